import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { type GivenCall, readCommand, SHARED } from './options.ts'
import { ENV } from './testing/run-call.ts'

const folder = temporaryFolder(afterAll)
const file = join(folder, 'body.json')
writeFileSync(file, '\ufeff{"port": 1}')
const inLatin1 = join(folder, 'latin1.json')
writeFileSync(inLatin1, '{"domain": "café.example.com"}', 'latin1')

const read = (args: string, env: NodeJS.ProcessEnv = ENV, stdin = '') =>
  readCommand(args.split(' ').filter(Boolean), { env, readStdin: async () => Buffer.from(stdin) }) as Promise<GivenCall>

test.each<[args: string, request: object]>([
  ['getRun --app_id a --run-id -', { app_id: 'a', run_id: '-' }],
  ['--include getRun --run_id=-1 --app-id=a', { app_id: 'a', run_id: '-1' }],
  ['getBillingGraph', {}],
  [
    'getBillingGraph --month 2026-02 --top-n 5 --group_others false',
    { month: '2026-02', top_n: 5, group_others: false },
  ],
  [
    'getBillingGraph --top_n=-5 --include_app_ids a,b --include-app-ids c',
    { top_n: -5, include_app_ids: ['a', 'b', 'c'] },
  ],
  ['updateApp --app_id a --body {"port":1}', { app_id: 'a', body: { port: 1 } }],
  [`updateApp --app_id a --body @${file}`, { app_id: 'a', body: { port: 1 } }],
  ['updateApp --app_id a --body -', { app_id: 'a', body: [1] }],
])('%s becomes %j', async (args, request) => {
  expect((await read(args, ENV, '[1]')).request).toEqual(request)
})

test('URL, project and token come from the environment; options take precedence', async () => {
  const { API_TOKEN: token } = ENV
  expect((await read('listApiKeys')).connection).toEqual({ baseUrl: ENV.API_URL, token, projectId: ENV.PROJECT_ID })
  const args = '--url http://b.test/ --project p-2 --codehost github --timeout 5s --retries 1'
  const given = { baseUrl: 'http://b.test', token, projectId: 'p-2', codehost: 'github', timeoutMs: 5000, retries: 1 }
  expect((await read(`listApiKeys ${args}`)).connection).toEqual(given)
})

test.each([
  ['', 'Name an operation, as in npm run call -- listApiKeys. See --help.'],
  ['--odd', /^Unknown option '--odd'/],
  ['getrun', '"getrun" is not an operation. Did you mean getRun? See npm run call -- --help.'],
  ['getRun --app_ids a', "Unknown option '--app_ids'. Did you mean --app_id? See npm run call -- getRun --help."],
  ['getRun --token secret', /^Unknown option '--token'; set API_TOKEN instead, /],
  ['getRun x --app_id a', /^Unexpected argument 'x'/],
  ['getRun --app_id', /^Option '--app_id <value>' argument missing/],
  ['getRun --app_id a', '--run_id is missing; getRun needs --app_id, --run_id. See npm run call -- getRun --help.'],
  ['deleteApp --app_id a --app-id b', '--app_id takes one value, but was given 2 times.'],
  ['deleteApp --app_id ..', /^--app_id must be a path segment; it is "\.\."/],
  ['getBillingGraph --top_n 1.5', '--top_n must be a whole number; it is "1.5".'],
  ['getBillingGraph --group_others yes', '--group_others must be true or false; it is "yes".'],
  ['createDomain --body {x}', /^--body must be JSON, @FILE, or - for standard input; --body is not JSON: /],
  [`createDomain --body @${inLatin1}`, /latin1.json is not JSON: .*not valid for encoding utf-8/],
  [`createDomain --body @${folder}/none`, `--body: cannot read the file ${folder}/none (ENOENT).`],
  ['listApiKeys --url ftp://a', /^--url must be an http or https URL /],
  ['listApiKeys --project a/b', /^--project must be a path segment/],
  ['listApiKeys --timeout 5', '--timeout must be a time such as 5s, 500ms or 0; it is "5".'],
  ['listApiKeys --retries x', '--retries must be a whole number from 0 to 10; it is "x".'],
])('%s is bad usage', async (args, message) => {
  await expect(read(args)).rejects.toThrow(message)
})

test.each([
  ['API_URL', { API_URL: '' }, 'No URL: give --url, or set API_URL. See --help.'],
  ['PROJECT_ID', { PROJECT_ID: undefined }, 'No project: give --project, or set PROJECT_ID. See --help.'],
  ['API_TOKEN', { API_TOKEN: '' }, 'No token: set API_TOKEN to a service account token. See --help.'],
  ['a usable API_TOKEN', { API_TOKEN: 'my secret' }, /^API_TOKEN must be ASCII without spaces; it is "\*\*\*"\.$/],
])('a call needs %s', async (_, env, message) => {
  await expect(read('listApiKeys', { ...ENV, ...env })).rejects.toThrow(message)
})

test('no parameter has the name of an option of every operation', () => {
  const names = listOperations(document).flatMap(({ parameters }) => parameters.map(({ name }) => name))
  expect(names.filter((name) => name in SHARED || name === 'body')).toEqual([])
})
