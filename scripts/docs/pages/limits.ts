import { listOperations } from '../../../src/document/document.ts'
import { type Fact, type Place, placeOf } from '../../../src/document/facts.ts'
import { type Markup, markup } from '../../../src/html/markup.ts'
import { inShort } from '../fields.ts'
import { fieldAt, slugOf } from '../links.ts'
import type { Context } from './context.ts'
import { section } from './section.ts'

const ALTERNATIVE = /^alternatively: /

/** Every limit, default, pattern and list of values, with the fields that have it. */
export function limitTables({ document, facts }: Context): Markup {
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const link = (fact: Fact) => {
    const { operationId, at } = fact
    const operation = operations.get(operationId)
    const alternative = ALTERNATIVE.test(inShort(fact)) ? ' as one alternative' : ''
    const place = markup`<code>${placeOf(at as Place)}</code>${alternative}`
    return operation
      ? markup`<li><a href="../${fieldAt(operation, at as Place)}">${operationId}</a> ${place}</li>`
      : place
  }
  const table = (title: string, hint: string, isListed: (fact: Fact) => boolean) => {
    const rows = [...Map.groupBy(facts.filter(isListed), ({ pointer }) => pointer).values()].map((of) => {
      // If a field has the limit in only one of several alternatives, the link to the field says so.
      const says = [...new Set(of.map((fact) => inShort(fact).replace(ALTERNATIVE, '')))]
      const fields = [...new Map(of.map((fact) => [`${fact.operationId} ${placeOf(fact.at as Place)}`, fact])).values()]
      return markup`
<tr><th scope="row"><code>${nameOf(of[0])}</code></th><td>${says.join('; ')}</td><td><ul class="places">${fields.map(link)}</ul></td></tr>`
    })
    return section(
      title,
      markup`<p class="hint">${hint}</p>
<div class="scroller" tabindex="0" role="region" aria-labelledby="${slugOf(title)}"><table class="rows">
<thead><tr><th scope="col">Field</th><th scope="col">Limit</th><th scope="col">Where</th></tr></thead>
<tbody>${rows}</tbody></table></div>`,
    )
  }
  return markup`${table('Ranges and defaults', 'A range includes both ends unless it says “above”.', ({ kind }) => ['limit', 'default'].includes(kind))}
${table('Values', 'The document allows no other values. Fields whose values are unknown are not listed.', ({ kind, keyword }) => (kind === 'enum' && keyword !== 'enum value') || keyword === 'pattern')}`
}

/** The name of a fact's field: the last key of its path other than `[]`. */
function nameOf(fact: Fact | undefined): string {
  return fact?.at?.path.findLast((key) => key !== '[]') ?? ''
}
