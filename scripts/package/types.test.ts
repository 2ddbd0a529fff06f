import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { run } from '../testing/run.ts'

const app = inject('app')
const compilers = Object.entries(inject('compilers'))

/** Without the types of Node, and with checks of the package's own declarations. */
const COMMON = '--strict --target es2022 --lib es2022,dom,dom.iterable'.split(' ')
const RESOLUTIONS = {
  nodenext: ['--module', 'nodenext'],
  bundler: ['--module', 'preserve', '--moduleResolution', 'bundler'],
}

beforeAll(async () => {
  const code = await readFile(join(app, 'in-process.ts'), 'utf8')
  await writeFile(join(app, 'misspelt.ts'), code.replace('({ app_id })', '({ app_ide: app_id })'))
})

describe.each(compilers)('TypeScript %s', (version, tsc) => {
  test('is this version', async () => {
    expect(await run(process.execPath, [tsc, '--version'], app)).toBe(`Version ${version}\n`)
  })

  test.each(Object.entries(RESOLUTIONS))(
    '%s: correct code compiles, a misspelt key does not',
    async (_, resolution) => {
      const files = ['in-process.ts', 'page.ts', 'misspelt.ts']
      const options = ['--noEmit', '--pretty', 'false', ...COMMON, ...resolution]
      const complaints = await run(process.execPath, [tsc, ...options, ...files], app).catch(
        ({ cause }) => cause.stdout,
      )
      expect(complaints.match(/^\S.*/gm)).toEqual([expect.stringMatching(/^misspelt\.ts\(.*app_ide/)])
    },
  )
})

test('contains only declarations that its entries use', async () => {
  const [[, tsc] = ['', '']] = compilers
  const options = ['--listFilesOnly', ...COMMON, ...RESOLUTIONS.nodenext]
  const used = (await run(process.execPath, [tsc, ...options, 'in-process.ts'], app)).split('\n')
  const types = join(app, 'node_modules/project-resources/dist/lib/types')
  const entries = await readdir(types, { recursive: true, withFileTypes: true })
  const packed = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  expect(packed.filter((file) => !used.includes(file))).toEqual([])
})
