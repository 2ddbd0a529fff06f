import { expect, test } from 'vitest'
import { BUDGETS, bundleClient, bundleFunction, CLIENT_NAMES } from './bench/client.ts'
import { gzippedSize } from './bench/figures.ts'

test('the client and one function are within their budgets', async () => {
  const code = await bundleClient(CLIENT_NAMES)
  expect(code).toContain('/integrations/codehost/')
  expect(gzippedSize(code)).toBeLessThanOrEqual(BUDGETS.allOperations)
  expect(gzippedSize(await bundleFunction())).toBeLessThanOrEqual(BUDGETS.oneOperation)
})

test('the code that reads archives is bundled only into apps that use it', async () => {
  expect(await bundleClient(CLIENT_NAMES)).not.toContain('deflate-raw')
  expect(await bundleClient(['createClient', 'readBuildFile'])).toContain('deflate-raw')
})
