import { describe, expect, test } from 'vitest'
import { NO_SUCH_NAME } from '../../../testing/no-such-name.ts'
import { createSandbox, type Sandbox } from '../../api/sandbox.ts'
import { SCENARIOS } from '../../api/scenarios.ts'
import { SWITCHES } from '../../api/switches.ts'
import { call, NOW, start, stateOf, V2, V3 } from '../../testing/call.ts'

const ERROR = { message: expect.any(String) }
const LIST = `GET ${V2}/api-keys`

/** Creates a sandbox, then deletes a domain and adds a fault. */
async function startChanged(): Promise<Sandbox> {
  const sandbox = start()
  expect(await call(sandbox, `DELETE ${V2}/domains/domain-docs`)).toMatchObject({ status: 204 })
  sandbox.faults.add({ operation: 'getRun', status: 500 })
  return sandbox
}

test('GET /_sandbox returns the catalog, and the listed IDs work in GET requests', async () => {
  const sandbox = start()
  const { catalog } = (await call(sandbox, 'GET /_sandbox')).body
  expect(catalog).toEqual(sandbox.catalog())
  expect((await call(sandbox, 'GET /_sandbox/fixtures')).body).toEqual(sandbox.fixtures())
  const { apps, service_accounts, repositories } = sandbox.catalog()
  const paths = [
    ...apps.flatMap(({ app_id, builds, containers, runs }) => [
      ...builds.map((id) => `${V2}/apps/${app_id}/builds/${id}/logs`),
      ...containers.map((id) => `${V3}/apps/${app_id}/containers/${id}/events`),
      ...runs.map((id) => `${V2}/apps/${app_id}/runs/${id}`),
    ]),
    ...service_accounts.map((id) => `${V2}/service-accounts/${id}/keys`),
    ...repositories.map((name) => `/v4/projects/p-sandbox/integrations/codehost/repos/${name}`),
  ]
  for (const path of paths) expect(await call(sandbox, `GET ${path}`), path).toMatchObject({ status: 200 })
})

test('POST /_sandbox/restore accepts a snapshot of a different sandbox, even above 1 MiB', async () => {
  const sandbox = start()
  for (const app of ['app-chat', 'app-vision', 'app-embed']) {
    const body = { service_toml: '# long\n'.repeat(60_000) }
    expect(await call(sandbox, `PATCH ${V2}/apps/${app}`, { body })).toMatchObject({ status: 200 })
  }
  const { text } = await call(sandbox, 'GET /_sandbox/snapshot')
  expect(text.length).toBeGreaterThan(1024 * 1024)
  const other = start()
  expect(await call(other, 'POST /_sandbox/restore', { body: text })).toMatchObject({ status: 204, text: '' })
  expect(other.snapshot()).toEqual(sandbox.snapshot())
})

test('PATCH /_sandbox/clock stops, moves and resumes the clock', async () => {
  let time = Date.parse('2026-05-01T00:00:00Z')
  const sandbox = createSandbox({ time: () => time })
  const patch = async (body: unknown) => (await call(sandbox, 'PATCH /_sandbox/clock', { body })).body
  expect(await patch({ now: '2026-03-10T10:30:00+01:00' })).toEqual({ now: NOW, fixed: true, live: false })
  expect(await patch({ advanceMs: 60_000 })).toEqual({ now: '2026-03-10T09:31:00.000Z', fixed: true, live: false })
  expect(await patch({ running: true })).toEqual({ now: '2026-03-10T09:31:00.000Z', fixed: false, live: false })
  time += 1000
  expect((await call(sandbox, 'GET /_sandbox/clock')).body).toEqual({
    now: '2026-03-10T09:31:01.000Z',
    fixed: false,
    live: false,
  })
})

test('/_sandbox/faults: POST adds, GET lists, DELETE removes one or all', async () => {
  const sandbox = start()
  const fault = { operation: 'listApiKeys', times: 3, status: 503, retryAfter: 1 }
  const added = { id: 'fault-1', ...fault }
  expect(await call(sandbox, 'POST /_sandbox/faults', { body: fault })).toMatchObject({ status: 201, body: [added] })
  expect(await call(sandbox, LIST)).toMatchObject({ status: 503 })
  const other = { id: 'fault-2', path: '/v2/*', times: 'always', delayMs: { min: 1, max: 2 } }
  sandbox.faults.add({ path: '/v2/*', times: 'always', delayMs: { min: 1, max: 2 } })
  const list = async () => (await call(sandbox, 'GET /_sandbox/faults')).body
  expect(await list()).toEqual([{ ...added, times: 2 }, other])
  expect(await call(sandbox, 'DELETE /_sandbox/faults/fault-2')).toMatchObject({ status: 204, text: '' })
  expect(await call(sandbox, 'DELETE /_sandbox/faults/fault-2')).toMatchObject({ status: 404, body: ERROR })
  expect(await list()).toEqual([{ ...added, times: 2 }])
  expect(await call(sandbox, 'DELETE /_sandbox/faults')).toMatchObject({ status: 204, text: '' })
  expect(await call(sandbox, LIST)).toMatchObject({ status: 200 })
})

test('/_sandbox/scenarios: GET describes all, POST starts one and DELETE stops it', async () => {
  const sandbox = start()
  const list = async () => (await call(sandbox, 'GET /_sandbox/scenarios')).body
  const all = Object.entries(SCENARIOS).map(([name, { description }]) => ({ name, description, running: false }))
  expect(await list()).toEqual(all)
  const started = await call(sandbox, 'POST /_sandbox/scenarios/outage', { body: { minutes: 2 } })
  const outage = { ...all[0], running: true, since: NOW, until: '2026-03-10T09:32:00.000Z' }
  expect(started).toMatchObject({ status: 201, body: [outage, ...all.slice(1)] })
  expect(await call(sandbox, 'POST /_sandbox/scenarios/slow-billing')).toMatchObject({ status: 201 })
  expect(await call(sandbox, LIST)).toMatchObject({ status: 503 })
  expect(await call(sandbox, 'DELETE /_sandbox/scenarios/outage')).toMatchObject({ status: 204, text: '' })
  expect(await call(sandbox, LIST)).toMatchObject({ status: 200 })
  const slow = { ...all[2], running: true, since: NOW }
  expect(await list()).toEqual([...all.slice(0, 2), slow, ...all.slice(3)])
  for (const method of ['POST', 'DELETE']) {
    expect(await call(sandbox, `${method} /_sandbox/scenarios/rain`)).toMatchObject({ status: 400, body: ERROR })
  }
})

test('/_sandbox/switches: GET describes all switches, PATCH changes some', async () => {
  const sandbox = start()
  const { body } = await call(sandbox, 'GET /_sandbox/switches')
  const described = Object.entries(SWITCHES).map(([name, spec]) => [name, { value: spec.values[0], ...spec }])
  expect(body).toEqual(Object.fromEntries(described))
  const changed = await call(sandbox, 'PATCH /_sandbox/switches', { body: { missingBody: 'accept' } })
  expect(changed.body).toEqual({ ...body, missingBody: { ...body.missingBody, value: 'accept' } })
  expect(sandbox.switches.missingBody).toBe('accept')
})

describe('invalid bodies', () => {
  const state = start().snapshot()

  // The tests of expand.ts, sandbox.ts, clock.ts, faults.ts and switches.ts have more invalid values.
  test.each<[string, unknown[]]>([
    ['POST /_sandbox/restore', [{}, JSON.stringify(state).slice(0, -20), { ...state, apps: undefined }]],
    ['PATCH /_sandbox/clock', [{}, { now: 'tomorrow' }, { now: 1 }, { now: NOW, advanceMs: 1 }, { stopped: true }]],
    ['PATCH /_sandbox/clock', [{ advanceMs: '60000' }, { advanceMs: 0.5 }, { advanceMs: 1e15 }, { running: false }]],
    ['POST /_sandbox/faults', [{}, { operation: NO_SUCH_NAME, status: 500 }]],
    ['PATCH /_sandbox/switches', [{ noSuchSwitch: 1 }, { missingBody: 'accept', notFoundStatus: 418 }]],
  ])('%s with an invalid body returns 400 and changes nothing', async (target, bodies) => {
    const sandbox = await startChanged()
    const before = stateOf(sandbox)
    for (const body of [...bodies, [], null, '', 'not JSON', undefined]) {
      const response = await call(sandbox, target, { body })
      expect([response.status, response.body], JSON.stringify(body)).toEqual([400, ERROR])
    }
    expect(stateOf(sandbox)).toEqual(before)
  })
})

test('every control, even an unknown one, returns 403 without access, and changes nothing', async () => {
  const sandbox = await startChanged()
  const before = stateOf(sandbox)
  const { control } = (await call(sandbox, 'GET /_sandbox')).body
  const targets = [...control, 'GET /_sandbox/unknown'].map((line: string) => line.replace(/\{.*\}/, 'x'))
  expect(targets).toEqual(expect.arrayContaining(['POST /_sandbox/faults', 'PATCH /_sandbox/clock']))
  const fetch: Sandbox['fetch'] = (input, init) => sandbox.respond(new Request(input, init), { mayControl: false })
  for (const target of targets) {
    expect(await call({ fetch }, target), target).toMatchObject({ status: 403, body: ERROR })
  }
  expect(stateOf(sandbox)).toEqual(before)
})

test.each(['GET /_sandbox/unknown', 'GET /_sandbox/reset', 'DELETE /_sandbox/clock'])(
  '%s returns 404 and lists the controls',
  async (target) => {
    const message = expect.stringContaining('PATCH /_sandbox/clock')
    expect(await call(start(), target)).toMatchObject({ status: 404, body: { message } })
  },
)
