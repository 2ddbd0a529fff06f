import { expect, test } from 'vitest'
import { unknownLike } from './unknown-ids.ts'

test.each([
  ['7b1c9f04-52ad-4e6b-9d3c-1f2e3a4b5c6d', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-9[0-9a-f]{3}-[0-9a-f]{12}$/],
  ['7B1C9F04-52AD-7E6B-BD3C-1F2E3A4B5C6D', /^[0-9A-F]{8}-[0-9A-F]{4}-7[0-9A-F]{3}-B[0-9A-F]{3}-[0-9A-F]{12}$/],
  ['app-chat', /^app-[a-z]{4}$/],
  ['App_7Kd2', /^App_\d[A-Z][a-z]\d$/],
  ['ctr_9f8e7d6c5b', /^ctr_[0-9a-f]{10}$/],
  ['prod-eu', /^[a-z]{4}-[a-z]{2}$/],
  ['deploy-key', /^deploy-[a-z]{3}$/],
  ['1234567', /^\d{7}$/],
  ['01HZX3K9QW8RTV5M2N4P6S7Y0A', /^[0-9A-Z]{26}$/],
])('an unknown ID like %s has the same form, and is the same in each run with the seed', (known, form) => {
  const unknown = unknownLike(known, 'a', 12)
  expect(unknown).toMatch(form)
  expect(unknown).not.toBe(known)
  expect(unknownLike(known, 'a', 12)).toBe(unknown)
  expect(unknownLike(known, 'b', 12)).not.toBe(unknown)
})

test.each([
  ['42', 12],
  ['p1', 12],
  ['', 12],
  ['app-chat', 64],
])('an ID like %j is not random enough for %i bits', (known, bits) => {
  expect(unknownLike(known, 'a', bits)).toBeUndefined()
})
