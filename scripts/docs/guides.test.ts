import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { createSandbox } from '../../src/sandbox/api/sandbox.ts'
import { serveSandbox } from '../../src/sandbox/kit/node/serve.ts'
import { listen } from '../../src/testing/listen.ts'
import { type Finished, root, startSandboxProcess, startScript } from '../../src/testing/run-script.ts'
import { outputs, readme, transcripts } from '../testing/readme.ts'
import { readGuides, withPackageName } from './guides.ts'
import { ENV, serveNew, withSnippets } from './testing/snippets.ts'

const run = promisify(execFile)
const { folder, writeSnippet, start } = withSnippets()

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
  const { sandbox, url } = await serveNew()
  sandbox.faults.add({ operation: 'deleteDomain', drop: true })
  const { stdout } = await (await start('delete-domain.ts', url)).finished
  expect(stdout).toBe(outputs.get('delete-domain.ts'))
  expect(sandbox.requests.list().map(({ status }) => status)).toEqual([0, 204, 400])
})

test('the snippet watch.ts prints what the guide shows when the clock moves', async () => {
  const [, shown = ''] = readme.match(/"advanceMs": 20000.*?^```text\n(.*?)^```/ms) ?? []
  const [first = '', ...more] = shown.split(/^# .*\n/m)
  const { sandbox, url } = await serveNew({ live: true, now: '2026-03-10T09:30:00Z' })
  const { printed } = await start('watch.ts', url, (code) => code.replace('2000', '20'))
  let expected = first
  await printed(new RegExp(`^${expected}$`))
  for (const lines of more) {
    sandbox.clock.advance(20_000)
    expected += lines
    await printed(new RegExp(`^${expected}$`))
  }
})

test('the page of the guide "Draw the billing chart" has the heading and the legend that the guide shows', async () => {
  const [, shown = ''] = readme.match(/^```text\n(Daily costs from .*?)^```/ms) ?? []
  const { url } = await serveNew({ now: '2026-03-10T09:30:00Z' })
  const [, port] = await (await start('costs.ts', url)).printed(/port: (\d+)/)
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  const texts = page.matchAll(/<(h1|li)>(.*?)<\/\1>/g)
  expect([...texts].map(([, , html = '']) => `${html.replace(/<[^>]*>/g, '')}\n`).join('')).toBe(shown)
})

test('the snippet form.ts has the limits and values of the document', async () => {
  const { form } = await import(join(folder, 'form.ts'))
  expect(form).toMatch(/min="\d+" max="\d+".*<option>apex<\/option><option>subdomain<\/option>/s)
})

test('the snippet proxy.ts sends requests through the proxy', async () => {
  const { url } = await serveNew()
  // The sandbox takes the part of the proxy: it accepts requests whose target is a whole URL.
  const { finished } = await start('proxy.ts', url, (code) => {
    const edited = code.replace('https://api', 'http://api').replace('http://proxy.example.com:3128', url)
    return `${edited.replace('p-acme', 'p-sandbox')}\nconsole.log((await api.listApiKeys()).length)`
  })
  expect(await finished).toMatchObject({ stdout: expect.stringMatching(/^[1-9]\d*\n$/), stderr: '' })
})

test('the snippet gone.ts cancels its call when its client goes away', async () => {
  const arrived = Promise.withResolvers<void>()
  const cancelled = Promise.withResolvers<void>()
  const service = createServer((_request, response) => {
    response.on('close', cancelled.resolve)
    arrived.resolve()
  })
  const url = await listen(service)
  const { printed } = await start('gone.ts', url)
  const [, port] = await printed(/port: (\d+)/)
  const client = new AbortController()
  const response = fetch(`http://127.0.0.1:${port}/`, { signal: client.signal })
  await arrived.promise
  client.abort()
  await expect(response).rejects.toBe(client.signal.reason)
  await cancelled.promise
})

test.each(transcripts)('$file shows what its commands print', async ({ commands, output }) => {
  const { url } = await serveNew({ now: '2026-03-10T09:30:00Z' })
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
  const found =
    readme.match(
      /^(openssl .*?)\nnode_modules\/\.bin\/project-resources sandbox (--tls-.*?)$.*?^(curl --cacert .*?)$/ms,
    ) ?? []
  const [, make = '', options = '', call = ''] = found
  await run('sh', ['-ec', make], { cwd: folder })
  const cli = join(root, 'scripts/cli.ts')
  const { process, url } = await startSandboxProcess({ cwd: folder }, cli, ...options.split(' '))
  onTestFinished(() => void process.child.kill())
  const { stdout } = await run('sh', ['-c', call.replace('https://127.0.0.1:4010', url)], { cwd: folder })
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ id: 'key-deploy' }))
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
