import { describe, expect, test } from 'vitest'
import { backoff, parseRetryAfter } from './retry.ts'

const NOW = Date.parse('2026-03-10T09:30:00Z')

describe('Retry-After', () => {
  test.each([
    ['120', 120],
    ['0', 0],
    ['Tue, 10 Mar 2026 09:30:30 GMT', 30],
    ['Tue, 10 Mar 2026 09:29:30 GMT', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %j seconds', (header, seconds) => {
    expect(parseRetryAfter(header, NOW)).toBe(seconds)
  })
})

describe('backoff', () => {
  test('its upper bound doubles from half a second to 8 seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((attempts) => backoff(attempts, 1))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000, 8000,
    ])
  })

  test('it is a random part of that bound', () => {
    expect([0, 0.25, 0.5].map((random) => backoff(3, random))).toEqual([0, 500, 1000])
  })

  test('it is no less than the service asks for', () => {
    expect(backoff(1, 0.5, 3)).toBe(3000)
    expect(backoff(5, 1, 1)).toBe(8000)
  })
})
