import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { copyProject } from '../src/testing/project-copy.ts'
import { runScript, startScript } from '../src/testing/run-script.ts'

test('it says when it is ready, answers the examples, and stops cleanly', async () => {
  const mock = startScript('scripts/mock.ts', ['--port', '0'])
  const [, url] = await mock.printed(/Mock ready at (http:\/\/127\.0\.0\.1:\d+)/)
  const response = await fetch(`${url}/v2/projects/p-sandbox/apps/app-chat/builds/build-chat-7/logs`, {
    headers: { Authorization: 'Bearer any' },
    signal: AbortSignal.timeout(60_000),
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ app_id: 'app-chat', build_id: 'build-chat-7' })

  mock.child.kill('SIGINT')
  expect(await mock.finished).toMatchObject({ code: 0, stderr: '' })
  await expect(fetch(`${url}/`, { signal: AbortSignal.timeout(60_000) })).rejects.toThrow('fetch failed')
})

test('when it is killed, Prism does not outlive it', async () => {
  const mock = startScript('scripts/mock.ts', ['--port', '0'])
  const [, url] = await mock.printed(/Mock ready at (http:\/\/127\.0\.0\.1:\d+)/)
  mock.child.kill('SIGKILL')
  // Not asked by HTTP: a request would make Prism write to the closed pipe, and end by that.
  await vi.waitFor(() => expect(canConnect(url ?? '')).resolves.toBe(false), { timeout: 60_000 })
})

test('a port that is taken is said in one line, with exit code 2', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { code, stderr } = await runScript('scripts/mock.ts', ['--port', String(port)])
  server.close()
  expect(stderr).toBe(`Port ${port} is taken; choose another one with --port.\n`)
  expect(code).toBe(2)
})

test('a document that the mock cannot read is said in one line, with exit code 2', async () => {
  const copy = await copyProject()
  await writeFile(join(copy, 'openapi.yaml'), 'paths: [\n')
  const { code, stderr } = await runScript('scripts/mock.ts', ['--port', '0'], { cwd: copy })
  await rm(copy, { recursive: true })
  expect(stderr).toMatch(/^Prism ended before it listened: Error parsing .*openapi\.yaml.* at line 2, column 1.*\n$/)
  expect(code).toBe(2)
})

test('what is no port is refused', async () => {
  const { code, stderr } = await runScript('scripts/mock.ts', ['--port=x'])
  expect(stderr).toBe('--port must be a whole number from 0 to 65535; it is "x".\n')
  expect(code).toBe(2)
})

async function canConnect(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
