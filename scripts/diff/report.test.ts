import { marked } from 'marked'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../src/testing/run-script.ts'
import { parseSource } from './document.ts'
import { asJson } from './json.ts'
import { judge } from './judge.ts'
import { asMarkdown, MARKER } from './markdown.ts'
import type { Change, Report } from './report.ts'
import { readDocument } from './source.ts'
import { totalsOf } from './summary.ts'
import { asText } from './text.ts'

let report: Report

/** In small, with what each report must show: a shared schema, both sides, a correction, a rule, a line. */
const small = ({ values = 'apex', region = true, rules = true, message = 'text' }) => `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /domains:
    post:
      operationId: createDomain${rules ? '\n      x-rules: { told: { description: It is told. } }' : ''}
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                kind: { $ref: '#/components/schemas/Kind' }${region ? '\n                region: { type: string }' : ''}
      responses:
        204: { description: Done }
    get:
      operationId: listDomains
      responses:
        200:
          description: Domains
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Kind' } } } }
components:
  schemas:
    Kind:
      description: ${message}
      enum: [${values}]
`

const read = (label: string, text: string) => parseSource({ label, text })

beforeAll(async () => {
  const changed = small({ values: 'apex, sub', region: false, rules: false, message: "'@team <b>| [x](y)'" })
  report = await judge(read('v1', small({})), read('openapi.yaml', changed))
})

const lineOf = (text: string) =>
  small({ region: false, rules: false })
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

test('text: totals, then each operation with what breaks whom, why, and where', () => {
  expect(asText(report).split('\n')).toEqual([
    'From v1 to openapi.yaml. 4 changes: 2 break callers, 2 break readers, 1 breaks nobody. 1 is judged otherwise than Redocly does.',
    '',
    'Every operation',
    `  BREAKS readers: Kind: enum gains sub  openapi.yaml:${lineOf('enum:')}`,
    `  breaks nobody: Kind: description reworded  openapi.yaml:${lineOf('description: text')}`,
    '',
    'POST /domains (createDomain)',
    '  BREAKS callers and readers: rule told removed (not judged by Redocly)  v1:7',
    '      What the rule promised no longer holds.',
    '  BREAKS callers: body region removed  v1:15',
    expect.stringMatching(/^ {6}Redocly: breaks nobody\. Right: A call that still sends .* \[request-field-removed\]$/),
    '',
    expect.stringContaining('Something breaks. Keep what was there beside what is new'),
  ])
})

test('a shared schema breaks in each operation whom it reaches there', () => {
  const { reach, breaks } = report.changes.find(({ property }) => property === 'enum') as Change
  expect(breaks).toEqual(['readers'])
  expect(reach.map(({ operation, breaks }) => [operation.id, breaks]).sort()).toEqual([
    ['createDomain', []],
    ['listDomains', ['readers']],
  ])
})

test('json: totals, and each change with old and new value', () => {
  const data = JSON.parse(asJson(report))
  expect(data).toMatchObject({ old: 'v1', new: 'openapi.yaml', breaking: true, totals: totalsOf(report) })
  expect(data.changes).toContainEqual(
    expect.objectContaining({
      what: 'Kind: enum gains sub',
      breaks: ['readers'],
      rules: ['enum-values-added'],
      before: ['apex'],
      after: ['apex', 'sub'],
      newLine: lineOf('enum:'),
    }),
  )
})

describe('markdown', () => {
  test('has its marker, what breaks in tables that are open, and nothing of the document as markup', () => {
    const text = asMarkdown(report)
    expect(text.startsWith(`${MARKER}\n## API changes: something breaks\n`)).toBe(true)
    expect(text).toContain('### <code>POST /domains (createDomain)</code>: 2')
    expect(text).toContain('| **callers** | body region removed<br>Redocly&#58; breaks nobody.')
    expect(text).not.toMatch(/left out|<b>|@team|\[x\]/)
  })

  test('words of the document are words', () => {
    const hostile: Change = { ...(report.changes[0] as Change), place: '@team <b>| [x](http://y)\n`z`' }
    const text = asMarkdown({ ...report, changes: [hostile] })
    expect(text).not.toMatch(/@team|<b>|\[x\]|http:\/\/|`z`/)
    expect(text).toContain('&#64;<wbr>team &lt;b&gt;&#124; &#91;x&#93;')
  })

  test.each([[['callers']], [[]]] as Change['breaks'][][])(
    'nor is anything a link, a mention or markup (breaks %j)',
    (breaks) => {
      const hostile = '/[x](y)/www.evil.test/http://evil.test/@team/a@evil.test/**b**/`c`/<i>/a#1/$d$/:+1:/|e|'
      const operation = { method: 'GET', path: hostile, id: hostile }
      const [first] = report.changes as [Change]
      const change: Change = { ...first, place: hostile, why: hostile, breaks, reach: [{ operation, breaks }] }
      const html = marked.parse(asMarkdown({ ...report, old: hostile, operations: [operation], changes: [change] }), {
        async: false,
      })
      expect(html).toContain('<table>')
      expect(html).not.toMatch(/<a |<em>|<strong>(?!callers)|<i>/)
      // As GitHub looks through the text between tags, once the escapes are characters.
      const texts = html
        .split(/<[^>]*>/)
        .map((text) => text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code)))
      for (const text of texts) expect(text).not.toMatch(/@\w|#\d|:\/\/|:\+1:|www\.\w/i)
      // It can still be read: as a version, as path and ID in the title, and as place, note and file in the row.
      expect(texts.join('').split(hostile.replace('<i>', '&lt;i&gt;'))).toHaveLength(1 + 6)
    },
  )

  test('is cut below what GitHub takes, says how much is left out, and keeps what breaks', () => {
    const [first] = report.changes as [Change]
    const operation = report.operations[0] as Report['operations'][number]
    const many = (count: number, breaks: Change['breaks']) =>
      Array.from({ length: count }, (_, n) => ({
        ...first,
        place: `field${n}`,
        breaks,
        reach: [{ operation, breaks }],
      }))
    const harmless = many(3000, []).map((change) => ({ ...change, reach: [] }))
    const text = asMarkdown({ ...report, changes: [...harmless, ...many(3, ['callers'])] })
    expect(text.length).toBeLessThan(65_536)
    expect(text).toContain('**3000 lines are left out**')
    expect(text).toContain('field2 removed')

    const breaking = asMarkdown({ ...report, changes: many(3000, ['callers']) })
    expect(breaking.length).toBeLessThan(65_536)
    const shown = breaking.match(/^\| \*\*callers/gm)?.length ?? 0
    expect(breaking).toContain(`**${3000 - shown} lines are left out**`)
    expect(shown).toBeGreaterThan(300)
    expect(breaking).toContain('Something breaks.')
  })
})

test('a note stands with the first operation that the change reaches, and no more', () => {
  const [first] = report.changes as [Change]
  const operations = ['/a', '/b', '/c'].map((path) => ({ method: 'GET', path }))
  const reach = operations.slice(1).map((operation) => ({ operation, breaks: first.breaks }))
  const shared = { ...report, operations, changes: [{ ...first, reach, why: 'So it is.' }] }
  for (const text of [asText(shared), asMarkdown(shared)]) {
    expect(text.match(/told removed/g)).toHaveLength(2)
    expect(text.match(/So it is\./g)).toHaveLength(1)
  }
})

test('markdown of many operations is cut as well', () => {
  const [first] = report.changes as [Change]
  const operations = Array.from({ length: 900 }, (_, n) => ({ method: 'GET', path: `/${n}` }))
  const changes = operations.map((operation) => ({ ...first, reach: [{ operation, breaks: first.breaks }] }))
  const text = asMarkdown({ ...report, operations, changes })
  expect(text.length).toBeLessThan(65_536)
  const shown = text.match(/^\| \*\*callers/gm)?.length ?? 0
  expect(shown).toBeGreaterThan(100)
  expect(text).toContain(`**${900 - shown} lines are left out**`)
})

test('without a change every report says so', async () => {
  const document = parseSource(await readDocument(`${root}openapi.yaml`))
  const same = await judge(document, document)
  expect(same.changes).toEqual([])
  expect(asText(same)).toContain('No change.\n\nNothing to do.')
  expect(asMarkdown(same)).toContain('nothing breaks')
})
