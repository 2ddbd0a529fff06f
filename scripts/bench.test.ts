import { expect, test } from 'vitest'
import { BUDGETS, ONE, REQUIRED_ROOM, SIZE } from './bench/measures.ts'
import { bundleClient, bundleFunction, bytesPerOperation, CLIENT_NAMES, gzippedSize } from './bench/sizes.ts'

test('the client and one function are within their budgets, with room for more operations', async () => {
  const code = await bundleClient(CLIENT_NAMES)
  expect(code).toContain('/integrations/codehost/')
  const size = gzippedSize(code)
  const perOperation = await bytesPerOperation(size)
  expect(perOperation).toBeGreaterThan(0)
  expect(size + REQUIRED_ROOM * perOperation).toBeLessThanOrEqual(BUDGETS[SIZE])
  expect(gzippedSize(await bundleFunction())).toBeLessThanOrEqual(BUDGETS[ONE])
})

test('the code that reads archives is bundled only into apps that use it', async () => {
  expect(await bundleClient(CLIENT_NAMES)).not.toContain('deflate-raw')
  expect(await bundleClient(['createClient', 'readBuildFile'])).toContain('deflate-raw')
})
