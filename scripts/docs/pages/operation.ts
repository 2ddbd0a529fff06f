import { Play } from 'lucide'
import type { OperationId } from '../../../generated/operation-table.ts'
import type { TryCase, TryData } from '../../../src/console/form/try-data.ts'
import { follow, type OpenApiDocument, type Operation, type Schema } from '../../../src/document/document.ts'
import { icon, inline, type Markup, markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { chapterPage, operationPage, schemaPage, unknownAt } from '../links.ts'
import type { Provoked } from '../samples/provoked.ts'
import { type DocsPage, methodBadge } from '../site/page.ts'
import { contents, dataBlock, type Prose, section } from '../site/prose.ts'
import { createMarks, type Mark } from '../unknowns.ts'
import type { DocsContext } from './context.ts'
import { fieldList } from './fields.ts'
import { operationMarkdown } from './operation-markdown.ts'
import { type FieldGroup, type OperationModel, operationModel } from './operation-model.ts'
import { closedExample, requestSamples, responseExamples, sandboxErrors } from './samples.ts'

const ROOT = '../'

/** The page of an operation: what to send and what comes back, samples beside it, then the open questions. */
export function operationPageOf(context: DocsContext, operation: Operation): DocsPage {
  const { id, method, path, tag, summary, description, success } = operation
  const model = operationModel(context, operation)
  const { groups, rules, samples, errors } = model
  const render = context.prose(ROOT)
  const marked = new Set<string>()
  const mark = createMarks(context.document, ROOT, marked)
  const verdicts = context.verdictOf?.(id)
  const response = groups.find(({ side }) => side === 'response')
  const content = markup`<header>
<h1>${summary}</h1>
<div class="panel line endpoint">${methodBadge(operation)}<code>${breakable(path)}</code>${mark(operation.unknowns)}</div>
${render(description)}
<p class="hint">Client method: <code>${id}</code>. ${model.retries} <a href="${ROOT}${chapterPage('Authentication')}">Needs a bearer token</a>.</p>
</header>
${tryIt(context, model)}
<div class="columns">
${requestSamples(samples)}
<div class="text">
${groups.map((group) => groupOf(group, mark, render))}
${rules.length > 0 && section('Rules', markup`<ul class="rules">\n${rules.map(ruleItem)}</ul>`)}
</div>
<div class="code">
${responseExamples(response?.examples ?? [], success.status)}
${sandboxErrors(errors)}
</div>
</div>`
  const titles = [...groups.map(({ title }) => title), rules.length > 0 ? 'Rules' : [], 'Errors of the sandbox'].flat()
  return {
    file: operationPage(operation),
    title: summary,
    shortTitle: shortTitle(operation),
    description: `${method} ${path}: ${foldSpace(description)}`,
    part: 'Reference',
    group: tag,
    method,
    main: markup`<article class="operation">
${contents(titles)}
<div>
${content}
${openQuestions(model, marked)}
${verdicts && markup`<p class="hint"><a href="${ROOT}verification.html">Verification</a> ${verdicts}</p>`}
</div>
</article>`,
    markdown: operationMarkdown(context.document, model),
    sendsRequests: true,
  }
}

/** The title of an operation in lists: the words of its ID, such as `List API keys`, spelled as in its summary. */
export function shortTitle({ id, summary }: Pick<Operation, 'id' | 'summary'>): string {
  const spelled = new Map(summary.split(' ').map((word) => [word.toLowerCase(), word]))
  const [first = '', ...words] = id.split(/(?=[A-Z])/)
  return [
    first.charAt(0).toUpperCase() + first.slice(1),
    ...words.map((word) => spelled.get(word.toLowerCase()) ?? word.toLowerCase()),
  ].join(' ')
}

/** A path that breaks only before its segments. */
function breakable(path: string): Markup[] {
  return [...path.matchAll(/\/[^/]+/g)].map(([segment]) => markup`<wbr>${segment}`)
}

/** The place where the console opens, and its data. */
function tryIt({ document, provoked }: DocsContext, { operation }: OperationModel): Markup {
  const data = JSON.stringify(tryDataOf(document, operation, provoked[operation.id] ?? []))
  return markup`<section id="try" class="try" aria-label="Try it">
<div class="line try-head"><button type="button" class="control primary try-start" aria-expanded="false">${icon(Play)}Try it</button>
<p class="hint">On a sandbox that runs in this page.</p></div>
${dataBlock('try-data', data)}</section>`
}

function groupOf({ title, side, bodies, schema, fields, examples }: FieldGroup, mark: Mark, render: Prose): Markup {
  // The unknowns of the body as a whole.
  const ofWhole = fields.flatMap(({ at, unknowns }) => (at.path.length === 0 ? unknowns : []))
  const about = bodies.map(({ status, description, unknowns }) => {
    const isOne = bodies.length === 1
    const marks = mark(isOne ? [...new Set([...unknowns, ...ofWhole])] : unknowns)
    if (isOne)
      return markup`<div class="line about"><span>${inline(description)}</span>${schema && schemaLink(schema)}${marks}</div>\n`
    const name = status === 'default' ? 'Other' : status
    return markup`<div class="about response" id="response-${status}"><b>${name}</b><div class="line"><span>${inline(description)}</span>${marks}</div></div>\n`
  })
  const further = side === 'request' ? examples.slice(1).map(closedExample) : []
  const shared = bodies.length > 1 && markup`<p class="hint">All of them have the same body:</p>\n`
  return section(title, markup`${about}${shared}${fieldList(fields, { mark, prose: render, side })}${further}`)
}

function schemaLink({ name, isList }: NonNullable<FieldGroup['schema']>): Markup {
  return markup`<p class="hint">JSON: ${isList && 'an array of '}<a href="${ROOT}${schemaPage(name)}">${name}</a></p>`
}

function ruleItem([name, { description, see }]: OperationModel['rules'][0]): Markup {
  return markup`<li id="rule-${name}">${inline(foldSpace(description))} <small>Source: ${see}</small></li>\n`
}

/** The unknowns of the operation that no place of the page marks, in a closed block. */
function openQuestions({ unknowns }: OperationModel, marked: Set<string>): Markup {
  const further = unknowns.filter(({ id, isCommon }) => !isCommon && !marked.has(id))
  const items = further.map(({ id, question, meanwhile }) => {
    return markup`<li><a href="${ROOT}${unknownAt(id)}"><code>${id}</code></a>: ${inline(question)} Meanwhile: ${inline(meanwhile)}</li>\n`
  })
  return markup`${
    items.length > 0 &&
    markup`<section><details class="questions"><summary><h2>Further open questions (${items.length})</h2></summary>
<ul>${items}</ul></details></section>`
  }
<p class="hint"><a href="${ROOT}unknowns.html#the-whole-api">Open questions about the whole API</a></p>`
}

/** Collects the data for the form of an operation. @param provoked its cases, from {@link Provoked} */
function tryDataOf(document: OpenApiDocument, operation: Operation, provoked: Provoked[]): TryData {
  const { id, method, path, parameters, requestBody, responses } = operation
  return {
    id: id as OperationId,
    method,
    path,
    parameters: parameters.map(({ name, in: place, required = false, schema }) => {
      const { type = 'string', enum: values = [] } = follow<Schema>(document, schema)
      return { name, in: place, required, type, values: values.map(String) }
    }),
    takesBody: requestBody !== undefined,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, { description }]) => [status, foldSpace(description)]),
    ),
    cases: provoked.map(({ headers: _, response: __, message: ___, ...rest }) => rest) as [TryCase, ...TryCase[]],
  }
}
