import type { OpenApiDocument, Unknown } from '../../../src/document/document.ts'
import { aspectsOf, listOperations, unknownsOf } from '../../../src/document/document.ts'
import { inline, type Markup, markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { operationPage } from '../links.ts'
import { list, text } from '../markdown.ts'
import type { DocsPage } from '../site/page.ts'
import { section } from '../site/prose.ts'
import { commonUnknowns, operationsByUnknown } from '../unknowns.ts'
import type { Context } from './context.ts'

/** Each unknown: the question, what the document says until it is settled, how to settle it, and what depends on it. */
export function unknownsPage({ document }: Context): DocsPage {
  const register = Object.entries(document['x-unknowns'])
  const dependents = operationsByUnknown(document)
  const stated = register.filter(([, { source }]) => source === 'stated').length
  const common = commonUnknowns(document)
  const general = register.filter(([id]) => common.has(id))
  const special = register.filter(([id]) => !common.has(id))
  const entries = (listed: typeof register) => markup`${listed.map(([id, unknown]) => entry(id, unknown, linksTo(id)))}`
  const lead = `The service’s description leaves ${register.length} questions open, ${stated} of them explicitly. Meanwhile, it assumes an answer or none; a service that contradicts an assumption does not break the contract.`
  return {
    file: 'unknowns.html',
    title: 'Open questions',
    description: lead,
    part: 'About',
    main: markup`<h1>Open questions</h1>
<p class="lead">${lead}</p>
<p>The source of a question is “stated” if the description itself says that it leaves the question open, and “inferred” if it is silent.</p>
${section('About the whole API', entries(general))}
${section('About single operations', entries(special))}`,
    markdown: unknownsMarkdown(document),
  }

  function linksTo(id: string): Markup {
    const operations = dependents.get(id) ?? []
    if (unknownsOf(document.info).includes(id)) return markup`the whole API`
    if (operations.length === listOperations(document).length) return markup`all`
    const links = operations.map((each) => markup`<li><a href="${operationPage(each)}">${each.id}</a></li>`)
    return markup`<ul class="inline">${links}</ul>`
  }
}

function entry(id: string, unknown: Unknown, operations: Markup): Markup {
  const guide = 'guides/change-the-document.html#register-an-unknown'
  const terms = termsOf(unknown).map(([term, says]) => {
    return [term, term === 'About' ? markup`<a href="${guide}">${says}</a>` : inline(says)]
  })
  return markup`<article class="panel unknown" id="${id}" aria-labelledby="${id}-question">
<h3 id="${id}-question">${inline(foldSpace(unknown.question))}</h3>
<p><a href="#${id}"><code>${id}</code></a></p>
<dl>${[...terms, ['Operations', operations]].map(([term, says]) => markup`<dt>${term}</dt><dd>${says}</dd>`)}</dl>
</article>
`
}

function unknownsMarkdown({ info, 'x-unknowns': register }: OpenApiDocument): string {
  const entries = Object.entries(register).map(([id, unknown]) => {
    const terms = termsOf(unknown).map((term) => term.join(': '))
    return [`## ${id}`, foldSpace(unknown.question), list(terms)]
  })
  return text([`# Unknowns of the ${info.title}`, ...entries.flat()])
}

function termsOf(unknown: Unknown): [term: string, says: string][] {
  const { meanwhile, settle, source } = unknown
  const about = aspectsOf(unknown).join(', ')
  return [
    ['Meanwhile', foldSpace(meanwhile)],
    ['To settle it', foldSpace(settle)],
    ['Source', source],
    ...(about === '' ? [] : [['About', about] as [string, string]]),
  ]
}
