/** Runs the built package in every runtime that it supports. */
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type BuildOptions, build } from 'esbuild'
import { oneOf, runCommand } from '../src/command.ts'
import { startSandboxProcess } from '../src/testing/run-script.ts'
import { whenEnding, withTemporaryFolder } from './ending.ts'
import { INSTALL, installPackage } from './package/install.ts'
import { run } from './testing/processes.ts'

/** The executable of each runtime in node_modules, and its arguments. Chromium comes from the system. */
const RUNTIMES: Record<string, [executable: string, ...args: string[]] | undefined> = {
  'node-oldest': ['node-oldest/bin/node', 'program.js'],
  'node-22': ['node-22/bin/node', 'program.js'],
  'node-24': ['node-24/bin/node', 'program.js'],
  deno: ['@deno/*/deno', 'run', '--no-prompt', '--allow-net=127.0.0.1', 'program.js'],
  bun: ['@oven/bun-*/bin/bun', 'program.js'],
  workerd: ['@cloudflare/workerd-*/bin/workerd', 'test', 'worker.capnp'],
  chromium: undefined,
  'service-worker': undefined,
}
const NAMES = Object.keys(RUNTIMES)

/** Forbids pages and workers to generate code from strings. */
const POLICY = "default-src 'none'; script-src 'self'; img-src data:; connect-src http://127.0.0.1:*"

/** The script of a page that registers a service worker, and prints what it sends. */
const REGISTER = `
const { active, installing, waiting } = await navigator.serviceWorker.register('/bundle.js', { type: 'module' })
const { port1, port2 } = new MessageChannel()
port1.onmessage = ({ data }) => console.log(data)
;(active ?? installing ?? waiting).postMessage('run', [port2])`

const HELP = `Usage: npm run runtimes [-- options]

Builds the package and runs one program with it in each runtime, against the sandbox: the oldest Node that the package supports,
Node 22 and 24, Deno, Bun, workerd, and a page and a service worker in Chromium. The program calls a sandbox over HTTP, and one
in its own process. The package and the runtimes are installed in a temporary folder; scripts/runtimes/package.json pins the
versions. Chromium is /usr/bin/chromium unless CHROMIUM names another. workerd and Chromium run the program as a bundle.

  --only NAME  run only this runtime: ${NAMES.join(', ')};
               can be repeated
  --help       show this help

Exit code: 0 if all checks pass in all runtimes, 1 if a check fails or a runtime cannot be run, 2 for bad usage.`

/** The line that the program prints. */
interface Printed {
  /** Number of checks. */
  checks: number
  failures: string[]
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, help: { type: 'boolean' } } })
  if (values.help) return console.log(HELP)
  const names = values.only?.map((name) => oneOf('--only', name, NAMES)) ?? NAMES
  await withTemporaryFolder('runtimes', (folder) => runAll(folder, names))
})

function log(line: string): void {
  console.error(`runtimes: ${line}`)
}

async function runAll(folder: string, names: readonly string[]): Promise<void> {
  const [app, tools] = [join(folder, 'app'), join(folder, 'tools')]
  await mkdir(app)
  log('installing the package')
  await installPackage(app)
  log('installing the runtimes')
  await installRuntimes(tools, names)
  const { process: sandbox, url } = await startSandboxProcess({ cwd: app }, 'node_modules/.bin/project-resources')
  whenEnding(() => sandbox.child.kill())
  await writePrograms(app, url)

  const lines = [['runtime', 'version', 'passed']]
  const problems: string[] = []
  for (const name of names) {
    log(name)
    const { version, printed } = await runIn(name, app, tools).catch(({ message }: Error) => {
      problems.push(`${name} did not run the program: ${message}`)
      return { version: '?', printed: '{"checks":0,"failures":[]}' }
    })
    const { checks, failures }: Printed = JSON.parse(printed)
    problems.push(...failures.map((failure) => `${name}: ${failure}`))
    lines.push([name, version, checks ? `${checks - failures.length}/${checks}` : 'FAILED'])
  }
  sandbox.child.kill()
  if (problems.length > 0) process.exitCode = 1
  console.log(
    lines.map(([name = '', version = '', passed]) => name.padEnd(15) + version.padEnd(15) + passed).join('\n'),
  )
  console.log(problems.length > 0 ? `\n${problems.join('\n')}` : '\nAll checks passed.')
}

/** Installs the runtimes at their locked versions. One that npm cannot install is skipped, because it is optional. */
async function installRuntimes(tools: string, names: readonly string[]): Promise<void> {
  await cp(fileURLToPath(new URL('runtimes', import.meta.url)), tools, { recursive: true })
  const manifest = JSON.parse(await readFile(join(tools, 'package.json'), 'utf8'))
  const all = Object.entries(manifest.optionalDependencies)
  manifest.optionalDependencies = Object.fromEntries(all.filter(([name]) => names.includes(name)))
  await writeFile(join(tools, 'package.json'), JSON.stringify(manifest))
  await run('npm', INSTALL, tools).catch(({ message }: Error) => log(message))
}

/** Writes the program for the service at `url`: as one module that imports the package, and as a bundle. */
async function writePrograms(app: string, url: string): Promise<void> {
  const common: BuildOptions = {
    entryPoints: [fileURLToPath(new URL('package/testing/apps/everywhere.ts', import.meta.url))],
    define: { SERVICE: JSON.stringify(url) },
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    nodePaths: [join(app, 'node_modules')],
  }
  await build({ ...common, outfile: join(app, 'program.js') })
  await build({ ...common, bundle: true, platform: 'browser', outfile: join(app, 'bundle.js') })
  await cp(fileURLToPath(new URL('runtimes/worker.capnp', import.meta.url)), join(app, 'worker.capnp'))
}

/** Runs the program. @throws Error if the runtime is missing, fails or takes too long */
async function runIn(name: string, app: string, tools: string): Promise<{ version: string; printed: string }> {
  const [executable, ...args] = RUNTIMES[name] ?? []
  if (executable === undefined) return runInChromium(await readFile(join(app, 'bundle.js'), 'utf8'), name)
  const [command] = globSync(join(tools, 'node_modules', executable))
  if (!command) throw new Error(`npm installed no ${executable} for ${process.platform} on ${process.arch}.`)
  const version = /\d[\w.-]*/.exec(await run(command, ['--version'], app))?.[0] ?? '?'
  return { version, printed: await run(command, args, app) }
}

/** Runs the bundle in a page or a service worker, whose origin differs from that of the service. */
async function runInChromium(code: string, name: string): Promise<{ version: string; printed: string }> {
  const { launchChromium, missing } = await import('../src/testing/chromium.ts')
  if (missing) throw new Error(missing)
  const scripts: Record<string, string> = { '/bundle.js': code, '/register.js': REGISTER }
  const start = name === 'service-worker' ? '/register.js' : '/bundle.js'
  const server = createServer(({ url = '' }, response) => {
    response
      .setHeader('Content-Security-Policy', POLICY)
      .setHeader('Content-Type', scripts[url] ? 'text/javascript' : 'text/html')
      .end(scripts[url] ?? `<link rel="icon" href="data:,"><script type="module" src="${start}"></script>`)
  })
  const browser = await launchChromium()
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const page = await browser.newPage()
    const printed = new Promise<string>((resolve, reject) => {
      page.on('console', (message) => message.type() === 'log' && resolve(message.text()))
      page.on('pageerror', reject)
      setTimeout(() => reject(new Error('The page printed nothing.')), 60_000).unref()
    })
    const [line] = await Promise.all([printed, page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)])
    return { version: browser.version(), printed: line }
  } finally {
    await browser.close()
    server.close()
  }
}
