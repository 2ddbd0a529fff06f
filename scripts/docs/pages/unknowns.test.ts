import { expect, test } from 'vitest'
import { listOperations, type OpenApiDocument } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { plantedDocument } from '../../../src/testing/planted.ts'
import { operationPage } from '../links.ts'
import { operationsByUnknown } from '../unknowns.ts'
import { context, plain, textOf } from './testing/context.ts'
import { unknownsPage } from './unknowns.ts'

const page = unknownsPage(context)

test('the unknowns page has every entry, and the operations that depend on it', () => {
  const entries = page.main.html.split('<article').slice(1)
  const register = Object.entries(document['x-unknowns'])
  expect(entries).toHaveLength(register.length)
  for (const [id, { question, meanwhile, settle, assumes = [] }] of register) {
    const html = entries.find((entry) => entry.includes(` id="${id}"`)) ?? ''
    for (const text of [question, meanwhile, settle, ...assumes]) expect(textOf(html)).toContain(plain(text))
    for (const operation of listOperations(document).filter(({ unknowns }) => unknowns.includes(id))) {
      expect(html.includes(`href="${operationPage(operation)}"`) || html.includes('<dd>all</dd>'), id).toBe(true)
    }
  }
})

test('unknowns.md has every entry', () => {
  const sections = page.markdown?.split(/^## /m).slice(1) ?? []
  expect(sections.map((section) => section.split('\n')[0])).toEqual(Object.keys(document['x-unknowns']))
  for (const section of sections) expect(section).toMatch(/\n\n\S.*\n\n- Meanwhile: \S.*\n- To settle it: \S/)
})

test('operationsByUnknown finds unknowns of an operation, its schemas, parameters and security scheme', () => {
  const planted = plantedDocument({
    answer: { $ref: '#/components/schemas/Thing' },
    schemas: {
      Thing: {
        type: 'object',
        properties: {
          a: { type: 'string', 'x-unknown': 'of-field' },
          inner: { type: 'array', items: { type: 'string', 'x-unknown': ['of-inner', 'of-field'] } },
          // A reference cycle.
          thing: { $ref: '#/components/schemas/Thing' },
        },
      },
      Unused: { type: 'string', 'x-unknown': 'of-nothing' },
    },
    unknowns: Object.fromEntries(
      ['of-operation', 'of-field', 'of-inner', 'of-path', 'of-scheme', 'of-nothing'].map((id) => [id, {}]),
    ),
    operation: { 'x-unknown': 'of-operation' },
  }) as OpenApiDocument
  for (const item of Object.values(planted.paths)) {
    Object.assign(item, { parameters: [{ name: 'p', in: 'query', 'x-unknown': 'of-path' }] })
  }
  Object.assign(planted.components, { securitySchemes: { bearerAuth: { 'x-unknown': ['of-scheme'] } } })
  expect([...operationsByUnknown(planted)].map(([id, [operation]]) => `${operation?.id} ${id}`)).toEqual(
    ['of-operation', 'of-field', 'of-inner', 'of-path', 'of-scheme'].map((id) => `getThing ${id}`),
  )
})
