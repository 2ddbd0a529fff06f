import { expect, inject, test } from 'vitest'
import { bundleForBrowser } from '../browser-bundle.ts'

const app = inject('app')

/** What only Node has. */
const OF_NODE = /\b(process|Buffer|require|__dirname|__filename)\b|["']node:/g

test.each(['page.ts', 'in-process.ts'])('%s needs no module of Node in a browser', async (file) => {
  expect(await bundleForBrowser(app, file)).not.toBe('')
})

test('the client mentions nothing that only Node has', async () => {
  // openapi-fetch asks for `typeof process`, which is harmless.
  const code = await bundleForBrowser(app, 'page.ts', ['openapi-fetch'])
  expect(code).toMatch(/from\s?"openapi-fetch"/)
  expect(code.match(OF_NODE)).toBeNull()
})
