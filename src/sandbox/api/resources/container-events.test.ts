import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE } from '../../kit/clock.ts'
import type { Life } from '../live/containers.ts'
import { eventsOf } from './container-events.ts'

const START = Date.parse('2026-03-10T09:30:00Z')
const moments = fc.array(
  fc.integer({ min: -60, max: 60 }).map((at) => START + at * MINUTE),
  { maxLength: 40 },
)

/** A container whose life and runs have these moments, in milliseconds since the Unix epoch. */
const containers = fc.record({
  requestedAt: fc.integer({ min: START - 60 * MINUTE, max: START + MINUTE }),
  lasts: fc.integer({ min: 1, max: 90 * MINUTE }),
  isEvicted: fc.boolean(),
  restarts: moments,
  past: moments,
  later: moments,
})

test('pages of events are parts of one list, which is in order and ends at the moment', () => {
  const property = fc.property(containers, fc.integer({ min: 1, max: 300 }), (container, size) => {
    const { requestedAt, lasts, isEvicted, restarts } = container
    const id = 'container-a-1'
    const startedAt = requestedAt + 1000
    const stopAt = startedAt + lasts
    const life: Life = {
      id,
      requestedAt,
      startedAt,
      readyAt: startedAt,
      stopAt,
      endedAt: stopAt + MINUTE,
      isEvicted,
      restarts: restarts.toSorted((a, b) => a - b),
    }
    const runs = (name: string, all: number[]) =>
      all.toSorted((a, b) => a - b).map((at, index) => ({ id: `run-${name}-${index}`, at }))
    const served = { past: runs('past', container.past), later: runs('later', container.later) }
    const context = { life, hostIp: '192.0.2.1', replaced: undefined, served, startOfSandbox: START }
    const moment = START + 30 * MINUTE
    const { total, slice } = eventsOf({ ...context, moment })
    const all = slice(0, total)
    expect(all.map((event) => event.id)).toEqual(all.map((_, index) => `event-a-1-${index + 1}`))
    const times = all.map(({ timestamp }) => Date.parse(timestamp))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.every((at) => at <= moment)).toBe(true)
    const isShown = ({ at }: { at: number }) => at <= moment
    const shown = [...served.past, ...served.later].filter(isShown).map((run) => run.id)
    expect(new Set(all.flatMap(({ run_id = [] }) => run_id))).toEqual(new Set(shown))
    const pages = Array.from({ length: Math.ceil(total / size) }, (_, page) => slice(page * size, (page + 1) * size))
    expect(pages.flat()).toEqual(all)
  })
  fc.assert(property, { numRuns: 500, seed: 23 })
})
