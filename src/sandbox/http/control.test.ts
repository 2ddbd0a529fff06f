import { describe, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { readSnapshot, writeSnapshot } from '../state/snapshot-text.ts'
import type { Snapshot } from '../state/store.ts'
import { SWITCHES } from '../state/switches.ts'
import { call, NOW, V2 } from '../testing/call.ts'

const start = () => createSandbox({ now: NOW })

/** Bodies for `test.each`, which would take a list apart. */
const bodies = (...each: unknown[]) => each.map((body): [unknown] => [body])

async function createDomain(sandbox: Sandbox, domain = 'new.example.com'): Promise<void> {
  const body = { domain, domainType: 'subdomain', region: sandbox.fixtures().region }
  expect((await call(sandbox, `POST ${V2}/domains`, { body })).status).toBeLessThan(300)
}

describe('GET /_sandbox/fixtures', () => {
  test('what it names is there, or is refused as it says', async () => {
    const sandbox = start()
    const { body: named, status } = await call(sandbox, 'GET /_sandbox/fixtures', { token: '' })
    expect(status).toBe(200)
    expect(named).toEqual(sandbox.fixtures())
    const v2 = `/v2/projects/${named.project_id}`
    const app = `/apps/${named.app_id}`
    const readings = [
      `${v2}${app}/builds/${named.build_id}/download?filename=${named.filename}`,
      `${v2}${app}/containers/${named.container_id}`,
      `${v2}${app}/containers/${named.terminating_container_id}`,
      `${v2}${app}/runs/${named.run_id}`,
      `${v2}/service-accounts/${named.service_account_id}/keys`,
      `${v2}/cost?month=${named.month}`,
      `/v4/projects/${named.project_id}/integrations/codehost/repos/${named.owner}/${named.repo}`,
    ]
    for (const path of readings) expect((await call(sandbox, `GET ${path}`)).status, path).toBe(200)

    const statusOf = async (target: string, token: string) => (await call(sandbox, target, { token })).status
    const { owner, member, expired, other_project } = named.tokens
    expect(await statusOf(`GET ${v2}/api-keys`, member)).toBe(200)
    expect(await statusOf(`GET ${v2}/api-keys`, expired)).toBe(401)
    expect(await statusOf(`GET ${v2}/api-keys`, other_project)).toBeGreaterThan(401)
    expect(await statusOf(`DELETE ${v2}/api-keys/${named.disposable.api_key_id}`, member)).toBeGreaterThanOrEqual(400)
    expect(await statusOf(`DELETE ${v2}/api-keys/${named.refused.api_key_id}`, owner)).toBeGreaterThanOrEqual(400)
    expect(await statusOf(`DELETE ${v2}/domains/${named.refused.domain_id}`, owner)).toBeGreaterThanOrEqual(400)
    expect(await statusOf(`DELETE ${v2}/api-keys/${named.disposable.api_key_id}`, owner)).toBe(200)
    expect(await statusOf(`DELETE ${v2}/apps/${named.disposable.app_id}`, owner)).toBe(200)
  })
})

test('POST /_sandbox/reset: back to the start', async () => {
  const sandbox = start()
  const before = (await call(sandbox, 'GET /_sandbox/snapshot')).text
  await createDomain(sandbox)
  sandbox.faults.add({ operation: 'getRun', status: 500 })
  sandbox.clock.advance(1)
  expect(await call(sandbox, 'POST /_sandbox/reset')).toMatchObject({ status: 204, text: '' })
  expect((await call(sandbox, 'GET /_sandbox/snapshot')).text).toBe(before)
  expect((await call(sandbox, 'GET /_sandbox/faults')).body).toEqual([])
  expect((await call(sandbox, 'GET /_sandbox/clock')).body).toEqual({ now: NOW, fixed: true })
})

describe('GET /_sandbox/snapshot and POST /_sandbox/restore', () => {
  test('a state goes out and comes back, into another sandbox too', async () => {
    const sandbox = start()
    await createDomain(sandbox, 'kept.example.com')
    const { text, headers } = await call(sandbox, 'GET /_sandbox/snapshot')
    expect(headers.get('Content-Type')).toBe('application/json')
    expect(readSnapshot(text)).toEqual(sandbox.snapshot())

    await createDomain(sandbox, 'lost.example.com')
    for (const target of [sandbox, start()]) {
      expect(await call(target, 'POST /_sandbox/restore', { body: text })).toMatchObject({ status: 204, text: '' })
      expect((await call(target, 'GET /_sandbox/snapshot')).text).toBe(text)
    }
  })

  test('a state that has grown goes out and comes back', async () => {
    const sandbox = start()
    for (const app of ['app-chat', 'app-vision', 'app-embed']) {
      const body = { service_toml: '# long\n'.repeat(60_000) }
      expect((await call(sandbox, `PATCH ${V2}/apps/${app}`, { body })).status).toBe(200)
    }
    const { text } = await call(sandbox, 'GET /_sandbox/snapshot')
    expect(await call(sandbox, 'POST /_sandbox/restore', { body: text })).toMatchObject({ status: 204 })
  })

  const good = writeSnapshot(start().snapshot())
  const state = readSnapshot(good)
  test.each([
    ['cut off', good.slice(0, -20)],
    ['changed', good.replace('us-east-1', 'us-east-2')],
    ['without its state', JSON.stringify({ ...JSON.parse(good), state: undefined })],
    ['of another program', JSON.stringify({ ...JSON.parse(good), format: 'other' })],
    ['of another version', writeSnapshot({ ...state, version: 2 } as unknown as Snapshot)],
    ['bare', JSON.stringify(state)],
    ['with nothing as its state', writeSnapshot(null as unknown as Snapshot)],
    ['without its lists', writeSnapshot({ version: 1, startedAt: state.startedAt, created: 0 } as unknown as Snapshot)],
    ['an empty object', '{}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['empty', ''],
  ])('a snapshot that is %s is refused, and the state kept', async (_, text) => {
    const sandbox = start()
    await createDomain(sandbox)
    const before = sandbox.snapshot()
    const { status, body } = await call(sandbox, 'POST /_sandbox/restore', { body: text })
    expect(status, body?.message).toBe(400)
    expect(body).toEqual({ message: expect.any(String) })
    expect(sandbox.snapshot()).toEqual(before)
  })
})

describe('/_sandbox/clock', () => {
  test('PATCH stops it, moves it and lets it run; GET tells where it stands', async () => {
    let time = Date.parse('2026-05-01T00:00:00Z')
    const sandbox = createSandbox({ time: () => time })
    const patch = async (body: unknown) => (await call(sandbox, 'PATCH /_sandbox/clock', { body })).body
    expect((await call(sandbox, 'GET /_sandbox/clock')).body).toEqual({ now: '2026-05-01T00:00:00.000Z', fixed: false })
    expect(await patch({ now: '2026-03-10T10:30:00+01:00' })).toEqual({ now: NOW, fixed: true })
    expect(await patch({ advanceMs: 60_000 })).toEqual({ now: '2026-03-10T09:31:00.000Z', fixed: true })
    expect(await patch({ advanceMs: -60_000 })).toEqual({ now: NOW, fixed: true })
    expect(await patch({ running: true })).toEqual({ now: NOW, fixed: false })
    time += 1000
    expect((await call(sandbox, 'GET /_sandbox/clock')).body).toEqual({ now: '2026-03-10T09:30:01.000Z', fixed: false })
  })

  test.each(
    bodies(
      {},
      { now: 'tomorrow' },
      { now: 1_773_135_000_000 },
      { now: '2026-03-10T09:30:00' },
      { now: '1999-12-31T00:00:00Z' },
      { now: null },
      { advanceMs: '60000' },
      { advanceMs: 0.5 },
      { advanceMs: 1e15 },
      { advanceMs: Number.MAX_SAFE_INTEGER },
      { running: false },
      { stopped: true },
      { now: NOW, advanceMs: 1 },
      [],
      null,
      '',
      'not JSON',
      undefined,
    ),
  )('PATCH with %j is refused, and the clock left alone', async (body) => {
    const sandbox = start()
    const answer = await call(sandbox, 'PATCH /_sandbox/clock', { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ message: expect.any(String) })
    expect([sandbox.clock.now(), sandbox.clock.fixed]).toEqual([Date.parse(NOW), true])
  })
})

describe('/_sandbox/faults', () => {
  test('POST adds, GET lists, DELETE clears', async () => {
    const sandbox = start()
    const fault = { operation: 'listApiKeys', times: 3, status: 503, retryAfter: 1 }
    expect(await call(sandbox, 'POST /_sandbox/faults', { body: fault })).toMatchObject({ status: 201, body: [fault] })
    expect((await call(sandbox, `GET ${V2}/api-keys`)).status).toBe(503)
    expect((await call(sandbox, 'GET /_sandbox/faults')).body).toEqual([{ ...fault, times: 2 }])
    expect(await call(sandbox, 'DELETE /_sandbox/faults')).toMatchObject({ status: 204, text: '' })
    expect((await call(sandbox, `GET ${V2}/api-keys`)).status).toBe(200)
  })

  test.each(
    bodies(
      {},
      { operation: 'listApps', status: 500 },
      { operation: 'getRun', status: 200 },
      [],
      null,
      '',
      '{',
      undefined,
    ),
  )('POST with %j is refused', async (body) => {
    const sandbox = start()
    const answer = await call(sandbox, 'POST /_sandbox/faults', { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ message: expect.any(String) })
    expect(sandbox.faults.list()).toEqual([])
  })
})

describe('/_sandbox/switches', () => {
  test('GET tells what each means, may be, and rests on; PATCH turns some', async () => {
    const sandbox = start()
    const { body } = await call(sandbox, 'GET /_sandbox/switches')
    expect(Object.keys(body)).toEqual(Object.keys(SWITCHES))
    for (const [name, { values, means, unknowns }] of Object.entries(SWITCHES)) {
      expect(body[name]).toEqual({ value: values[0], values, means, unknowns })
    }
    const turned = await call(sandbox, 'PATCH /_sandbox/switches', { body: { missingBody: 'accept' } })
    expect(turned.body).toEqual({ ...body, missingBody: { ...body.missingBody, value: 'accept' } })
    expect(sandbox.switches.missingBody).toBe('accept')
  })

  test.each(
    bodies(
      { noSuchSwitch: 1 },
      { toString: 1 },
      { notFoundStatus: 418 },
      { notFoundStatus: '404' },
      { missingBody: null },
      { missingBody: 'accept', notFoundStatus: 418 },
      [],
      null,
      '',
      undefined,
    ),
  )('PATCH with %j is refused, and no switch turned', async (body) => {
    const sandbox = start()
    const before = { ...sandbox.switches }
    const answer = await call(sandbox, 'PATCH /_sandbox/switches', { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ message: expect.any(String) })
    expect(sandbox.switches).toEqual(before)
  })
})

test.each([
  'GET /_sandbox/fixtures',
  'GET /_sandbox/snapshot',
  'GET /_sandbox/clock',
  'GET /_sandbox/faults',
  'GET /_sandbox/switches',
  'POST /_sandbox/reset',
  'POST /_sandbox/restore',
  'POST /_sandbox/faults',
  'PATCH /_sandbox/clock',
  'PATCH /_sandbox/switches',
  'DELETE /_sandbox/faults',
  'GET /_sandbox/unknown',
])('%s: closed to callers that may not control', async (target) => {
  const sandbox = start()
  await createDomain(sandbox)
  sandbox.faults.add({ operation: 'getRun', status: 500 })
  const before = [sandbox.snapshot(), sandbox.faults.list()]
  const fetch: Sandbox['fetch'] = (input, init) => sandbox.respond(new Request(input, init), { mayControl: false })
  expect(await call({ fetch }, target)).toMatchObject({ status: 403, body: { message: expect.any(String) } })
  expect([sandbox.snapshot(), sandbox.faults.list()]).toEqual(before)
})

test.each(['GET /_sandbox/unknown', 'GET /_sandbox/reset', 'DELETE /_sandbox/clock'])(
  '%s: there is nothing',
  async (target) => {
    const { status, body } = await call(start(), target)
    expect(status).toBe(404)
    expect(body).toEqual({ message: expect.stringContaining('GET and PATCH /_sandbox/clock') })
  },
)
