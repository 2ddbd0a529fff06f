import { expect, test } from 'vitest'
import { bundleClient, CLIENT_NAMES, compressedSize } from '../../scripts/bench/size.ts'

/** Bytes, minified and compressed, of which openapi-fetch has 2,600. */
const MAX_BYTES = 5000

test(`the client with all methods and errors is at most ${MAX_BYTES} bytes in a browser`, async () => {
  const code = await bundleClient(CLIENT_NAMES)
  expect(CLIENT_NAMES).toEqual(expect.arrayContaining(['createClient', 'TimeoutError']))
  expect(code).toContain('/integrations/codehost/')
  expect(compressedSize(code)).toBeLessThanOrEqual(MAX_BYTES)
})

test('the archive reader is tree-shaken', async () => {
  expect(await bundleClient(CLIENT_NAMES)).not.toContain('deflate-raw')
  expect(await bundleClient(['createClient', 'readBuildFile'])).toContain('deflate-raw')
})
