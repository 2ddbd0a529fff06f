import { describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW } from '../testing/call.ts'

const repos = (project: string) => `/v4/projects/${project}/integrations/codehost/repos`
const sandbox = createSandbox({ now: NOW })
const names = sandbox.catalog().repositories
const get = (path: string) => call(sandbox, `GET ${repos('p-sandbox')}/${path}`)

describe('GET /repos/{owner}/{repo}', () => {
  test.each(names)('%s is named as it is asked for, and its times are in order', async (fullName) => {
    const { status, body } = await get(fullName)
    expect(status).toBe(200)
    expect(body).toMatchObject({ fullName, name: fullName.split('/')[1] })
    for (const url of [body.cloneUrl, body.htmlUrl]) expect(new URL(url).pathname).toContain(fullName)
    const times = [body.createdAt, body.pushedAt ?? body.createdAt, body.updatedAt].map(Date.parse)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(Date.parse(NOW))
  })

  test.each([
    ['acme/chat-service', ['description', 'language', 'pushedAt', 'topics']],
    ['acme/vision-service', ['description', 'language', 'pushedAt']],
    ['acme/old-experiments', ['language', 'pushedAt']],
    ['acme/empty', []],
  ])('%s: of what may be missing it has %j', async (name, fields) => {
    const { body, text } = await get(name)
    expect(['description', 'language', 'pushedAt', 'topics'].filter((field) => field in body)).toEqual(fields)
    expect(text).not.toContain('null')
  })

  test('there are private and public ones, archived ones and others', async () => {
    const all = await Promise.all(names.map(async (name) => (await get(name)).body))
    for (const field of ['private', 'archived']) expect(new Set(all.map((body) => body[field])).size, field).toBe(2)
  })
})

describe('GET /repos/{owner}/{repo}/branches', () => {
  test.each(names)('%s has as many as its metadata counts, one of them the default', async (name) => {
    const { body: metadata } = await get(name)
    const { status, body } = await get(`${name}/branches`)
    expect([status, Object.keys(body)]).toEqual([200, ['branches']])
    expect(body.branches).toHaveLength(metadata.branchCount)
    const defaults = body.branches.filter((branch: { default: boolean }) => branch.default)
    expect(defaults.map((branch: { name: string }) => branch.name)).toEqual(
      body.branches.length > 0 ? [metadata.defaultBranch] : [],
    )
    for (const { sha } of body.branches) expect(sha).toMatch(/^[0-9a-f]{40}$/)
  })

  test('each has a sha of its own, and one repository has none', async () => {
    const all = await Promise.all(names.map(async (name) => (await get(`${name}/branches`)).body.branches))
    const shas = all.flat().map(({ sha }) => sha)
    expect(new Set(shas).size).toBe(shas.length)
    expect(Math.min(...all.map((branches) => branches.length))).toBe(0)
  })
})

describe.each(['', '/branches'])('GET /repos/{owner}/{repo}%s', (view) => {
  test.each(['acme/none', 'none/chat-service', 'chat-service/acme', 'acme/Chat-Service'])(
    'there is no %s',
    async (name) => {
      const { status, body } = await get(name + view)
      expect([status, body]).toEqual([404, { message: expect.stringContaining(name) }])
    },
  )

  test.each(names)('another project does not see %s', async (name) => {
    const token = sandbox.fixtures().tokens.other_project
    expect((await call(sandbox, `GET ${repos('p-other')}/${name}${view}`, { token })).status).toBe(404)
    expect((await call(sandbox, `GET ${repos('p-sandbox')}/${name}${view}`, { token })).status).toBe(404)
  })
})
