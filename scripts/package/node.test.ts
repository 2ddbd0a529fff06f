import { describe, expect, inject, test } from 'vitest'
import { run } from '../testing/run.ts'
import { startSandbox } from '../testing/start-sandbox.ts'

const app = inject('app')

describe.each(Object.entries(inject('nodes')))('Node %s', (version, node) => {
  test('is what was asked for', async () => {
    expect(await run(node, ['--print', 'process.version'], app)).toBe(`v${version}\n`)
  })

  test('client and sandbox work together', async () => {
    expect(await run(node, ['in-process.ts'], app)).toBe('true\n')
  })

  test('the command runs the sandbox', async () => {
    const sandbox = await startSandbox(node, app)
    try {
      const answer = await fetch(`${sandbox.url}/v2/projects/p-sandbox/api-keys`, {
        headers: { Authorization: 'Bearer sandbox-owner-token' },
        signal: AbortSignal.timeout(10_000),
      })
      expect(answer.status).toBe(200)
    } finally {
      await sandbox.stop()
    }
  })
})
