import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Bytes, minified and compressed; openapi-fetch alone has 2,600 of them. */
const MOST = 5000

/** Bundles an app as it is for browsers; all that is imported is used, and so are the names. */
async function bundle(names: string[]): Promise<string> {
  const contents = `import { ${names.join(', ')} } from './index.ts'\nconsole.log(${names.join(', ')})`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

const { createClient, readBuildFile, ArchiveError, ...errors } = await import('./index.ts')
const CLIENT = ['createClient', ...Object.keys(errors)]

test(`the client with all methods and errors is at most ${MOST} bytes in a browser`, async () => {
  const code = await bundle(CLIENT)
  expect(CLIENT).toContain('TimeoutError')
  expect(code).toContain('/integrations/codehost/')
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(MOST)
})

test('what reads archives comes only with those who use it', async () => {
  expect(await bundle(CLIENT)).not.toContain('deflate-raw')
  expect(await bundle(['createClient', 'readBuildFile'])).toContain('deflate-raw')
})
