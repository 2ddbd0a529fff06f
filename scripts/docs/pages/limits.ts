import { listOperations, type OpenApiDocument } from '../../../src/document/document.ts'
import { type Fact, type Place, placeOf } from '../../../src/document/facts.ts'
import { type Markup, markup } from '../../../src/html/markup.ts'
import { inShort } from '../fields.ts'
import type { Prose } from '../prose.ts'
import { fieldIn } from '../site.ts'

const ALTERNATIVE = /^alternatively: /

/** Every limit, default and list of values of the document, and where each holds. */
export function limitsPage(document: OpenApiDocument, facts: Fact[], prose: Prose): Markup {
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const linked = (fact: Fact) => {
    const { operationId, at } = fact
    const operation = operations.get(operationId)
    const alternative = ALTERNATIVE.test(inShort(fact)) ? ' as one alternative' : ''
    const place = markup`<code>${placeOf(at as Place)}</code>${alternative}`
    return operation ? markup`<li><a href="${fieldIn(operation, at as Place)}">${operationId}</a> ${place}</li>` : place
  }
  const section = (title: string, id: string, intro: string, kinds: string[], keywords: string[] = []) => {
    const stated = facts.filter(
      ({ kind, keyword = '' }) => (kinds.includes(kind) && keyword !== 'enum value') || keywords.includes(keyword),
    )
    // What a schema says holds wherever it is used.
    const byNode = Map.groupBy(stated, ({ pointer }) => pointer)
    return markup`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<p class="hint">${intro}</p>
<div class="scroller" tabindex="0" role="region" aria-labelledby="${id}"><table class="rows">
<thead><tr><th scope="col">field</th><th scope="col">what holds</th><th scope="col">where</th></tr></thead>
<tbody>${[...byNode.values()].map((of) => {
      // Whether it is one alternative of several depends on the place, and stands there.
      const says = [...new Set(of.map((fact) => inShort(fact).replace(ALTERNATIVE, '')))]
      const places = [...new Map(of.map((fact) => [`${fact.operationId} ${placeOf(fact.at as Place)}`, fact])).values()]
      return markup`
<tr><th scope="row"><code>${nameOf(of[0])}</code></th><td>${says.join('; ')}</td><td><ul class="places">${places.map(linked)}</ul></td></tr>`
    })}
</tbody></table></div>
</section>`
  }
  const chapter = document.info.description.match(/(?<=^## Limits\n)[\s\S]*?(?=^## )/m)?.[0] ?? ''
  return markup`<main>
<h1>Limits</h1>
<p class="lead">The ranges, defaults and lists of values that the schemas of the document state.</p>
${prose(chapter)}
${section('Ranges and defaults', 'ranges', 'Both ends belong to a range unless it says “above”.', ['limit', 'default'])}
${section('Values', 'values', 'The document allows no other values than these. Where the values of a field are not shown there is no list.', ['enum'], ['pattern'])}
</main>`
}

/** The name of the field that a fact is stated of: the last key that is no place in a list. */
function nameOf(fact: Fact | undefined): string {
  return fact?.at?.path.findLast((key) => key !== '[]') ?? ''
}
