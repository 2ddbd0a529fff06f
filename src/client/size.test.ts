import { expect, test } from 'vitest'
import { bundleClient, CLIENT_NAMES, compressedSize } from '../../scripts/bench/size.ts'

/** Bytes, minified and compressed; openapi-fetch alone has 2,600 of them. */
const MOST = 5000

test(`the client with all methods and errors is at most ${MOST} bytes in a browser`, async () => {
  const code = await bundleClient(CLIENT_NAMES)
  expect(CLIENT_NAMES).toEqual(expect.arrayContaining(['createClient', 'TimeoutError']))
  expect(code).toContain('/integrations/codehost/')
  expect(compressedSize(code)).toBeLessThanOrEqual(MOST)
})

test('what reads archives comes only with those who use it', async () => {
  expect(await bundleClient(CLIENT_NAMES)).not.toContain('deflate-raw')
  expect(await bundleClient(['createClient', 'readBuildFile'])).toContain('deflate-raw')
})
