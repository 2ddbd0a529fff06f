import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { root } from '../../src/testing/run-script.ts'
import { api } from '../api.ts'
import { fixtureNames } from '../fixtures.ts'

test('the code of the verifier names no operation, no fixture and no entry of the register of this API', () => {
  // One word, such as `region`, may mean anything.
  const fixtures = fixtureNames.filter((name) => /[._]/.test(name))
  const names = [
    ...listOperations(document).map(({ id }) => id),
    ...Object.keys(document['x-unknowns']).filter((id) => id.includes('-')),
    ...fixtures,
    api.tenant,
    ...api.openSegments,
  ]
  const folder = join(root, 'src/verifier')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing/'),
  )
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return names
      .filter((each) => new RegExp(`(?<![\\w-])${each.replace('.', '\\.')}(?![\\w-])`).test(text))
      .map((each) => `${name}: ${each}`)
  })
  expect(found).toEqual([])
})
