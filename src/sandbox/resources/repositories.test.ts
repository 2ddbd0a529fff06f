import { describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW } from '../testing/call.ts'

const repos = (project: string) => `/v4/projects/${project}/integrations/codehost/repos`
const sandbox = createSandbox({ now: NOW })
const get = (path: string) => call(sandbox, `GET ${repos('p-sandbox')}/${path}`)
const OPTIONAL = ['description', 'language', 'pushedAt', 'topics']

test.each([
  ['acme/chat-service', OPTIONAL],
  ['acme/vision-service', ['description', 'language', 'pushedAt']],
  ['acme/old-experiments', ['language', 'pushedAt']],
  ['acme/empty', []],
])('GET /repos/%s has the optional fields %j and ordered times', async (name, fields) => {
  const { body } = await get(name)
  expect(OPTIONAL.filter((field) => field in body)).toEqual(fields)
  const times = [body.createdAt, body.pushedAt ?? body.createdAt, body.updatedAt, NOW].map(Date.parse)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test.each(sandbox.catalog().repositories)('GET /repos/%s/branches agrees with the metadata', async (name) => {
  const { body: metadata } = await get(name)
  const branches: { name: string; default: boolean; sha: string }[] = (await get(`${name}/branches`)).body.branches
  expect(branches).toHaveLength(metadata.branchCount)
  const defaults = branches.filter((branch) => branch.default).map((branch) => branch.name)
  expect(defaults).toEqual(branches.length > 0 ? [metadata.defaultBranch] : [])
  expect(new Set(branches.map(({ sha }) => sha)).size).toBe(branches.length)
  for (const { sha } of branches) expect(sha).toMatch(/^[0-9a-f]{40}$/)
})

describe.each(['', '/branches'])('GET /repos/{owner}/{repo}%s', (view) => {
  test.each(['acme/none', 'none/chat-service', 'chat-service/acme', 'acme/Chat-Service'])(
    '%s returns 404',
    async (name) => {
      expect(await get(name + view)).toMatchObject({ status: 404, body: { message: expect.stringContaining(name) } })
    },
  )

  test('another project cannot see it', async () => {
    const token = sandbox.fixtures().tokens.other_project
    for (const project of ['p-other', 'p-sandbox']) {
      expect((await call(sandbox, `GET ${repos(project)}/acme/empty${view}`, { token })).status).toBe(404)
    }
  })
})
