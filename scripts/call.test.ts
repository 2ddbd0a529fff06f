import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { LIMITS } from '../src/client/constants.ts'
import { listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import { NO_SUCH_NAME } from '../src/testing/no-such-name.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { type GivenCall, readCommand, SHARED } from './call/options.ts'
import { askAt, runCall, type Surroundings } from './call.ts'
import { exampleCalls } from './example-calls.ts'
import { runHere } from './testing/run-here.ts'

const ENV = { API_URL: 'http://sandbox.test', API_TOKEN: 'sandbox-owner-token', PROJECT_ID: 'p-sandbox' }

interface Replaced extends Partial<Surroundings> {
  /** Responds to the requests. Default: a new sandbox. */
  answer?: (request: Request) => Response | Promise<Response>
}

/** Runs the command in this process, without a terminal. Returns its exit code, what it printed, and the requests that it sent. */
async function call(args: string[], { answer = createSandbox().fetch, ...replaced }: Replaced = {}) {
  const requests: Request[] = []
  const fetch = async (...sent: ConstructorParameters<typeof Request>) => {
    const request = new Request(...sent)
    requests.push(request.clone())
    return answer(request)
  }
  const surroundings = { env: ENV, fetch, isTerminal: false, ask: undefined, ...replaced }
  return { ...(await runHere(() => runCall(args, surroundings), args)), requests }
}

/** The arguments of the example in the help of an operation, without the quotes for a shell. */
async function exampleIn(operationId: string): Promise<string[]> {
  const { stdout } = await call([operationId, '--help'], { env: {} })
  const [, args = ''] = stdout.match(/^ {2}API_TOKEN=sandbox-owner-token npm run call -- (.*)$/m) ?? []
  const words = args.match(/'(?:[^']|'\\'')*'|\S+/g) ?? []
  return words.map((word) => word.replace(/^'(.*)'$/, '$1').replaceAll("'\\''", "'"))
}

test.each(exampleCalls(document, { project_id: 'p-sandbox' }))(
  '$operationId can be called with the example in its help, which is that of the document',
  async ({ operationId, operation, target, body, answer }) => {
    const env = { API_TOKEN: 'sandbox-owner-token' }
    const { requests, ...done } = await call([...(await exampleIn(operationId)), '--yes'], { env })
    const stdout = expect.stringMatching(answer === undefined ? /^$/ : /^.+\n$/)
    expect(done).toEqual({ code: 0, stderr: '', stdout })
    const sent = requests.map(async (request) => ({
      method: request.method,
      url: decodeURIComponent(request.url),
      body: JSON.parse((await request.text()) || 'null'),
    }))
    const url = decodeURIComponent(`${document.servers[0].url}${target}`)
    expect(await Promise.all(sent)).toEqual([{ method: operation.method, url, body: body ?? null }])
  },
)

test('the result is JSON, indented on a terminal, where it contains no character that could change what is shown', async () => {
  const data = { text: 'a\u001b[31m\u009b\u202e\u{e0041}é\n' }
  const answer = () => Response.json(data)
  expect(await call(['listApiKeys'], { answer })).toMatchObject({ code: 0, stdout: `${JSON.stringify(data)}\n` })
  const { stdout } = await call(['listApiKeys'], { answer, isTerminal: true })
  expect(stdout).toBe('{\n  "text": "a\\u001b[31m\\u009b\\u202e\\udb40\\udc41é\\n"\n}\n')
  expect(JSON.parse(stdout)).toEqual(data)
})

test('--include prints the status and headers of each response to stderr, without the token', async () => {
  const statuses = [503, 200]
  const headers = { 'X-Echo': ENV.API_TOKEN, 'Retry-After': '0' }
  const answer = () => Response.json({}, { status: statuses.shift() ?? 500, headers })
  const { stdout, stderr } = await call(['listApiKeys', '--include'], { answer })
  expect(stdout).toBe('{}\n')
  expect(stderr.match(/^HTTP .*$/gm)).toEqual(['HTTP 503', 'HTTP 200'])
  expect(stderr).toMatch(/^x-echo: \*\*\*$/m)
})

const error =
  (status: number, message: string, headers = {}) =>
  () =>
    Response.json({ message }, { status, headers })
const refused = () => {
  throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } })
}
const RUN = ['getRun', '--app_id', 'a', '--run_id', 'r']
const DELETION = ['deleteApp', '--app_id', 'app-scratch']

test.each<[args: string[], answer: () => Response | Promise<Response>, stderr: RegExp]>([
  [RUN, error(401, 'No.'), /^getRun failed with 401: No\.\nCheck API_TOKEN: the service rejects the token\.\n$/],
  [RUN, error(404, 'No.'), /^getRun failed with 404: No\.\nCheck the IDs, --project and --url\.\n$/],
  [
    RUN,
    error(400, 'Odd.'),
    /^getRun failed with 400: Odd\.\nnpm run call -- getRun --help shows types and limits\.\n$/,
  ],
  [RUN, error(403, 'A\n\u001b[31m b.'), /^getRun failed with 403: A \[31m b\.\n$/],
  [
    RUN,
    error(302, '', { Location: 'https://sandbox.test/x' }),
    /failed with 302\nIt is a redirect to https:\/\/sandbox\.test\/x: check /,
  ],
  [
    [...DELETION, '--yes'],
    error(502, 'Bad.'),
    /: Bad\.\ndeleteApp may have taken effect: check before you repeat it\.\n$/,
  ],
  [[...DELETION, '--yes'], error(503, 'Busy.'), /: Busy\.\n$/],
  [[...DELETION, '--yes'], error(429, 'Slow.', { 'Retry-After': '7' }), /: Slow\.\nTry again in 7 s\.\n$/],
  [[...RUN, '--retries', '0'], refused, /ECONNREFUSED\nCheck --url \(http:\/\/sandbox\.test\) and the network\.\n$/],
  [[...DELETION, '--yes'], refused, /\n.* deleteApp may have taken effect: check before you repeat it\.\n$/],
  [
    [...RUN, '--timeout', '5ms'],
    () => new Promise(() => {}),
    /^getRun timed out after 5 ms\.\nAllow more time with --timeout\.\n$/,
  ],
  [RUN, () => new Response('<a>'), /^getRun returned 200 without JSON\.\nCheck that http:\/\/sandbox\.test is the /],
])('%j fails with exit code 1, and stderr says what to do', async (args, answer, message) => {
  const { code, stdout, stderr } = await call(args, { answer })
  expect(stderr).toMatch(message)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
})

test.each([ENV.API_TOKEN, ENV.API_TOKEN.toUpperCase()])(
  'an error that quotes the token as %s does not print it',
  async (echo) => {
    const { stdout, stderr } = await call(RUN, { answer: error(400, `bad token ${echo}`) })
    expect(stdout + stderr).not.toMatch(new RegExp(ENV.API_TOKEN, 'i'))
  },
)

test.each(['y', 'YES '])('a deletion is described, and sent if the user answers %j', async (answer) => {
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return answer
  }
  expect(await call(DELETION, { ask })).toMatchObject({ code: 0 })
  expect(asked).toEqual([
    `deleteApp: Delete an app
  DELETE http://sandbox.test/v2/projects/p-sandbox/apps/app-scratch
  project_id: p-sandbox
  app_id: app-scratch
Continue? [y/N] `,
  ])
})

test.each(['', 'n', 'yesterday'])('a deletion is not sent if the user answers %j', async (answer) => {
  const done = { code: 2, stdout: '', stderr: 'deleteApp was not sent.\n', requests: [] }
  expect(await call(DELETION, { ask: async () => answer })).toEqual(done)
})

test('a deletion needs --yes without a terminal', async () => {
  const stderr = 'deleteApp deletes a resource, and there is no terminal to confirm on: give --yes.\n'
  expect(await call(DELETION)).toEqual({ code: 2, stdout: '', stderr, requests: [] })
})

test('a question is written to the terminal; the answer is the next line, or empty at the end of the input', async () => {
  const output = new PassThrough()
  const input = new PassThrough()
  input.write('y\nrest')
  expect(await askAt(input, output)('Continue? ')).toBe('y')
  // Otherwise, a terminal would keep the process from ending.
  expect(input.isPaused()).toBe(true)
  expect(String(output.read())).toBe('Continue? ')
  expect(await askAt(new PassThrough().end(), output)('Continue? ')).toBe('')
})

const help = async (...args: string[]) => (await call([...args, '--help'], { env: {} })).stdout

test('--help lists the operations by tag, with their summaries', async () => {
  const text = await help()
  const lists = document.tags.map(({ name }) => {
    const of = listOperations(document).filter(({ tag }) => tag === name)
    return `${name}:\n${of.map(({ id, summary }) => `  ${id} +${summary}\n`).join('')}\n`
  })
  expect(text).toMatch(new RegExp(lists.join('')))
})

test('the help of an operation shows parameters with types, limits and defaults, and open questions', async () => {
  const text = await help('listContainerEvents')
  expect(text).toMatch(/^Usage: npm run call -- listContainerEvents --app_id … --container_id … \[options\]\n/)
  expect(text).toContain('\n  --app_id string        ID of the app. Required.\n')
  const { maximum, default: usual } = LIMITS.listContainerEvents.limit
  expect(text).toContain(
    `\n  --limit integer        Number of events per page. At most ${maximum}; default ${usual}.\n`,
  )
  expect(text).toMatch(/^ {2}container-events-page-bounds: How are a `page` or `limit` below 1, /m)
  expect(text).not.toContain('project_id string')
})

test('the help of an operation with a body shows its fields', async () => {
  const text = await help('updateApp')
  expect(text).toContain('\n  --body JSON, @FILE or -  The settings to change. Required.\n')
  // Long descriptions are broken into indented lines.
  const fields = text.replaceAll(/\n {10,}/g, ' ')
  const { minimum, maximum } = LIMITS.updateApp.port
  expect(fields).toMatch(new RegExp(`^ {2}port integer .* From ${minimum} to ${maximum}\\.$`, 'm'))
  expect(fields).toMatch(/^ {2}computeTier string .* Either `interruptible` or `protected`\.$/m)
})

const folder = temporaryFolder(afterAll)
const file = join(folder, 'body.json')
writeFileSync(file, '\ufeff{"port": 1}')
const inLatin1 = join(folder, 'latin1.json')
writeFileSync(inLatin1, '{"domain": "café.example.com"}', 'latin1')

const read = (args: string[], env: NodeJS.ProcessEnv = ENV, stdin = '') =>
  readCommand(args, { env, readStdin: async () => Buffer.from(stdin) }) as Promise<GivenCall>

test.each<[args: string[], request: object]>([
  [['getRun', '--app_id', 'a', '--run-id', '-'], { app_id: 'a', run_id: '-' }],
  [['--include', 'getRun', '--run_id=-1', '--app-id=a'], { app_id: 'a', run_id: '-1' }],
  [['getBillingGraph'], {}],
  [
    ['getBillingGraph', '--month', '2026-02', '--top-n', '5', '--group_others', 'false'],
    { month: '2026-02', top_n: 5, group_others: false },
  ],
  [
    ['getBillingGraph', '--top_n=-5', '--include_app_ids', 'a,b', '--include-app-ids', 'c'],
    { top_n: -5, include_app_ids: ['a', 'b', 'c'] },
  ],
  [['updateApp', '--app_id', 'a', '--body', '{"port":1}'], { app_id: 'a', body: { port: 1 } }],
  [['updateApp', '--app_id', 'a', '--body', `@${file}`], { app_id: 'a', body: { port: 1 } }],
  [['updateApp', '--app_id', 'a', '--body', '-'], { app_id: 'a', body: [1] }],
])('%j becomes %j', async (args, request) => {
  expect((await read(args, ENV, '[1]')).request).toEqual(request)
})

test('URL, project and token come from the environment; options take precedence', async () => {
  const { API_TOKEN: token } = ENV
  expect((await read(['listApiKeys'])).connection).toEqual({ baseUrl: ENV.API_URL, token, projectId: ENV.PROJECT_ID })
  const args = ['--url=http://b.test/', '--project=p-2', '--codehost=github', '--timeout=5s', '--retries=1']
  const given = { baseUrl: 'http://b.test', token, projectId: 'p-2', codehost: 'github', timeoutMs: 5000, retries: 1 }
  expect((await read(['listApiKeys', ...args])).connection).toEqual(given)
})

test.each<[args: string[], message: string | RegExp]>([
  [[], 'Name an operation, as in npm run call -- listApiKeys. See --help.'],
  [['--odd'], /^Unknown option '--odd'/],
  [['getrun'], '"getrun" is not an operation. Did you mean getRun? See npm run call -- --help.'],
  [[NO_SUCH_NAME], /^"No_Such_Name" is not an operation\. If openapi\.yaml has it, run `npm run generate`\. See /],
  [
    ['getRun', '--app_ids', 'a'],
    "Unknown option '--app_ids'. Did you mean --app_id? See npm run call -- getRun --help.",
  ],
  [['getRun', '--token', 'secret'], /^Unknown option '--token'; set API_TOKEN instead, /],
  [['getRun', 'x', '--app_id', 'a'], /^Unexpected argument 'x'/],
  [['getRun', '--app_id'], /^Option '--app_id <value>' argument missing/],
  [
    ['getRun', '--app_id', 'a'],
    '--run_id is missing; getRun needs --app_id, --run_id. See npm run call -- getRun --help.',
  ],
  [['deleteApp', '--app_id', 'a', '--app-id', 'b'], '--app_id takes one value, but was given 2 times.'],
  [['deleteApp', '--app_id', '..'], /^--app_id must be a path segment; it is "\.\."/],
  [['getBillingGraph', '--top_n', '1.5'], '--top_n must be a whole number; it is "1.5".'],
  [['getBillingGraph', '--group_others', 'yes'], '--group_others must be true or false; it is "yes".'],
  [['createDomain', '--body', '{x}'], /^--body must be JSON, @FILE, or - for standard input; --body is not JSON: /],
  [['createDomain', '--body', `@${inLatin1}`], /latin1.json is not JSON: .*not valid for encoding utf-8/],
  [['createDomain', '--body', `@${folder}/none`], `--body: cannot read the file ${folder}/none (ENOENT).`],
  [['listApiKeys', '--url', 'ftp://a'], /^--url must be an absolute http or https URL /],
  [['listApiKeys', '--project', 'a/b'], /^--project must be a path segment/],
  [['listApiKeys', '--timeout', '5'], '--timeout must be a time such as 5s, 500ms or 0; it is "5".'],
  [['listApiKeys', '--retries', 'x'], '--retries must be a whole number from 0 to 10; it is "x".'],
])('%j is bad usage', async (args, message) => {
  await expect(read(args)).rejects.toThrow(message)
})

test.each([
  ['API_URL', { API_URL: '' }, 'No URL: give --url, or set API_URL. See --help.'],
  ['PROJECT_ID', { PROJECT_ID: undefined }, 'No project: give --project, or set PROJECT_ID. See --help.'],
  ['API_TOKEN', { API_TOKEN: '' }, 'No token: set API_TOKEN to a service account token. See --help.'],
  [
    'a usable API_TOKEN',
    { API_TOKEN: 'my secret' },
    /^API_TOKEN must be non-empty ASCII without spaces; it is \*\*\*\.$/,
  ],
])('a call needs %s', async (_, env, message) => {
  await expect(read(['listApiKeys'], { ...ENV, ...env })).rejects.toThrow(message)
})

test('no parameter has the name of an option of every operation', () => {
  const names = listOperations(document).flatMap(({ parameters }) => parameters.map(({ name }) => name))
  expect(names.filter((name) => name in SHARED || name === 'body')).toEqual([])
})
