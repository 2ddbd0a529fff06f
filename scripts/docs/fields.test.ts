import { expect, test } from 'vitest'
import { readFacts } from '../../src/document/facts.ts'
import { plantedDocument } from '../../src/testing/planted.ts'
import { fieldsOf } from './fields.ts'

test('a parameter is described in its own words, not in those of its first alternative', () => {
  const schema = { oneOf: [{ type: 'integer', maximum: 9, description: 'A number.' }, { type: 'string' }] }
  const planted = plantedDocument({
    operation: { parameters: [{ name: 'p', in: 'query', description: 'Own.', schema }] },
  })
  const [field] = fieldsOf(planted, readFacts(planted), (place) => place.in === 'query')
  expect(field).toMatchObject({ name: 'p', type: 'integer or string', description: 'Own.' })
})
