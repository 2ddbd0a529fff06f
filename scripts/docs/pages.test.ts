import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { listOperations, type OpenApiDocument } from '../../src/document/document.ts'
import { type Fact, placeOf, readFacts } from '../../src/document/facts.ts'
import { document } from '../../src/document/openapi.ts'
import { foldSpace } from '../../src/printable.ts'
import { plantedDocument } from '../../src/testing/planted.ts'
import { fieldsOf, inShort } from './fields.ts'
import { readGuides } from './guides.ts'
import { operationPage } from './links.ts'
import { llmsText, operationMarkdown, unknownsMarkdown } from './markdown.ts'
import type { Context } from './pages/context.ts'
import { limitTables } from './pages/limits.ts'
import { mark } from './pages/marks.ts'
import { operationPageOf } from './pages/operation.ts'
import { startPage } from './pages/start.ts'
import { unknownsPage } from './pages/unknowns.ts'
import { createProse } from './site/prose.ts'
import { operationsByUnknown } from './unknowns.ts'

/** The text of a page, without backticks or repeated spaces. */
function textOf(html: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  return plain(html.replace(/<[^>]*>/g, ' ').replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? ''))
}
const plain = (text: string) => text.replaceAll('`', ' ').split(/\s+/).join(' ').trim()

const operations = listOperations(document)
const facts = readFacts(document)
const context: Context = {
  document,
  facts,
  samples: {},
  provoked: {},
  guides: readGuides(document),
  prose: (root) => createProse(document, root),
  verdictOf: () => '',
}

test('the chapter on limits lists every limit, default and enum with each field that has it', () => {
  const rows = limitTables(context)
    .split('\n')
    .map((row) => plain(row.replace(/\]\([^)]*\)|\[(?=\w)|\\(?=\|)/g, ' ')))
  const stated = facts.filter(
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

test('the unknowns page has every entry, and the operations that depend on it', () => {
  const entries = unknownsPage(context).main.html.split('<article').slice(1)
  const register = Object.entries(document['x-unknowns'])
  expect(entries).toHaveLength(register.length)
  for (const [id, { question, meanwhile, settle, assumes = [] }] of register) {
    const html = entries.find((entry) => entry.includes(` id="${id}"`)) ?? ''
    for (const text of [question, meanwhile, settle, ...assumes]) expect(textOf(html)).toContain(plain(text))
    for (const operation of operations.filter(({ unknowns }) => unknowns.includes(id))) {
      expect(html.includes(`href="${operationPage(operation)}"`) || html.includes('<dd>all</dd>'), id).toBe(true)
    }
  }
})

test('the start page links to the operations and the guides', () => {
  const { html } = startPage(context).main
  for (const operation of operations) expect(html).toContain(`href="${operationPage(operation)}"`)
  for (const { title, file } of context.guides) expect(html).toContain(`<a href="${file}.html">${title}</a>`)
})

test('all guides are published, with the methods of the document and the switches of the sandbox', async () => {
  const guides = readGuides(document)
  const files = await readdir(new URL('guides', import.meta.url))
  expect(guides.map(({ file }) => `${file.replace('guides/', '')}.md`).sort()).toEqual(files.sort())
  const text = guides.map(({ markdown }) => markdown).join('\n')
  for (const { id } of operations) expect(text).toContain(`\`${id}\``)
  expect(text).toContain('| `notFoundStatus` |')
  expect(text).not.toMatch(/<!--|\]\((\.\.\/){2}/)
})

describe('Markdown as HTML', () => {
  const render = (markdown: string) =>
    createProse(plantedDocument({ unknowns: { 'some-entry': {} } }), '../')(markdown).html

  test.each([
    ['`some-entry`', '<p><a href="../unknowns.html#some-entry"><code>some-entry</code></a></p>\n'],
    ['`getThing`', '<p><a href="../operations/getThing.html"><code>getThing</code></a></p>\n'],
    ['`<b>`, `constructor`', '<p><code>&lt;b&gt;</code>, <code>constructor</code></p>\n'],
    ['## How to `pay`', '<h2 id="how-to-pay-">How to <code>pay</code></h2>'],
    ['```ts\na\nb\n```', '<div class="copyable"><pre tabindex="0"><code>a\nb\n</code></pre></div>'],
    ['![A cat](https://x.example/cat.png)', '<p>A cat (https://x.example/cat.png)</p>\n'],
    ...['https://x.example/a?b=c#d', 'mailto:a@x.example', 'operations/a.html#a:b', '#errors'].map((href) => [
      `[here](${href})`,
      `<p><a href="${href}">here</a></p>\n`,
    ]),
  ])('createProse renders %j', (markdown, html) => {
    expect(render(markdown)).toBe(html)
  })

  test.each([
    'A <img src=x onerror=alert(1)> b\n\n<script>alert(1)</script>',
    ...['javascript:x', 'JavaScript:x', 'data:text/html,x', 'vbscript:x'].map((href) => `[here](${href})`),
  ])('createProse renders no link, image or script for %j', (markdown) => {
    expect(render(markdown)).not.toMatch(/<(a|img|script)\b/)
  })
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

test('a Markdown file marks the unknowns of the operation, its response, the schema, a field and a rule', () => {
  const planted = plantedDocument({
    answer: { $ref: '#/components/schemas/Thing', 'x-unknown': 'of-reference' },
    schemas: {
      Thing: {
        type: 'object',
        description: 'A thing.',
        'x-unknown': 'of-schema',
        properties: { name: { type: 'string', description: 'Its name.', 'x-unknown': ['of-field', 'of-other'] } },
      },
    },
    operation: {
      'x-unknown': 'of-operation',
      'x-rules': { unique: { description: 'IDs are unique.', 'x-unknown': 'of-rule' } },
    },
  })
  Object.assign(planted.components, { securitySchemes: { bearerAuth: { description: 'A token.' } } })
  const [operation] = listOperations(planted)
  const sources = { document: planted, facts: readFacts(planted), samples: {}, provoked: {} }
  const markdown = operation && operationMarkdown(sources, operation)
  for (const marked of [
    'Gets a thing.\n\nUndocumented: `of-operation`.\n',
    '| A thing. Undocumented: `of-reference`, `of-schema`. |',
    '| Its name. Undocumented: `of-field`, `of-other`. |',
    '\n- `unique`: IDs are unique. Depends on: `of-rule`.\n',
  ]) {
    expect(markdown).toContain(marked)
  }
})

test('a Markdown file describes a parameter in its own words, not in those of its first alternative', () => {
  const schema = { oneOf: [{ type: 'integer', maximum: 9, description: 'A number.' }, { type: 'string' }] }
  const planted = plantedDocument({
    operation: { parameters: [{ name: 'p', in: 'query', description: 'Own.', schema }] },
  })
  const [field] = fieldsOf(planted, readFacts(planted), (place) => place.in === 'query')
  expect(field).toMatchObject({ name: 'p', type: 'integer or string', description: 'Own.' })
})

test('a mark opens to show the question and the assumption, with a link to the register', () => {
  const unknown = { question: 'Is `a`\n< b?', meanwhile: 'No.', settle: 'Ask.', source: 'stated' }
  const planted = { ...plantedDocument(), 'x-unknowns': { 'some-entry': unknown } } as unknown as OpenApiDocument
  expect(mark(planted, ['some-entry'], '../').html).toMatch(
    /^<div class="marks"><details class="mark"><summary .*<a href="..\/unknowns.html#some-entry">Open question<\/a>: Is <code>a<\/code> *&lt; b\?<\/p><p>Meanwhile: No\..*<\/details><\/div>$/,
  )
  expect(mark(planted, [], '').html).toBe('')
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

const HEADINGS = { path: /^## Path/, query: /^## Query/, body: /^## Request body/ }

/** The table row for the field of a fact, or for the field at `path`; empty if there is none. */
function rowOf(markdown: string, { at }: Fact, success: string, path = at?.path ?? []): string {
  const heading = at && at.in !== 'answer' ? HEADINGS[at.in] : at?.status === success ? /^## Success/ : /^## Errors/
  const section = markdown.split(/^(?=## )/m).find((each) => heading.test(each)) ?? ''
  const name = path.join('.').replaceAll('.[]', '[]')
  return section.split('\n').find((line) => line.startsWith(name === '' ? '| (whole body)' : `| \`${name}\` `)) ?? ''
}

describe.each(operations)('$id', (operation) => {
  const { success, responses } = operation
  const markdown = operationMarkdown({ document, facts, samples: {}, provoked: {} }, operation)
  const own = facts.filter(({ operationId }) => operationId === operation.id)

  test('the Markdown file has every field with its type, limits, values and default', () => {
    const missing = own.flatMap((fact) => {
      const isLimit = ['limit', 'enum', 'default'].includes(fact.kind) && fact.keyword !== 'enum value'
      if (!fact.at || fact.keyword === 'content-type' || fact.keyword === 'empty') return []
      const row = rowOf(markdown, fact, success.status)
      const words = isLimit ? inShort(fact) : fact.keyword === 'type' ? String(fact.value) : '|'
      return row.includes(words.replaceAll('|', '\\|')) || (words === '|' && row !== '') ? [] : [`${fact.id}: ${row}`]
    })
    expect(missing).toEqual([])
  })

  test('the Markdown file marks required fields', () => {
    const unmarked = own
      .filter(({ keyword }) => keyword === 'required')
      .filter((fact) => {
        const path = [...(fact.at?.path ?? []), ...(fact.value as string[])]
        return !/\| yes \|/.test(rowOf(markdown, fact, success.status, path))
      })
    expect(unmarked.map(({ id }) => id)).toEqual([])
  })

  test('the Markdown file has path, statuses, rules and unknowns, and tables with five cells in each row', () => {
    expect(markdown).toContain(`\`${operation.method} ${operation.path}\``)
    expect(markdown).toContain(`## Success: ${success.status}\n`)
    for (const [status, { description }] of Object.entries(responses)) {
      if (status !== success.status) expect(markdown).toContain(`- ${status}: ${foldSpace(description)}`)
    }
    for (const name of Object.keys(operation.rules)) expect(markdown).toContain(`- \`${name}\`: `)
    for (const id of operation.unknowns)
      expect(markdown).toMatch(new RegExp(`^- \\[\`${id}\`\\]\\(.*#${id}\\) \\(\\w+\\): .* Meanwhile: `, 'm'))
    for (const line of markdown.split('\n').filter((each) => each.startsWith('| '))) {
      expect(line.replaceAll('\\|', '').match(/\|/g), line).toHaveLength(6)
    }
  })
})

test('llms.txt has a title, a summary, and headings only above lists of links', () => {
  const text = llmsText(document, [], readGuides(document))
  expect(text).toMatch(new RegExp(`^# ${document.info.title}\\n\\n> ${document.info.summary}\\n\\n`))
  const sections = text.split(/^#+ /m).slice(2)
  const headings = ['Guides', ...document.tags.map(({ name }) => name), 'Optional']
  expect(sections.map((section) => section.split('\n')[0])).toEqual(headings)
  for (const section of sections) expect(section).toMatch(/\n- \[[\w. ]+\]\([\w./-]+\)/)
  for (const { id, method, path } of operations) {
    expect(text).toContain(`- [${id}](operations/${id}.md): ${method} ${path}. `)
  }
})

test('unknowns.md has every entry', () => {
  const sections = unknownsMarkdown(document).split(/^## /m).slice(1)
  expect(sections.map((section) => section.split('\n')[0])).toEqual(Object.keys(document['x-unknowns']))
  for (const section of sections) expect(section).toMatch(/\n\n\S.*\n\n- Meanwhile: \S.*\n- To settle it: \S/)
})
