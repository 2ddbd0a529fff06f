import { expect, test } from 'vitest'
import { createKeep } from './storage.ts'

/** A storage that the user has blocked. */
const denied = (): Storage => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

test('where storage is denied, texts last as long as the page', () => {
  const keep = createKeep(denied)
  expect(keep.getItem('token')).toBe(null)
  keep.setItem('token', 'one')
  keep.setItem('token', 'two')
  expect(keep.getItem('token')).toBe('two')
})

test('where storage is full, the latest text counts, and once there is room, storage has it', () => {
  const stored = new Map([['state', 'old']])
  let isFull = true
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      stored.set(key, text)
    },
  }
  const keep = createKeep(() => storage as Storage)
  expect(keep.getItem('state')).toBe('old')
  keep.setItem('state', 'new')
  expect([keep.getItem('state'), stored.get('state')]).toEqual(['new', 'old'])
  isFull = false
  keep.setItem('state', 'newer')
  expect([keep.getItem('state'), stored.get('state')]).toEqual(['newer', 'newer'])
})
