import { listOperations, type Operation } from '../../../src/document/document.ts'
import { type Markup, markup } from '../../../src/html/markup.ts'
import { chaptersOf } from '../chapters.ts'
import { operationPage } from '../links.ts'
import { llmsText } from '../markdown.ts'
import type { DocsPage } from '../site/page.ts'
import type { Context } from './context.ts'
import { firstCall } from './samples.ts'
import { section } from './section.ts'

/** Files to download, each with what it contains. */
export const FILES = {
  'openapi.yaml': 'the document as written',
  'openapi.json': 'the same document as JSON',
  'openapi.compat.yaml': 'the document in a form that more tools support, as OpenAPI 3.1.0',
  'openapi.compat.json': 'the same form as JSON',
  'openapi.compat-3.0.yaml': 'the same form as OpenAPI 3.0.3',
  'openapi.compat-3.0.json': 'the OpenAPI 3.0.3 form as JSON',
  'openapi.dereferenced.json': 'the same document as JSON without references, for tools that do not resolve them',
  'collections/postman.json': 'a collection for Postman, with the variables of a local sandbox',
  'collections/bruno.zip': 'the same requests for Bruno: unpack it, and open the folder as a collection',
  'llms.txt': 'an index of these docs for language models, with links to a Markdown file per page',
}

/** The operation of the first call. */
const FIRST = 'listApiKeys'

/** The start page: a first call and its response, the guides, the operations, and files to download. */
export function startPage(context: Context): DocsPage {
  const { document, prose, guides, samples } = context
  const { info, tags } = document
  const operations = listOperations(document)
  const first = operations.find(({ id }) => id === FIRST) ?? operations[0]
  const [purpose] = chaptersOf(document)
  const render = prose('')
  const main = markup`<h1>${info.title}</h1>
<p class="lead">${info.summary} Version ${info.version}.</p>
${section(
  'First call',
  markup`<p>Start the sandbox: <code>npm ci &amp;&amp; npm run sandbox</code> in a checkout, or <code>npx project-resources sandbox</code> in an app that has the package. It needs no account and, once installed, no network. Where the service’s description leaves behaviour open, the sandbox proves nothing about the real service. Then send a request:</p>
${first && firstCall(context, first)}`,
)}
${section('Guides', markup`<ul class="guides">${guides.map(({ title, file }) => markup`<li><a href="${file}.html">${title}</a></li>`)}</ul>`)}
${section('Purpose', render(purpose?.text ?? ''))}
${section(
  'Operations',
  markup`${tags.map(({ name, description }) => {
    const rows = operations.filter(({ tag }) => tag === name).map(row)
    return markup`<h3>${name}</h3>\n${render(description)}\n<ul class="operations">${rows}</ul>\n`
  })}`,
)}
${section('Files', markup`<ul>${Object.entries(FILES).map(([file, what]) => markup`<li><a href="${file}">${file}</a>: ${what}</li>`)}</ul>`)}`
  return {
    file: 'index.html',
    title: 'Start',
    description: `${info.summary} Docs with samples, a sandbox, guides and all limits.`,
    group: 'Start',
    main,
    markdown: llmsText(document, samples[FIRST] ?? [], guides),
  }
}

function row(operation: Operation): Markup {
  const { method, path, summary } = operation
  return markup`
<li><a href="${operationPage(operation)}">${summary}</a> <code><b class="method">${method}</b> ${path}</code></li>`
}
