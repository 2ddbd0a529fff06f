import { JSON_TYPE, type Operation, type ResponseObject, unknownsOf } from '../../../src/document/document.ts'
import type { Fact } from '../../../src/document/facts.ts'
import type { Place } from '../../../src/document/places.ts'
import { inline, type Markup, markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { tryDataOf } from '../console/data.ts'
import { fieldsOf, schemaNameOf } from '../fields.ts'
import { chapterPage, operationPage, schemaPage, unknownAt } from '../links.ts'
import type { DocsPage } from '../site/page.ts'
import { dataBlock, type Prose, section } from '../site/prose.ts'
import { commonUnknowns, createMarks, type Mark, unknownsBelow } from '../unknowns.ts'
import type { Context } from './context.ts'
import { fieldList } from './fields.ts'
import { operationMarkdown, retriesInWords } from './operation-markdown.ts'
import { codeColumn } from './samples.ts'

const ROOT = '../'

interface PageContext extends Context {
  operation: Operation
  /** Facts of the operation. */
  own: Fact[]
  mark: Mark
  render: Prose
}

/** The page of an operation: what to send and what comes back, samples beside it, then the open questions. */
export function operationPageOf(context: Context, operation: Operation): DocsPage {
  const { id, method, path, tag, summary, description, responses, success } = operation
  const render = context.prose(ROOT)
  const mark = createMarks(context.document, ROOT)
  const own = context.facts.filter(({ operationId }) => operationId === id)
  const page = { ...context, operation, own, mark, render }
  const errors = Object.keys(responses).filter((status) => status !== success.status)
  const verdicts = context.verdictOf?.(id)
  const content = markup`<header>
<h1>${summary}</h1>
<p class="panel endpoint"><b class="${method}">${method}</b> <code>${path}</code></p>
${render(description)}
${mark(operation.unknowns)}
<p class="hint">Method of the client: <code>${id}</code>. ${retriesInWords(operation)} <a href="${ROOT}${chapterPage('Authentication')}">Needs a bearer token</a>.</p>
</header>
${tryIt(page)}
<div class="columns">
<div class="text">
${section('Path parameters', fields(page, 'path'))}
${section('Query parameters', fields(page, 'query'))}
${requestBody(page)}
${response(page, [success.status], `Response ${success.status}`)}
${response(page, errors, 'Errors')}
${rules(page)}
</div>
${codeColumn(context, operation)}
</div>`
  return {
    file: operationPage(operation),
    title: summary,
    description: `${method} ${path}: ${foldSpace(description)}`,
    part: 'Reference',
    group: tag,
    main: markup`<article class="operation">
${content}
${openQuestions(page, content.html)}
${verdicts === undefined ? undefined : markup`<p class="hint"><a href="${ROOT}verification.html">Verification</a>: ${verdicts}.</p>`}
</article>`,
    markdown: operationMarkdown(context, operation),
    sendsRequests: true,
  }
}

function tryIt({ document, operation, provoked }: PageContext): Markup {
  const data = JSON.stringify(tryDataOf(document, operation, provoked[operation.id] ?? []))
  return markup`<section id="try" class="try" aria-label="Try it">
<div class="line try-head"><button type="button" class="control primary try-start" aria-expanded="false">Try it</button>
<p class="hint">Runs the sandbox inside this page: no network, no server, no account.</p></div>
${dataBlock('application/json', 'try-data', data)}</section>`
}

function fields({ document, own, mark, render }: PageContext, place: Place['in'], status?: string): Markup {
  const here = fieldsOf(document, own, (at) => at.in === place && at.status === status)
  return fieldList(here, { mark, prose: render, side: place === 'answer' ? 'response' : 'request' })
}

function requestBody(page: PageContext): Markup {
  const { requestBody } = page.operation
  if (!requestBody) return markup``
  const { description, required, content } = requestBody
  const about = page.render(`${foldSpace(description)} ${required ? 'Required.' : 'Optional.'}`)
  return section(
    'Request body',
    markup`<div class="line about">${about}${bodySchema(content)}${page.mark(unknownsOf(requestBody))}</div>
${fields(page, 'body')}`,
  )
}

/** The name of a body's schema, or of that of its items. */
function bodySchema(content: ResponseObject['content']): Markup | undefined {
  const schema = content?.[JSON_TYPE]?.schema
  const name = schemaNameOf(schema)
  if (!name) return undefined
  return markup`<p class="hint">JSON: ${schema?.items ? 'an array of ' : undefined}<a href="${ROOT}${schemaPage(name)}">${name}</a></p>`
}

/** The responses with these statuses; error responses have the same fields, so they share a list. */
function response(page: PageContext, statuses: string[], title: string): Markup {
  const about = statuses.map((status) => {
    const { description = '', content } = page.operation.responses[status] ?? {}
    const isOne = statuses.length === 1
    const name = isOne ? '' : markup`<b class="status">${status === 'default' ? 'Other' : status}</b> `
    const marks = page.mark(unknownsOf(page.operation.responses[status]))
    return markup`<div class="line about" id="response-${status}">${name}${inline(foldSpace(description))}${isOne ? bodySchema(content) : ''}${marks}</div>\n`
  })
  return section(title, markup`${about}${fields(page, 'answer', statuses[0])}`)
}

function rules({ operation }: PageContext): Markup {
  const items = Object.entries(operation.rules).map(([name, rule]) => {
    return markup`<li id="rule-${name}">${inline(foldSpace(rule.description))} <small>${rule.see}</small></li>\n`
  })
  return items.length === 0 ? markup`` : section('Rules', markup`<ul class="rules">\n${items}</ul>`)
}

/** The unknowns of the operation that no place of the page marks, in a closed block. */
function openQuestions({ document, operation }: PageContext, shown: string): Markup {
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
