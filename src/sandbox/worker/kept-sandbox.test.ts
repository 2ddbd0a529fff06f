import { expect, test } from 'vitest'
import { createSandbox, type SandboxOptions } from '../sandbox.ts'
import { NOW } from '../testing/call.ts'
import { controlsOf, resumeControls } from './kept-sandbox.ts'

test.each<[string, SandboxOptions]>([
  ['running', {}],
  ['stopped', { now: NOW, scenarios: ['outage'] }],
])('a new sandbox continues with the controls of another: a %s clock, switches, faults and scenarios', (_, options) => {
  let now = Date.parse(NOW)
  const time = () => now
  const first = createSandbox({ ...options, time })
  first.turn({ notFoundStatus: 403 })
  first.faults.add({ operation: 'getRun', status: 500, times: 3 })
  first.scenarios.stop('outage')
  first.scenarios.start('oom-storm', { minutes: 90, appIds: ['app-chat'] })
  first.clock.advance(60_000)
  first.scenarios.start('slow-billing')
  first.clock.advance(60_000)
  const kept = structuredClone(controlsOf(first, time))
  now += 5000
  const second = createSandbox({ ...options, time })
  resumeControls(second, kept, time)
  expect(controlsOf(second, time)).toEqual(kept)
  expect(second.clock.now()).toBe(first.clock.now())
  expect(second.scenarios.list()).toEqual(first.scenarios.list())
  expect(second.faults.list()).toEqual(first.faults.list())
})

test('the clock continues even if a kept scenario no longer exists', () => {
  const time = () => Date.parse(NOW)
  const first = createSandbox({ time })
  const second = createSandbox({ time })
  first.scenarios.start('outage')
  first.clock.advance(60_000)
  const kept = JSON.parse(JSON.stringify(controlsOf(first, time)).replaceAll('outage', 'former'))
  expect(() => resumeControls(second, kept, time)).toThrow('Unknown scenario "former"')
  expect(controlsOf(second, time).clock).toEqual({ ahead: 60_000 })
})
