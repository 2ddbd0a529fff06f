import { describe, expect, inject, test } from 'vitest'
import { run } from '../testing/run.ts'
import { type RunningSandbox, startSandbox } from '../testing/start-sandbox.ts'

const app = inject('app')

describe.each(Object.entries(inject('nodes')))('Node %s', (version, node) => {
  test('is this version', async () => {
    expect(await run(node, ['--print', 'process.version'], app)).toBe(`v${version}\n`)
  })

  test('client and sandbox work together', async () => {
    expect(await run(node, ['in-process.ts'], app)).toBe('true\n')
  })

  test('the command runs the sandbox', async () => {
    expect(await callSandbox(await startSandbox(app, node))).toBe(200)
  })
})

test('npx project-resources sandbox runs', async () => {
  expect(await callSandbox(await startSandbox(app))).toBe(200)
})

/** Returns the status of a call, then stops the sandbox. */
async function callSandbox({ url, stop }: RunningSandbox): Promise<number> {
  try {
    const answer = await fetch(`${url}/v2/projects/p-sandbox/api-keys`, {
      headers: { Authorization: 'Bearer sandbox-owner-token' },
      signal: AbortSignal.timeout(60_000),
    })
    return answer.status
  } finally {
    await stop()
  }
}
