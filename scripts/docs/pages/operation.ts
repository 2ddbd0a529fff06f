import { JSON_TYPE, type Operation, type ResponseObject, unknownsOf } from '../../../src/document/document.ts'
import type { Fact, Place } from '../../../src/document/facts.ts'
import { inline, type Markup, markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { tryDataOf } from '../console/data.ts'
import { fieldsOf, schemaNameOf } from '../fields.ts'
import { chapterPage, operationPage, schemaPage, unknownAt } from '../links.ts'
import type { DocsPage } from '../site/page.ts'
import { dataBlock, section } from '../site/prose.ts'
import { commonUnknowns, unknownsBelow } from '../unknowns.ts'
import type { Context } from './context.ts'
import { fieldList } from './fields.ts'
import { createMarks, type Mark } from './marks.ts'
import { operationMarkdown, retriesInWords } from './operation-markdown.ts'
import { codeColumn } from './samples.ts'

const ROOT = '../'

/** What one page is made from. */
interface PageContext extends Context {
  mark: Mark
}

/** The page of an operation: what to send and what comes back, samples beside it, then the open questions. */
export function operationPageOf(context: Context, operation: Operation): DocsPage {
  const { document, facts, prose, verdictOf } = context
  const { id, method, path, tag, summary, description } = operation
  const own = facts.filter(({ operationId }) => operationId === id)
  const render = prose(ROOT)
  const mark = createMarks(document, ROOT)
  const page = { ...context, mark }
  const content = markup`<header>
<h1>${summary}</h1>
<p class="endpoint"><b class="${method}">${method}</b> <code>${path}</code></p>
${render(description)}
${mark(operation.unknowns)}
<p class="hint">Method of the client: <code>${id}</code>. ${retriesInWords(operation)} <a href="${ROOT}${chapterPage('Authentication')}">Needs a bearer token</a>.</p>
</header>
${tryIt(context, operation)}
<div class="columns">
<div class="text">
${parameters(page, own, 'path')}
${parameters(page, own, 'query')}
${requestBody(page, operation, own)}
${success(page, operation, own)}
${errors(page, operation, own)}
${rules(page, operation)}
</div>
${codeColumn(context, operation)}
</div>`
  const main = markup`<article class="operation">
${content}
${openQuestions(context, operation, content.html)}
${verdictOf && markup`<p class="hint"><a href="${ROOT}verification.html">Verification</a>: ${verdictOf(id)}.</p>`}
</article>`
  return {
    file: operationPage(operation),
    title: summary,
    description: `${method} ${path}: ${foldSpace(description)}`,
    part: 'Reference',
    group: tag,
    main,
    markdown: operationMarkdown(context, operation),
    sendsRequests: true,
  }
}

/** Where the console opens. */
function tryIt({ document, provoked }: Context, operation: Operation): Markup {
  const data = JSON.stringify(tryDataOf(document, operation, provoked[operation.id] ?? []))
  return markup`<section id="try" class="try" aria-label="Try it">
<div class="try-head"><button type="button" class="control primary try-start" aria-expanded="false">Try it</button>
<p class="hint">Runs the sandbox inside this page: no network, no server, no account.</p></div>
${dataBlock('application/json', 'try-data', data)}</section>`
}

const TITLES = { path: 'Path parameters', query: 'Query parameters' }

function parameters({ document, prose, mark }: PageContext, facts: Fact[], wanted: 'path' | 'query'): Markup {
  const fields = fieldsOf(document, facts, ({ in: place }) => place === wanted)
  return section(TITLES[wanted], fieldList(fields, { mark, prose: prose(ROOT), root: ROOT, side: 'request' }))
}

function requestBody({ document, prose, mark }: PageContext, { requestBody }: Operation, facts: Fact[]): Markup {
  if (!requestBody) return markup``
  const { description, required, content } = requestBody
  const fields = fieldsOf(document, facts, ({ in: place }) => place === 'body')
  return section(
    'Request body',
    markup`<div class="about">${prose(ROOT)(`${foldSpace(description)} ${required ? 'Required.' : 'Optional.'}`)}${bodySchema(content)}${mark(unknownsOf(requestBody))}</div>
${fieldList(fields, { mark, prose: prose(ROOT), root: ROOT, side: 'request' })}`,
  )
}

/** The name of a body's schema, or of that of its items. */
function bodySchema(content: ResponseObject['content']): Markup | undefined {
  const schema = content?.[JSON_TYPE]?.schema
  const name = schemaNameOf(schema)
  if (!name) return undefined
  return markup`<p class="hint">JSON: ${schema?.items ? 'an array of ' : undefined}<a href="${ROOT}${schemaPage(name)}">${name}</a></p>`
}

function success(context: PageContext, operation: Operation, facts: Fact[]): Markup {
  const { status } = operation.success
  return response(context, operation, facts, [status], `Response ${status}`)
}

/** The error responses; those with the same fields share a list. */
function errors(context: PageContext, operation: Operation, facts: Fact[]): Markup {
  const { responses, success } = operation
  const statuses = Object.keys(responses).filter((status) => status !== success.status)
  return response(context, operation, facts, statuses, 'Errors')
}

function response(
  { document, prose, mark }: PageContext,
  { responses }: Operation,
  facts: Fact[],
  statuses: string[],
  title: string,
): Markup {
  const [first = ''] = statuses
  const isHere = ({ in: place, status }: Place) => place === 'answer' && status === first
  const fields = fieldsOf(document, facts, isHere)
  const about = statuses.map((status) => {
    const { description = '', content } = responses[status] ?? {}
    const name =
      statuses.length > 1 ? markup`<b class="status">${status === 'default' ? 'Other' : status}</b> ` : undefined
    const schema = statuses.length > 1 ? undefined : bodySchema(content)
    return markup`<div class="about" id="response-${status}">${name}${inline(foldSpace(description))}${schema}${mark(unknownsOf(responses[status]))}</div>\n`
  })
  return section(
    title,
    markup`${about}${fieldList(fields, { mark, prose: prose(ROOT), root: ROOT, side: 'response' })}`,
  )
}

function rules({ mark }: PageContext, { rules }: Operation): Markup {
  const items = Object.entries(rules).map(([name, rule]) => {
    return markup`<li id="rule-${name}">${inline(foldSpace(rule.description))}${mark(unknownsOf(rule))}</li>\n`
  })
  return items.length === 0 ? markup`` : section('Rules', markup`<ul class="rules">\n${items}</ul>`)
}

/** The unknowns of the operation that no place of the page marks, in a closed block. */
function openQuestions({ document }: Context, operation: Operation, shown: string): Markup {
  const common = commonUnknowns(document)
  const isMarked = (id: string) => shown.includes(`${unknownAt(id)}"`)
  const ids = unknownsBelow(document, operation).filter((id) => !common.has(id) && !isMarked(id))
  const items = ids.map((id) => {
    const { question = '', meanwhile = '' } = document['x-unknowns'][id] ?? {}
    return markup`<li><a href="${ROOT}${unknownAt(id)}"><code>${id}</code></a>: ${inline(foldSpace(question))} Meanwhile: ${inline(foldSpace(meanwhile))}</li>\n`
  })
  const general = markup`<p class="hint">Each <span class="sign">?</span> marks an open question. <a href="${ROOT}unknowns.html">${common.size} more</a> concern the whole API.</p>`
  if (items.length === 0) return general
  return markup`<section><details class="questions"><summary><h2>Further open questions (${ids.length})</h2></summary>
<ul>${items}</ul></details></section>
${general}`
}
