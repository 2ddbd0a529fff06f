import { expect, test } from 'vitest'
import { type Clock, createClock } from './clock.ts'

const MOMENT = '2026-03-10T09:30:00Z'
const START = Date.parse('2027-01-01T00:00:00Z')

// `shown` is the clock's moment 7 ms after `change`.
test.each<[string, { now?: Date | string }, (clock: Clock) => void, boolean, number]>([
  ['runs by default', {}, () => undefined, false, START + 7],
  ['created with the option `now` is stopped', { now: new Date(MOMENT) }, () => undefined, true, Date.parse(MOMENT)],
  ['that is stopped can be moved', { now: MOMENT }, (clock) => move(clock), true, Date.parse(MOMENT) + 1000],
  ['that runs can be moved', {}, (clock) => move(clock), false, START + 1007],
  ['that is stopped resumes from its moment', { now: MOMENT }, (clock) => resume(clock), false, Date.parse(MOMENT) + 7],
  ['that was stopped is stopped after reset', { now: MOMENT }, (clock) => reset(clock), true, Date.parse(MOMENT)],
  ['that was running runs after reset', {}, (clock) => reset(clock), false, START + 7],
])('a clock %s', (_, options, change, fixed, shown) => {
  let time = START
  const clock = createClock({ ...options, time: () => time })
  change(clock)
  time += 7
  expect([clock.now(), clock.fixed]).toEqual([shown, fixed])
})

function move(clock: Clock): void {
  clock.advance(1500)
  clock.advance(-500)
}

function resume(clock: Clock): void {
  clock.resume()
  clock.resume()
}

function reset(clock: Clock): void {
  clock.set('2031-01-01T00:00:00Z')
  resume(clock)
  move(clock)
  clock.reset()
}

test.each([
  ['2026-03-10T10:30:00+01:00', MOMENT],
  ['2026-03-10T09:30Z', MOMENT],
  ['2026-03-10', '2026-03-10T00:00:00Z'],
  ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00Z'],
])('a clock accepts %s and shows %s', (text, moment) => {
  expect(createClock({ now: text }).now()).toBe(Date.parse(moment))
})

test.each([
  '',
  'tomorrow',
  '10 March 2026',
  '2026-03-10T09:30:00',
  '2026-13-01T00:00:00Z',
  '2026-03-10T25:00:00Z',
  '2026-03-10T09:30:00+99:99',
  // Date reads the nonexistent days of February as days of March.
  '2026-02-30T00:00:00Z',
  '2025-02-29',
  '1999-12-31T23:59:59.999Z',
  '2000-01-01T00:00:00+00:01',
  '9000-01-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  new Date(Number.NaN),
])('a clock rejects %j and stays unchanged', (moment) => {
  const clock = createClock({ now: MOMENT })
  expect(() => clock.set(moment)).toThrow(RangeError)
  expect(() => createClock({ now: moment })).toThrow(RangeError)
  expect(clock.now()).toBe(Date.parse(MOMENT))
})

test.each([
  [Number.NaN, 'got NaN.'],
  [Number.POSITIVE_INFINITY, 'got Infinity.'],
  [1e15, 'in the years 2000 to 8999'],
  [-1e15, 'in the years 2000 to 8999'],
])('a clock rejects a move by %d ms: %s', (milliseconds, message) => {
  for (const clock of [createClock({ now: MOMENT }), createClock({ time: () => Date.parse(MOMENT) })]) {
    expect(() => clock.advance(milliseconds)).toThrow(RangeError)
    expect(() => clock.advance(milliseconds)).toThrow(message)
    expect(clock.now()).toBe(Date.parse(MOMENT))
  }
})

test.each([
  ['1970-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z'],
  ['+010000-01-01T00:00:00.000Z', '8999-12-31T23:59:59.999Z'],
])('a clock that would run from %s stops at %s', (moment, nearest) => {
  const clock = createClock({ time: () => Date.parse(moment) })
  expect(clock.now()).toBe(Date.parse(nearest))
  clock.set(MOMENT)
  expect(clock.now()).toBe(Date.parse(MOMENT))
})
