// Finds what keeps the commands from working and says what to do. Plain JavaScript without dependencies: it must run on any
// Node, before anything is installed.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('../', import.meta.url))
const pinnedNode = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`

const HELP = `Usage: npm run doctor [-- --port N]

Checks what the commands need (Node, packages, port, programs, generated files) and says how to fix each problem. Changes
nothing. If npm itself fails: node scripts/doctor.js

  --port N   the port to check (default 4010)
  --help     show this help

Exit code: 0 if there are at most warnings, 1 if there are problems, 2 for bad usage.`

const OLDEST_NODE = '20'
/** The first with --json. */
const OLDEST_CURL = '7.82'
const MAX_NAMED = 3

const ok = (text) => ({ state: 'ok', text })
const warning = (text, todo) => ({ state: 'warning', text, todo })
const problem = (text, todo) => ({ state: 'problem', text, todo })

const port = readPort()
if (port !== undefined) {
  const required = [...checkNode(), ...checkPackages()]
  const generated = required.every(({ state }) => state !== 'problem') ? [checkGenerated()] : []
  const findings = [...required, ...generated, await checkPort(port), ...checkPrograms(), ...checkSystem()]
  for (const { state, text, todo } of findings) {
    console.log(`${state.padEnd(8)} ${text}${todo ? `\n${' '.repeat(9)}${todo}` : ''}`)
  }
  const { length } = findings.filter(({ state }) => state === 'problem')
  console.log(length === 0 ? '\nNo problems.' : `\n${length} ${length === 1 ? 'problem' : 'problems'}.`)
  process.exitCode = length === 0 ? 0 : 1
}

/** Undefined if there is nothing to check. */
function readPort() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' }, help: { type: 'boolean' } } })
    if (values.help) console.log(HELP)
    else if (/^\d+$/.test(values.port) && Number(values.port) <= 65_535) return Number(values.port)
    else throw new Error(`--port must be a whole number from 0 to 65535; it is "${values.port}".`)
  } catch ({ message }) {
    console.error(`${message.replace(/\.$/, '')}. See --help.`)
    process.exitCode = 2
  }
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(`${root}${path}`, 'utf8'))
  } catch {
    return undefined
  }
}

/** The version that a program prints, without `v`; undefined if it cannot be run. */
function versionOf(command) {
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8', timeout: 60_000 })
  return status === 0 ? stdout.match(/\d+(\.\d+)+/)?.[0] : undefined
}

function isOlder(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) < 0
}

function* checkNode() {
  // `npm run` starts the pinned Node; npm itself runs on the system's.
  const own = (process.env.npm_node_execpath && versionOf(process.env.npm_node_execpath)) || process.versions.node
  yield isOlder(own, OLDEST_NODE)
    ? problem(`Node ${own} is too old to install the packages.`, `Install Node ${OLDEST_NODE} or later.`)
    : ok(`Node ${own} can install the packages.`)

  if (!existsSync(`${root}node_modules/node`)) return
  const needed = readJson('package.json').devDependencies.node
  const pinned = versionOf(pinnedNode)
  if (pinned === needed) yield ok(`The commands run on the pinned Node ${needed}.`)
  else if (pinned) yield problem(`The pinned Node is ${pinned}; it must be ${needed}.`, 'Run `npm ci`.')
  else if (existsSync(pinnedNode)) yield problem('The pinned Node does not run on this machine.', 'Run `npm ci`.')
  else {
    yield problem(
      `The pinned Node ${needed} is missing: the packages were installed without install scripts.`,
      'Run `npm rebuild node --ignore-scripts=false`.',
    )
  }
}

function* checkPackages() {
  const locked = readJson('package-lock.json')?.packages
  if (!locked) {
    return yield problem('package-lock.json cannot be read.', 'Restore it: `git checkout package-lock.json`.')
  }
  const manifest = readJson('package.json')
  const entries = (dependencies = {}) => JSON.stringify(Object.entries(dependencies).sort())
  const differs = (kind) => entries(manifest[kind]) !== entries(locked['']?.[kind])
  if (['dependencies', 'devDependencies'].some(differs)) {
    return yield problem('package-lock.json does not match package.json, so `npm ci` fails.', 'Run `npm install`.')
  }
  if (!existsSync(`${root}node_modules`)) return yield problem('The packages are not installed.', 'Run `npm ci`.')

  const wrong = Object.entries(locked).flatMap(([path, { version, optional }]) => {
    const installed = path === '' ? version : readJson(`${path}/package.json`)?.version
    // Optional packages are for other platforms.
    if (installed === version || (installed === undefined && optional)) return []
    return [`${path.replace(/^.*node_modules\//, '')} ${version}`]
  })
  if (wrong.length > 0) {
    const more = wrong.length > MAX_NAMED ? ` and ${wrong.length - MAX_NAMED} more` : ''
    const names = wrong.slice(0, MAX_NAMED).join(', ')
    return yield problem(`Packages of package-lock.json are not installed: ${names}${more}.`, 'Run `npm ci`.')
  }
  yield ok('The packages match package-lock.json.')
  // Its program is in an optional package, which npm can leave out.
  if (versionOf(`${root}node_modules/esbuild/bin/esbuild`)) return
  yield problem(
    'esbuild, which builds the package, does not run on this machine.',
    'Run `npm ci` without --omit=optional.',
  )
}

function checkGenerated() {
  const args = ['scripts/generate.ts', '--check']
  const options = { cwd: root, encoding: 'utf8', timeout: 120_000 }
  const { status, stdout, stderr, error } = spawnSync(pinnedNode, args, options)
  if (status === 0) return ok(stdout.trim())
  const [text = '', ...todo] = (error?.message ?? stderr).trim().split('\n')
  return problem(text, todo.length === 1 ? todo[0] : 'Fix openapi.yaml; for details, run `npm run lint`.')
}

async function checkPort(number) {
  const code = await new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen(number, '127.0.0.1', () => server.close(() => resolve(undefined)))
  })
  if (!code) return ok(`Port ${number} is free.`)
  const other = `use another: \`npm run sandbox -- --port ${number === 4010 ? 4011 : 4010}\`.`
  if (code !== 'EADDRINUSE') return problem(`Cannot listen on port ${number} (${code}).`, `U${other.slice(1)}`)
  return (await isSandbox(number))
    ? warning(`A sandbox is already running on port ${number}.`, `Use it, stop it, or ${other}`)
    : problem(`Port ${number} is in use.`, `Stop the program (\`ss -ltnp\` lists it) or ${other}`)
}

async function isSandbox(number) {
  try {
    const signal = AbortSignal.timeout(10_000)
    const response = await fetch(`http://127.0.0.1:${number}/_sandbox/clock`, { redirect: 'error', signal })
    return typeof (await response.json()).now === 'string'
  } catch {
    return false
  }
}

function* checkPrograms() {
  if (!versionOf('git')) yield problem('git is missing; `npm test` and `npm run diff` need it.', 'Install git.')
  else if (existsSync(`${root}.git`)) yield ok('git is installed and this is a clone.')
  else yield warning('This is not a clone: `npm run diff` has nothing to compare with.', 'Use a clone.')

  const curl = versionOf('curl')
  const lacks = !curl ? 'curl is missing' : isOlder(curl, OLDEST_CURL) && `curl ${curl} lacks --json`
  yield lacks
    ? problem(`${lacks}; the README and \`npm test\` need it.`, `Install curl ${OLDEST_CURL} or later.`)
    : ok(`curl ${curl} has --json.`)
  if (!versionOf('bash')) yield problem('bash is missing; `npm test` needs it.', 'Install bash.')

  const chromium = process.env.CHROMIUM || '/usr/bin/chromium'
  const todo = 'On Debian: `apt-get install -y chromium`. Or set CHROMIUM=PATH.'
  yield existsSync(chromium)
    ? ok(`Chromium is ${chromium}.`)
    : warning(`Chromium is missing at ${chromium}: tests in a browser are skipped.`, todo)
}

function* checkSystem() {
  if (process.platform !== 'linux' || !existsSync('/proc/self/stat')) {
    const text = `This is ${process.platform}: \`npm run bench\` needs /proc, the rest is tested on Linux.`
    yield warning(text, 'Use Linux.')
  }
  try {
    // With the dot, a file named dist fails.
    accessSync(existsSync(`${root}dist`) ? `${root}dist/.` : root, constants.W_OK)
    yield ok('dist/ is writable.')
  } catch ({ code }) {
    yield problem(`dist/ is not writable (${code}); builds and reports go there.`, 'Make it writable, or move it away.')
  }
  for (const [folder, command] of [
    ['dist/lib', 'npm run build'],
    ['dist/docs', 'npm run docs'],
  ]) {
    const path = `${root}${folder}`
    try {
      if (!existsSync(path) || readdirSync(path).length === 0) continue
      const manifest = existsSync(`${path}/.manifest`) ? readFileSync(`${path}/.manifest`, 'utf8') : ''
      if (manifest.startsWith(`Written by ${command},`)) continue
      yield problem(
        `${folder} has files but no .manifest of \`${command}\`, so the command does not replace them.`,
        'Delete what an earlier version left there, and move what is yours.',
      )
    } catch ({ code }) {
      yield problem(`${folder} cannot be read (${code}).`, 'Make it a readable folder, or move it away.')
    }
  }
}
