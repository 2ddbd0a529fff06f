import { listOperations, type OpenApiDocument } from '../../../src/document/document.ts'
import { readFacts } from '../../../src/document/facts.ts'
import { inline, markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { type Field, fieldsOf } from '../fields.ts'
import { operationPage, schemaPage } from '../links.ts'
import { text } from '../markdown.ts'
import type { DocsPage } from '../site/page.ts'
import { section } from '../site/prose.ts'
import { createMarks, markInWords } from '../unknowns.ts'
import type { DocsContext } from './context.ts'
import { fieldList } from './fields.ts'
import { fieldTable } from './operation-markdown.ts'

const ROOT = '../'

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
  const render = prose(ROOT)
  const mark = createMarks(document, ROOT)
  const links = users.map(({ page, title }) => markup`<li><a href="${ROOT}${page}">${title}</a></li>\n`)
  return {
    file: schemaPage(name),
    title: name,
    description: description || `The schema ${name}.`,
    part: 'Reference',
    group: 'Schemas',
    main: markup`<h1>${name}</h1>
${render(description)}
${whole && markup`<div class="line hint">${inline(inShort)}${mark(whole.unknowns)}</div>`}
${section('Fields', fieldList(fields, { mark, prose: render, side: 'request' }))}
${section('Used by', markup`<ul class="inline">${links}</ul>`)}`,
    markdown: text([
      `# ${name}`,
      description,
      inShort && `JSON: ${inShort}. ${markInWords(whole?.unknowns ?? [])}`.trim(),
      fieldTable(fields.filter((field) => field !== whole)),
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
