import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareOutputFolder } from './output-folder.ts'
import { type Finished, root, runScript, startScript } from './testing/run-script.ts'

/** It takes longest; where nothing depends on it, another stands for it. */
const GENERATOR = 'scripts/generate.ts'
const COPIED = ['package.json', 'package-lock.json', 'openapi.yaml', 'generated', 'scripts', 'src']

/** A copy of the project, whose packages are those of the original, one by one. */
let copy: string
/** What a copy has of programs: only what a test puts there. */
let programs: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'doctor-'))
  programs = await mkdtemp(join(tmpdir(), 'programs-'))
  for (const part of COPIED) await cp(join(root, part), join(copy, part), { recursive: true })
  await writeFile(join(copy, GENERATOR), "console.log('generated/ is up to date.')")
  await mkdir(join(copy, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules'))) await link(name)
  await mkdir(join(copy, '.git'))
  await fakeProgram('git', '2.50.0')
  await fakeProgram('curl', '8.1.0')
  await fakeProgram('bash', '5.2.0')
  await fakeProgram('chromium', '140.0')
})
afterAll(async () => {
  await rm(copy, { recursive: true })
  await rm(programs, { recursive: true })
})

const link = (name: string) => symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name))
const lines = (...text: string[]) => text.join('\n')

async function fakeProgram(name: string, version: string): Promise<string> {
  const program = join(programs, name)
  await writeFile(program, `#!/bin/sh\necho "${name} ${version}"\n`)
  await chmod(program, 0o755)
  return program
}

/** Runs the doctor in the copy, where nothing is wrong but what a test has planted. */
async function doctor(args: string[] = ['--port', '0'], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const healthy = { PATH: programs, CHROMIUM: join(programs, 'chromium'), npm_node_execpath: process.execPath }
  return runScript('scripts/doctor.js', args, { cwd: copy, env: { ...healthy, ...env } })
}

/** Puts something else into a file of the copy, for the time of a look. */
async function planting<Result>(path: string, content: string, look: () => Promise<Result>): Promise<Result> {
  const place = join(copy, path)
  const kept = await readFile(place)
  await writeFile(place, content)
  return look().finally(() => writeFile(place, kept))
}

/** Puts a package of the test's own in place of one of the copy. */
async function replacing<Result>(name: string, files: Record<string, string>, look: () => Promise<Result>) {
  const place = join(copy, 'node_modules', name)
  await rm(place)
  await mkdir(join(place, 'bin'), { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(join(place, file), content, { mode: 0o755 })
  return look().finally(async () => {
    await rm(place, { recursive: true })
    await link(name)
  })
}

/** Lets the real generator say whether its files are fresh. */
const generating = async <Result>(look: () => Promise<Result>) =>
  planting(GENERATOR, await readFile(join(root, GENERATOR), 'utf8'), look)

const manifestOf = (name: string) => readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')

test('a healthy project has nothing in the way', async () => {
  const { code, stdout, stderr } = await generating(doctor)
  expect(stderr).toBe('')
  expect(stdout).not.toMatch(/^(warning|trouble)/m)
  expect(stdout).toMatch(/\n\nNothing is in the way of the README's commands\.\n$/)
  expect(code).toBe(0)
  expect(await readdir(copy)).not.toContain('dist')
})

test('folders with the manifest of their command are in order', async () => {
  await prepareOutputFolder({ path: join(copy, 'dist/lib'), command: 'npm run build' })
  await prepareOutputFolder({ path: join(copy, 'dist/docs'), command: 'npm run docs' })
  const { code, stdout } = await doctor()
  await rm(join(copy, 'dist'), { recursive: true })
  expect(stdout).not.toContain('.manifest')
  expect(code).toBe(0)
})

describe('trouble, with exit code 1:', () => {
  async function expectTrouble(found: Promise<Finished>, told: string) {
    const { code, stdout, stderr } = await found
    expect(stderr).toBe('')
    expect(stdout.match(/^trouble .*\n.*/gm)).toEqual([`trouble  ${told}`])
    expect(stdout).toContain("\n\nOne thing is in the way of the README's commands.\n")
    expect(code).toBe(1)
  }

  test('an old Node', async () => {
    const node = await fakeProgram('node', 'v18.20.8')
    await expectTrouble(
      doctor(undefined, { npm_node_execpath: node }),
      lines(
        'This machine has Node 18.20.8, with which the packages cannot be installed.',
        '         Install Node 20 or later.',
      ),
    )
  })

  test('install scripts that were left out', async () => {
    await replacing('node', { 'package.json': await manifestOf('node') }, () =>
      expectTrouble(
        doctor(),
        lines(
          `The Node of the project, ${process.versions.node}, is not there: the packages were installed without their install scripts.`,
          '         Run `npm rebuild node --ignore-scripts=false`.',
        ),
      ),
    )
  })

  test.each([
    ['another Node', '#!/bin/sh\necho v24.1.0\n', `is 24.1.0 and should be ${process.versions.node}.`],
    ['the Node of another machine', 'MZ', 'does not run here; were the packages installed on another machine?'],
  ])('%s in the project', async (_, program, told) => {
    await replacing('node', { 'package.json': await manifestOf('node'), 'bin/node': program }, () =>
      expectTrouble(doctor(), `The Node of the project ${told}\n         Run \`npm ci\`.`),
    )
  })

  test('another version of a package', async () => {
    const { version } = JSON.parse(await manifestOf('yaml'))
    await replacing('yaml', { 'package.json': '{"version": "1.0.0"}' }, () =>
      expectTrouble(
        doctor(),
        lines(`What is installed is not what package-lock.json says: yaml ${version}.`, '         Run `npm ci`.'),
      ),
    )
  })

  test('a package that is missing', async () => {
    const { version } = JSON.parse(await manifestOf('ajv'))
    await replacing('ajv', {}, () =>
      expectTrouble(
        doctor(),
        lines(`What is installed is not what package-lock.json says: ajv ${version}.`, '         Run `npm ci`.'),
      ),
    )
  })

  test('a lockfile that does not fit', async () => {
    const manifest = await readFile(join(copy, 'package.json'), 'utf8')
    await planting('package.json', manifest.replace(/"yaml": ".*"/, '"yaml": "0.0.1"'), () =>
      expectTrouble(
        doctor(),
        lines(
          'package-lock.json is not what package.json asks for, so `npm ci` refuses.',
          '         Run `npm install`.',
        ),
      ),
    )
  })

  test('esbuild without its program', async () => {
    const files = { 'package.json': await manifestOf('esbuild'), 'bin/esbuild': '#!/bin/sh\nexit 1\n' }
    await replacing('esbuild', files, () =>
      expectTrouble(
        doctor(),
        lines(
          'esbuild, which builds the package, does not run here: its program for this platform is missing or is not for it.',
          '         Run `npm ci`, without --omit=optional, on this machine.',
        ),
      ),
    )
  })

  test('generated files that are stale', async () => {
    await planting('generated/facts.json', '[]\n', () =>
      expectTrouble(
        generating(doctor),
        lines(
          'Out of date with openapi.yaml: generated/facts.json',
          '         Run `npm run generate` and commit the result.',
        ),
      ),
    )
  })

  test('a document that cannot be read', async () => {
    await planting('openapi.yaml', 'paths: []\n', () =>
      expectTrouble(
        generating(doctor),
        lines(
          'openapi.yaml has no paths, so there is nothing to generate.',
          '         Mend openapi.yaml; `npm run lint` says more.',
        ),
      ),
    )
  })

  test('a port that another program has', async () => {
    const server = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await expectTrouble(
      doctor(['--port', String(port)]),
      lines(
        `Another program has port ${port}.`,
        '         Stop it (`ss -ltnp` names it). Give them another one: `npm run sandbox -- --port 4010`.',
      ),
    ).finally(() => server.close())
  })

  test.each([
    ['git', 'There is no git, which `npm test` and `npm run diff` need.', 'Install git.'],
    ['curl', "There is no curl, which the README's calls and `npm test` need.", 'Install curl 7.82 or later.'],
    ['bash', 'There is no bash, which `npm test` needs.', 'Install bash.'],
  ])('no %s', async (name, told, todo) => {
    const program = join(programs, name)
    const kept = await readFile(program)
    await rm(program)
    await expectTrouble(doctor(), lines(told, `         ${todo}`)).finally(() =>
      writeFile(program, kept, { mode: 0o755 }),
    )
  })

  test('an old curl', async () => {
    await fakeProgram('curl', '7.81.0')
    await expectTrouble(
      doctor(),
      lines(
        "curl 7.81.0 has no --json, which the README's calls and `npm test` need.",
        '         Install curl 7.82 or later.',
      ),
    ).finally(() => fakeProgram('curl', '8.1.0'))
  })

  test.each([
    [
      'files in dist/lib without a manifest',
      'dist/lib/client.js',
      'dist/lib is not empty and has no .manifest of `npm run build`, so nothing in it is replaced.',
      'Delete it if an earlier version of `npm run build` wrote it; otherwise move what is yours.',
    ],
    [
      'a file in place of dist/docs',
      'dist/docs',
      'dist/docs cannot be read (ENOTDIR).',
      'Make it a folder that is yours, or remove it.',
    ],
    [
      'a dist that cannot be written',
      'dist',
      'dist/ cannot be written (ENOTDIR); builds and reports go there.',
      'Make it a folder that is yours, or remove it.',
    ],
  ])('%s', async (_, file, told, todo) => {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await writeFile(join(copy, file), '')
    await expectTrouble(doctor(), lines(told, `         ${todo}`)).finally(() =>
      rm(join(copy, 'dist'), { recursive: true }),
    )
  })
})

describe('only a warning:', () => {
  async function expectWarning(found: Promise<Finished>, told: string) {
    const { code, stdout } = await found
    expect(stdout.match(/^(warning|trouble) .*\n.*/gm)).toEqual([`warning  ${told}`])
    expect(code).toBe(0)
  }

  test('no Chromium', async () => {
    await expectWarning(
      doctor(undefined, { CHROMIUM: '/nowhere/chromium' }),
      lines(
        'There is no Chromium at /nowhere/chromium: `npm run test:package` and `npm run test:docs` try less without it.',
        '         Debian has it: `apt-get install -y chromium`. CHROMIUM=… names another executable.',
      ),
    )
  })

  test('no clone', async () => {
    await rm(join(copy, '.git'), { recursive: true })
    await expectWarning(
      doctor(),
      lines('This is no clone: `npm run diff` has nothing to compare with.', '         Use a clone for that.'),
    ).finally(() => mkdir(join(copy, '.git')))
  })

  test('another system', async () => {
    const pretend = "Object.defineProperty(process, 'platform', { value: 'darwin' })"
    await expectWarning(
      doctor(undefined, { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(pretend)}` }),
      lines(
        'This is darwin, without /proc: `npm run bench` measures by that, and the rest is tried on Linux alone.',
        '         Use Linux, or a container of it, where something fails.',
      ),
    )
  })

  test('a sandbox that runs already', async () => {
    const sandbox = startScript('src/cli.ts', ['sandbox', '--port', '0'])
    const port = (await sandbox.printed(/Sandbox ready at http:\/\/127\.0\.0\.1:(\d+)/))[1] ?? ''
    await expectWarning(
      doctor(['--port', port]),
      lines(
        `A sandbox is running on port ${port} already.`,
        '         Use it, or stop it. Give them another one: `npm run sandbox -- --port 4010`.',
      ),
    )
    sandbox.child.kill()
    await sandbox.finished
  })
})

test('without packages only what follows from nothing else is told', async () => {
  // As `node scripts/doctor.js`, which loads nothing else first.
  const alone = await mkdtemp(join(tmpdir(), 'doctor-'))
  for (const part of ['package.json', 'package-lock.json', 'scripts/doctor.js', 'scripts/doctor']) {
    await cp(join(root, part), join(alone, part), { recursive: true })
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/doctor.js', '--port', '0'], {
    cwd: alone,
    encoding: 'utf8',
  })
  await rm(alone, { recursive: true })
  expect(stderr).toBe('')
  expect(stdout).toContain('trouble  The packages are not installed.\n         Run `npm ci`.\n')
  expect(stdout).not.toContain('generated/')
  expect(status).toBe(1)
})

test.each([
  [['--prot', '1'], /^Unknown option '--prot'.*See --help\.\n$/],
  [['--port', '65536'], /^--port must be a whole number from 0 to 65535; it is "65536"\. See --help\.\n$/],
  [['--port', 'x'], /^--port must be a whole number from 0 to 65535; it is "x"\. See --help\.\n$/],
])('%j is bad usage', async (args, message) => {
  const { code, stderr } = await doctor(args)
  expect(stderr).toMatch(message)
  expect(code).toBe(2)
})
