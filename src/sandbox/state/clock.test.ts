import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

const MOMENT = '2026-03-10T09:30:00Z'
const at = (moment: string) => Date.parse(moment)

test('without a moment it runs with the time that it is given', () => {
  let time = at(MOMENT)
  const clock = createClock({ time: () => time })
  expect(clock).toMatchObject({ fixed: false })
  expect(clock.now()).toBe(time)
  time += 5
  expect(clock.now()).toBe(time)
})

test('with a moment it stands still, whatever the time', () => {
  let time = 0
  const clock = createClock({ now: new Date(MOMENT), time: () => time })
  time += 1e9
  expect(clock.now()).toBe(at(MOMENT))
  expect(clock.fixed).toBe(true)
})

test('a clock that stands still is moved on and back, and still stands', () => {
  const clock = createClock({ now: MOMENT })
  clock.advance(1500)
  clock.advance(-500)
  expect(clock.now()).toBe(at(MOMENT) + 1000)
  expect(clock.fixed).toBe(true)
})

test('a clock that runs is moved on and back, and runs on', () => {
  let time = at(MOMENT)
  const clock = createClock({ time: () => time })
  clock.advance(1500)
  clock.advance(-500)
  time += 7
  expect(clock.now()).toBe(at(MOMENT) + 1007)
  expect(clock.fixed).toBe(false)
})

test('resumed, it runs on from the moment that it shows', () => {
  let time = at(MOMENT)
  const clock = createClock({ now: '2030-01-01T00:00:00Z', time: () => time })
  clock.resume()
  clock.resume()
  time += 7
  expect(clock.now()).toBe(at('2030-01-01T00:00:00Z') + 7)
  expect(clock.fixed).toBe(false)
})

test.each([undefined, MOMENT])('reset takes it back to how it was made, with now: %s', (now) => {
  const time = () => at('2027-01-01T00:00:00Z')
  const clock = createClock({ time, ...(now && { now }) })
  const { fixed } = clock
  const shown = clock.now()
  clock.set('2031-01-01T00:00:00Z')
  clock.resume()
  clock.advance(5)
  clock.reset()
  expect([clock.now(), clock.fixed]).toEqual([shown, fixed])
})

test.each([
  ['2026-03-10T09:30:00Z', MOMENT],
  ['2026-03-10T10:30:00+01:00', MOMENT],
  ['2026-03-10T09:30Z', MOMENT],
  ['2026-03-10', '2026-03-10T00:00:00Z'],
  ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00Z'],
  ['2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z'],
  ['8999-12-31T23:59:59.999Z', '8999-12-31T23:59:59.999Z'],
])('%s is a moment', (text, moment) => {
  expect(createClock({ now: text }).now()).toBe(at(moment))
})

test.each([
  '',
  'tomorrow',
  '10 March 2026',
  '2026-03-10T09:30:00',
  '2026-13-01T00:00:00Z',
  '2026-03-10T25:00:00Z',
  '2026-03-10T09:30:00+99:99',
  // Date takes these for days of the month after.
  '2026-02-30T00:00:00Z',
  '2025-02-29',
  '1999-12-31T23:59:59.999Z',
  '2000-01-01T00:00:00+00:01',
  '9000-01-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
])('%j is none, and the clock stays as it is', (text) => {
  const clock = createClock({ now: MOMENT })
  expect(() => clock.set(text)).toThrow(RangeError)
  expect(() => clock.set(text)).toThrow(`it is ${JSON.stringify(text)}.`)
  expect(() => createClock({ now: text })).toThrow(RangeError)
  expect(clock.now()).toBe(at(MOMENT))
})

test('an invalid Date is none', () => {
  expect(() => createClock({ now: new Date(Number.NaN) })).toThrow(RangeError)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15, -1e15])('it cannot be moved by %d', (milliseconds) => {
  for (const clock of [createClock({ now: MOMENT }), createClock({ time: () => at(MOMENT) })]) {
    expect(() => clock.advance(milliseconds)).toThrow(RangeError)
    expect(clock.now()).toBe(at(MOMENT))
  }
})
