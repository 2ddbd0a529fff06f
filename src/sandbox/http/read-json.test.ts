import { describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'

const MIB = 1024 * 1024
const sandbox = createSandbox({ now: NOW })
const APP = `PATCH ${V2}/apps/app-chat`
const IMAGE = `POST ${V3}/apps/app-chat/base-image`
const refusal = (status: number, part: string) => ({ status, body: { message: expect.stringContaining(part) } })

/** Sends bytes as they are, without a Content-Type unless one is given. */
async function send(body: BodyInit | null, headers: Record<string, string> = {}, target = APP) {
  const [method = '', path] = target.split(' ')
  const authorized = { Authorization: 'Bearer sandbox-owner-token', ...headers }
  const init = { method, headers: authorized, body, duplex: 'half' }
  const response = await sandbox.fetch(new Request(`http://sandbox.test${path}`, init))
  return { status: response.status, body: await response.json() }
}
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))
const JSON_TYPE = { 'Content-Type': 'application/json' }

describe('PATCH /apps/{app_id}: its Content-Type', () => {
  test.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json ; foo=bar; Charset=utf8',
  ])('%s is taken', async (type) => {
    expect((await call(sandbox, APP, { body: {}, headers: { 'Content-Type': type } })).status).toBe(200)
  })

  test.each([
    ['text/plain', 'text/plain'],
    ['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded'],
    ['application/jsonp', 'application/jsonp'],
    ['application/problem+json', 'application/problem+json'],
    ['', 'nothing'],
    ['; charset=utf-8', 'nothing'],
    ['application/json; charset=latin1', 'UTF-8'],
    ['application/json; charset=utf-16', 'UTF-8'],
    ['application/json; charset=', 'UTF-8'],
  ])('%j is refused', async (type, part) => {
    expect(await send('{}', { 'Content-Type': type })).toMatchObject(refusal(415, part))
  })

  test('a body without one is refused', async () => {
    expect(await send(bytes('{}'))).toMatchObject(refusal(415, 'nothing'))
  })
})

describe('PATCH /apps/{app_id}: its Content-Encoding', () => {
  test.each(['gzip', 'br', 'identity, gzip'])('%s is refused', async (encoding) => {
    expect(await send('{}', { ...JSON_TYPE, 'Content-Encoding': encoding })).toMatchObject(
      refusal(415, 'Content-Encoding'),
    )
  })

  test('identity is none', async () => {
    expect((await send('{}', { ...JSON_TYPE, 'Content-Encoding': 'Identity' })).status).toBe(200)
  })
})

describe('PATCH /apps/{app_id}: the length of its body', () => {
  const sized = (length: number) => {
    const around = JSON.stringify({ service_toml: '' }).length
    return JSON.stringify({ service_toml: 'a'.repeat(length - around) })
  }

  test.each(['declared', 'not declared'])('1 MiB is taken, a byte more is not: %s', async (kind) => {
    const headers = (text: string) => ({
      ...JSON_TYPE,
      ...(kind === 'declared' && { 'Content-Length': String(text.length) }),
    })
    expect(sized(MIB)).toHaveLength(MIB)
    expect((await send(sized(MIB), headers(sized(MIB)))).status).toBe(200)
    expect(await send(sized(MIB + 1), headers(sized(MIB + 1)))).toMatchObject(refusal(413, String(MIB)))
  })

  test('a declared length that is not the true one helps nobody', async () => {
    const answer = await send(sized(MIB + 1), { ...JSON_TYPE, 'Content-Length': '1' })
    expect(answer).toMatchObject(refusal(413, String(MIB)))
  })

  test('bytes count, not characters', async () => {
    expect((await send(JSON.stringify({ service_toml: 'ü'.repeat(MIB / 2) }), JSON_TYPE)).status).toBe(413)
  })

  test('a body without an end is given up, and its sender told', async () => {
    let isCancelled = false
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => {
        isCancelled = true
      },
    })
    expect(await send(endless, JSON_TYPE)).toMatchObject(refusal(413, String(MIB)))
    expect(isCancelled).toBe(true)
  })

  test('a body that breaks off is refused', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
    expect(await send(broken, JSON_TYPE)).toMatchObject(refusal(400, 'broke off'))
  })
})

describe('PATCH /apps/{app_id} and POST /base-image: what its body may be', () => {
  test.each([null, bytes()])('a body %o is missing, with or without a Content-Type', async (body) => {
    expect(await send(body)).toMatchObject(refusal(400, 'missing'))
    expect(await send(body, JSON_TYPE)).toMatchObject(refusal(400, 'missing'))
  })

  test.each([
    ['no JSON', bytes('{'), 'JSON'],
    ['blank', bytes(' '), 'JSON'],
    ['JSON with a comma too many', bytes('{"cpu":"1",}'), 'JSON'],
    ['two values', bytes('{}{}'), 'JSON'],
    ['JSON after a byte order mark', bytes([0xef, 0xbb, 0xbf], '{}'), 'JSON'],
    ['not UTF-8', bytes('{"cpu":"', [0xff], '"}'), 'UTF-8'],
    ['half a character', bytes('{"cpu":"', [0xc3], '"}'), 'UTF-8'],
    ['a list', bytes('[]'), 'object'],
    ['null', bytes('null'), 'object'],
    ['a text', bytes('"{}"'), 'object'],
  ])('a body that is %s is refused', async (_, body, part) => {
    expect(await send(body, JSON_TYPE)).toMatchObject(refusal(400, part))
  })

  test.each([
    '{"__proto__":{}}',
    '{"__proto__":null}',
    '{"\\u005f_proto__":1}',
    '{"dependencies":{"a":[{"__proto__":{"isAdmin":true}}]}}',
  ])('%s: a key __proto__ is refused at any depth', async (text) => {
    expect(await send(text, JSON_TYPE, IMAGE)).toMatchObject(refusal(400, '__proto__'))
    expect({}).not.toHaveProperty('isAdmin')
  })

  test.each([
    [64, 200],
    [65, 400],
    [100_000, 400],
  ])('%i levels of nesting: %i', async (levels, status) => {
    // The body and `dependencies` are the first two.
    for (const [open, inner, close] of [
      ['[', '', ']'],
      ['[', '1', ']'],
      ['{"a":', 'null', '}'],
    ] as const) {
      const text = `{"dependencies":{"a":${open.repeat(levels - 2)}${inner}${close.repeat(levels - 2)}}}`
      const answer = await send(text, JSON_TYPE, IMAGE)
      expect(answer.status).toBe(status)
      if (status === 400) expect(answer.body.message).toContain('64')
    }
  })
})
