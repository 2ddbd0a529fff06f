import { listOperations, type OpenApiDocument, type Operation, type Unknown } from '../../../src/document/document.ts'
import { inline, type Markup, markup } from '../../../src/html/markup.ts'
import { operationsByUnknown } from '../resting.ts'
import { referenceTo } from '../site.ts'

/** The register of unknowns: each question, what the document does meanwhile, how to settle it, and what rests on it. */
export function unknownsPage(document: OpenApiDocument): Markup {
  const register = Object.entries(document['x-unknowns'])
  const resting = operationsByUnknown(document)
  const all = listOperations(document).length
  const assuming = register.filter(([, { assumes }]) => assumes).length
  return markup`<main>
<h1>Unknowns</h1>
<p class="lead">The description of the service leaves ${register.length} questions open. None is filled with a guess that looks like a fact. For ${assuming} of them the document had to assume something to be of use; what rests on an assumption may turn out otherwise, and breaks no contract then.</p>
<div class="filter" hidden><label>Find <input type="search" class="control" id="find"></label> <output for="find"></output></div>
${register.map(([id, unknown]) => {
  const operations = resting.get(id) ?? []
  return entry(id, unknown, operations.length === all ? 'all' : operations)
})}
</main>`
}

function entry(
  id: string,
  { question, meanwhile, settle, assumes = [] }: Unknown,
  operations: Operation[] | 'all',
): Markup {
  const details: [string, Markup][] = [
    ['Meanwhile', inline(meanwhile)],
    ['To settle it', inline(settle)],
    ...(assumes.length > 0 ? [['Assumed', markup`${assumes.join(', ')}`] satisfies [string, Markup]] : []),
    ...(operations.length > 0
      ? [['Operations', operations === 'all' ? markup`all` : links(operations)] satisfies [string, Markup]]
      : []),
  ]
  return markup`<article class="unknown" id="${id}" aria-labelledby="${id}-question">
<h2 id="${id}-question">${inline(question)}</h2>
<p><a href="#${id}"><code>${id}</code></a></p>
<dl>${details.map(([term, what]) => markup`<dt>${term}</dt><dd>${what}</dd>`)}</dl>
</article>
`
}

function links(operations: Operation[]): Markup {
  return markup`<ul class="inline">${operations.map((operation) => markup`<li><a href="${referenceTo(operation)}">${operation.id}</a></li>`)}</ul>`
}
