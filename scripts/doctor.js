// Finds what keeps the commands from working and says what to do. Plain JavaScript without dependencies: it must run on any
// Node since 16.17, before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('../', import.meta.url))
const pinnedNode = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`

const HELP = `Usage: npm run doctor [-- --port N]

Checks what the commands need (Node, packages, generated files, port, programs) and says how to fix each problem. Changes
nothing. If npm itself fails: node scripts/doctor.js

  --port N   the port to check (default 4010)
  --help     show this help

Exit code: 0 if there are at most warnings, 1 if there are problems, 2 for bad usage.`

const OLDEST_NODE = '20'
const ABSENT = 'missing or does not run'
/** Programs that the tests start, each with its minimum version, or '' for any. `curl --json` needs 7.82. */
const PROGRAMS = { git: '', curl: '7.82', bash: '' }

/** The result of a check. `todo` says how to fix a problem; without it, the check passed. */
const finding = (text, todo, state = todo ? 'problem' : 'ok') => ({ text, todo, state })

const port = readPort()
if (port !== undefined) {
  const required = [checkNode(), checkPackages()].flat()
  const generated = required.some(({ todo }) => todo) ? [] : [checkGenerated()]
  const findings = [...required, ...generated, await checkPort(port), ...checkPrograms()]
  for (const { state, text, todo } of findings) {
    console.log(`${state.padEnd(8)} ${text}${todo ? `\n${' '.repeat(9)}${todo}` : ''}`)
  }
  const { length } = findings.filter(({ state }) => state === 'problem')
  console.log(length === 0 ? '\nNo problems.' : `\n${length} ${length === 1 ? 'problem' : 'problems'}.`)
  process.exitCode = length === 0 ? 0 : 1
}

/** The port to check; undefined after printing the help or a usage error. */
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

/** The version that a program prints, without `v`; undefined if it fails or prints none. */
function versionOf(command) {
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8', timeout: 60_000 })
  return status === 0 ? stdout.match(/\d+(\.\d+)+/)?.[0] : undefined
}

function isOlder(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) < 0
}

function checkNode() {
  // `npm run` starts the pinned Node; npm itself runs on the system's.
  const own = (process.env.npm_node_execpath && versionOf(process.env.npm_node_execpath)) || process.versions.node
  if (isOlder(own, OLDEST_NODE)) {
    return finding(`Node ${own} is too old to install the packages.`, `Install Node ${OLDEST_NODE} or later.`)
  }
  return finding(`Node ${own} can install the packages.`)
}

function checkPackages() {
  if (!existsSync(`${root}node_modules`)) return finding('The packages are not installed.', 'Run `npm ci`.')
  const locked = readJson('package-lock.json')?.packages
  if (!locked) return finding('package-lock.json is missing or invalid.', 'Run `git checkout HEAD package-lock.json`.')
  const wrong = Object.entries(locked).flatMap(([path, { version, optional }]) => {
    const installed = path === '' ? version : readJson(`${path}/package.json`)?.version
    // Missing optional packages are not reported: they may be for other platforms.
    if (installed === version || (installed === undefined && optional)) return []
    return [`${path.replace(/^.*node_modules\//, '')} ${version}`]
  })
  if (wrong.length > 0) {
    const more = wrong.length > 3 ? ` and ${wrong.length - 3} more` : ''
    const text = `Packages are missing or have the wrong version; expected ${wrong.slice(0, 3).join(', ')}${more}.`
    return finding(text, 'Run `npm ci`.')
  }
  const needed = readJson('package.json').devDependencies.node
  const pinned = versionOf(pinnedNode)
  const reinstall = 'Run `npm rebuild node --ignore-scripts=false`.'
  if (pinned !== needed) return finding(`The pinned Node is ${pinned ?? ABSENT}; it must be ${needed}.`, reinstall)
  return finding(`The packages match package-lock.json; the commands run on Node ${needed}.`)
}

function checkGenerated() {
  const args = ['scripts/generate.ts', '--check']
  const options = { cwd: root, encoding: 'utf8', timeout: 120_000 }
  const { status, stdout, stderr, error } = spawnSync(pinnedNode, args, options)
  if (status === 0) return finding(stdout.trim())
  const [text = '', todo = 'Fix this; `npm run lint` shows errors in openapi.yaml.'] = (error?.message ?? stderr)
    .trim()
    .split('\n')
  return finding(text, todo)
}

async function checkPort(number) {
  const code = await new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen(number, '127.0.0.1', () => server.close(() => resolve(undefined)))
  })
  if (!code) return finding(`Port ${number} is free.`)
  const other = number === 4010 ? 4011 : 4010
  return finding(
    `Cannot listen on port ${number} (${code}).`,
    `Use another port (\`npm run sandbox -- --port ${other}\`) or, if a program uses this one (\`ss -ltnp\` lists it), stop it.`,
  )
}

function checkPrograms() {
  const programs = Object.entries(PROGRAMS).map(([name, oldest]) => {
    const version = versionOf(name)
    if (version && !isOlder(version, oldest)) return finding(`${name} ${version} is installed.`)
    const needed = oldest ? `${name} ${oldest} or later` : name
    return finding(`${name} is ${version ?? ABSENT}; \`npm test\` needs ${needed}.`, `Install ${needed}.`)
  })
  const chromium = process.env.CHROMIUM || '/usr/bin/chromium'
  if (existsSync(chromium)) return [...programs, finding(`Chromium is installed at ${chromium}.`)]
  const install = 'On Debian: `apt-get install -y chromium`. Or set CHROMIUM=PATH.'
  return [
    ...programs,
    finding(`Chromium is missing at ${chromium}: tests in a browser are skipped.`, install, 'warning'),
  ]
}
