import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { root, runScript } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'

const original = temporaryFolder(afterAll)
const PROGRAMS = { git: '2.50.0', curl: '8.1.0', bash: '5.2.0', chromium: '140.0' }
const FILES = ['package.json', 'package-lock.json', 'scripts/doctor.js', 'scripts/check-node.js']

/** A project without problems, with its own programs and a generator that always passes. */
for (const file of FILES) cpSync(join(root, file), join(original, file))
for (const name of readdirSync(join(root, 'node_modules'))) link(name)
plant(original, 'scripts/generate.ts', "console.log('generated/ is up to date.')")
plant(original, '.git/HEAD', '')
for (const [name, version] of Object.entries(PROGRAMS)) plant(original, `bin/${name}`, printing(`${name} ${version}`))

function link(name: string) {
  mkdirSync(join(original, 'node_modules'), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), join(original, 'node_modules', name))
}
function plant(folder: string, path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content, { mode: 0o755 })
}
function printing(text: string) {
  return `#!/bin/sh\necho "${text}"\n`
}

/** Runs the doctor in a project into which a problem is planted. */
async function doctor(arrange: (copy: string) => unknown, env: NodeJS.ProcessEnv = {}, port = '0') {
  const copy = temporaryFolder(onTestFinished)
  cpSync(original, copy, { recursive: true, verbatimSymlinks: true })
  arrange(copy)
  const healthy = { PATH: join(copy, 'bin'), CHROMIUM: join(copy, 'bin/chromium'), npm_node_execpath: process.execPath }
  const { code, stdout, stderr } = await runScript('scripts/doctor.js', ['--port', port], {
    cwd: copy,
    env: { ...healthy, ...env },
  })
  expect(stderr).toBe('')
  const findings = [...stdout.matchAll(/^(warning|problem) +(.*)\n {9}(.*)/gm)].map(([, ...parts]) => parts.join(' | '))
  return { code, findings, stdout }
}

/** Replaces a package by one of the test. */
const replace = (name: string, files: Record<string, string>) => (copy: string) => {
  rmSync(join(copy, 'node_modules', name), { recursive: true })
  mkdirSync(join(copy, 'node_modules', name))
  for (const [file, content] of Object.entries(files)) plant(copy, `node_modules/${name}/${file}`, content)
}
const without = (path: string) => (copy: string) => rmSync(join(copy, path), { recursive: true })
const having = (path: string, content: string) => (copy: string) => plant(copy, path, content)
const edited = (path: string, from: RegExp, to: string) => (copy: string) =>
  plant(copy, path, readFileSync(join(copy, path), 'utf8').replace(from, to))

const manifestOf = (name: string) => readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')
const [ajv, yaml] = ['ajv', 'yaml'].map((name) => JSON.parse(manifestOf(name)).version)
const node = process.versions.node
const ON_DARWIN = "--import=data:text/javascript,Object.defineProperty(process,'platform',{value:'darwin'})"
const OLD_NODE = join(original, 'bin/node18')
writeFileSync(OLD_NODE, printing('v18.20.8'), { mode: 0o755 })

/** Each run has several problems that do not hide each other. */
test.each<[findings: string[], arrange: ((copy: string) => unknown)[], env?: NodeJS.ProcessEnv]>([
  [
    [
      'problem | Node 18.20.8 is too old to install the packages. | Install Node 20 or later.',
      `problem | Packages of package-lock.json are not installed: ajv ${ajv}, yaml ${yaml}. | Run \`npm ci\`.`,
      'problem | git is missing; `npm test` and `npm run diff` need it. | Install git.',
      'problem | curl is missing; the README and `npm test` need it. | Install curl 7.82 or later.',
      'problem | bash is missing; `npm test` needs it. | Install bash.',
      'problem | dist/ is not writable (ENOTDIR); builds and reports go there. | Make it writable, or move it away.',
    ],
    [
      replace('yaml', { 'package.json': '{"version": "1.0.0"}' }),
      replace('ajv', {}),
      without('bin/git'),
      without('bin/curl'),
      without('bin/bash'),
      having('dist', ''),
    ],
    { npm_node_execpath: OLD_NODE },
  ],
  [
    [
      `problem | The pinned Node ${node} is missing: the packages were installed without install scripts. | Run \`npm rebuild node --ignore-scripts=false\`.`,
      'problem | package-lock.json cannot be read. | Restore it: `git checkout package-lock.json`.',
      'warning | This is not a clone: `npm run diff` has nothing to compare with. | Use a clone.',
      'problem | curl 7.81.0 lacks --json; the README and `npm test` need it. | Install curl 7.82 or later.',
      'warning | Chromium is missing at /none: tests in a browser are skipped. | On Debian: `apt-get install -y chromium`. Or set CHROMIUM=PATH.',
      'warning | This is darwin: `npm run bench` needs /proc, the rest is tested on Linux. | Use Linux.',
      'problem | dist/lib has files but no .manifest of `npm run build`, so the command does not replace them. | Delete what an earlier version left there, and move what is yours.',
      'problem | dist/docs cannot be read (ENOTDIR). | Make it a readable folder, or move it away.',
    ],
    [
      replace('node', { 'package.json': manifestOf('node') }),
      having('package-lock.json', '<<<<<<<'),
      without('.git'),
      having('bin/curl', printing('curl 7.81.0')),
      having('dist/lib/client.js', ''),
      having('dist/docs', ''),
    ],
    { CHROMIUM: '/none', NODE_OPTIONS: ON_DARWIN },
  ],
  [
    [
      `problem | The pinned Node is 24.1.0; it must be ${node}. | Run \`npm ci\`.`,
      'problem | package-lock.json does not match package.json, so `npm ci` fails. | Run `npm install`.',
    ],
    [
      replace('node', { 'package.json': manifestOf('node'), 'bin/node': printing('v24.1.0') }),
      edited('package.json', /"yaml": ".*"/, '"yaml": "0.0.1"'),
    ],
  ],
  [
    [
      'problem | The pinned Node does not run on this machine. | Run `npm ci`.',
      'problem | esbuild, which builds the package, does not run on this machine. | Run `npm ci` without --omit=optional.',
    ],
    [
      replace('node', { 'package.json': manifestOf('node'), 'bin/node': 'MZ' }),
      replace('esbuild', { 'package.json': manifestOf('esbuild'), 'bin/esbuild': '#!/bin/sh\nexit 1\n' }),
    ],
  ],
  [['problem | The packages are not installed. | Run `npm ci`.'], [without('node_modules')]],
  [
    ['problem | Stale: a.json | Run this.'],
    [having('scripts/generate.ts', "console.error('Stale: a.json\\nRun this.'); process.exit(1)")],
  ],
  [
    ['problem | No paths. | Fix openapi.yaml; for details, run `npm run lint`.'],
    [having('scripts/generate.ts', "console.error('No paths.'); process.exit(2)")],
  ],
  [
    [
      'warning | Chromium is missing at /none: tests in a browser are skipped. | On Debian: `apt-get install -y chromium`. Or set CHROMIUM=PATH.',
    ],
    [
      having('dist/lib/.manifest', 'Written by npm run build, …'),
      having('dist/docs/.manifest', 'Written by npm run docs, …'),
    ],
    { CHROMIUM: '/none' },
  ],
])('findings %#', async (findings, arrange, env) => {
  const found = await doctor((copy) => arrange.forEach((each) => void each(copy)), env)
  expect(found.findings).toEqual(findings)
  const { length } = findings.filter((finding) => finding.startsWith('problem'))
  expect(found.code).toBe(length > 0 ? 1 : 0)
  expect(found.stdout).toMatch([/\n\nNo problems\.\n$/, /\n\n1 problem\.\n$/][length] ?? `\n\n${length} problems.\n`)
})

test.each([
  ['{}', 'problem | Port PORT is in use. | Stop the program (`ss -ltnp` lists it) or'],
  ['{"now": "2026-01-01"}', 'warning | A sandbox is already running on port PORT. | Use it, stop it, or'],
])('a port where %s is served', async (body, finding) => {
  const server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const port = String((server.address() as AddressInfo).port)
  const { findings } = await doctor(() => undefined, {}, port)
  expect(findings).toEqual([`${finding.replace('PORT', port)} use another: \`npm run sandbox -- --port 4010\`.`])
})

test('the doctor finds no problem here', () => {
  const run = spawnSync(process.execPath, ['scripts/doctor.js', '--port', '0'], { cwd: root, encoding: 'utf8' })
  expect(run.stdout).toMatch(/^ok +generated\/ is up to date/m)
  expect(run.stdout).toContain('\nNo problems.\n')
  expect(run).toMatchObject({ status: 0, stderr: '' })
})

/** Runs the check with another version of Node pretended. */
function checkAs(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/check-node.js'],
    { cwd: root, encoding: 'utf8' },
  )
}

test('check-node: the pinned Node passes', () => {
  expect(checkAs(process.versions.node)).toMatchObject({ status: 0, stderr: '' })
})

test.each(['20.20.2', '24.1.0'])('check-node: Node %s exits with instructions', (version) => {
  const { status, stderr } = checkAs(version)
  expect(stderr).toMatch(/^This needs Node [\d.]+, not [\d.]+\. .*npm ci.*\n$/)
  expect(status).toBe(2)
})

test('check-node: missing packages exit with instructions', () => {
  const copy = temporaryFolder(onTestFinished)
  for (const file of ['package.json', 'scripts/check-node.js']) cpSync(join(root, file), join(copy, file))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-node.js'], { cwd: copy, encoding: 'utf8' })
  expect(stderr).toMatch(/^The packages are not installed: run `npm ci`\. .*\n$/)
  expect(status).toBe(2)
})
