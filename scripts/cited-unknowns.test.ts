import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { document } from '../src/document/openapi.ts'
import { root } from '../src/testing/run-script.ts'

/** Keywords, and names in the sandbox's seed, that look like IDs of entries. */
const OTHERS = /^(x-secret|p-sandbox|sa-monitor|app-chat|sandbox-[a-z-]+-token)$/

test('every entry of x-unknowns that a comment cites exists', () => {
  const files = globSync(['src/{client,sandbox}/**/*.ts', 'contract-tests/**/*.ts'], { cwd: root })
  const cited = files.flatMap((file) => {
    const comments = readFileSync(`${root}/${file}`, 'utf8').match(/^ *(\/\/|\/?\*).*/gm) ?? []
    const ids = [...comments.join('\n').matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, id = '']) => id)
    return ids.map((id) => ({ file, id }))
  })
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter(({ id }) => !(id in document['x-unknowns'] || OTHERS.test(id)))).toEqual([])
})
