import { describe, expect, test } from 'vitest'
import { listOperations } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

const KEYS = `${V2}/api-keys`
const sandbox = createSandbox({ now: NOW })
const { owner, member, expired, other_project } = sandbox.fixtures().tokens

async function ask(authorization: string | undefined, on: Sandbox = sandbox) {
  const headers = authorization === undefined ? {} : { Authorization: authorization }
  const response = await on.fetch(`http://sandbox.test${KEYS}`, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('GET /api-keys: its Authorization', () => {
  test.each([`Bearer ${owner}`, `bearer ${owner}`, `BEARER ${owner}`, `Bearer   ${owner}`, `Bearer ${member}`])(
    '%s is let in',
    async (authorization) => {
      expect((await ask(authorization)).status).toBe(200)
    },
  )

  test.each([
    [undefined, 'missing'],
    ['', 'missing'],
    ['Bearer', 'must be'],
    [owner, 'must be'],
    [`Basic ${owner}`, 'must be'],
    [`Token ${owner}`, 'must be'],
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
  ])('%s is refused, and no token repeated', async (authorization, reason) => {
    const { status, headers, text } = await ask(authorization)
    expect(status).toBe(401)
    expect(headers.get('WWW-Authenticate')).toBe('Bearer')
    expect(JSON.parse(text)).toEqual({ message: expect.stringContaining(reason) })
    const sent = (authorization ?? '').split(' ').at(-1)
    if (sent && sent !== 'Bearer') expect(text).not.toContain(sent)
    for (const token of [owner, expired]) expect(text).not.toContain(token)
  })

  test('a token expires by the clock, at the moment that it says', async () => {
    const other = createSandbox({ now: NOW })
    const statusAt = async (daysAgo: number, milliseconds: number) => {
      other.clock.set(new Date(Date.parse(NOW) - daysAgo * 86_400_000 + milliseconds))
      return (await ask(`Bearer ${expired}`, other)).status
    }
    expect([await statusAt(1, -1), await statusAt(1, 0), await statusAt(0, 0)]).toEqual([200, 401, 401])
    other.clock.set('2036-01-01T00:00:00Z')
    expect((await ask(`Bearer ${owner}`, other)).status).toBe(200)
  })
})

test.each(listOperations(document))(
  '$method $path: it needs a credential, of the project',
  async ({ method, path }) => {
    const values: Record<string, unknown> = { ...sandbox.fixtures(), ...sandbox.fixtures().refused }
    const target = `${method} ${path.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))}`
    const before = sandbox.snapshot()
    expect((await call(sandbox, target, { token: 'unknown' })).status).toBe(401)
    const { status, text } = await call(sandbox, target, {
      token: other_project,
      ...(method === 'POST' || method === 'PATCH' ? { body: {} } : {}),
    })
    expect(status).toBe(404)
    expect(text).not.toContain(other_project)
    expect(sandbox.snapshot()).toEqual(before)
  },
)
