import { expect, inject, test } from 'vitest'
import { bundleForBrowser } from '../browser-bundle.ts'

const app = inject('app')

/** Globals and modules of Node. */
const OF_NODE = /\b(process|Buffer|require|__dirname|__filename)\b|["']node:/g

test.each(['page.ts', 'in-process.ts'])('%s bundles for browsers', async (file) => {
  expect(await bundleForBrowser(app, file)).not.toBe('')
})

test('the client uses nothing of Node', async () => {
  // openapi-fetch tests `typeof process`, which is harmless.
  const code = await bundleForBrowser(app, 'page.ts', ['openapi-fetch'])
  expect(code).toMatch(/from\s?"openapi-fetch"/)
  expect(code.match(OF_NODE)).toBeNull()
})
