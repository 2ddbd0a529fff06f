import {
  exampleOf,
  follow,
  JSON_TYPE,
  listOperations,
  type OpenApiDocument,
  type Schema,
} from '../../../src/document/document.ts'
import { readFacts } from '../../../src/document/facts.ts'
import { isObject } from '../../../src/document/walk.js'
import { inline, markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { type Field, fieldsOf } from '../fields.ts'
import { operationPage, schemaPage } from '../links.ts'
import { fenced, text } from '../markdown.ts'
import type { DocsPage } from '../site/page.ts'
import { codeBlock, section } from '../site/prose.ts'
import { createMarks, markInWords } from '../unknowns.ts'
import type { DocsContext } from './context.ts'
import { fieldList } from './fields.ts'
import { fieldTable } from './operation-markdown.ts'

const ROOT = '../'
/** Maximum number of items of a list in an example. */
const MAX_ITEMS = 3
const CUT = `Only the first ${MAX_ITEMS} items of each list are shown.`

export function schemaPages(context: DocsContext): DocsPage[] {
  return Object.keys(context.document.components.schemas)
    .sort()
    .map((name) => schemaPageOf(context, name))
}

function schemaPageOf({ document, prose }: DocsContext, name: string): DocsPage {
  const description = foldSpace(document.components.schemas[name]?.description ?? '')
  const fields = fieldsOfSchema(document, name)
  const whole = fields.find(({ at }) => at.path.length === 0)
  const inShort = whole ? [whole.type, ...whole.limits].join('; ') : ''
  const users = usersOf(document, name)
  const example = exampleOfSchema(document, name)
  const exampleText = JSON.stringify(example, (_, each) => (Array.isArray(each) ? each.slice(0, MAX_ITEMS) : each), 2)
  const isCut = exampleText !== JSON.stringify(example, null, 2)
  const render = prose(ROOT)
  const mark = createMarks(document, ROOT)
  const links = users.map(({ page, title }) => markup`<li><a href="${ROOT}${page}">${title}</a></li>\n`)
  return {
    file: schemaPage(name),
    title: name,
    description: description || `The schema ${name}.`,
    part: 'Reference',
    group: 'Schemas',
    main: markup`<div class="line"><h1>${name}</h1>${whole && mark(whole.unknowns)}</div>
${render(description)}
${inShort !== 'object' && markup`<p class="hint">${inline(inShort)}</p>`}
<div class="columns">
<div class="code">${example !== undefined && section('Example', markup`${codeBlock(exampleText, 'json')}${isCut && markup`<p class="hint">${CUT}</p>`}`)}</div>
<div class="text">
${section('Fields', fieldList(fields, { mark, prose: render, side: 'request' }))}
${section('Used by', markup`<ul class="inline">${links}</ul>`)}
</div>
</div>`,
    markdown: text([
      `# ${name}`,
      description,
      inShort && `JSON: ${inShort}. ${markInWords(whole?.unknowns ?? [])}`.trim(),
      fieldTable(fields.filter((field) => field !== whole)),
      ...(example === undefined ? [] : ['## Example', fenced('json', exampleText), isCut ? CUT : '']),
    ]),
  }
}

/** The fields of a schema, as if it were the body of a response: facts about requests leave out which fields are required. */
function fieldsOfSchema(document: OpenApiDocument, name: string): Field[] {
  const [path, item] = Object.entries(document.paths).find(([, { post }]) => post) ?? []
  if (!path || !item?.post) return []
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } }
  const responses = { 200: { description: '', content } }
  const only = { ...document, paths: { [path]: { post: { ...item.post, responses, 'x-rules': {} } } } }
  const fields = fieldsOf(only, readFacts(only), ({ in: place }) => place === 'answer')
  return fields.map((field) => ({ ...field, at: { in: 'body', path: field.at.path } }))
}

type Exampled = [schema: Schema, example: unknown]

/** The part of a documented example that a schema describes; undefined if no example has it. */
export function exampleOfSchema(document: OpenApiDocument, name: string): unknown {
  const wanted = document.components.schemas[name]
  const found = ([given, value]: Exampled): unknown[] => {
    if (value === undefined) return []
    const schema = follow<Schema>(document, given)
    return schema === wanted ? [value] : partsOf(schema, value).flatMap(found)
  }
  return examplesIn(document).flatMap(found)[0]
}

/** The schemas of parameters and bodies, each with an example. */
function examplesIn(document: OpenApiDocument): Exampled[] {
  return listOperations(document).flatMap(({ parameters, requestBody, responses }) => {
    const bodies = [requestBody, ...Object.values(responses)].flatMap((body) => body?.content?.[JSON_TYPE] ?? [])
    return [
      ...bodies.map((media): Exampled => [media.schema, exampleOf(media)]),
      ...parameters.map(({ schema, example }): Exampled => [schema, example]),
    ]
  })
}

/** The schemas inside a schema, each with its part of an example. */
function partsOf({ properties = {}, items, allOf = [], oneOf = [], anyOf = [] }: Schema, value: unknown): Exampled[] {
  const ofProperties = Object.entries(properties).map(
    ([key, part]): Exampled => [part, isObject(value) ? (value as Record<string, unknown>)[key] : undefined],
  )
  const whole = [...allOf, ...oneOf, ...anyOf].map((part): Exampled => [part, value])
  return [...ofProperties, ...whole, ...(items && Array.isArray(value) ? [[items, value[0]] satisfies Exampled] : [])]
}

function usersOf(document: OpenApiDocument, name: string): { page: string; title: string }[] {
  const reference = `#/components/schemas/${name}`
  const refers = (node: unknown) => JSON.stringify(node).includes(`"${reference}"`)
  const operations = listOperations(document).filter(({ source }) => refers(source))
  const schemas = Object.entries(document.components.schemas).filter(([, schema]) => refers(schema))
  return [
    ...operations.map((operation) => ({ page: operationPage(operation), title: operation.id })),
    ...schemas.map(([other]) => ({ page: schemaPage(other), title: other })),
  ]
}
