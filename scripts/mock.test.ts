import { expect, test } from 'vitest'
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
