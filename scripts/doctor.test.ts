import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { root, runScript } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'

const original = temporaryFolder(afterAll)
const PROGRAMS = { git: '2.50.0', curl: '8.1.0', bash: '5.2.0', chromium: '140.0' }
const FILES = ['package.json', 'package-lock.json', 'scripts/doctor.js', 'scripts/check-node.js']

// Make `original` a project without problems, with fake programs and a generator that always passes.
for (const file of FILES) cpSync(join(root, file), join(original, file))
for (const name of readdirSync(join(root, 'node_modules'))) link(name)
plant(original, 'scripts/generate.ts', "console.log('generated/ is up to date.')")
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

/** Runs the doctor in a copy of the project, after `arrange` has planted a problem. */
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

/** Replaces an installed package with the given files. */
function replace(copy: string, name: string, files: Record<string, string>) {
  rmSync(join(copy, 'node_modules', name), { recursive: true })
  mkdirSync(join(copy, 'node_modules', name))
  for (const [file, content] of Object.entries(files)) plant(copy, `node_modules/${name}/${file}`, content)
}
const manifestOf = (name: string) => readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')
const [ajv, yaml] = ['ajv', 'yaml'].map((name) => JSON.parse(manifestOf(name)).version)
const node = process.versions.node
const OLD_NODE = join(original, 'bin/node18')
writeFileSync(OLD_NODE, printing('v18.20.8'), { mode: 0o755 })
const REBUILD = 'Run `npm rebuild node --ignore-scripts=false`.'

test.each<[findings: string[], arrange: (copy: string) => unknown, env?: NodeJS.ProcessEnv]>([
  [
    [
      'problem | Node 18.20.8 is too old to install the packages. | Install Node 20 or later.',
      `problem | Packages are missing or have the wrong version; expected ajv ${ajv}, yaml ${yaml}. | Run \`npm ci\`.`,
      'problem | git is missing or does not run; `npm test` needs git. | Install git.',
      'problem | curl is 7.81.0; `npm test` needs curl 7.82 or later. | Install curl 7.82 or later.',
      'warning | Chromium is missing at /none: tests in a browser are skipped. | On Debian: `apt-get install -y chromium`. Or set CHROMIUM=PATH.',
    ],
    (copy) => {
      replace(copy, 'yaml', { 'package.json': '{"version": "1.0.0"}' })
      replace(copy, 'ajv', {})
      rmSync(join(copy, 'bin/git'))
      plant(copy, 'bin/curl', printing('curl 7.81.0'))
    },
    { npm_node_execpath: OLD_NODE, CHROMIUM: '/none' },
  ],
  [
    [`problem | The pinned Node is missing or does not run; it must be ${node}. | ${REBUILD}`],
    (copy) => replace(copy, 'node', { 'package.json': manifestOf('node') }),
  ],
  [
    [`problem | The pinned Node is 24.1.0; it must be ${node}. | ${REBUILD}`],
    (copy) => replace(copy, 'node', { 'package.json': manifestOf('node'), 'bin/node': printing('v24.1.0') }),
  ],
  [
    ['problem | package-lock.json is missing or invalid. | Run `git checkout HEAD package-lock.json`.'],
    (copy) => plant(copy, 'package-lock.json', '<<<<<<<'),
  ],
  [
    ['problem | The packages are not installed. | Run `npm ci`.'],
    (copy) => rmSync(join(copy, 'node_modules'), { recursive: true }),
  ],
  [
    ['problem | Stale: a.json | Run this.'],
    (copy) => plant(copy, 'scripts/generate.ts', "console.error('Stale: a.json\\nRun this.'); process.exit(1)"),
  ],
  [
    ['problem | No paths. | Fix this; `npm run lint` shows errors in openapi.yaml.'],
    (copy) => plant(copy, 'scripts/generate.ts', "console.error('No paths.'); process.exit(2)"),
  ],
  [[], () => undefined],
])('the doctor reports these problems and warnings: %j', async (findings, arrange, env) => {
  const found = await doctor(arrange, env)
  expect(found.findings).toEqual(findings)
  const { length } = findings.filter((finding) => finding.startsWith('problem'))
  expect(found.code).toBe(length > 0 ? 1 : 0)
  expect(found.stdout).toMatch([/\n\nNo problems\.\n$/, /\n\n1 problem\.\n$/][length] ?? `\n\n${length} problems.\n`)
})

test('the doctor reports a port in use as a problem', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const port = String((server.address() as AddressInfo).port)
  const { findings } = await doctor(() => undefined, {}, port)
  expect(findings).toEqual([
    expect.stringMatching(`^problem \\| Cannot listen on port ${port} \\(EADDRINUSE\\)\\. \\| `),
  ])
})

test('the doctor finds no problem in this checkout', () => {
  const run = spawnSync(process.execPath, ['scripts/doctor.js', '--port', '0'], { cwd: root, encoding: 'utf8' })
  expect(run.stdout).toMatch(/^ok +generated\/ is up to date/m)
  expect(run.stdout).toContain('\nNo problems.\n')
  expect(run).toMatchObject({ status: 0, stderr: '' })
})

/** Runs check-node with a fake version of Node. */
function checkAs(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/check-node.js'],
    { cwd: root, encoding: 'utf8' },
  )
}

test('check-node accepts the pinned Node', () => {
  expect(checkAs(process.versions.node)).toMatchObject({ status: 0, stderr: '' })
})

test.each(['20.20.2', '24.1.0'])('check-node rejects Node %s with instructions and exit code 2', (version) => {
  const { status, stderr } = checkAs(version)
  expect(stderr).toMatch(/^This command needs Node [\d.]+ or later; this is [\d.]+\. .*npm ci.*\n$/)
  expect(status).toBe(2)
})

test('check-node reports missing packages with instructions and exit code 2', () => {
  const copy = temporaryFolder(onTestFinished)
  for (const file of ['package.json', 'scripts/check-node.js']) cpSync(join(root, file), join(copy, file))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-node.js'], { cwd: copy, encoding: 'utf8' })
  expect(stderr).toMatch(/^The packages are not installed: run `npm ci`\. .*\n$/)
  expect(status).toBe(2)
})
