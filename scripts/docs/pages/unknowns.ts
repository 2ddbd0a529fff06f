import { aspectsOf, type OpenApiDocument, type Operation, type Unknown } from '../../../src/document/document.ts'
import { inline, type Markup, markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { operationPage, slugOf } from '../links.ts'
import { list, text } from '../markdown.ts'
import type { DocsPage } from '../site/page.ts'
import { section } from '../site/prose.ts'
import { commonUnknowns, operationsByUnknown } from '../unknowns.ts'
import type { DocsContext } from './context.ts'

const WHOLE = 'The whole API'
const SEVERAL = 'Several tags'

/** Each unknown by tag: the question, what the document says until it is settled, how to settle it, and what depends on it. */
export function unknownsPage({ document }: DocsContext): DocsPage {
  const register = Object.entries(document['x-unknowns'])
  const stated = register.filter(([, { source }]) => source === 'stated').length
  const groups = groupsOf(document)
  const lead = `The service’s description leaves ${register.length} questions open, ${stated} of them explicitly. Until they are answered, the document assumes an answer or makes no assumption; a service that contradicts an assumption does not break the contract.`
  const links = groups.map(([title, { length }]) => {
    return markup`<li><a href="#${slugOf(title)}">${title}</a> <small>${length}</small></li>\n`
  })
  return {
    file: 'unknowns.html',
    title: 'Open questions',
    description: lead,
    part: 'Reference',
    main: markup`<h1>Open questions</h1>
<p class="lead">${lead}</p>
<p>A question is “stated” if the description itself marks the answer as undocumented, and “inferred” if it is merely silent.</p>
<nav aria-label="On this page"><ul class="inline">
${links}</ul></nav>
<label class="line filter">Filter <input type="search" placeholder="Question, ID or tag"><span class="muted" role="status"></span></label>
${groups.map(([title, entries]) => section(title, markup`<div class="unknowns">\n${entries}</div>`))}`,
    markdown: unknownsMarkdown(document),
  }
}

/** The entries of the register by the tag of the operations that depend on them, in the order of the tags. */
function groupsOf(document: OpenApiDocument): [title: string, entries: Markup[]][] {
  const dependents = operationsByUnknown(document)
  const common = commonUnknowns(document)
  const groups = Map.groupBy(Object.entries(document['x-unknowns']), ([id]) => {
    const [tag = WHOLE, ...others] = new Set(dependents.get(id)?.map((operation) => operation.tag))
    return common.has(id) ? WHOLE : others.length > 0 ? SEVERAL : tag
  })
  return [WHOLE, ...document.tags.map(({ name }) => name), SEVERAL].flatMap((title) => {
    const listed = groups.get(title) ?? []
    if (listed.length === 0) return []
    return [[title, listed.map(([id, unknown]) => entry(id, unknown, title === WHOLE ? [] : dependents.get(id)))]]
  })
}

function entry(id: string, unknown: Unknown, operations: Operation[] = []): Markup {
  const guide = 'guides/change-the-document.html#register-an-unknown'
  const about = aspectsOf(unknown).join(', ')
  const links = operations.map((each) => markup` <a href="${operationPage(each)}">${each.id}</a>`)
  return markup`<article class="panel unknown" id="${id}" aria-labelledby="${id}-question">
<h3 id="${id}-question">${inline(foldSpace(unknown.question))}</h3>
<dl><dt>Meanwhile</dt><dd>${inline(foldSpace(unknown.meanwhile))}</dd>
<dt>To settle it</dt><dd>${inline(foldSpace(unknown.settle))}</dd></dl>
<p class="line hint"><a href="#${id}"><code>${id}</code></a> <span class="badge">${unknown.source}</span>${about && markup` <a href="${guide}">about: ${about}</a>`}${links}</p>
</article>
`
}

function unknownsMarkdown({ info, 'x-unknowns': register }: OpenApiDocument): string {
  const entries = Object.entries(register).map(([id, unknown]) => {
    const { question, meanwhile, settle, source } = unknown
    const about = aspectsOf(unknown).join(', ')
    const terms = [`Meanwhile: ${foldSpace(meanwhile)}`, `To settle it: ${foldSpace(settle)}`, `Source: ${source}`]
    return [`## ${id}`, foldSpace(question), list([...terms, ...(about ? [`About: ${about}`] : [])])]
  })
  return text([`# Unknowns of the ${info.title}`, ...entries.flat()])
}
