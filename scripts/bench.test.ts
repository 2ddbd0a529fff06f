import { expect, test } from 'vitest'
import { gzippedSize } from './bench/figures.ts'
import { BUDGETS, bundleClient, bundleFunction, CLIENT_NAMES } from './bench/sizes.ts'

/** Bytes that five more operations add; each adds about 17. */
const ROOM = 85

test('the client and one function are within their budgets, with room for more operations', async () => {
  const code = await bundleClient(CLIENT_NAMES)
  expect(code).toContain('/integrations/codehost/')
  expect(gzippedSize(code) + ROOM).toBeLessThanOrEqual(BUDGETS.allOperations)
  expect(gzippedSize(await bundleFunction())).toBeLessThanOrEqual(BUDGETS.oneOperation)
})

test('the code that reads archives is bundled only into apps that use it', async () => {
  expect(await bundleClient(CLIENT_NAMES)).not.toContain('deflate-raw')
  expect(await bundleClient(['createClient', 'readBuildFile'])).toContain('deflate-raw')
})
