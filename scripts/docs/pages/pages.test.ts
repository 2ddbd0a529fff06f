import { expect, test } from 'vitest'
import { listOperations, type OpenApiDocument } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { placeOf } from '../../../src/document/places.ts'
import { plantedDocument } from '../../../src/testing/planted.ts'
import { inShort } from '../fields.ts'
import { operationPage } from '../links.ts'
import { operationsByUnknown } from '../unknowns.ts'
import { limitTables } from './chapters.ts'
import { operationPageOf } from './operation.ts'
import { startPage } from './start.ts'
import { context, plain, textOf } from './testing/context.ts'
import { unknownsPage } from './unknowns.ts'

const start = startPage(context)
const { markdown: llms = '' } = start
const operations = listOperations(document)

test('the start page links to the operations and the guides', () => {
  for (const operation of operations) expect(start.main.html).toContain(`href="${operationPage(operation)}"`)
  for (const { title, file } of context.guides) expect(start.main.html).toContain(`<a href="${file}.html">${title}</a>`)
})

test('llms.txt has a title, a summary, and headings only above lists of links', () => {
  expect(llms).toMatch(new RegExp(`^# ${document.info.title}\\n\\n> ${document.info.summary}\\n\\n`))
  const sections = llms.split(/^#+ /m).slice(2)
  const headings = ['Guides', ...document.tags.map(({ name }) => name), 'Optional']
  expect(sections.map((section) => section.split('\n')[0])).toEqual(headings)
  for (const section of sections) expect(section).toMatch(/\n- \[[\w. ]+\]\([\w./-]+\)/)
  for (const { id, method, path } of operations) {
    expect(llms).toContain(`- [${id}](operations/${id}.md): ${method} ${path}. `)
  }
})

test('the text of an operation says nothing twice', () => {
  const twice = operations.flatMap((operation) => {
    const { html } = operationPageOf(context, operation).main
    // A request and its response may have the same field.
    const parts = [/<details.*?<\/details>/gs, /<(script|pre).*?<\/\1>/gs, /<ul class="fields">.*?<\/ul>/gs]
    const text = parts.reduce((rest, part) => rest.replace(part, '<p>'), html)
    const sentences = text
      .split(/<\/?(?:p|li|h\d|div|section)\b[^>]*>/)
      .flatMap((block) => textOf(block).split(/(?<=[.?!]) /))
      .filter((sentence) => sentence.split(' ').length >= 6)
    return sentences
      .filter((sentence, at) => sentences.indexOf(sentence) !== at)
      .map((each) => `${operation.id}: ${each}`)
  })
  expect(twice).toEqual([])
})

test('the chapter on limits lists every limit, default and enum with each field that has it', () => {
  const rows = limitTables(context)
    .split('\n')
    .map((row) => plain(row.replace(/\]\([^)]*\)|\[(?=\w)|\\(?=\|)/g, ' ')))
  const stated = context.facts.filter(
    ({ kind, keyword }) => ['limit', 'default', 'enum'].includes(kind) && keyword !== 'enum value',
  )
  expect(stated.length).toBeGreaterThan(20)
  const missing = stated.filter((fact) => {
    const says = inShort(fact).replace(/^alternatively: /, '')
    const place = new RegExp(`\\b${fact.operationId} +${fact.at && placeOf(fact.at).replace(/[[\]]/g, '\\$&')}( |$)`)
    return !rows.some((row) => row.includes(plain(says)) && place.test(row))
  })
  expect(missing.map(({ id }) => id)).toEqual([])
})

const unknowns = unknownsPage(context)

test('the unknowns page has every entry, and the operations that depend on it', () => {
  const entries = unknowns.main.html.split('<article').slice(1)
  const register = Object.entries(document['x-unknowns'])
  expect(entries).toHaveLength(register.length)
  for (const [id, { question, meanwhile, settle, about = [] }] of register) {
    const html = entries.find((entry) => entry.includes(` id="${id}"`)) ?? ''
    for (const text of [question, meanwhile, settle, ...[about].flat()]) expect(textOf(html)).toContain(plain(text))
    for (const operation of operations.filter((each) => each.unknowns.includes(id))) {
      expect(html.includes(`href="${operationPage(operation)}"`) || html.includes('<dd>all</dd>'), id).toBe(true)
    }
  }
})

test('unknowns.md has every entry', () => {
  const sections = unknowns.markdown?.split(/^## /m).slice(1) ?? []
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
