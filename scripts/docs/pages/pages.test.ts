import { expect, test } from 'vitest'
import { listOperations, type OpenApiDocument } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { type Place, placeOf } from '../../../src/document/schemas.ts'
import { plantedDocument } from '../../../src/testing/planted.ts'
import { stepSummary } from '../../../src/verifier/reports/annotations.ts'
import { exampleLedger, hostileLedger } from '../../../src/verifier/reports/testing/ledgers.ts'
import { fieldAt, markdownOf, operationPage, schemaPage } from '../links.ts'
import { commonUnknowns, operationsByUnknown } from '../unknowns.ts'
import { limitTables } from './chapters.ts'
import { operationPageOf, shortTitle } from './operation.ts'
import { documentPages } from './pages.ts'
import { exampleOfSchema } from './schemas.ts'
import { context, isNamedIn, plain, textOf } from './testing/context.ts'
import { unknownsPage } from './unknowns.ts'
import { caveats, verdictOf, verificationPage } from './verification.ts'

const [start] = documentPages(context)
const { markdown: llms = '' } = start
const operations = listOperations(document)

test('the start page links to the operations and the guides', () => {
  for (const operation of operations) expect(start.main.html).toContain(`href="${operationPage(operation)}"`)
  for (const { file } of context.guides) expect(start.main.html).toContain(`href="${file}.html"`)
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
    // A request and its response may have the same field, and rules the same source.
    const parts = [
      /<small>.*?<\/small>/gs,
      /<details.*?<\/details>/gs,
      /<(script|pre).*?<\/\1>/gs,
      /<div class="line field-name">.*?<\/li>/gs,
    ]
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
    .map((row) => row.replaceAll('\\|', '|').split(' | '))
  const stated = context.facts.filter(
    ({ kind, keyword }) =>
      (['limit', 'default', 'enum'].includes(kind) && keyword !== 'enum value') || keyword === 'pattern',
  )
  expect(stated.length).toBeGreaterThan(20)
  const missing = stated.filter((fact) => {
    const at = fact.at as Place
    const limitsAt = (place: Place) =>
      rows.flatMap(([, limits = '', where = '']) =>
        where.includes(
          `[\`${fact.operationId} ${placeOf(place)}\`](../${markdownOf(fieldAt({ id: fact.operationId }, place))})`,
        )
          ? limits
          : [],
      )
    // The values of an alternative may be those of the items of another.
    const words = [...limitsAt(at), ...limitsAt({ ...at, path: [...at.path, '[]'] })].join(' ')
    return limitsAt(at).length !== 1 || !isNamedIn(words, fact)
  })
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('in the navigation, operations have the words of their IDs, spelled as in their summaries', () => {
  expect(shortTitle({ id: 'listApiKeys', summary: 'List all API keys' })).toBe('List API keys')
  expect(shortTitle({ id: 'ping', summary: 'Ping the service' })).toBe('Ping')
})

test('every schema has an example from the document, with few items of each list', () => {
  const { main } = documentPages(context).find(({ file }) => file === schemaPage('BillingGraph')) ?? start
  expect(textOf(main.html).match(/"2026-02-\d\d"/g)).toHaveLength(3)
  expect(textOf(main.html)).toContain('Only the first 3 items of each list are shown.')
  const names = Object.keys(document.components.schemas)
  expect(names.filter((name) => exampleOfSchema(document, name) === undefined)).toEqual([])
  expect(exampleOfSchema(document, 'Nothing')).toBeUndefined()
})

const unknowns = unknownsPage(context)

test('the unknowns page has every entry, and the operations that depend on one of less than the whole API', () => {
  const common = commonUnknowns(document)
  const entries = unknowns.main.html.split('<article').slice(1)
  const register = Object.entries(document['x-unknowns'])
  expect(entries).toHaveLength(register.length)
  for (const [id, { question, meanwhile, settle, about = [] }] of register) {
    const html = entries.find((entry) => entry.includes(` id="${id}"`)) ?? ''
    for (const text of [question, meanwhile, settle, ...[about].flat()]) expect(textOf(html)).toContain(plain(text))
    const own = common.has(id) ? [] : operations.filter((each) => each.unknowns.includes(id))
    for (const operation of own) {
      expect(html, id).toContain(`href="${operationPage(operation)}"`)
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

const verificationOf = (ledger = exampleLedger()) => verificationPage(context, ledger, {})

test('the page of the verification says when the run started, embeds its summary, and links to the report', () => {
  const { main, markdown, description } = verificationOf()
  expect(description).toBe(
    'https://api.example.com breaks its contract: 1 cause, 1 contradicted fact. 1 of 11 facts that tier read allows are verified (9 %). 1 assumption is contradicted.',
  )
  expect(markdown).toContain(stepSummary([exampleLedger()]).trim())
  expect(markdown).toContain('The run started on 2026-11-21 15:20 UTC.')
  expect(main.html).toContain('<th scope="row">listApiKeys</th><td class="number">')
})

test('on the page of the verification, text of a service becomes no markup, link or table cell', () => {
  const { main } = verificationOf(hostileLedger())
  expect(main.html).not.toMatch(/<(img|script)\b|<svg(?! class="(icon|unseen)")/)
  expect([...main.html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['report.html'])
  for (const row of main.html.matchAll(/<tr>.*?<\/tr>/g)) expect(row[0].match(/<t[dh]/g)).toHaveLength(6)
})

test('the page of the verification warns of a target of this project and of another version of the document', () => {
  const own = expect.stringContaining('a target of this project')
  const other = expect.stringContaining('a different version of the document')
  expect(caveats(document, exampleLedger())).toEqual([other])
  expect(caveats(document, exampleLedger({ target: 'mock' }))).toEqual([own, other])
})

test('verdictOf counts the verdicts of one operation', () => {
  expect(verdictOf(exampleLedger({ target: 'sandbox' }), 'deleteApp')).toBe('on sandbox (2 facts: 2 unexercised)')
})
