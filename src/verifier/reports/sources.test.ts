import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentedFacts } from '../../document/documented-facts.ts'
import { createLineOf } from './sources.ts'

const text = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')
const lines = text.split('\n')
const lineOf = createLineOf(() => text, 'openapi.yaml', documentedFacts)

test('every documented fact has a line', () => {
  expect(documentedFacts.filter((fact) => lineOf(fact) === undefined).map(({ id }) => id)).toEqual([])
})

test.each([
  ['listApiKeys/operation', /get:/],
  ['updateApp/body.port/maximum', /maximum: 65535/],
  ['getBuildLogs/rule/as-requested', /as-requested:/],
  ['listContainerEvents/query.limit/default', /default: 50/],
  ['getRun/401', /'401':/],
  ['getRun/auth/none', /bearerAuth:/],
  ['getRun/expectation/expired-token', /get:/],
])('%s is stated at a line that matches %s', (id, expected) => {
  const operationId = id.split('/')[0] ?? ''
  const [file, line] = lineOf({ id, operationId })?.split(':') ?? []
  expect(file).toBe('openapi.yaml')
  expect(lines[Number(line) - 1]).toMatch(expected)
})
