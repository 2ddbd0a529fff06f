import { inflateSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { call, NOW, start, V2, V3 } from '../../testing/call.ts'

const sandbox = start()
const BUILDS = `${V2}/apps/app-chat/builds`
const DOWNLOAD = `GET ${BUILDS}/build-chat-7/download`

// The contract suite proves that package versions affect the digest, and that the order of keys does not, except in lists.
test('POST …/base-image: the digest depends on every value at any depth, but not on the order of keys in lists', async () => {
  const digestOf = async (dependencies: object, rest: object = {}): Promise<string> =>
    (await call(sandbox, `POST ${V3}/apps/app-chat/base-image`, { body: { dependencies, ...rest } })).body.digest
  const digests = await Promise.all([
    digestOf({ pip: { extras: [{ name: 'a', pin: '1' }] }, apt: ['git', 'curl'] }),
    digestOf({ pip: { extras: [{ name: 'a', pin: '2' }] }, apt: ['git', 'curl'] }),
    digestOf({ pip: { extras: [] }, apt: ['git', 'curl'] }),
    digestOf({ pip: { extras: [{ name: 'a', pin: '1' }] }, apt: ['curl', 'git'] }),
    digestOf({}, { preBuildCommands: ['a', 'b'], shellCommands: ['c'] }),
    digestOf({}, { preBuildCommands: ['a'], shellCommands: ['b', 'c'] }),
  ])
  expect(new Set(digests).size).toBe(digests.length)
  expect(await digestOf({ pip: { extras: [{ pin: '1', name: 'a' }] }, apt: ['git', 'curl'] })).toBe(digests[0])
})

test.each(['', 'app', 'app/', 'MAIN.PY', '/main.py'])('GET …/download of file %j returns 404', async (filename) => {
  const message = expect.stringContaining(JSON.stringify(filename))
  expect(await call(sandbox, `${DOWNLOAD}?filename=${filename}`)).toMatchObject({ status: 404, body: { message } })
})

test('GET …/download: even an empty file has a byte range that can be requested', async () => {
  const { body } = await call(sandbox, `${DOWNLOAD}?filename=app/__init__.py`)
  const { download_url, data_offset, compressed_size, compression_method } = body
  const headers = { Range: `bytes=${data_offset}-${data_offset + compressed_size - 1}` }
  const response = await sandbox.fetch(download_url, { headers })
  expect(response.status).toBe(206)
  expect(compression_method).toBe(8)
  expect(inflateSync(await response.bytes())).toHaveLength(0)
})

test('GET …/logs: log entries are in order, and only failed builds have errors', async () => {
  const statuses = new Set<string>()
  for (const id of sandbox.catalog().apps.find(({ app_id }) => app_id === 'app-chat')?.builds ?? []) {
    const { status, logs } = (await call(sandbox, `GET ${BUILDS}/${id}/logs`)).body
    const times = logs.map(({ timestamp }: { timestamp: string }) => timestamp)
    expect(times).toEqual(times.toSorted())
    expect(logs.some(({ level }: { level: string }) => level === 'error')).toBe(status === 'failure')
    statuses.add(status)
  }
  expect(statuses).toEqual(new Set(['success', 'failure']))
})

// src/client/archive.test.ts proves that each file of an archive can be read from its range.
describe('GET /archives/{build_id}.zip', async () => {
  const url: string = (await call(sandbox, DOWNLOAD)).body.download_url
  // A presigned URL needs no credential.
  const whole = await (await sandbox.fetch(url)).bytes()
  const { length } = whole
  const ETAG = '"build-chat-7"'

  const FIRST = { Range: 'bytes=0-9' }
  test.each<[Record<string, string>, [number, number] | 'whole' | 416]>([
    [{}, 'whole'],
    [FIRST, [0, 9]],
    [{ ...FIRST, 'If-Range': ETAG }, [0, 9]],
    [{ ...FIRST, 'If-Range': '"build-chat-6"' }, 'whole'],
    [{ ...FIRST, 'If-Range': `W/${ETAG}` }, 'whole'],
    [{ ...FIRST, 'If-Range': 'Tue, 10 Mar 2026 09:30:00 GMT' }, 'whole'],
    [{ Range: 'BYTES=2-5' }, [2, 5]],
    [{ Range: 'bytes=2-' }, [2, length - 1]],
    [{ Range: `bytes=${length - 1}-` }, [length - 1, length - 1]],
    [{ Range: 'bytes=4-99999999999999999999' }, [4, length - 1]],
    [{ Range: 'bytes=-1' }, [length - 1, length - 1]],
    [{ Range: `bytes=-${length + 1}` }, [0, length - 1]],
    ...[`bytes=${length}-`, `bytes=${length}-${length}`, 'bytes=99999999999999999999-', 'bytes=-0'].map(
      (Range): [Record<string, string>, 416] => [{ Range }, 416],
    ),
    [{ Range: `bytes=${length}-`, 'If-Range': '"other"' }, 'whole'],
    // RFC 9110, section 14.2: a server must ignore unknown units, and may ignore invalid or multiple ranges.
    ...['bytes', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'bytes=1.5-2', 'bytes=--2', 'bytes=0-1,4-5', 'items=0-1'].map(
      (Range): [Record<string, string>, 'whole'] => [{ Range }, 'whole'],
    ),
  ])('a request with the headers %j returns %j', async (headers, expected) => {
    const response = await sandbox.fetch(url, { headers })
    const range = response.headers.get('Content-Range')
    if (expected === 416) return expect([response.status, range]).toEqual([416, `bytes */${length}`])
    const [first, last] = expected === 'whole' ? [0, length - 1] : expected
    const isPart = expected !== 'whole'
    expect([response.status, range]).toEqual(isPart ? [206, `bytes ${first}-${last}/${length}`] : [200, null])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'accept-ranges': 'bytes',
      etag: ETAG,
      'content-length': String(last - first + 1),
    })
    expect(await response.bytes()).toEqual(whole.slice(first, last + 1))
  })

  const ANOTHER = '"build-chat-6"'
  test.each<[Record<string, string>, number]>([
    [{ 'If-None-Match': ETAG }, 304],
    [{ 'If-None-Match': `W/${ETAG}` }, 304],
    [{ 'If-None-Match': `"a, b", ${ANOTHER},${ETAG}` }, 304],
    [{ 'If-None-Match': '*' }, 304],
    [{ 'If-None-Match': ANOTHER }, 200],
    [{ 'If-None-Match': 'build-chat-7' }, 200],
    [{ 'If-None-Match': ETAG, ...FIRST }, 304],
    [{ 'If-None-Match': ANOTHER, ...FIRST }, 206],
    [{ 'If-Match': ETAG }, 200],
    [{ 'If-Match': `${ANOTHER}, ${ETAG}` }, 200],
    [{ 'If-Match': '*' }, 200],
    [{ 'If-Match': ANOTHER }, 412],
    [{ 'If-Match': `W/${ETAG}` }, 412],
    [{ 'If-Match': '' }, 412],
    [{ 'If-Match': ANOTHER, 'If-None-Match': ETAG }, 412],
    [{ 'If-Match': ETAG, 'If-None-Match': ETAG }, 304],
    // The archive has no date of its last modification.
    [{ 'If-Modified-Since': 'Tue, 10 Mar 2026 09:30:00 GMT' }, 200],
  ])('a request with the preconditions %j returns %i, also as HEAD', async (headers, status) => {
    const response = await sandbox.fetch(url, { headers })
    expect([response.status, response.headers.get('ETag')]).toEqual([status, ETAG])
    if (status === 304) expect(response.body).toBeNull()
    if (status === 412) expect(await response.json()).toEqual({ message: expect.stringContaining('If-Match') })
    const head = await sandbox.fetch(url, { method: 'HEAD', headers })
    // HEAD ignores Range.
    expect([head.status, head.headers.get('ETag'), head.body]).toEqual([status === 206 ? 200 : status, ETAG, null])
  })

  test('preconditions do not matter if the URL has expired', async () => {
    const later = start()
    later.clock.advance(900_001)
    expect((await later.fetch(url, { headers: { 'If-None-Match': ETAG } })).status).toBe(403)
  })

  test.each(['bytes=10-19', 'bytes=99999999-'])('HEAD with Range %s ignores the range', async (Range) => {
    const { status, headers } = await sandbox.fetch(url, { method: 'HEAD', headers: { Range } })
    expect([status, headers.get('Content-Length')]).toEqual([200, String(length)])
  })

  test.each([
    ['a shortened signature', url.slice(0, -1)],
    ['no signature', url.replace(/&signature=.*/, '')],
    ['a later expiry', url.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 1}`)],
    ['the path of another build', url.replace('build-chat-7', 'build-chat-6')],
  ])('a URL with %s returns 403, even with a token', async (_, changed) => {
    expect(changed).not.toBe(url)
    const headers = { Authorization: 'Bearer sandbox-owner-token' }
    expect((await sandbox.fetch(changed, { headers })).status).toBe(403)
  })

  test('an expired URL returns 403, and the URL of a deleted app returns 404', async () => {
    const later = start()
    later.clock.advance(900_000)
    expect((await later.fetch(url)).status).toBe(200)
    later.clock.advance(1)
    expect((await later.fetch(url)).status).toBe(403)
    later.clock.set(NOW)
    await call(later, `DELETE ${V2}/apps/app-chat`)
    expect((await later.fetch(url)).status).toBe(404)
  })
})
