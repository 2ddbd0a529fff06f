import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { root } from '../src/testing/run-script.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** The npm commands that run a file of scripts/ and read options. */
const COMMANDS = [
  'bench',
  'build',
  'call',
  'clean-up',
  'diff',
  'docs',
  'format',
  'generate',
  'judge',
  'mcp',
  'mock',
  'mutants',
  'sandbox',
  'verify',
]

let runs = 0
/** Runs a command in this process, because starting a process takes longer than the command itself. */
async function run(command: string, ...args: string[]) {
  const [, file, verb] = scripts[command]?.match(/scripts\/(?!check-node)([\w-]+\.\w+)( [\w-]+)?( --docs \S+)?$/) ?? []
  if (!file) throw new Error(`package.json has no command ${command} that runs a file of scripts/.`)
  const printed = { stdout: '', stderr: '' }
  const collect = (name: keyof typeof printed) => (text: unknown) => {
    printed[name] += `${text}\n`
  }
  vi.spyOn(console, 'log').mockImplementation(collect('stdout'))
  vi.spyOn(console, 'error').mockImplementation(collect('stderr'))
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'on').mockReturnThis()
  const { argv } = process
  process.argv = [process.execPath, join(root, 'scripts', file), ...(verb ? [verb.trim()] : []), ...args]
  try {
    // A new query in the path bypasses the module cache, so that the module runs again.
    const module = `./${file}?run=${++runs}`
    await import(module)
    return { ...printed, code: process.exitCode ?? 0 }
  } finally {
    process.argv = argv
    process.exitCode = undefined
  }
}

const helpOf = new Map<string, Promise<string>>()
/** @param command may name an operation after `call` */
function help(command: string): Promise<string> {
  const [name = '', ...args] = command.split(' ')
  const text =
    helpOf.get(command) ?? run(name, ...args, '--help').then(({ code, stdout }) => (code === 0 ? stdout : ''))
  helpOf.set(command, text)
  return text
}

describe.each(COMMANDS)('npm run %s', (command) => {
  test('--help prints the usage and exits with 0', async () => {
    expect(await help(command)).toMatch(new RegExp(`^Usage: npm run ${command}\\b`))
  })

  test('an unknown option gives one line on stderr and exit code 2', async () => {
    const { code, stdout, stderr } = await run(command, '--odd')
    expect(stderr).toMatch(/^Unknown option '--odd'\. See --help\.\n$/)
    expect([code, stdout]).toEqual([2, ''])
  })
})

test.each<[command: string, args: string, message: string]>([
  ['bench', '--rounds 0', '--rounds must be a whole number from 1 to 100; it is "0".'],
  ['bench', '--only mock', '--only must be one of client, sandbox, docs; it is "mock".'],
  ['bench', '--write --only client', '--write updates the whole table and cannot be combined with --only.'],
  ['bench', '--json /proc/none/x.json', '--json must name a writable file; /proc/none/x.json is not (ENOENT).'],
  ['call', '', 'Name an operation, as in npm run call -- listApiKeys. See --help.'],
  ['call', 'deleteApp --app_id ..', '--app_id must be a path segment; '],
  ['diff', '', 'OLD is missing: '],
  ['diff', 'nothing-of-the-kind', 'nothing-of-the-kind is not a readable file. '],
  ['diff', 'package.json', 'package.json is not an OpenAPI document of version '],
  ['diff', 'a b c', 'Expected one or two documents, got 3. '],
  ['diff', 'a --output=', '--output needs a file name.'],
  ['diff', 'a --format html', '--format must be one of text, markdown, json; it is "html".'],
  ['diff', 'openapi.yaml --output none/of/it', '--output must name a writable file; none/of/it is not (ENOENT).'],
  ['docs', '--ledger none.json', 'The ledger none.json cannot be read (ENOENT).'],
  ['docs', '--url example.com', '--url must be an http or https URL.'],
  ['docs', '--output /proc/none', 'npm run docs cannot write to /proc/none (ENOENT); '],
  ['mock', '--port x', '--port must be a whole number from 0 to 65535; it is "x".'],
  ['mutants', '--operation get', '--operation must be one of createDomain, '],
  ['mutants', '--kind odd', '--kind must be one of status, '],
  ['mutants', '--json=', '--json needs a file name.'],
  ['mutants', '--json /none/file --operation getRun', '--json must name a writable file; /none/file is not (ENOENT).'],
  ['clean-up', '', 'npm run clean-up -- needs one file, not 0. See --help.'],
  ['judge', 'openapi.yaml', 'openapi.yaml is not a HAR: it is not JSON.'],
  ['verify', '--baseline none.json', 'The ledger none.json cannot be read (ENOENT).'],
  ['verify', '--baseline package.json', 'package.json is no'],
  ['verify', '--target in-process --reports package.json', 'Cannot use package.json/in-process for reports (ENOTDIR)'],
])('npm run %s -- %s gives one line on stderr and exit code 2', async (command, args, message) => {
  const { code, stdout, stderr } = await run(command, ...args.split(' ').filter(Boolean))
  expect(stderr.slice(0, message.length)).toBe(message)
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect([code, stdout]).toEqual([2, ''])
})

/** The npm commands, and those of the package, in a text, each with its options. */
function commandsIn(text: string) {
  const calls = text.matchAll(
    /(?:npm run (\w[\w:-]*)(?:\s+--\s+([^`\n#]*))?|npx (?:--yes )?project-resources (call \w+|[\w-]+)([^`\n#]*))/g,
  )
  return [...calls].map(([, script, given = '', verb, args = given]) => ({
    command: script ?? verb ?? '',
    options: args.match(/--[\w-]+/g) ?? [],
  }))
}

test('commandsIn finds commands with their options', () => {
  const text =
    'Run `npm run\na`, or `npm run b -- --c 1 --d`.\nnpm run e -- f # --g\nnpx project-resources h --i j -- k\nnpx project-resources call l --m'
  expect(commandsIn(text)).toEqual([
    { command: 'b', options: ['--c', '--d'] },
    { command: 'e', options: [] },
    { command: 'h', options: ['--i'] },
    { command: 'call l', options: ['--m'] },
  ])
})

test.each(['README.md', 'CONTRIBUTING.md', ...globSync('scripts/docs/guides/*.md', { cwd: root })])(
  'the commands and options in %s exist',
  async (file) => {
    for (const { command, options } of commandsIn(read(file))) {
      const [name = ''] = command.split(' ')
      expect(Object.keys(scripts)).toContain(name)
      const known = COMMANDS.includes(name) && options.length > 0 ? await help(command) : ''
      if (COMMANDS.includes(name)) for (const option of options) expect(known, command).toContain(`${option} `)
    }
  },
)
