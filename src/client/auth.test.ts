import { expect, test } from 'vitest'
import { createAuthorize } from './auth.ts'

const request = () => new Request('http://127.0.0.1/')

test('a token is put into the request', async () => {
  const sent = request()
  expect(await createAuthorize('secret-token')(sent)).toBe('secret-token')
  expect(sent.headers.get('Authorization')).toBe('Bearer secret-token')
})

test('a function is asked once for all that wait, apart for those whose token was refused, and again later', async () => {
  const asked: unknown[] = []
  const authorize = createAuthorize(async (renew) => `token-${asked.push(renew)}`)
  expect(await Promise.all([authorize(request()), authorize(request(), false), authorize(request(), true)])).toEqual([
    'token-1',
    'token-1',
    'token-2',
  ])
  expect(await authorize(request(), true)).toBe('token-3')
  expect(asked).toEqual([false, true, true])
})

test('a function that throws is asked again', async () => {
  const failure = new Error('The vault is closed.')
  let asked = 0
  const authorize = createAuthorize(() => {
    if (asked++ === 0) throw failure
    return 'token'
  })
  await expect(authorize(request())).rejects.toBe(failure)
  expect(await authorize(request())).toBe('token')
})
