import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, inject, onTestFinished, test } from 'vitest'
import { examples } from '../testing/readme.ts'

test('the worker of the guide "Test with the sandbox" runs the API, keeps its state and refuses the controls', async () => {
  const { outputFiles } = await build({
    stdin: { contents: examples.get('worker.ts') ?? '', resolveDir: inject('app'), loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const { Miniflare } = createRequire(join(inject('runtimes'), 'package.json'))('miniflare')
  const script = outputFiles[0]?.text
  const worker = new Miniflare({ host: '127.0.0.1', cf: false, modules: true, script, compatibilityDate: '2026-07-01' })
  onTestFinished(() => worker.dispose())
  const send = (method: string, path: string) => {
    const headers = { Authorization: 'Bearer sandbox-owner-token' }
    return worker.dispatchFetch(`http://a.test${path}`, { method, headers, signal: AbortSignal.timeout(60_000) })
  }
  const listKeys = async () => (await send('GET', '/v2/projects/p-sandbox/api-keys')).json()

  const keys: { id: string }[] = await listKeys()
  expect((await send('DELETE', '/v2/projects/p-sandbox/api-keys/key-scratch')).status).toBe(200)
  expect(await listKeys()).toEqual(keys.filter(({ id }) => id !== 'key-scratch'))
  for (const path of ['/_sandbox', '/_sandbox/fixtures']) expect((await send('GET', path)).status).toBe(403)
  expect((await send('POST', '/_sandbox/reset')).status).toBe(403)
})
