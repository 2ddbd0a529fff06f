import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/testing/run-script.ts'

/** Each folder imports only itself and those before it. Biome rejects circles within a folder. */
const LAYERS = ['generated', 'src', 'contract-tests', 'scripts']
/** Likewise, in src/verifier/. Tests also import testing/, whose parts come from all of them. */
const ROOMS = [
  'model',
  'http',
  'service',
  'inputs',
  'unknowns',
  'evidence',
  'discovery',
  'checks',
  'run',
  'passive',
  'reports',
  'testing',
]

test.each([
  ['the project', '', LAYERS],
  ['the verifier', 'src/verifier', ROOMS],
])('imports in %s lead down', (_, folder, order) => {
  const upward = order.flatMap((name, rank) =>
    importsIn(join(folder, name)).filter(([file, imported]) => {
      const target = order.indexOf(relative(folder, imported).split('/')[0] ?? '')
      return target > rank && !(file.endsWith('.test.ts') && order[target] === 'testing')
    }),
  )
  expect(upward).toEqual([])
  expect(readdirSync(join(root, folder)).filter((name) => order.includes(name))).toHaveLength(order.length)
})

test('the kit of the sandbox imports nothing that is about this API', () => {
  const kit = importsIn('src/sandbox/kit').filter(([file]) => !file.endsWith('.test.ts'))
  const ofThisApi = /^generated\/|^contract-tests\/|^src\/sandbox\/(?!kit\/)|^src\/document\/openapi/
  expect(kit.filter(([, imported]) => ofThisApi.test(imported))).toEqual([])
  expect(kit.length).toBeGreaterThan(100)
})

/** The imports in the code of a folder, each as the paths of the two files. */
function importsIn(folder: string): [file: string, imported: string][] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => /\.(ts|tsx|js)$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name)
      const paths = readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
      return [...paths].map(([, path = '']): [string, string] => [file, join(dirname(file), path)])
    })
}
