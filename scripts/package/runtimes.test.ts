/** Runs one program, `testing/apps/everywhere.ts`, with the package in each runtime: as a module, or as a bundle for browsers. */
import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { launchChromium, missing } from '../../src/testing/browser.ts'
import { listen } from '../../src/testing/listen.ts'
import { type Started, startSandboxProcess } from '../../src/testing/run-script.ts'
import { NO_EVAL, run } from '../testing/processes.ts'

const app = inject('app')

/** The executable of each runtime, which may be a pattern, and its arguments. */
const RUNTIMES: Record<string, [executable: string, ...args: string[]]> = {
  'the oldest Node': ['node-oldest/bin/node', NO_EVAL, 'program.js'],
  'Node 22': ['node-22/bin/node', NO_EVAL, 'program.js'],
  'Node 24': [process.execPath, NO_EVAL, 'program.js'],
  Deno: ['@deno/*/deno', 'run', '--no-prompt', '--allow-net=127.0.0.1', 'program.js'],
  Bun: ['@oven/bun-*/bin/bun', 'program.js'],
  workerd: ['@cloudflare/workerd-*/bin/workerd', 'test', 'worker.capnp'],
}

/** Lets workerd run the bundle, which may call the local sandbox. */
const WORKER = `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "bundle.js")],
      compatibilityDate = "2026-07-01",
    )),
    (name = "internet", network = (allow = ["local"])),
  ],
);
`

/** Forbids pages and workers to generate code from strings. */
const POLICY = "default-src 'none'; script-src 'self'; img-src data:; connect-src http://127.0.0.1:*"

/** The script of a page that registers a service worker, and prints what it sends. */
const REGISTER = `
const { active, installing, waiting } = await navigator.serviceWorker.register('/bundle.js', { type: 'module' })
const { port1, port2 } = new MessageChannel()
port1.onmessage = ({ data }) => console.log(data)
;(active ?? installing ?? waiting).postMessage('run', [port2])`

let sandbox: { process: Started; url: string }
let bundle: string
beforeAll(async () => {
  sandbox = await startSandboxProcess({ cwd: app }, 'node_modules/.bin/project-resources')
  const common: BuildOptions = {
    entryPoints: [join(app, 'everywhere.ts')],
    define: { SERVICE: JSON.stringify(sandbox.url) },
    format: 'esm',
    target: 'es2022',
  }
  await build({ ...common, outfile: join(app, 'program.js') })
  const { outputFiles } = await build({ ...common, bundle: true, platform: 'browser', write: false })
  bundle = outputFiles[0]?.text ?? ''
  await writeFile(join(app, 'bundle.js'), bundle)
  await writeFile(join(app, 'worker.capnp'), WORKER)
})
afterAll(() => sandbox?.process.child.kill())

/** Checks the line that the program prints. */
function expectPassed(printed: string): void {
  const { checks, failures } = JSON.parse(printed)
  expect(failures).toEqual([])
  expect(checks).toBeGreaterThan(0)
}

test.each(Object.keys(RUNTIMES))('%s', async (name) => {
  const [executable = '', ...args] = RUNTIMES[name] ?? []
  const [command] = globSync(resolve(inject('runtimes'), 'node_modules', executable))
  if (!command) throw new Error(`npm installed no ${executable} for ${process.platform} on ${process.arch}.`)
  expectPassed(await run(command, args, app))
})

describe.skipIf(missing)('Chromium', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser?.close())

  test.each(['page', 'service worker'])('%s', async (kind) => {
    const scripts: Record<string, string> = { '/bundle.js': bundle, '/register.js': REGISTER }
    const start = kind === 'page' ? '/bundle.js' : '/register.js'
    // The origin of the page is not that of the service.
    const server = createServer(({ url = '' }, response) => {
      response
        .setHeader('Content-Security-Policy', POLICY)
        .setHeader('Content-Type', scripts[url] ? 'text/javascript' : 'text/html')
        .end(scripts[url] ?? `<link rel="icon" href="data:,"><script type="module" src="${start}"></script>`)
    })
    const page = await browser.newPage()
    onTestFinished(() => page.close())
    const printed = page.waitForEvent('console', { predicate: (message) => message.type() === 'log', timeout: 60_000 })
    const thrown = page.waitForEvent('pageerror', { timeout: 60_000 }).then((error) => Promise.reject(error))
    thrown.catch(() => undefined)
    await page.goto(await listen(server))
    expectPassed((await Promise.race([printed, thrown])).text())
  })
})
