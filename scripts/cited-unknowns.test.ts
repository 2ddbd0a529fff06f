import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { document } from '../src/document/openapi.ts'
import { root } from '../src/testing/run-script.ts'

/** IDs in the sandbox's state that look like IDs of entries. */
const RESOURCES = ['p-sandbox', 'sa-monitor']

test('every entry of x-unknowns that a comment cites exists', () => {
  const files = globSync(['src/{client,sandbox}/**/*.ts', 'contract-tests/**/*.ts'], { cwd: root })
  const cited = files.flatMap((file) => {
    const comments = readFileSync(`${root}/${file}`, 'utf8').match(/^ *(\/\/|\/?\*).*/gm) ?? []
    const ids = [...comments.join('\n').matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, id = '']) => id)
    return ids.map((id) => ({ file, id }))
  })
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter(({ id }) => !(id in document['x-unknowns'] || RESOURCES.includes(id)))).toEqual([])
})
