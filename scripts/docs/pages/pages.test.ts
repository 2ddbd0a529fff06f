import { describe, expect, test } from 'vitest'
import { listOperations } from '../../../src/document/document.ts'
import { placeOf, readFacts } from '../../../src/document/facts.ts'
import { document } from '../../../src/document/openapi.ts'
import { inShort } from '../fields.ts'
import { createProse } from '../prose.ts'
import { codeSamples } from '../samples.ts'
import { referenceTo } from '../site.ts'
import { limitsPage } from './limits.ts'
import { startPage } from './start.ts'
import { unknownsPage } from './unknowns.ts'

/** The text of a page as a reader has it. */
function textOf(html: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  return html.replace(/<[^>]*>/g, ' ').replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? '')
}

const words = (text: string) => text.replaceAll('`', ' ').split(/\s+/).join(' ').trim()

describe('limits', () => {
  const facts = readFacts(document)
  const rows = limitsPage(document, facts, createProse(document)).html.split('<tr>').map(textOf)

  test('every limit, default and list of values stands in a row, with each place where it holds', () => {
    const stated = facts.filter(
      ({ kind, keyword }) => ['limit', 'default', 'enum'].includes(kind) && keyword !== 'enum value',
    )
    expect(stated.length).toBeGreaterThan(20)
    const missing = stated.filter((fact) => {
      const says = inShort(fact).replace(/^alternatively: /, '')
      const place = new RegExp(`\\b${fact.operationId}\\s+${fact.at && placeOf(fact.at).replace(/[[\]]/g, '\\$&')}\\s`)
      return !rows.some((row) => row.includes(says) && place.test(row))
    })
    expect(missing.map(({ id }) => id)).toEqual([])
  })
})

describe('unknowns', () => {
  const entries = unknownsPage(document).html.split('<article').slice(1)

  test('every entry of the register is there, with its question, what holds meanwhile and how to settle it', () => {
    const register = Object.entries(document['x-unknowns'])
    expect(entries).toHaveLength(register.length)
    for (const [index, [id, { question, meanwhile, settle, assumes = [] }]] of register.entries()) {
      const html = entries[index] ?? ''
      expect(html).toContain(` id="${id}"`)
      for (const text of [question, meanwhile, settle, ...assumes]) expect(words(textOf(html))).toContain(words(text))
    }
  })

  test('an entry names the operations that rest on it', () => {
    for (const operation of listOperations(document)) {
      for (const id of operation.unknowns) {
        const entry = entries.find((each) => each.includes(` id="${id}"`)) ?? ''
        expect(entry.includes(`href="${referenceTo(operation)}"`) || entry.includes('<dd>all</dd>'), id).toBe(true)
      }
    }
  })
})

describe('start', () => {
  const samples = codeSamples(document).listApiKeys ?? []
  const { html } = startPage({ document, prose: createProse(document), samples })

  test('every operation is linked in the reference and as Markdown', () => {
    for (const operation of listOperations(document)) {
      expect(html).toContain(`href="${referenceTo(operation)}"`)
      expect(html).toContain(`href="operations/${operation.id}.md"`)
    }
  })

  test('it has the chapters of the document, and how a token is got', () => {
    for (const [, title] of document.info.description.matchAll(/^## (.*)/gm)) expect(html).toContain(`>${title}</h2>`)
    for (const title of ['Authentication', 'Errors', 'Paging', 'Versioning']) expect(html).toContain(`>${title}</h2>`)
    const { bearerAuth } = document.components.securitySchemes as { bearerAuth: { description: string } }
    for (const paragraph of bearerAuth.description.split(/\n\n/)) {
      expect(words(textOf(html))).toContain(
        words(paragraph)
          .replace(/ (?=[.,;)])/g, '')
          .slice(0, 40),
      )
    }
  })

  test('samples keep their lines', () => {
    for (const { source } of samples) expect(textOf(html)).toContain(source.split('\n').slice(0, 2).join('\n'))
  })
})
