/** Runs snippets of the guides as their readers do: in a folder where the package is installed, against a sandbox. */
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { createClient } from '../../src/client/index.ts'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { serveSandbox } from '../../src/sandbox/node/serve.ts'
import { createSandbox, type SandboxOptions } from '../../src/sandbox/sandbox.ts'
import { launchChromium, missing } from '../../src/testing/browser.ts'
import { type Finished, root, startSandboxProcess, startScript } from '../../src/testing/run-script.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { examples, outputs, readme, transcripts } from '../testing/readme.ts'
import { readGuides, withPackageName } from './guides.ts'

const run = promisify(execFile)
const folder = temporaryFolder(afterAll)
beforeAll(async () => {
  const installed = join(folder, 'node_modules', manifest.name)
  await mkdir(dirname(installed), { recursive: true })
  await symlink(root, installed)
  for (const name of ['msw', 'undici', '@tanstack', 'react'])
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  await writeFile(join(folder, 'token.txt'), 'sandbox-owner-token\n')
  for (const [name, code] of examples) await writeFile(join(folder, name), code)
})

async function serve(options?: SandboxOptions) {
  const sandbox = createSandbox(options)
  const { url, close } = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1' })
  onTestFinished(close)
  return { sandbox, url }
}

/**
 * Runs snippets one after the other in one process, because most of the time of a process is its start; each has its own sandbox.
 * Their outputs each follow a line such as `#calls.ts`.
 */
async function runAll(names: string[]): Promise<Finished> {
  const served = await Promise.all(names.map(() => serveSandbox(createSandbox(), { port: 0, host: '127.0.0.1' })))
  const urls = new Map(names.map((name, at) => [name, served[at]?.url ?? '']))
  for (const [name, url] of urls) await writeSnippet(name, url)
  const runner = `for (const [name, url] of ${JSON.stringify([...urls])}) {
    console.log('#' + name)
    console.error('#' + name)
    process.env.API_URL = url
    await import('./run-' + name).catch(console.error)
  }`
  await writeFile(join(folder, 'run-all.mjs'), runner)
  try {
    return await startScript('run-all.mjs', [], { cwd: folder, env: ENV }).finished
  } finally {
    await Promise.all(served.map(({ close }) => close()))
  }
}

const ENV = { API_TOKEN: 'sandbox-owner-token', PROJECT_ID: 'p-sandbox', PORT: '0' }

/** Writes a snippet, changed by `edit`, for the sandbox at `url`. Returns its file. */
async function writeSnippet(name: string, url: string, edit = (code: string) => code): Promise<string> {
  const file = `run-${name}`
  await writeFile(join(folder, file), edit(examples.get(name) ?? '').replaceAll('http://127.0.0.1:4010', url))
  return file
}

/** Starts a snippet, changed by `edit`, with the sandbox at `url`. */
async function start(name: string, url: string, edit?: (code: string) => string) {
  const file = await writeSnippet(name, url, edit)
  const started = startScript(file, [], { cwd: folder, env: { ...ENV, API_URL: url } })
  onTestFinished(() => void started.child.kill())
  return started
}

test('all guides are in the README and published, with the methods of the document and the switches of the sandbox', () => {
  const guides = readGuides(document)
  const files = readdirSync(new URL('guides', import.meta.url)).filter((file) => file.endsWith('.md'))
  expect(guides.map(({ name }) => `${name}.md`).sort()).toEqual(files.sort())
  const text = guides.map(({ markdown }) => markdown).join('\n')
  for (const { id } of listOperations(document)) expect(text).toContain(`\`${id}\``)
  expect(text).toContain('| `notFoundStatus` |')
  expect(text).not.toMatch(/<!--|\]\((\.\.\/){2}/)
})

test('every guide begins with a sentence that search engines can show', () => {
  for (const { name, title, description } of readGuides(document)) {
    expect(title, name).not.toBe('')
    expect(description, name).toMatch(/^[A-Z].{40,158}\.$/)
  }
})

describe('snippets with output', () => {
  let finished: Finished
  beforeAll(async () => {
    finished = await runAll([...outputs.keys()])
  })

  test.each([...outputs])('the snippet %s prints what its guide shows', (name, output) => {
    const printed = [finished.stdout, finished.stderr].map((text) => text.split(/^#(.*)\n/m))
    expect(printed.map((parts) => parts[parts.indexOf(name) + 1]).join('')).toBe(output)
  })

  test('the snippet record.ts writes a HAR that can be judged', async () => {
    const args = ['judge', join(folder, 'recorded.har'), '--reports', join(folder, 'reports')]
    const { code, stderr } = await startScript('scripts/cli.ts', args).finished
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'Judged 2 exchanges.\n' })
  })
})

test('the snippet delete-domain.ts repeats a deletion whose connection broke', async () => {
  const { sandbox, url } = await serve()
  sandbox.faults.add({ operation: 'deleteDomain', drop: true })
  const { stdout } = await (await start('delete-domain.ts', url)).finished
  expect(stdout).toBe(outputs.get('delete-domain.ts'))
  expect(sandbox.requests.list().map(({ status }) => status)).toEqual([0, 204, 400])
})

test('the snippet watch.ts prints what the guide shows when the clock moves', async () => {
  const [, shown = ''] = readme.match(/"advanceMs": 20000.*?^```text\n(.*?)^```/ms) ?? []
  const [first = '', ...more] = shown.split(/^# .*\n/m)
  const { sandbox, url } = await serve({ live: true, now: '2026-03-10T09:30:00Z' })
  const { printed } = await start('watch.ts', url, (code) => code.replace('2000', '20'))
  let expected = first
  await printed(new RegExp(`^${expected}$`))
  for (const lines of more) {
    sandbox.clock.advance(20_000)
    expected += lines
    await printed(new RegExp(`^${expected}$`))
  }
})

test('the snippet form.ts has the limits and values of the document', async () => {
  const { form } = await import(join(folder, 'form.ts'))
  expect(form).toMatch(/min="\d+" max="\d+".*<option>apex<\/option><option>subdomain<\/option>/s)
})

test('the snippet proxy.ts sends requests through the proxy', async () => {
  const { url } = await serve()
  // The sandbox takes the part of the proxy: it accepts requests whose target is a whole URL.
  const { finished } = await start('proxy.ts', url, (code) => {
    const edited = code.replace('https://api', 'http://api').replace('http://proxy.example.com:3128', url)
    return `${edited.replace('p-acme', 'p-sandbox')}\nconsole.log((await api.listApiKeys()).length)`
  })
  expect(await finished).toMatchObject({ stdout: expect.stringMatching(/^[1-9]\d*\n$/), stderr: '' })
})

test.each(transcripts)('$file shows what its commands print', async ({ commands, output }) => {
  const { url } = await serve({ now: '2026-03-10T09:30:00Z' })
  const env = { ...process.env, API_URL: url, PROJECT_ID: 'p-sandbox', API_TOKEN: 'sandbox-owner-token' }
  const { stdout } = await run('sh', ['-ec', commands.replaceAll('http://127.0.0.1:4010', url)], { cwd: root, env })
  // Guides show only some elements of arrays, and some fields of objects.
  const expected = JSON.parse(output, (_, value) => {
    if (Array.isArray(value)) return expect.arrayContaining(value)
    return typeof value === 'object' ? expect.objectContaining(value) : value
  })
  expect(JSON.parse(stdout)).toEqual(expected)
})

test('the commands of the guide "Share a sandbox" make a certificate, and serve HTTPS with it', async () => {
  const found = readme.match(/^(openssl .*?)\nnpm run sandbox -- (--tls-.*?)$.*?^(curl --cacert .*?)$/ms) ?? []
  const [, make = '', options = '', call = ''] = found
  await run('sh', ['-ec', make], { cwd: folder })
  const cli = join(root, 'scripts/cli.ts')
  const { process, url } = await startSandboxProcess({ cwd: folder }, cli, ...options.split(' '))
  onTestFinished(() => void process.child.kill())
  const { stdout } = await run('sh', ['-c', call.replace('https://127.0.0.1:4010', url)], { cwd: folder })
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ id: 'key-deploy' }))
})

test.skipIf(missing)('the page of the guide "Draw the billing chart" stacks bars of the right heights', async () => {
  const apps = ['app-<b>&"', 'app-b', 'app-c', 'app-d', 'app-e', 'app-f'].map((appId) => ({ appId }))
  const { url } = await serve({ now: '2026-03-10T09:30:00Z', seed: { apps } })
  const api = createClient({ baseUrl: url, token: 'sandbox-owner-token', projectId: 'p-sandbox' })
  const [, port] = await (await start('costs.ts', url)).printed(/port: (\d+)/)
  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.fill('[type=month]', '2026-03')
  await page.click('button')
  await page.getByText('from 2026-03-01 to 2026-03-31').waitFor()

  const boxes = (selector: string) =>
    page.locator(selector).evaluateAll((found) =>
      found.map((element) => {
        const { x, y, height } = element.getBoundingClientRect()
        return { text: element.textContent, x, y, height }
      }),
    )
  const [zero, next] = await boxes('path')
  const [, nextLabel] = await boxes('[text-anchor=end]')
  const bars = await boxes('rect')
  const unit = ((zero?.y ?? 0) - (next?.y ?? 0)) / Number(nextLabel?.text)
  const { labels, series, others } = await api.getBillingGraph({ month: '2026-03', top_n: 4, group_others: true })
  const bands = [...series, ...(others ? [{ ...others, app_name: `${others.count} other apps` }] : [])]
  const expected = labels.flatMap((label, day) => {
    let y = zero?.y ?? 0
    return bands.map(({ app_name, data: { [day]: cost = 0 } }) => {
      y -= cost * unit
      const box = { y: expect.closeTo(y, 0), height: expect.closeTo(cost * unit, 0) }
      return { text: `${label}, ${app_name}: ${cost.toFixed(2)}`, x: bars[day * bands.length]?.x, ...box }
    })
  })
  expect(bars).toEqual(expected)
  expect(expected).toHaveLength(31 * 5)
  const legend = bands.map(({ app_name, total }) => `■ ${app_name}: ${total.toFixed(2)} USD`)
  expect(await page.locator('li').allTextContents()).toEqual(legend)
  expect(new Set(bars.map(({ x }) => x)).size).toBe(31)
  expect(complaints).toEqual([])
})

test('the docs take the names of the package and of its tarball from package.json', () => {
  const source =
    "import 'project-resources'; `project-resources/raw`; node_modules/project-resources/a; project-resources-0.1.0.tgz"
  expect(withPackageName(source, { name: '@acme/apis', version: '2.0.0' })).toBe(
    "import '@acme/apis'; `@acme/apis/raw`; node_modules/@acme/apis/a; acme-apis-2.0.0.tgz",
  )
  const command = '`project-resources verify`, node_modules/.bin/project-resources, project-resources-report/'
  expect(withPackageName(command, { name: '@acme/apis', version: '2.0.0' })).toBe(command)
})
