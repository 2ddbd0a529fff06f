import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { UsageError } from '../../src/command.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { cleanUp } from './clean-up.ts'
import { readOptions } from './options.ts'

const folder = temporaryFolder(afterAll)
const sent = new Set<string>()
const server = createServer(({ method, url }, response) => {
  sent.add(`${method} ${url}`)
  response.writeHead(204).end()
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

const file = (name: string, content: object) => {
  writeFileSync(join(folder, name), JSON.stringify(content))
  return join(folder, name)
}
const leftover = (operationId: string, path: Record<string, string>) => ({
  ...{ what: `${operationId} of ${Object.values(path)}`, why: 'it stayed', remedy: 'Remove it.' },
  undo: { operationId, path: { project_id: 'p-1', ...path } },
})
const domain = (domain_id: string) => leftover('deleteDomain', { domain_id })
const app = (app_id: string) => leftover('updateApp', { app_id })

/** Cleans up after a run with the given leftovers. @returns the requests that were sent, and the exit code */
async function cleaning(leftovers: object[], fixtures: object = {}, options: string[] = []) {
  sent.clear()
  vi.stubEnv('API_TOKEN', 'secret-token')
  const journal = file('leftovers-1.json', { journalOf: '1', target: url, leftovers })
  const given = file('fixtures.json', { project_id: 'p-1', ...fixtures })
  const command = await readOptions(['--clean-up', journal, '--url', url, '--fixtures', given, ...options])
  if (!('run' in command)) throw new Error('expected the options of a run')
  const code = await cleanUp(journal, command.run)
  return { code, sent: [...sent].map((request) => request.replace('/v2/projects/p-1/', '')) }
}

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))

test('a leftover of a run is removed', async () => {
  expect(await cleaning([domain('d-1')])).toEqual({ code: 0, sent: ['DELETE domains/d-1'] })
  expect(await cleaning([app('app-9')])).toEqual({ code: 1, sent: ['PATCH apps/app-9'] })
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
  expect(await cleaning([leftover], fixtures)).toEqual({ code: 1, sent: [] })
})

test('nothing is sent with --dry-run', async () => {
  await expect(cleaning([domain('d-1')], {}, ['--dry-run'])).rejects.toThrow(UsageError)
  expect([...sent]).toEqual([])
})
