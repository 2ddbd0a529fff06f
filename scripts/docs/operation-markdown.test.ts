import { describe, expect, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { type Fact, readFacts } from '../../src/document/facts.ts'
import { document } from '../../src/document/openapi.ts'
import { foldSpace } from '../../src/printable.ts'
import { inShort } from './fields.ts'
import { operationMarkdown } from './operation-markdown.ts'
import { codeSamples } from './samples.ts'

const facts = readFacts(document)
const sources = { document, facts, samples: codeSamples(document) }

/** The row of a field in a section. */
function rowOf(markdown: string, heading: RegExp, path: string[]): string {
  const section = markdown.split(/^(?=## )/m).find((each) => heading.test(each)) ?? ''
  const name = path.join('.').replaceAll('.[]', '[]')
  return section.split('\n').find((line) => line.startsWith(name === '' ? '| (all of it)' : `| \`${name}\` `)) ?? ''
}

const HEADINGS = { path: /^## Path/, query: /^## Query/, body: /^## Request body/ }

function headingOf({ at }: Fact, success: string): RegExp {
  if (at && at.in !== 'answer') return HEADINGS[at.in]
  return at?.status === success ? /^## Success/ : /^## Errors/
}

describe.each(listOperations(document))('$id', (operation) => {
  const markdown = operationMarkdown(sources, operation)
  const own = facts.filter(({ operationId }) => operationId === operation.id)

  test('every field is there with its type, its limits, values and default', () => {
    const missing = own.flatMap((fact) => {
      const isTold = ['limit', 'enum', 'default'].includes(fact.kind) && fact.keyword !== 'enum value'
      if (!fact.at || fact.keyword === 'content-type' || fact.keyword === 'empty') return []
      const row = rowOf(markdown, headingOf(fact, operation.success.status), fact.at.path)
      const words = isTold ? inShort(fact) : fact.keyword === 'type' ? String(fact.value) : '|'
      return row.includes(words.replaceAll('|', '\\|')) || (words === '|' && row !== '') ? [] : [`${fact.id}: ${row}`]
    })
    expect(missing).toEqual([])
  })

  test('what is always there is marked so', () => {
    const required = own.filter(({ keyword }) => keyword === 'required')
    const unmarked = required.filter((fact) => {
      const path = [...(fact.at?.path ?? []), ...(fact.value as string[])]
      return !/\| yes \|/.test(rowOf(markdown, headingOf(fact, operation.success.status), path))
    })
    expect(unmarked.map(({ id }) => id)).toEqual([])
  })

  test('path, statuses, security, rules and what is not shown are there', () => {
    expect(markdown).toContain(`\`${operation.method} ${operation.path}\``)
    expect(markdown).toContain(`## Success: ${operation.success.status}\n`)
    for (const [status, { description }] of Object.entries(operation.responses)) {
      if (status !== operation.success.status) expect(markdown).toContain(`- ${status}: ${foldSpace(description)}`)
    }
    expect(markdown).toContain('## Security\n\nBearer token')
    for (const name of Object.keys(operation.rules)) expect(markdown).toContain(`- \`${name}\`: `)
    for (const id of operation.unknowns) expect(markdown).toMatch(new RegExp(`^- \`${id}\`: .* Meanwhile: `, 'm'))
  })

  test('cells have no line break, and no cell is left open', () => {
    for (const line of markdown.split('\n').filter((each) => each.startsWith('| '))) {
      expect(line.replaceAll('\\|', '').match(/\|/g), line).toHaveLength(6)
    }
  })
})
