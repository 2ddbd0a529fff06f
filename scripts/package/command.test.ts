import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { withSandbox } from '../../src/sandbox/testing/server.ts'
import { root, runScript, type ScriptOptions } from '../../src/testing/run-script.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { coverageOf } from '../../src/verifier/model/ledger.ts'
import { NO_EVAL } from '../testing/processes.ts'

const app = inject('app')
/** Tests of the project run on Node 24. */
const node = join(inject('runtimes'), 'node_modules/node-22/bin/node')
const COMMAND = join(app, 'node_modules/project-resources/dist/lib/cli.js')
const TOKEN = { API_TOKEN: 'sandbox-owner-token' }

const sandbox = withSandbox({ cwd: app }, COMMAND)
const folder = temporaryFolder(afterAll)

const command = (args: string[], { env = {}, ...options }: ScriptOptions = {}) =>
  runScript(COMMAND, args, { cwd: folder, env: { NODE_OPTIONS: NO_EVAL, ...env }, ...options })

test('verify tests at least 90 % of what tier read allows from URL, project and token alone, and writes reports', async () => {
  const args = ['verify', '--url', sandbox.url, '--project', 'p-sandbox', '--rate', '200']
  const { code, stdout, stderr } = await command(args, { node, env: TOKEN })
  expect(stdout + stderr).toMatch(/^Nothing documented is /m)
  expect(code).toBe(0)
  const reports = join(folder, 'project-resources-report', new URL(sandbox.url).host.replace(':', '-'))
  const { target, tier, facts } = JSON.parse(await readFile(join(reports, 'ledger.json'), 'utf8'))
  expect({ target, tier }).toEqual({ target: sandbox.url, tier: 'read' })
  const { verified, allowed } = coverageOf(facts)
  expect(allowed).toBeGreaterThan(700)
  expect(verified / allowed).toBeGreaterThanOrEqual(0.9)
  const styles = await readFile(join(root, 'src/verifier/reports/html/report.css'), 'utf8')
  expect((await readFile(join(reports, 'index.html'), 'utf8')).includes(styles)).toBe(true)
})

test('verify --target sandbox verifies the sandbox of the package', async () => {
  const args = ['verify', '--target', 'sandbox', '--operation', 'listApiKeys']
  const { code, stdout, stderr } = await command(args, { node })
  expect({ code, stderr }).toMatchObject({ code: 0 })
  expect(stdout).toContain('project-resources-report/sandbox/index.html')
})

test('diff compares a document with that of the package, and with a revision in the current folder', async () => {
  const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
  await writeFile(join(folder, 'old.yaml'), source.replace('operationId: getRun\n', 'operationId: getOneRun\n'))
  const changed = await command(['diff', 'old.yaml'], { node })
  expect(changed).toMatchObject({ code: 1, stderr: '', stdout: expect.stringContaining('getOneRun → getRun') })
  const same = await command(['diff', 'HEAD', join(root, 'openapi.yaml')], { node, cwd: root })
  expect(same).toMatchObject({ stderr: '', stdout: expect.stringMatching(/^From HEAD to /) })
})

test('call prints the result of an operation', async () => {
  const env = { ...TOKEN, API_URL: sandbox.url, PROJECT_ID: 'p-sandbox' }
  const args = ['call', 'getRun', '--app_id', 'app-chat', '--run_id', 'run-chat-1']
  const { code, stdout, stderr } = await command(args, { node, env })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ item: { id: 'run-chat-1' } })
})

test('mcp serves the guides, the document and the sandbox of the package', async () => {
  const args = [COMMAND, 'mcp', '--sandbox']
  const env = { NODE_OPTIONS: NO_EVAL }
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StdioClientTransport({ command: node, args, cwd: folder, env, stderr: 'inherit' }))
  onTestFinished(() => client.close())
  const read = async (file: string) => {
    const [content = {}] = (await client.readResource({ uri: `project-resources://docs/${file}` })).contents
    return 'text' in content ? content.text : undefined
  }
  expect(await read('openapi.yaml')).toBe(await readFile(join(root, 'openapi.yaml'), 'utf8'))
  expect(await read('guides/call-the-api.md')).toMatch(/^# Call the API\n/)
  expect(await client.callTool({ name: 'listApiKeys' })).toMatchObject({
    content: [{ text: expect.stringMatching(/^{"status":200,/) }],
  })
})

test.each<[args: string[], message: string]>([
  [[], 'Give a verb: sandbox, verify, judge, clean-up, diff, call, mcp. See project-resources --help.\n'],
  [
    ['odd'],
    '"odd" is not a verb; the verbs are sandbox, verify, judge, clean-up, diff, call, mcp. See project-resources --help.\n',
  ],
  [['toString'], '"toString" is not a verb; '],
  [['verify'], 'Name what to verify: an environment, as in project-resources verify --url https://api.example.com '],
  [
    ['verify', '--target', 'mock'],
    '--target mock needs a checkout of the project: the package does not contain Prism.\n',
  ],
  [['verify', '--url', 'http://127.0.0.1:4', '--project', 'p'], 'Nothing could be verified: no response from '],
  [['diff'], 'OLD is missing: give a file or a git revision, as in project-resources diff main. See --help.\n'],
])('project-resources with the arguments %j exits with 2 and says why in the last line', async (args, message) => {
  const { code, stdout, stderr } = await command(args, { env: TOKEN })
  const last = stderr.split(/\n(?=.)/).at(-1)
  expect(last?.slice(0, message.length)).toBe(message)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})

const help = command(['--help'])

test.each(['sandbox', 'verify', 'judge', 'clean-up', 'diff', 'call', 'mcp'])(
  '--help lists %s, whose --help names the command of the package',
  async (verb) => {
    expect((await help).stdout).toMatch(new RegExp(`^  ${verb} .*\\n +project-resources ${verb} `, 'm'))
    const { code, stdout } = await command([verb, '--help'])
    expect(stdout).toMatch(new RegExp(`^Usage: project-resources ${verb} `))
    expect(stdout).not.toContain(`npm run ${verb}`)
    expect(code).toBe(0)
  },
)

test('--help loads no verb', async () => {
  const hooks = `import { registerHooks } from 'node:module'
    registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`, COMMAND, '--help']
  const { stderr } = await runScript(args[0] ?? '', args.slice(1), { cwd: folder })
  const files = stderr.split('\n').filter((url) => url.startsWith('file:'))
  const sizes = await Promise.all(files.map(async (url) => (await stat(new URL(url))).size))
  expect(files).not.toEqual([])
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(20_000)
})
