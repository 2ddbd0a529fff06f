import { expect, test } from 'vitest'
import type { Parameter } from '../src/document.ts'
import { document } from '../src/openapi.ts'
import { fixtureNames } from './fixtures.ts'
import { mockTarget } from './targets.ts'

const baseUrl = 'http://127.0.0.1:4010'

test('the fixtures of the mock are examples of the document, and no others', () => {
  const { fixtures } = mockTarget(document, baseUrl)
  expect(fixtures).toMatchObject({ project_id: 'p-sandbox', 'disposable.app_id': fixtures.app_id })
  expect(fixtureNames).toEqual(expect.arrayContaining(Object.keys(fixtures)))
})

test('an example that is missing is an error, not an empty fixture', () => {
  const broken = structuredClone(document)
  for (const parameter of Object.values(broken.components.parameters ?? {}) as Parameter[]) {
    if (parameter.name === 'app_id') delete parameter.example
  }
  expect(() => mockTarget(broken, baseUrl)).toThrow('there is no example that could be the fixture app_id')
})
