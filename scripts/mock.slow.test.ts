import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { startPrism } from '../contract-tests/prism.ts'
import { UsageError } from '../src/command.ts'
import { listen } from '../src/testing/listen.ts'
import { startMockProcess } from '../src/testing/run-script.ts'

test('the mock returns the examples of the document and stops on Ctrl-C', async () => {
  const { process, url } = await startMockProcess()
  const response = await fetch(`${url}/v2/projects/p-sandbox/apps/app-chat/builds/build-chat-7/logs`, {
    headers: { Authorization: 'Bearer any' },
  })
  expect(await response.json()).toMatchObject({ app_id: 'app-chat', build_id: 'build-chat-7' })
  process.child.kill('SIGINT')
  expect(await process.finished).toMatchObject({ code: 0, stderr: '' })
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test('Prism ends when the mock is killed', async () => {
  const { process, url } = await startMockProcess()
  process.child.kill('SIGKILL')
  // Do not send a request: Prism would log it to the closed pipe, and end because of that.
  await vi.waitFor(() => expect(canConnect(url)).resolves.toBe(false), { timeout: 240_000 })
})

test('a port in use is bad usage', async () => {
  const { port } = new URL(await listen(createServer()))
  const problem: unknown = await startPrism({ port: Number(port) }).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(UsageError)
  expect(String(problem)).toContain(`: Port ${port} is in use. Choose another one with --port.`)
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
