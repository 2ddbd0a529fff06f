import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { publint } from 'publint'
import { expect, inject, test } from 'vitest'
import { root } from '../../src/testing/run-script.ts'
import { bundleForBrowser } from '../browser-bundle.ts'
import { run } from '../testing/run.ts'

const app = inject('app')
const tarball = inject('tarball')

test('installs one dependency and what that needs', async () => {
  const installed = (await run('npm', ['ls', '--all', '--parseable'], app)).match(/(?<=node_modules\/)[\w-]+$/gm)
  expect(installed?.sort()).toEqual(['openapi-fetch', 'openapi-typescript-helpers', 'project-resources'])
})

test('contains the client, sandbox, command, document, types and texts, nothing else', async () => {
  const folder = join(app, 'node_modules/project-resources')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  expect(files.filter((file) => !/^dist\/lib\/types\/(src|generated)\/[\w/-]+\.d\.ts$/.test(file)).sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist/lib/THIRD-PARTY-LICENSES.txt',
    'dist/lib/cli.js',
    'dist/lib/client.js',
    'dist/lib/sandbox.js',
    'generated/openapi.json',
    'openapi.yaml',
    'package.json',
  ])
})

test('exports the document as YAML and JSON', async () => {
  const { resolve } = createRequire(join(app, 'app.js'))
  expect(await readFile(resolve('project-resources/openapi.yaml'), 'utf8')).toMatch(/^openapi: 3\.1\.1\n/)
  expect(JSON.parse(await readFile(resolve('project-resources/openapi.json'), 'utf8')).openapi).toBe('3.1.1')
})

test('passes publint', async () => {
  const { buffer } = new Uint8Array(await readFile(tarball))
  expect((await publint({ pack: { tarball: buffer } })).messages).toEqual([])
})

test('passes "Are the types wrong?"', async () => {
  // YAML cannot be imported.
  const options = ['--profile', 'esm-only', '--exclude-entrypoints', 'openapi.yaml']
  const attw = join(root, 'node_modules/.bin/attw')
  expect(await run(process.execPath, [attw, tarball, ...options], app)).toContain('project-resources/sandbox')
})

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
