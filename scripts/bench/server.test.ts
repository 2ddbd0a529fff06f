import { expect, test } from 'vitest'
import { ANSWERS, READS, WRITES } from './requests.ts'
import { BARE, type ServerCommand, startServer } from './server.ts'

const speaking = (code: string): ServerCommand => ({
  name: 'test server',
  args: ['--eval', code],
  ready: /Listening on (\S+)/,
  validates: false,
})

test('the bare server answers the examples to all that is asked, and nothing to the rest', async () => {
  const server = await startServer(BARE)
  try {
    for (const { method, path, body } of [...READS, ...WRITES]) {
      const answer = await fetch(server.url + path, { method, ...(body !== undefined && { body }) })
      expect(answer.headers.get('content-type')).toBe('application/json')
      expect(await answer.text()).toBe(ANSWERS[`${method} ${path}`])
    }
    expect((await fetch(`${server.url}/other`)).status).toBe(404)
    expect(server.cpuSeconds()).toBeGreaterThan(0)
    expect(server.peakMemory()).toBeGreaterThan(0)
  } finally {
    await server.stop()
  }
})

test('a server that does not start, as on a port that is taken, is named with what it said last', async () => {
  const start = startServer(speaking(`console.error('listen EADDRINUSE'); process.exit(1)`))
  await expect(start).rejects.toThrow('The server test server ended with exit code 1. It said last: listen EADDRINUSE')
})

test('a server that dies ends the work with it', async () => {
  const dying = `console.log('Listening on http://127.0.0.1:1'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50)`
  const server = await startServer(speaking(dying))
  const endless = new Promise(() => undefined)
  await expect(server.whileAlive(endless)).rejects.toThrow('The server test server ended by SIGKILL.')
  await server.stop()
})
