import { describe, expect, test } from 'vitest'
import { listOperations } from '../../../src/document/document.ts'
import { type Fact, readFacts } from '../../../src/document/facts.ts'
import { document } from '../../../src/document/openapi.ts'
import { foldSpace } from '../../../src/printable.ts'
import { plantedDocument } from '../../../src/testing/planted.ts'
import { fieldsOf } from '../fields.ts'
import { anchorOf } from '../links.ts'
import { operationPageOf } from './operation.ts'
import { operationMarkdown } from './operation-markdown.ts'
import { operationModel } from './operation-model.ts'
import { context, isNamedIn, plain, textOf } from './testing/context.ts'

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
      'x-rules': { unique: { description: 'IDs are unique.', see: 'Things 1', about: '2XX.name/meaning' } },
    },
  })
  Object.assign(planted.components, { securitySchemes: { bearerAuth: { description: 'A token.' } } })
  const [operation] = listOperations(planted)
  const sources = { document: planted, facts: readFacts(planted), samples: {}, provoked: {} }
  const markdown = operation && operationMarkdown(planted, operationModel(sources, operation))
  for (const marked of [
    'Gets a thing.\n\nOpen question: `of-operation`.\n',
    '| A thing. Open questions: `of-reference`, `of-schema`. |',
    '| Its name. Open questions: `of-field`, `of-other`. |',
    '\n- `unique`: IDs are unique. (Things 1)\n',
  ]) {
    expect(markdown).toContain(marked)
  }
})

test('a parameter is described in its own words, not in those of its first alternative', () => {
  const schema = { oneOf: [{ type: 'integer', maximum: 9, description: 'A number.' }, { type: 'string' }] }
  const planted = plantedDocument({
    operation: { parameters: [{ name: 'p', in: 'query', description: 'Own.', schema }] },
  })
  const [field] = fieldsOf(planted, readFacts(planted), (place) => place.in === 'query')
  expect(field).toMatchObject({ name: 'p', type: 'integer or string', description: 'Own.' })
})

const HEADINGS = { path: /^## Path/, query: /^## Query/, body: /^## Request body/ }

/** The table row for the field of a fact, or for the field at `path`; empty if there is none. */
function rowOf(markdown: string, { at }: Fact, success: string, path = at?.path ?? []): string {
  const heading = at && at.in !== 'answer' ? HEADINGS[at.in] : at?.status === success ? /^## Response/ : /^## Errors\n/
  const section = markdown.split(/^(?=## )/m).find((each) => heading.test(each)) ?? ''
  const name = path.join('.').replaceAll('.[]', '[]')
  return section.split('\n').find((line) => line.startsWith(name === '' ? '| (whole body)' : `| \`${name}\` `)) ?? ''
}

describe.each(listOperations(document))('$id', (operation) => {
  const { success, responses } = operation
  const markdown = operationMarkdown(document, operationModel({ ...context, provoked: {} }, operation))
  const own = context.facts.filter(({ operationId }) => operationId === operation.id)

  test('the Markdown file has every field with its type, limits, values and default', () => {
    const missing = own.flatMap((fact) => {
      const isLimit =
        (['limit', 'enum', 'default'].includes(fact.kind) && fact.keyword !== 'enum value') ||
        fact.keyword === 'pattern'
      if (!fact.at || fact.keyword === 'content-type' || fact.keyword === 'empty') return []
      const row = rowOf(markdown, fact, success.status)
      // The values of an alternative may be those of the items of another.
      const items = rowOf(markdown, fact, success.status, [...fact.at.path, '[]'])
      const isShown = isLimit
        ? isNamedIn(`${row} ${items}`.replaceAll('\\|', '|'), fact)
        : fact.keyword !== 'type' || row.includes(String(fact.value))
      return row !== '' && isShown ? [] : [`${fact.id}: ${row}`]
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
    expect(markdown).toContain(`## Response ${success.status}\n`)
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

  test('the page has every field, status, rule and sample', () => {
    const { html } = operationPageOf(context, operation).main
    const text = textOf(html).replaceAll(' ', '')
    const places = own.flatMap(({ at }) => (at && at.path.length > 0 && at.status !== 'default' ? at : []))
    const fields = places.filter(({ status = success.status }) => status === success.status).map(anchorOf)
    expect(fields.filter((anchor) => !html.includes(` id="${anchor}"`))).toEqual([])
    const described = [...Object.values(responses), ...Object.values(operation.rules)].map((each) => each.description)
    const samples = (context.samples[operation.id] ?? []).map(({ source }) => source)
    expect(samples).toHaveLength(5)
    const shown = [operation.path, ...described, ...samples].map((each) => plain(each).replaceAll(' ', ''))
    expect(shown.filter((each) => !text.includes(each))).toEqual([])
  })
})
