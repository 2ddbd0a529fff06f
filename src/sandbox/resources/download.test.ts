import { inflateRawSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

const DOWNLOAD = `GET ${V2}/apps/app-chat/builds/build-chat-7/download`
const sandbox = createSandbox({ now: NOW })
const urlFrom = async (from: Sandbox): Promise<string> => (await call(from, DOWNLOAD)).body.download_url
const url = await urlFrom(sandbox)

/** As a client fetches it: nothing is sent along but what is given, so no credential either. */
async function fetchFrom(from: Sandbox, target: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await from.fetch(target, { method, headers })
  return { status: response.status, headers: response.headers, bytes: await response.bytes() }
}
const get = (headers?: Record<string, string>, method?: string) => fetchFrom(sandbox, url, headers, method)
const whole = await get()
const etag = whole.headers.get('ETag') ?? ''
const length = whole.bytes.length

describe('GET /archives/{build_id}.zip', () => {
  test('the archive comes whole, without a credential, and says how it may be asked for', () => {
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(length),
      'accept-ranges': 'bytes',
    })
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(Object.keys(unzipSync(whole.bytes))).toContain('main.py')
  })

  const files = Object.entries(unzipSync(whole.bytes)).filter(([name]) => !name.endsWith('/'))
  test.each(files)('the byte range of %s inflates to it', async (name, file) => {
    const { body } = await call(sandbox, `${DOWNLOAD}?filename=${encodeURIComponent(name)}`)
    const { data_offset: first, compressed_size: size, compression_method: method } = body
    const part = size > 0 ? await get({ Range: `bytes=${first}-${first + size - 1}` }) : undefined
    const data = part?.bytes ?? new Uint8Array()
    expect(data.length).toBe(size)
    expect([part?.status, part?.headers.get('Content-Range'), part?.headers.get('Content-Length')]).toEqual(
      part ? [206, `bytes ${first}-${first + size - 1}/${length}`, String(size)] : [undefined, undefined, undefined],
    )
    expect(Buffer.from(method === 0 ? data : inflateRawSync(data)).equals(file)).toBe(true)
  })

  test.each([
    ['the ETag', etag, 206],
    ['another ETag', '"build-chat-6"', 200],
    ['a weak ETag', `W/${etag}`, 200],
    ['a date', 'Tue, 10 Mar 2026 09:30:00 GMT', 200],
  ])('If-Range with %s', async (_, ifRange, status) => {
    const part = await get({ Range: 'bytes=10-19', 'If-Range': ifRange })
    expect(part.status).toBe(status)
    expect(part.headers.get('ETag')).toBe(etag)
    expect(part.bytes).toEqual(status === 206 ? whole.bytes.slice(10, 20) : whole.bytes)
  })

  test('a range beyond the archive cannot be satisfied, unless the archive is another', async () => {
    const Range = `bytes=${length}-`
    const refused = await get({ Range })
    expect([refused.status, refused.headers.get('Content-Range')]).toEqual([416, `bytes */${length}`])
    expect((await get({ Range, 'If-Range': '"other"' })).status).toBe(200)
  })

  test.each([undefined, 'bytes=10-19', 'bytes=99999999-'])('HEAD with Range %s tells of the whole', async (range) => {
    const { status, headers, bytes } = await get(range === undefined ? {} : { Range: range }, 'HEAD')
    expect([status, headers.get('Content-Length'), headers.get('Content-Range'), bytes.length]).toEqual([
      200,
      String(length),
      null,
      0,
    ])
  })
})

describe('GET /archives/{build_id}.zip: refused', () => {
  const signature = new URL(url).searchParams.get('signature') ?? ''
  const flipped = (signature.startsWith('0') ? '1' : '0') + signature.slice(1)
  test.each([
    ['another signature', url.replace(signature, flipped)],
    ['a shortened signature', url.slice(0, -1)],
    ['an empty signature', url.replace(signature, '')],
    ['no signature', url.replace(/&signature=.*/, '')],
    ['a later expiry', url.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 1}`)],
    ['no expiry', url.replace(/expires=\d+&/, '')],
    ['the path of another build', url.replace('build-chat-7', 'build-chat-6')],
  ])('with %s', async (_, changed) => {
    expect(changed).not.toBe(url)
    expect((await fetchFrom(sandbox, changed)).status).toBe(403)
    expect((await fetchFrom(sandbox, changed, { Authorization: 'Bearer sandbox-owner-token' })).status).toBe(403)
  })

  test('when the clock is past its expiry, and a new URL then works', async () => {
    const later = createSandbox({ now: NOW })
    const old = await urlFrom(later)
    const expires = Number(new URL(old).searchParams.get('expires')) * 1000
    expect(expires).toBeGreaterThan(Date.parse(NOW))
    const statusAt = async (moment: number, target = old) => {
      later.clock.set(new Date(moment))
      return (await fetchFrom(later, target)).status
    }
    expect([await statusAt(expires), await statusAt(expires + 1)]).toEqual([200, 403])
    expect(await statusAt(expires + 1, await urlFrom(later))).toBe(200)
  })

  test('when the app is deleted', async () => {
    const changed = createSandbox({ now: NOW })
    const before = await urlFrom(changed)
    expect((await fetchFrom(changed, before)).status).toBe(200)
    await call(changed, `DELETE ${V2}/apps/app-chat`)
    expect((await fetchFrom(changed, before)).status).toBe(404)
  })
})
