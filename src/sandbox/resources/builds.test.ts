import { describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'

const sandbox = createSandbox({ now: NOW })
const BUILDS = `${V2}/apps/app-chat/builds`

describe('POST /apps/{app_id}/base-image', () => {
  const IMAGE = {
    dependencies: { pip: { numpy: '2.3.4', extras: [{ name: 'a', pin: '1' }] }, apt: ['git', 'curl'] },
    baseImageUri: 'registry.example.com/base/python:3.12',
    preBuildCommands: ['a', 'b'],
    shellCommands: ['c'],
  }
  const digestOf = async (body: object, query = '', app = 'app-chat'): Promise<string> => {
    const answer = await call(sandbox, `POST ${V3}/apps/${app}/base-image${query}`, { body })
    expect(answer).toMatchObject({ status: 200, body: { digest: expect.any(String), status: expect.any(String) } })
    return answer.body.digest
  }

  test('the digest is a SHA-256, the same for the same body', async () => {
    expect(await digestOf(IMAGE)).toMatch(/^[0-9a-f]{64}$/)
    expect(await digestOf(IMAGE)).toBe(await digestOf(structuredClone(IMAGE)))
  })

  test('the order of keys does not enter it, at no depth', async () => {
    const { dependencies, ...rest } = IMAGE
    const { apt, pip } = dependencies
    const turned = { extras: [{ pin: '1', name: 'a' }], numpy: pip.numpy }
    expect(await digestOf({ ...rest, dependencies })).toBe(await digestOf(IMAGE))
    expect(await digestOf({ ...IMAGE, dependencies: { apt, pip: turned } })).toBe(await digestOf(IMAGE))
  })

  test('whatever changes in it, however deep, gives another digest', async () => {
    const { dependencies } = IMAGE
    const { pip, apt } = dependencies
    const changed: object[] = [
      IMAGE,
      {},
      { ...IMAGE, dependencies: {} },
      { ...IMAGE, dependencies: { apt, pip: { ...pip, numpy: '2.3.5' } } },
      { ...IMAGE, dependencies: { apt, pip: { ...pip, extras: [{ name: 'a', pin: '2' }] } } },
      { ...IMAGE, dependencies: { apt, pip: { ...pip, extras: [] } } },
      { ...IMAGE, dependencies: { pip, apt: ['git'] } },
      { ...IMAGE, baseImageUri: `${IMAGE.baseImageUri}-slim` },
      { ...IMAGE, preBuildCommands: ['b', 'a'] },
      { ...IMAGE, preBuildCommands: ['a'], shellCommands: ['b', 'c'] },
    ]
    const digests = await Promise.all(changed.map((body) => digestOf(body)))
    expect(new Set(digests).size).toBe(changed.length)
  })

  test.each([
    ['app-chat', 'us-east-1', 'eu-west-1'],
    ['app-speech', 'eu-west-1', 'us-east-1'],
  ])("without a region it is %s's: %s and not %s", async (app, region, other) => {
    const unsaid = await digestOf(IMAGE, '', app)
    expect(unsaid).toBe(await digestOf(IMAGE, `?region=${region}`, app))
    expect(unsaid).not.toBe(await digestOf(IMAGE, `?region=${other}`, app))
  })
})

describe('GET /apps/{app_id}/builds/{build_id}/download', () => {
  const get = (path: string) => call(sandbox, `GET ${BUILDS}/${path}`)

  test('without a file name it is the URL alone, of the origin that was called', async () => {
    const { status, body } = await get('build-chat-7/download')
    expect([status, body]).toEqual([200, { download_url: expect.stringMatching(/^http:\/\/sandbox\.test\/./) }])
  })

  test('with a file name it has the byte range of that file besides', async () => {
    const number = expect.any(Number)
    const { status, body } = await get('build-chat-7/download?filename=main.py')
    const { body: other } = await get('build-chat-7/download?filename=app/model.py')
    const { download_url } = (await get('build-chat-7/download')).body
    expect(status).toBe(200)
    expect(body).toEqual({ download_url, data_offset: number, compressed_size: number, compression_method: number })
    expect(other.data_offset).not.toBe(body.data_offset)
  })

  test.each(['none', '', 'app', 'app/', 'MAIN.PY', '/main.py', '../main.py', 'constructor'])(
    'the archive has no file %j',
    async (filename) => {
      const { status, body } = await get(`build-chat-7/download?filename=${filename}`)
      expect([status, body]).toEqual([404, { message: expect.stringContaining(JSON.stringify(filename)) }])
    },
  )
})

describe('GET /apps/{app_id}/builds/{build_id}/logs', () => {
  test('they name their app, build and project, and tell of each in order', async () => {
    const catalog = sandbox.catalog().apps.find(({ app_id }) => app_id === 'app-chat')
    expect(catalog?.builds.length).toBeGreaterThan(1)
    const statuses = new Set<string>()
    for (const build_id of catalog?.builds ?? []) {
      const { status, body } = await call(sandbox, `GET ${BUILDS}/${build_id}/logs`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ app_id: 'app-chat', build_id, project_id: 'p-sandbox' })
      const times = body.logs.map(({ timestamp }: { timestamp: string }) => timestamp)
      expect(times.length).toBeGreaterThan(1)
      expect(times).toEqual(times.toSorted())
      const hasErrors = body.logs.some(({ level }: { level: string }) => level === 'error')
      expect(hasErrors).toBe(body.status === 'failure')
      statuses.add(body.status)
    }
    expect(statuses).toEqual(new Set(['success', 'failure']))
  })
})

test.each(['build-vision-5', 'build-other-1', 'build-chat-0', 'build-chat-8', 'build-chat-07', 'none'])(
  'GET /apps/app-chat/builds/%s: it is no build of that app',
  async (id) => {
    for (const view of ['logs', 'download', 'download?filename=main.py']) {
      expect((await call(sandbox, `GET ${BUILDS}/${id}/${view}`)).status, view).toBe(404)
    }
  },
)
