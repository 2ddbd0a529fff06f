import isKnownNetworkError from 'is-network-error'
import { expect, test } from 'vitest'
import { isNetworkError } from './network-errors.ts'

const thrownBy = (message: string) => Object.assign(new TypeError(message), { stack: undefined })

test.each([
  'fetch failed',
  'terminated',
  'Failed to fetch',
  'Failed to fetch (api.example.com)',
  'network error',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Load failed (api.example.com)',
  'The Internet connection appears to be offline.',
  'error sending request for url (http://api.example.com/)',
  'Network connection lost',
  'Network request failed',
  ' A network error occurred.',
])('like the library is-network-error, the client recognizes a TypeError with the message "%s"', (message) => {
  expect([isKnownNetworkError(thrownBy(message)), isNetworkError(thrownBy(message))]).toEqual([true, true])
  expect(isNetworkError(Object.assign(new RangeError(message)))).toBe(false)
})

test.each(['x is not a function', "Cannot read properties of undefined (reading 'fetch')", 'The network is mine', ''])(
  'like the library, the client does not recognize a TypeError with the message "%s"',
  (message) => {
    expect([isKnownNetworkError(thrownBy(message)), isNetworkError(thrownBy(message))]).toEqual([false, false])
  },
)

test.each([
  ['EAI_AGAIN', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE'],
  ['EPROTO', 'ETIMEDOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT'],
  ['UND_ERR_SOCKET', 'ERR_NETWORK', 'ConnectionClosed', 'ConnectionRefused'],
])('the client recognizes the codes %s, %s, %s, %s …', (...codes) => {
  for (const code of codes) expect(isNetworkError({ code }), code).toBe(true)
})

test.each(['ENOENT', 'EACCES', 'ERR_BAD_REQUEST', 'ERR_INVALID_URL', 'ABORT_ERR', 20, undefined])(
  'the client does not recognize the code %s',
  (code) => expect(isNetworkError({ code })).toBe(false),
)
