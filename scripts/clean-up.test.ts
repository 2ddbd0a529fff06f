import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../src/testing/listen.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { runCleanUp } from './clean-up.ts'

const folder = temporaryFolder(afterAll)
const sent = new Set<string>()
/** Whether the service accepts a second deletion. */
let isIdempotent = false
const gateway = new Set<unknown>()
const server = createServer(({ method, url, headers }, response) => {
  gateway.add(headers['x-gateway'])
  const isRepeated = sent.has(`${method} ${url}`)
  sent.add(`${method} ${url}`)
  response.writeHead(isRepeated && !isIdempotent ? 404 : 204).end()
})
const url = await listen(server, afterAll)

const file = (name: string, content: object) => {
  writeFileSync(join(folder, name), JSON.stringify(content, undefined, 2))
  return join(folder, name)
}
const leftover = (operationId: string, path: Record<string, string>) => ({
  what: `${operationId} of ${Object.values(path)}`,
  why: 'it stayed',
  remedy: 'Remove it.',
  undo: { operationId, path: { project_id: 'p-1', ...path } },
})
const domain = (domain_id: string) => leftover('deleteDomain', { domain_id })
const app = (app_id: string) => leftover('updateApp', { app_id })
const journalOf = (...leftovers: object[]) => file('leftovers-1.json', { journalOf: '1', target: url, leftovers })

/** Cleans up after a run. Returns the requests that were sent, the exit code and what was printed. */
async function cleaning(journal: string, fixtures: object = {}, ...options: string[]) {
  sent.clear()
  vi.stubEnv('API_TOKEN', 'secret-token')
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const given = file('fixtures.json', { project_id: 'p-1', ...fixtures })
  try {
    await runCleanUp([journal, '--url', url, '--fixtures', given, ...options])
    const requests = [...sent].map((request) => request.replace('/v2/projects/p-1/', ''))
    return { code: process.exitCode ?? 0, sent: requests, printed: print.mock.calls.flat() }
  } finally {
    print.mockRestore()
    process.exitCode = undefined
  }
}

test('leftovers of a run are removed, then the journal; what cannot be restored remains', async () => {
  const journal = journalOf(domain('d-1'))
  const dry = { code: 0, sent: [], printed: ['Would clean up: deleteDomain of d-1.'] }
  expect(await cleaning(journal, {}, '--dry-run')).toEqual(dry)
  const done = { code: 0, sent: ['DELETE domains/d-1'], printed: ['Removed: deleteDomain of d-1.'] }
  expect(await cleaning(journal)).toEqual(done)
  expect(existsSync(journal)).toBe(false)
  expect(await cleaning(journalOf(app('app-9')))).toMatchObject({ code: 1, sent: ['PATCH apps/app-9'] })
  expect(existsSync(journal)).toBe(true)
})

test('the journal is shortened to what remains', async () => {
  const journal = journalOf(domain('d-1'), app('app-9'))
  const { code, sent } = await cleaning(journal)
  expect([code, sent]).toEqual([1, ['DELETE domains/d-1', 'PATCH apps/app-9']])
  expect(JSON.parse(readFileSync(journal, 'utf8'))).toMatchObject({
    journalOf: '1',
    target: url,
    leftovers: [{ what: expect.stringContaining('app-9') }],
  })
})

test('headers are sent with each request', async () => {
  gateway.clear()
  await cleaning(journalOf(domain('d-1')), {}, '--header', 'X-Gateway: pass')
  expect(gateway).toEqual(new Set(['pass']))
})

test('the journal stays if the service does not show whether deletions take effect', async () => {
  isIdempotent = true
  onTestFinished(() => {
    isIdempotent = false
  })
  const journal = journalOf(domain('d-1'))
  const { code, printed } = await cleaning(journal)
  expect(printed).toEqual([
    expect.stringMatching(/^May remain: .* does not show whether deletions take effect\. Remove it\.$/),
    expect.stringMatching(/^Next: check what remains\. /),
  ])
  expect([code, existsSync(journal)]).toEqual([1, true])
})

test.each<[what: string, leftover: object, fixtures?: object]>([
  ['a domain that the fixtures name', domain('d-1'), { refused: { domain_id: 'd-1' } }],
  ['an app other than the disposable one', app('app-1'), { disposable: { app_id: 'app-9' } }],
  ['an app that the fixtures name for reading', app('app-1'), { app_id: 'app-1' }],
  ...['..', 'a/b', '%2e%2e', '%252e%252e', 'd-1?x=', 'd-1#', 'd-1;x', '\u001b[2J'].map((id): [string, object] => [
    `a domain with the ID ${JSON.stringify(id)}`,
    domain(id),
  ]),
  ['what a run never creates', leftover('deleteApiKey', { api_key_id: 'key-1' })],
  ['an app that a run deleted', leftover('deleteApp', { app_id: 'app-9' }), { disposable: { app_id: 'app-9' } }],
])('%s is neither changed nor deleted', async (_, leftover, fixtures) => {
  expect(await cleaning(journalOf(leftover), fixtures)).toMatchObject({ code: 1, sent: [] })
})

test.each([
  [[], /^npm run clean-up -- needs one file, not 0\. See --help\.$/],
  [['a.json'], /^npm run clean-up -- needs --url, the environment of the run\. See --help\.$/],
  [['none.json', '--url', url, '--project', 'p-1'], /^none\.json cannot be read \(ENOENT\)\.$/],
  [['package.json', '--url', url, '--project', 'p-1'], /^package\.json is neither a ledger nor a journal: /],
  [[journalOf(), '--url', 'http://other.test', '--project', 'p-1'], / is from a run on http.*, not on http:\/\/other/],
  [
    [file('other.json', { journalOf: '1', target: url, leftovers: [domain('d-1')] }), '--url', url, '--project', 'p-2'],
    / is from a run on the project p-1, not on p-2\.$/,
  ],
])('nothing is sent without the right file and environment (row %#)', async (args, message) => {
  sent.clear()
  vi.stubEnv('API_TOKEN', 'secret-token')
  await expect(runCleanUp(args)).rejects.toThrow(message)
  expect([...sent]).toEqual([])
})
