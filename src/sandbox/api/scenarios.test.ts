import { describe, expect, test } from 'vitest'
import { call, NOW, V2 } from '../testing/call.ts'
import { createSandbox, type SandboxOptions } from './sandbox.ts'
import type { ScenarioName, ScenarioOptions } from './scenarios.ts'

const KEYS = `GET ${V2}/api-keys`
const COST = `GET ${V2}/cost`

/** Creates a sandbox that records delays instead of waiting. */
function start(options: SandboxOptions = {}) {
  const delays: number[] = []
  const sandbox = createSandbox({ now: NOW, sleep: async (milliseconds) => void delays.push(milliseconds), ...options })
  const statusOf = async (target: string) => (await call(sandbox, target)).status
  const running = () => sandbox.scenarios.list().flatMap(({ name, running }) => (running ? [name] : []))
  return { sandbox, delays, statusOf, running }
}

test('in an outage, every operation returns 503 with Retry-After until the scenario is stopped', async () => {
  const { sandbox, statusOf } = start()
  sandbox.scenarios.start('outage')
  for (const target of [KEYS, COST, `DELETE ${V2}/apps/app-scratch`]) {
    const { status, headers, body } = await call(sandbox, target)
    expect([status, headers.get('Retry-After')]).toEqual([503, '10'])
    expect(body).toEqual({ message: expect.stringContaining('outage') })
  }
  sandbox.scenarios.stop('outage')
  sandbox.scenarios.stop('outage')
  expect(await statusOf(KEYS)).toBe(200)
})

test('with rate limits, a third of the calls return 429, the same ones in every sandbox', async () => {
  const statuses = await Promise.all(
    [1, 2].map(async () => {
      const { statusOf } = start({ scenarios: ['rate-limited'] })
      const seen: number[] = []
      for (let turn = 0; turn < 60; turn++) seen.push(await statusOf(KEYS))
      return seen
    }),
  )
  expect(statuses[0]).toEqual(statuses[1])
  const limited = statuses[0]?.filter((status) => status === 429).length ?? 0
  expect(limited).toBeGreaterThan(12)
  expect(limited).toBeLessThan(28)
})

test('slow billing delays only billing', async () => {
  const { delays, statusOf } = start({ scenarios: ['slow-billing'] })
  expect([await statusOf(KEYS), delays.length]).toEqual([200, 0])
  for (const target of [COST, `GET ${V2}/billing/graph`]) expect(await statusOf(target)).toBe(200)
  expect(delays.map((delay) => delay >= 3000 && delay <= 8000)).toEqual([true, true])
})

test('a scenario with minutes ends when the clock passes them; starting it again starts them again', async () => {
  const { sandbox, statusOf, running } = start()
  sandbox.scenarios.start('outage', { minutes: 10 })
  sandbox.clock.advance(9 * 60_000)
  sandbox.scenarios.start('outage', { minutes: 1.5 })
  sandbox.clock.advance(89_999)
  expect([await statusOf(KEYS), running()]).toEqual([503, ['outage']])
  sandbox.clock.advance(1)
  expect([await statusOf(KEYS), running()]).toEqual([200, []])
})

test('a scenario of some apps ends with its minutes, too', () => {
  const { sandbox } = start()
  sandbox.scenarios.start('oom-storm', { minutes: 1, appIds: ['app-chat'] })
  const stormOf = () => sandbox.scenarios.list().find(({ name }) => name === 'oom-storm')
  expect(stormOf()).toMatchObject({ since: NOW, until: '2026-03-10T09:31:00.000Z', appIds: ['app-chat'] })
  sandbox.clock.advance(60_000)
  expect(stormOf()).toEqual({ name: 'oom-storm', description: expect.any(String), running: false })
})

test('latency, scenarios and faults add up their delays, and a fault is answered before a scenario', async () => {
  const { sandbox, delays, statusOf } = start({ latency: 100, scenarios: ['slow-billing', 'outage'] })
  sandbox.faults.add({ operation: 'getProjectCost', status: 500, delayMs: 10_000 })
  const total = () => delays.splice(0).reduce((sum, delay) => sum + delay, 0)
  expect(await statusOf(COST)).toBe(500)
  expect(total()).toBeGreaterThanOrEqual(13_100)
  expect(await statusOf(COST)).toBe(503)
  expect(total()).toBeLessThanOrEqual(8100)
})

test('a reset stops other scenarios, and starts the initial ones and the latencies again', async () => {
  const { sandbox, delays, running } = start({ scenarios: ['slow-billing'], latency: { min: 50, max: 200 } })
  for (let turn = 0; turn < 2; turn++) {
    for (let count = 0; count < 5; count++) await call(sandbox, KEYS)
    sandbox.scenarios.stop('slow-billing')
    sandbox.scenarios.start('outage')
    await sandbox.reset()
    expect(running()).toEqual(['slow-billing'])
  }
  expect(new Set(delays).size).toBeGreaterThan(3)
  expect(delays.slice(0, 5)).toEqual(delays.slice(5))
})

describe('invalid', () => {
  test.each<[SandboxOptions | object, string]>([
    [{ latency: -1 }, 'latency must be an integer from 0 to 60000'],
    [{ latency: { min: 2, max: 1 } }, 'latency must be'],
    [{ scenarios: ['rain'] }, 'Unknown scenario "rain"; the scenarios are outage, '],
  ])('the options %j are rejected with "%s"', (options, message) => {
    expect(() => createSandbox(options)).toThrow(RangeError)
    expect(() => createSandbox(options)).toThrow(message)
  })

  test.each<[string, object, string]>([
    ['rain', {}, 'Unknown scenario "rain"'],
    ['outage', { hours: 1 }, 'no option "hours"'],
    ['outage', { appIds: ['app-chat'] }, 'no option "appIds"; use minutes.'],
    ['oom-storm', { appIds: 'app-chat' }, 'appIds must be a list of IDs of apps; it is "app-chat".'],
    ...[0, -1, '5', Number.NaN, 1e9].map((minutes): [string, object, string] => [
      'outage',
      { minutes },
      'minutes must',
    ]),
  ])('starting %s with %j is rejected with "%s" and changes nothing', (name, options, message) => {
    const { sandbox, running } = start({ scenarios: ['outage'] })
    const attempt = () => sandbox.scenarios.start(name as ScenarioName, options as ScenarioOptions)
    expect(attempt).toThrow(RangeError)
    expect(attempt).toThrow(message)
    expect(running()).toEqual(['outage'])
  })
})

test('a scenario does not run before its start, nor again after it was stopped, if the clock is set back', () => {
  const { sandbox } = start()
  const isRunning = () => sandbox.scenarios.list().find(({ name }) => name === 'outage')?.running
  sandbox.scenarios.start('outage')
  sandbox.clock.advance(-60_000)
  expect(isRunning()).toBe(false)
  sandbox.clock.advance(120_000)
  expect(isRunning()).toBe(true)
  sandbox.scenarios.stop('outage')
  sandbox.clock.advance(-60_000)
  expect(isRunning()).toBe(false)
})
