import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { startMockProcess } from '../src/testing/run-script.ts'

test('Prism ends when the mock is killed', async () => {
  const { process, url } = await startMockProcess()
  process.child.kill('SIGKILL')
  // Do not send a request: Prism would log it to the closed pipe, and end because of that.
  await vi.waitFor(() => expect(canConnect(url)).resolves.toBe(false), { timeout: 240_000 })
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
