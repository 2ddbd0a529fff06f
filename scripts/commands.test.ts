import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/testing/run-script.ts'
import { slugOf } from './docs/links.ts'
import { runHere } from './testing/run-here.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** The file of scripts/ that an npm command runs, and its verb; empty if it runs none, or one that reads no options. */
const partsOf = (command: string) =>
  scripts[command]?.match(/scripts\/(?!check)([\w-]+\.ts)( [\w-]+)?( --docs \S+)?$/)?.slice(1) ?? []
const COMMANDS = Object.keys(scripts).filter((command) => partsOf(command).length > 0)

let runs = 0
/** Runs a command in this process, because starting a process takes longer than the command itself. */
async function run(command: string, ...args: string[]) {
  const [file = '', verb] = partsOf(command)
  const { argv } = process
  process.argv = [process.execPath, join(root, 'scripts', file), ...(verb ? [verb.trim()] : []), ...args]
  try {
    // A new query in the path bypasses the module cache, so that the module runs again.
    return await runHere(() => import(`./${file}?run=${++runs}`), args)
  } finally {
    process.argv = argv
  }
}

test.each(COMMANDS)('npm run %s prints its usage with --help, and rejects an unknown option', async (command) => {
  const help = expect.stringMatching(`^Usage: npm run ${command}\\b`)
  expect(await run(command, '--help')).toEqual({ code: 0, stdout: help, stderr: '' })
  const stderr = "Unknown option '--odd'. See --help.\n"
  expect(await run(command, '--odd')).toEqual({ code: 2, stdout: '', stderr })
})

test.each<[command: string, args: string[], message: string]>([
  ['bench', ['--only', 'mock'], '--only must be one of client, sandbox, reads, events, docs; it is "mock".'],
  ['diff', [], 'OLD is missing: '],
  ['docs', ['--ledger', 'none.json'], 'The ledger none.json cannot be read (ENOENT).'],
  ['docs', ['--url', 'example.com'], '--url must be an http or https URL.'],
  ['mcp', ['--sandbox', '--project', 'p'], 'Give --sandbox or --project, not both. See --help.'],
  ['mock', ['--port', 'x'], '--port must be a whole number from 0 to 65535; it is "x".'],
  ['mutants', ['--operation', 'get'], '--operation must be one of createDomain, '],
  ['pictures', ['--docs', 'none'], 'none has no index.html; run npm run docs first.'],
  ['verify', ['--baseline', 'package.json'], 'package.json is no'],
  [
    'verify',
    ['--target', 'in-process', '--reports', 'package.json'],
    'Cannot use package.json/in-process for reports (ENOTDIR)',
  ],
])('npm run %s with the arguments %j gives one line on stderr and exit code 2', async (command, args, message) => {
  const { code, stdout, stderr } = await run(command, ...args)
  expect(stderr.slice(0, message.length)).toBe(message)
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect([code, stdout]).toEqual([2, ''])
})

const CALLS =
  /(?:npm run (?:-s )?(call -- \w+|\w[\w:-]*)([^`\n#]*)|node_modules\/\.bin\/project-resources (call \w+|[\w-]+)([^`\n#]*))/g

test('the commands and options in README, CONTRIBUTING and the guides exist', async () => {
  const files = ['README.md', 'CONTRIBUTING.md', ...globSync('scripts/docs/guides/*.md', { cwd: root })]
  const calls = files.flatMap((file) => [...read(file).matchAll(CALLS)].map((call) => ({ file, call })))
  expect(calls.length).toBeGreaterThan(50)
  // Where our package is not installed, npx would run someone else's package of the same name.
  for (const file of files) expect(read(file), file).not.toMatch(/npx [^\n`]*project-resources/)
  const helps = new Map<string, string>()
  for (const { file, call } of calls) {
    const [shown, script, given = '', verb = script ?? '', args = given] = call
    const [name = '', ...operation] = verb.replace(' --', '').split(' ')
    expect(Object.keys(scripts), `${file}: ${shown}`).toContain(name)
    const options = COMMANDS.includes(name) ? (args.match(/--[\w-]+/g) ?? []) : []
    if (options.length > 0 && !helps.has(verb)) helps.set(verb, (await run(name, ...operation, '--help')).stdout)
    for (const option of options) expect(helps.get(verb), `${file}: ${shown}`).toContain(`${option} `)
  }
})

test('the README leads to files, sections and pictures that exist', () => {
  const text = read('README.md')
  const links = [...text.matchAll(/\]\(([^)]+)\)|src(?:set)?="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  )
  expect(links.length).toBeGreaterThan(40)
  const broken = links.filter((link) => {
    const [file = '', anchor] = link.split('#')
    const path = join(root, file)
    if (anchor === undefined || !existsSync(path)) return !existsSync(path)
    const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.*)/gm)
    return ![...headings].some(([, heading = '']) => slugOf(heading) === anchor)
  })
  expect(broken).toEqual([])
})
