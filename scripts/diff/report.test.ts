import { marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { VERDICTS } from './compare.ts'
import { parseSource } from './document.ts'
import { asJson, asMarkdown, asText, MARKER } from './formats.ts'
import { judge } from './judge.ts'
import { type Change, totalsOf } from './report.ts'
import type { Verdicts } from './verdicts.ts'

/** Creates a small document. Each option changes one part of it, such as the values of a shared schema. */
const small = ({ values = 'apex', region = true, rules = true, message = 'text', pattern = 'a' }) => `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /domains:
    post:
      operationId: createDomain${rules ? '\n      x-rules: { sorted: { description: They are sorted. } }' : ''}
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                kind: { $ref: '#/components/schemas/Kind' }${region ? '\n                region: { type: string }' : ''}
                name: { type: string, pattern: '${pattern}' }
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

const changed = { region: false, rules: false, pattern: '^(?=b)', values: 'apex, sub', message: "'@team <b>| [x](y)'" }
const read = (label: string, text: string) => parseSource({ label, text })
const report = judge(read('v1', small({})), read('openapi.yaml', small(changed)))
const [first] = report.changes as [Change]

const lineOf = (text: string) =>
  small(changed)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

test('the text report has totals, then each change by operation: whom it breaks, why, and where', () => {
  expect(asText(report).split('\n')).toEqual([
    'From v1 to openapi.yaml. 5 changes: 2 break callers, 2 break readers, 1 breaks nobody. 1 cannot be judged: review it.',
    '',
    'Every operation',
    `  BREAKS readers: Kind: enum gains sub  openapi.yaml:${lineOf('enum:')}`,
    `  breaks nobody: Kind: description reworded  openapi.yaml:${lineOf('@team')}`,
    '',
    'POST /domains (createDomain)',
    '  BREAKS callers and readers: rule/sorted removed  v1:7',
    '      Clients may rely on the rule, which is gone or now only assumed.',
    '  BREAKS callers: body.region removed  v1:15',
    '      Callers may send the property, and readers may use it.',
    `  CANNOT BE JUDGED for callers: review it: body.name: pattern a → ^(?=b)  openapi.yaml:${lineOf('pattern')}`,
    '      Patterns cannot be compared.',
    '',
    expect.stringContaining('keep the old version alongside the new one'),
  ])
})

test('the JSON report has totals and, for each change, both values and whom it breaks in each operation', () => {
  const data = JSON.parse(asJson(report))
  expect(data).toMatchObject({ old: 'v1', new: 'openapi.yaml', breaking: true, totals: totalsOf(report) })
  expect(data.changes.find(({ property }: Change) => property === 'enum')).toMatchObject({
    what: 'Kind: enum gains sub',
    breaks: ['readers'],
    unjudged: [],
    rules: ['enum-wider'],
    before: ['apex'],
    after: ['apex', 'sub'],
    newLine: lineOf('enum:'),
    // listDomains returns the shared schema; createDomain only accepts it.
    reach: [
      { operation: { id: 'listDomains' }, breaks: ['readers'] },
      { operation: { id: 'createDomain' }, breaks: [] },
    ],
  })
})

const HOLDS = VERDICTS.same
const CALLERS: Verdicts = { callers: 'breaks', readers: 'holds' }
const unjudged: Verdicts = { callers: 'unjudged', readers: 'holds' }

describe('the Markdown report', () => {
  test('starts with its marker, and does not collapse breaking changes', () => {
    const text = asMarkdown(report)
    expect(text.startsWith(`${MARKER}\n## API changes: something breaks\n`)).toBe(true)
    expect(text).toContain('### <code>POST /domains (createDomain)</code>: 3')
    expect(text).toContain('| **callers** | body.region removed<br>Callers may send the property')
    expect(text).toContain('| **cannot be judged for callers: review it** | body.name')
    expect(text).not.toMatch(/left out|<b>|@team|\[x\]/)
  })

  test.each([CALLERS, unjudged, HOLDS])(
    'shows text of the document without links, mentions or markup (%j)',
    (verdicts) => {
      const hostile = '/[x](y)/www.evil.test/http://evil.test/@team/a@evil.test/**b**/`c`/<i>/a#1/$d$/:+1:/|e|'
      const operation = { method: 'GET', path: hostile, id: hostile }
      const change: Change = { ...first, place: hostile, why: hostile, verdicts, reach: [{ operation, verdicts }] }
      const markdown = asMarkdown({ ...report, old: hostile, operations: [operation], changes: [change] })
      const outcome = { breaks: 'something breaks', unjudged: 'something may break', holds: 'nothing breaks' }
      expect(markdown).toContain(`\n## API changes: ${outcome[verdicts.callers]}\n`)
      const html = marked.parse(markdown, { async: false })
      expect(html).toContain('<table>')
      expect(html).not.toMatch(/<a |<em>|<strong>(?!callers|cannot)|<i>/)
      // Like GitHub, search the text between tags, with escapes decoded.
      const texts = html
        .split(/<[^>]*>/)
        .map((text) => text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code)))
      for (const text of texts) expect(text).not.toMatch(/@\w|#\d|:\/\/|:\+1:|www\.\w/i)
      // All six texts stay readable: version, path and ID in the title, and place, reason and file in the row.
      expect(texts.join('').split(hostile.replace('<i>', '&lt;i&gt;'))).toHaveLength(1 + 6)
    },
  )

  test.each([
    ['one operation', 1, 3000],
    ['many operations', 900, 1],
  ])("stays below GitHub's limit with many changes of %s, and counts the lines that are left out", (_, paths, each) => {
    const operations = Array.from({ length: paths }, (_, n) => ({ method: 'GET', path: `/${n}` }))
    const harmless: Change[] = operations.flatMap((operation) =>
      Array.from({ length: each }, () => ({ ...first, verdicts: HOLDS, reach: [{ operation, verdicts: HOLDS }] })),
    )
    const text = asMarkdown({ ...report, operations, changes: [...harmless, { ...first, reach: [] }] })
    expect(text.length).toBeLessThan(65_536)
    const shown = text.match(/^\| nobody/gm)?.length ?? 0
    expect(shown).toBeGreaterThan(100)
    expect(text).toContain(`**Lines left out: ${harmless.length - shown}**`)
    expect(text, 'breaking changes come first').toContain('| **callers and readers** |')
  })
})

test('a reason is shown once, with the first operation that the change affects', () => {
  const operations = ['/a', '/b', '/c'].map((path) => ({ method: 'GET', path }))
  const reach = operations.slice(1).map((operation) => ({ operation, verdicts: first.verdicts }))
  const shared = { ...report, operations, changes: [{ ...first, reach, why: 'A reason.' }] }
  for (const text of [asText(shared), asMarkdown(shared)]) {
    expect(text.match(/rule.sorted removed/g)).toHaveLength(2)
    expect(text.match(/A reason\./g)).toHaveLength(1)
  }
})

test('for equal documents, the text and Markdown reports show no change', () => {
  const document = read('v1', small({}))
  const same = judge(document, document)
  expect(asText(same)).toContain('No change.\n\nNothing to do.')
  expect(asMarkdown(same)).toContain('nothing breaks')
})
