import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { NOW, V2 } from '../testing/call.ts'

const sandbox = createSandbox({ now: NOW })
const { owner, expired } = sandbox.fixtures().tokens

function ask(authorization: string | undefined, on: Sandbox = sandbox): Promise<Response> {
  const headers = authorization === undefined ? {} : { Authorization: authorization }
  return on.fetch(`http://sandbox.test${V2}/api-keys`, { headers })
}

test.each([`bearer ${owner}`, `BEARER ${owner}`, `Bearer   ${owner}`])('%s is valid', async (authorization) => {
  expect((await ask(authorization)).status).toBe(200)
})

test.each([
  [undefined, 'missing'],
  ['', 'missing'],
  ['Bearer', 'must be'],
  [owner, 'must be'],
  [`Basic ${owner}`, 'must be'],
  [`Bearer${owner}`, 'must be'],
  [`Bearer: ${owner}`, 'must be'],
  [`NotBearer ${owner}`, 'must be'],
  [`Bearer ${owner} ${owner}`, 'must be'],
  [`Bearer ${owner}, Bearer ${owner}`, 'must be'],
  [`Bearer ${owner}x`, 'unknown'],
  [`Bearer ${owner.slice(0, -1)}`, 'unknown'],
  [`Bearer ${owner.toUpperCase()}`, 'unknown'],
  [`Bearer "${owner}"`, 'unknown'],
  ['Bearer example-key-value-laptop', 'unknown'],
  ['Bearer constructor', 'unknown'],
  [`Bearer ${expired}`, 'expired'],
])('%s returns 401 without repeating the token', async (authorization, reason) => {
  const response = await ask(authorization)
  const text = await response.text()
  expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
  expect(JSON.parse(text)).toEqual({ message: expect.stringContaining(reason) })
  const sent = (authorization ?? '').split(' ').at(-1)
  for (const token of [owner, expired, ...(sent && sent !== 'Bearer' ? [sent] : [])]) expect(text).not.toContain(token)
})

test('a token expires at its expiry, by the clock', async () => {
  const other = createSandbox({ now: NOW })
  const statusAt = async (milliseconds: number) => {
    other.clock.set(new Date(Date.parse(NOW) - 86_400_000 + milliseconds))
    return (await ask(`Bearer ${expired}`, other)).status
  }
  expect([await statusAt(-1), await statusAt(0)]).toEqual([200, 401])
})
