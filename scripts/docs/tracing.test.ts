import { AsyncLocalStorage } from 'node:async_hooks'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, context, propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { expect, onTestFinished, test } from 'vitest'
import { createClient, type Hooks } from '../../src/client/index.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { root } from '../../src/testing/run-script.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { examples } from '../testing/readme.ts'

/** Sets up the SDK as an app does. @returns the exporter of its spans */
function setUpTelemetry(): InMemorySpanExporter {
  const exporter = new InMemorySpanExporter()
  const storage = new AsyncLocalStorage<Context>()
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }))
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  context.setGlobalContextManager({
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (active, work, self, ...args) => storage.run(active, () => work.apply(self as never, args)),
    bind: (_, target) => target,
    enable() {
      return this
    },
    disable() {
      return this
    },
  })
  onTestFinished(() => {
    for (const api of [trace, propagation, context]) api.disable()
  })
  return exporter
}

/** The hooks of the guide "Log and trace calls". */
async function tracingOfGuide(): Promise<Hooks> {
  const folder = temporaryFolder(onTestFinished)
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const file = join(folder, 'tracing.ts')
  await writeFile(file, examples.get('tracing.ts') ?? '')
  return (await import(file)).tracing
}

test('the hooks of the guide create a span per request, whose context the service receives', async () => {
  const exporter = setUpTelemetry()
  const { fetch, faults, fixtures } = createSandbox()
  const { project_id, app_id, tokens } = fixtures()
  const received: unknown[] = []
  const api = createClient({
    ...(await tracingOfGuide()),
    baseUrl: 'http://sandbox.test',
    token: tokens.owner,
    projectId: project_id,
    fetch(url, init) {
      received.push((init.headers as Record<string, string>).traceparent)
      return fetch(url, init)
    },
  })
  faults.add({ operation: 'listApiKeys', status: 503, retryAfter: 0 })
  faults.add({ operation: 'listApiKeys', drop: true })
  await trace.getTracer('app').startActiveSpan('job', async (job) => {
    await api.listApiKeys()
    await api.getRun({ app_id, run_id: 'no-such-run' }).catch(() => undefined)
    job.end()
  })

  const [job, ...spans] = exporter.getFinishedSpans().reverse()
  spans.reverse()
  const parts = '/v2/projects/{project_id}/'
  const keys = { name: `GET ${parts}api-keys`, kind: 2 }
  const url = { 'server.address': 'sandbox.test', 'url.full': 'http://sandbox.test/v2/projects/p-sandbox/api-keys' }
  const common = { 'http.request.method': 'GET', ...url, 'url.template': `${parts}api-keys` }
  expect(spans.map(({ name, kind, status, attributes }) => ({ name, kind, code: status.code, attributes }))).toEqual([
    { ...keys, code: 2, attributes: { ...common, 'http.response.status_code': 503, 'error.type': '503' } },
    { ...keys, code: 2, attributes: { ...common, 'http.request.resend_count': 1, 'error.type': 'NetworkError' } },
    { ...keys, code: 0, attributes: { ...common, 'http.request.resend_count': 2, 'http.response.status_code': 200 } },
    expect.objectContaining({ code: 2, attributes: expect.objectContaining({ 'error.type': '404' }) }),
  ])
  const { traceId, spanId } = job?.spanContext() ?? {}
  for (const { parentSpanContext } of spans) expect(parentSpanContext).toMatchObject({ traceId, spanId })
  expect(received).toEqual(spans.map((span) => `00-${traceId}-${span.spanContext().spanId}-01`))
})
