import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mockOptions, startEmbedded, verifyTarget } from '../contract-tests/targets.ts'
import { listen } from '../src/testing/listen.ts'
import { copyProject } from '../src/testing/project-copy.ts'
import { runScript, startMockProcess, startScript } from '../src/testing/run-script.ts'
import { isContradicted, type Ledger } from '../src/verifier/model/ledger.ts'

const LOGS = '/v2/projects/p-sandbox/apps/app-chat/builds/build-chat-7/logs'
const headers = { Authorization: 'Bearer any' }

test('the mock returns the examples of the document and stops on Ctrl-C', async () => {
  const { process, url } = await startMockProcess()
  const response = await fetch(url + LOGS, { headers })
  expect(await response.json()).toMatchObject({ app_id: 'app-chat', build_id: 'build-chat-7' })
  expect((await fetch(url + LOGS)).status).toBe(401)
  process.child.kill('SIGINT')
  const stdout = expect.stringContaining(`\nGET ${LOGS} 200\nGET ${LOGS} 401\n  Invalid security scheme used\n`)
  expect(await process.finished).toEqual({ code: 0, stdout, stderr: '' })
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test('a port in use is bad usage', async () => {
  const { port } = new URL(await listen(createServer()))
  const stderr = `Port ${port} is in use; choose another one with --port.\n`
  expect(await runScript('scripts/mock.ts', ['--port', port])).toEqual({ code: 2, stdout: '', stderr })
})

test('the mock serves the latest valid version of openapi.yaml', async () => {
  const cwd = await copyProject()
  onTestFinished(() => rm(cwd, { recursive: true }))
  const file = join(cwd, 'openapi.yaml')
  const source = await readFile(file, 'utf8')
  const { process, url } = await startMockProcess({ cwd })
  onTestFinished(() => void process.child.kill('SIGKILL'))
  const appId = async () => {
    const { app_id } = (await (await fetch(url + LOGS, { headers })).json()) as { app_id: string }
    return app_id
  }
  await writeFile(file, source.replaceAll('app-chat', 'app-changed'))
  const serves = (id: string) => vi.waitFor(async () => expect(await appId()).toBe(id), { timeout: 60_000 })
  await serves('app-changed')

  const [error] = await Promise.all([once(process.child.stderr ?? process.child, 'data'), writeFile(file, 'paths: [')])
  expect(String(error)).toMatch(/openapi\.yaml cannot be loaded: .*\nThe previous version is still served\.\n$/)
  expect(await appId()).toBe('app-changed')

  await writeFile(file, source)
  await serves('app-chat')
})

test('prism mock openapi.yaml, without our server, conforms to the document and gives the same verdicts', async () => {
  const prism = startScript('node_modules/.bin/prism', ['mock', 'openapi.yaml', '--port', '0'])
  onTestFinished(async () => {
    prism.child.kill('SIGKILL')
    await prism.finished
  })
  const [, url = ''] = await prism.printed(/Prism is listening on (\S+)/)
  const ledger = await verifyTarget(mockOptions(url), {})
  expect(ledger.facts.filter(isContradicted)).toEqual([])

  const { options, stop } = await startEmbedded.mock()
  onTestFinished(stop)
  const verdictsOf = ({ facts }: Ledger) => facts.map(({ id, verdict }) => [id, verdict])
  expect(verdictsOf(await verifyTarget(options, {}))).toEqual(verdictsOf(ledger))
})
