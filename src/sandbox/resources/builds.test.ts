import { inflateRawSync } from 'node:zlib'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'
import { createArchives, type Entry, listEntries, parseRange } from './archives.ts'

const sandbox = createSandbox({ now: NOW })
const BUILDS = `${V2}/apps/app-chat/builds`
const DOWNLOAD = `GET ${BUILDS}/build-chat-7/download`

describe('POST /apps/{app_id}/base-image', () => {
  const IMAGE = {
    dependencies: { pip: { numpy: '2.3.4', extras: [{ name: 'a', pin: '1' }] }, apt: ['git', 'curl'] },
    baseImageUri: 'registry.example.com/base/python:3.12',
    preBuildCommands: ['a', 'b'],
    shellCommands: ['c'],
  }
  const { pip, apt } = IMAGE.dependencies
  const digestOf = async (body: object): Promise<string> =>
    (await call(sandbox, `POST ${V3}/apps/app-chat/base-image`, { body })).body.digest

  test('the order of keys makes no difference at any depth', async () => {
    const reordered = { extras: [{ pin: '1', name: 'a' }], numpy: pip.numpy }
    const { dependencies: _, ...rest } = IMAGE
    expect(await digestOf({ ...rest, dependencies: { apt, pip: reordered } })).toBe(await digestOf(IMAGE))
  })

  test('every other change at any depth gives another digest', async () => {
    const changed: object[] = [
      IMAGE,
      {},
      { ...IMAGE, dependencies: {} },
      { ...IMAGE, dependencies: { apt, pip: { ...pip, extras: [{ name: 'a', pin: '2' }] } } },
      { ...IMAGE, dependencies: { apt, pip: { ...pip, extras: [] } } },
      { ...IMAGE, dependencies: { pip, apt: ['git'] } },
      { ...IMAGE, baseImageUri: `${IMAGE.baseImageUri}-slim` },
      { ...IMAGE, preBuildCommands: ['b', 'a'] },
      { ...IMAGE, preBuildCommands: ['a'], shellCommands: ['b', 'c'] },
    ]
    expect(new Set(await Promise.all(changed.map(digestOf))).size).toBe(changed.length)
  })
})

test.each(['none', '', 'app', 'app/', 'MAIN.PY', '/main.py', '../main.py', 'constructor'])(
  'GET …/download?filename=%s returns 404: the archive has no such file',
  async (filename) => {
    const response = await call(sandbox, `${DOWNLOAD}?filename=${filename}`)
    expect(response).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining(JSON.stringify(filename)) },
    })
  },
)

test('GET …/logs: log entries are in order, and only failed builds have errors', async () => {
  const statuses = new Set<string>()
  for (const id of sandbox.catalog().apps.find(({ app_id }) => app_id === 'app-chat')?.builds ?? []) {
    const { status, logs } = (await call(sandbox, `GET ${BUILDS}/${id}/logs`)).body
    const times = logs.map(({ timestamp }: { timestamp: string }) => timestamp)
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted())
    expect(logs.some(({ level }: { level: string }) => level === 'error')).toBe(status === 'failure')
    statuses.add(status)
  }
  expect(statuses).toEqual(new Set(['success', 'failure']))
})

describe('GET /archives/{build_id}.zip', async () => {
  const urlFrom = async (from: Sandbox): Promise<string> => (await call(from, DOWNLOAD)).body.download_url
  const url = await urlFrom(sandbox)

  /** Sends no credential. */
  async function fetchFrom(from: Sandbox, target: string, headers: Record<string, string> = {}, method = 'GET') {
    const response = await from.fetch(target, { method, headers })
    return { status: response.status, headers: response.headers, bytes: await response.bytes() }
  }
  const get = (headers?: Record<string, string>, method?: string) => fetchFrom(sandbox, url, headers, method)
  const whole = await get()
  const etag = whole.headers.get('ETag') ?? ''
  const length = whole.bytes.length

  test('returns the archive without a credential', () => {
    expect(url).toMatch(/^http:\/\/sandbox\.test\/./)
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(length),
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[^"]+"$/),
    })
  })

  // src/client/archive.test.ts proves that the range of each file inflates to it.
  test('a range returns 206 and its bytes', async () => {
    const { status, headers, bytes } = await get({ Range: 'bytes=10-19' })
    expect([status, headers.get('Content-Range')]).toEqual([206, `bytes 10-19/${length}`])
    expect(bytes).toEqual(whole.bytes.slice(10, 20))
  })

  test.each([
    ['the ETag', etag, 206],
    ['another ETag', '"build-chat-6"', 200],
    ['a weak ETag', `W/${etag}`, 200],
    ['a date', 'Tue, 10 Mar 2026 09:30:00 GMT', 200],
  ])('If-Range with %s', async (_, ifRange, status) => {
    const part = await get({ Range: 'bytes=10-19', 'If-Range': ifRange })
    expect([part.status, part.headers.get('ETag')]).toEqual([status, etag])
    expect(part.bytes).toEqual(status === 206 ? whole.bytes.slice(10, 20) : whole.bytes)
  })

  test('a range beyond the archive returns 416, unless If-Range names another archive', async () => {
    const Range = `bytes=${length}-`
    const refused = await get({ Range })
    expect([refused.status, refused.headers.get('Content-Range')]).toEqual([416, `bytes */${length}`])
    expect((await get({ Range, 'If-Range': '"other"' })).status).toBe(200)
  })

  test.each([undefined, 'bytes=10-19', 'bytes=99999999-'])('HEAD with Range %s ignores the range', async (range) => {
    const { status, headers, bytes } = await get(range === undefined ? {} : { Range: range }, 'HEAD')
    expect([status, headers.get('Content-Length'), bytes.length]).toEqual([200, String(length), 0])
  })

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
  ])('%s returns 403, with and without a token', async (_, changed) => {
    expect(changed).not.toBe(url)
    expect((await fetchFrom(sandbox, changed)).status).toBe(403)
    expect((await fetchFrom(sandbox, changed, { Authorization: 'Bearer sandbox-owner-token' })).status).toBe(403)
  })

  test('an expired URL returns 403, a new one works, and both return 404 after the app is deleted', async () => {
    const later = createSandbox({ now: NOW })
    const old = await urlFrom(later)
    later.clock.set(new Date(Number(new URL(old).searchParams.get('expires')) * 1000 + 1))
    expect((await fetchFrom(later, old)).status).toBe(403)
    const renewed = await urlFrom(later)
    expect((await fetchFrom(later, renewed)).status).toBe(200)
    await call(later, `DELETE ${V2}/apps/app-chat`)
    expect((await fetchFrom(later, renewed)).status).toBe(404)
  })
})

// RFC 9110, section 14.2: a server ignores unknown units and invalid ranges.
test.each<[[number, number] | string, (string | null)[]]>([
  [[0, 0], ['bytes=0-0']],
  [
    [2, 5],
    ['bytes=2-5', 'BYTES=2-5', '  bytes=2-5 '],
  ],
  [[2, 9], ['bytes=2-']],
  [
    [9, 9],
    ['bytes=9-', 'bytes=-1'],
  ],
  [[4, 9], ['bytes=4-99999999999999999999']],
  [[0, 9], ['bytes=-11']],
  ['unsatisfiable', ['bytes=10-', 'bytes=10-12', 'bytes=99999999999999999999-', 'bytes=-0']],
  ['whole', [null, '', 'bytes', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=12-11', 'bytes=a-b', 'bytes=1.5-2']],
  ['whole', ['bytes=--2', 'bytes=0-1,4-5', 'items=0-1']],
])('Range of ten bytes: %j for %j', (range, headers) => {
  const expected = typeof range === 'string' ? range : { first: range[0], last: range[1] }
  for (const header of headers) expect(parseRange(header, 10), `${header}`).toEqual(expected)
})

test.each(['bytes=0-', 'bytes=0-0', 'bytes=-1'])('Range %s of an empty body is unsatisfiable', (header) => {
  expect(parseRange(header, 0)).toBe('unsatisfiable')
})

describe('listEntries', () => {
  const read = (bytes: Uint8Array, { offset, compressedSize, method }: Entry) =>
    method === 8 ? inflateRawSync(bytes.subarray(offset, offset + compressedSize)) : expect.fail('it is not deflated')

  test('the archive of a build has stored, deflated, empty and nested files, and a name beyond ASCII', () => {
    const entries = [...createArchives().of('chat', 'build-chat-7').entries.values()]
    expect(new Set(entries.map(({ method }) => method))).toEqual(new Set([0, 8]))
    expect(entries.some(({ compressedSize }) => compressedSize === 0)).toBe(true)
    expect(entries.some(({ name }) => name.includes('/'))).toBe(true)
    expect(entries.some(({ name }) => /[^ -~]/.test(name))).toBe(true)
  })

  test('reads extra fields, also if only the local header has one', () => {
    const bytes = zipSync({
      'a.txt': strToU8('first'.repeat(9)),
      'b.txt': [strToU8('second'), { extra: { 99: strToU8('?') } }],
    })
    for (const entry of listEntries(bytes))
      expect(read(bytes, entry)).toEqual(Buffer.from(unzipSync(bytes)[entry.name] ?? []))

    const one = zipSync({ 'a.txt': strToU8('first'.repeat(9)) })
    const [nameEnd, extra] = [30 + 'a.txt'.length, [99, 0, 0, 0]]
    const longer = Uint8Array.from([...one.subarray(0, nameEnd), ...extra, ...one.subarray(nameEnd)])
    const view = new DataView(longer.buffer)
    view.setUint16(28, extra.length, true)
    const directory = longer.length - 6
    view.setUint32(directory, view.getUint32(directory, true) + extra.length, true)
    const [entry] = listEntries(longer)
    expect(entry && read(longer, entry)).toEqual(Buffer.from('first'.repeat(9)))
  })
})
