import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { root } from '../../src/testing/run-script.ts'
import { VERDICTS } from './compare.ts'
import { parseSource } from './document.ts'
import { judge } from './judge.ts'
import { asJson, asMarkdown, asText, type DocumentChange, MARKER } from './report.ts'

/** Reads a document with two operations that share a schema. */
function read(label: string, values: string[], more: object = {}) {
  const schema = { $ref: '#/components/schemas/Kind' }
  const content = { 'application/json': { schema } }
  const post = { operationId: 'create', requestBody: { content }, responses: { 204: {} }, ...more }
  const get = { operationId: 'list', responses: { 200: { content } } }
  const components = { schemas: { Kind: { enum: values } } }
  return parseSource({ label, text: stringify({ openapi: '3.1.1', paths: { '/a': { post, get } }, components }) })
}

const old = read('v1', ['apex'], { 'x-rules': { sorted: { description: 'Sorted.' } } })
const report = judge(old, read('new.yaml', ['apex', 'sub']))

test('the text report has totals, then each change: whom it breaks, in which operations, and where', () => {
  expect(asText(report).split('\n')).toEqual([
    'From v1 to new.yaml. 2 changes: breaking callers: 1, readers: 2, nobody: 0, not judged: 0.',
    '  BREAKS callers and readers: rule/sorted removed (create)  v1:14',
    '  BREAKS readers: Kind: enum ["apex"] → ["apex","sub"] (every operation)  new.yaml:21',
  ])
  expect(asText(judge(old, old))).toBe('From v1 to v1. No change.')
})

test.each([
  [undefined, [{ token: [] }], 'BREAKS callers: security [{"token":[]}] added'],
  [[{ token: [] }], undefined, 'breaks nobody: security [{"token":[]}] removed'],
  [[{ token: [] }], [{ token: ['a'] }], 'BREAKS callers: security [{"token":[]}] → [{"token":["a"]}]'],
])('a change of security of the whole document is reported once: %j → %j', (before, after, line) => {
  const readWith = (label: string, security?: object[]) => {
    const components = { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } }
    return parseSource({
      label,
      text: stringify({ openapi: '3.1.1', security, paths: { '/a': { get: {}, put: {} } }, components }),
    })
  }
  const [, change] = asText(judge(readWith('v1', before), readWith('v2', after))).split('\n')
  expect(change).toMatch(`  ${line} (every operation)  v2:`)
})

test('the JSON report has both values of each change', () => {
  const { breaking, changes } = JSON.parse(asJson(report))
  expect(breaking).toBe(true)
  expect(changes[1]).toMatchObject({ before: ['apex'], after: ['apex', 'sub'], newLine: 21, effect: 'wider' })
})

test('the workflow finds its comment by the first line of the Markdown report', () => {
  expect(asMarkdown(report)).toMatch(new RegExp(`^${MARKER}\n## API changes: something breaks\n`))
  const workflow = readFileSync(join(root, '.github/workflows/api-changes.yml'), 'utf8')
  expect(workflow).toContain(`startswith("${MARKER}")`)
})

test('the Markdown report shows text of the document without links, mentions or markup', () => {
  const what = '/[x](y)/www.evil.test/http://evil.test/@team/a@evil.test/**b**/`c`/<i>/a#1/$d$/:+1:/|e|'
  const change: DocumentChange = {
    what,
    verdicts: VERDICTS.same,
    effect: 'same',
    pointer: '',
    newLine: 1,
    operations: [what],
  }
  const html = marked.parse(asMarkdown({ old: what, now: 'x', operations: 2, changes: [change] }), { async: false })
  expect(html).not.toMatch(/<a |<em>|<strong>|<i>/)
  // Like GitHub, search the text between tags, with escapes decoded.
  const decoded = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))
  const texts = html.split(/<[^>]*>/).map(decoded)
  for (const text of texts) expect(text).not.toMatch(/@\w|#\d|:\/\/|:\+1:|www\.\w/i)
  expect(texts.join('').split(what.replace('<i>', '&lt;i&gt;')), 'all texts stay readable').toHaveLength(1 + 3)
})
