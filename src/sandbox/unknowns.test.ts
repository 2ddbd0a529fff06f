import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { document } from '../document/openapi.ts'

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(file),
)
const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')

/** What the sandbox does not decide: names and types that it reads from the document, and what it has nothing of. */
const NOT_DECIDED = [
  ...['base-image-region-parameter-name', 'billing-graph-parameter-names', 'project-cost-parameter-name'],
  ...['dependencies-structure', 'command-item-type', 'branch-field-types', 'repository-topic-type'],
  ...['app-endpoint-authentication', 'push-notifications', 'rate-limits', 'quotas', 'token-format'],
  ...['deprecation-policy', 'compatibility-guarantees', 'base-image-repeatable'],
]

test.each(Object.keys(document['x-unknowns']))('the choice that rests on %s is named where it is made', (id) => {
  expect(code.includes(id)).toBe(!NOT_DECIDED.includes(id))
})
