import { describe, expect, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { type Fact, readFacts } from '../../src/document/facts.ts'
import { document } from '../../src/document/openapi.ts'
import { foldSpace } from '../../src/printable.ts'
import { inShort } from './fields.ts'
import { readGuides } from './guides.ts'
import { llmsText, operationMarkdown, unknownsMarkdown } from './markdown.ts'

const facts = readFacts(document)

const HEADINGS = { path: /^## Path/, query: /^## Query/, body: /^## Request body/ }

/** The row of a fact's field. */
function rowOf(markdown: string, { at }: Fact, success: string, path = at?.path ?? []): string {
  const heading = at && at.in !== 'answer' ? HEADINGS[at.in] : at?.status === success ? /^## Success/ : /^## Errors/
  const section = markdown.split(/^(?=## )/m).find((each) => heading.test(each)) ?? ''
  const name = path.join('.').replaceAll('.[]', '[]')
  return section.split('\n').find((line) => line.startsWith(name === '' ? '| (whole body)' : `| \`${name}\` `)) ?? ''
}

describe.each(listOperations(document))('$id', (operation) => {
  const { success, responses } = operation
  const markdown = operationMarkdown({ document, facts, samples: {} }, operation)
  const own = facts.filter(({ operationId }) => operationId === operation.id)

  test('has every field with its type, limits, values and default', () => {
    const missing = own.flatMap((fact) => {
      const isTold = ['limit', 'enum', 'default'].includes(fact.kind) && fact.keyword !== 'enum value'
      if (!fact.at || fact.keyword === 'content-type' || fact.keyword === 'empty') return []
      const row = rowOf(markdown, fact, success.status)
      const words = isTold ? inShort(fact) : fact.keyword === 'type' ? String(fact.value) : '|'
      return row.includes(words.replaceAll('|', '\\|')) || (words === '|' && row !== '') ? [] : [`${fact.id}: ${row}`]
    })
    expect(missing).toEqual([])
  })

  test('marks required fields', () => {
    const unmarked = own
      .filter(({ keyword }) => keyword === 'required')
      .filter((fact) => {
        const path = [...(fact.at?.path ?? []), ...(fact.value as string[])]
        return !/\| yes \|/.test(rowOf(markdown, fact, success.status, path))
      })
    expect(unmarked.map(({ id }) => id)).toEqual([])
  })

  test('has path, statuses, rules and unknowns, and tables with five cells in each row', () => {
    expect(markdown).toContain(`\`${operation.method} ${operation.path}\``)
    expect(markdown).toContain(`## Success: ${success.status}\n`)
    for (const [status, { description }] of Object.entries(responses)) {
      if (status !== success.status) expect(markdown).toContain(`- ${status}: ${foldSpace(description)}`)
    }
    for (const name of Object.keys(operation.rules)) expect(markdown).toContain(`- \`${name}\`: `)
    for (const id of operation.unknowns) expect(markdown).toMatch(new RegExp(`^- \`${id}\`: .* Meanwhile: `, 'm'))
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
  for (const { id, method, path } of listOperations(document)) {
    expect(text).toContain(`- [${id}](operations/${id}.md): ${method} ${path}. `)
  }
})

test('unknowns.md has every entry', () => {
  const sections = unknownsMarkdown(document).split(/^## /m).slice(1)
  expect(sections.map((section) => section.split('\n')[0])).toEqual(Object.keys(document['x-unknowns']))
  for (const section of sections) expect(section).toMatch(/\n\n\S.*\n\n- Meanwhile: \S.*\n- To settle it: \S/)
})
