import { listOperations } from '../../../src/document/document.ts'
import { type Fact, type Place, placeOf } from '../../../src/document/facts.ts'
import { inShort } from '../fields.ts'
import { fieldAt, markdownOf } from '../links.ts'
import { markdownTable } from '../markdown.ts'
import type { Context } from './context.ts'

const ALTERNATIVE = /^alternatively: /

/** Every limit, default, pattern and list of values, with the fields that have it, as Markdown. */
export function limitTables({ document, facts }: Context): string {
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const placeIn = (fact: Fact) => {
    const at = fact.at as Place
    const operation = operations.get(fact.operationId)
    const link = operation ? `[${fact.operationId}](../${markdownOf(fieldAt(operation, at))})` : fact.operationId
    return `${link} \`${placeOf(at)}\`${ALTERNATIVE.test(inShort(fact)) ? ' as one alternative' : ''}`
  }
  const table = (title: string, hint: string, isListed: (fact: Fact) => boolean) => {
    const rows = [...Map.groupBy(facts.filter(isListed), ({ pointer }) => pointer).values()].map((of) => {
      // If a field has the limit in only one of several alternatives, its place says so.
      const says = [...new Set(of.map((fact) => inShort(fact).replace(ALTERNATIVE, '')))]
      return [`\`${nameOf(of[0])}\``, says.join('; '), [...new Set(of.map(placeIn))].join(', ')]
    })
    return `## ${title}\n\n${hint}\n\n${markdownTable([['Field', 'Limit', 'Where'], ...rows])}`
  }
  const ranges = table(
    'Ranges and defaults',
    'A range includes both ends unless it says “above”.',
    ({ kind }) => kind === 'limit' || kind === 'default',
  )
  const values = table(
    'Values',
    'The document allows no other values. Fields whose values are unknown are not listed.',
    ({ kind, keyword }) => (kind === 'enum' && keyword !== 'enum value') || keyword === 'pattern',
  )
  return `${ranges}\n\n${values}`
}

/** The name of a fact's field: the last key of its path other than `[]`. */
function nameOf(fact: Fact | undefined): string {
  return fact?.at?.path.findLast((key) => key !== '[]') ?? ''
}
