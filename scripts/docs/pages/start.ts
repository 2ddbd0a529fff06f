import { listOperations, type OpenApiDocument, type Operation } from '../../../src/document/document.ts'
import { type Markup, markup } from '../../../src/html/markup.ts'
import { type Prose, slugOf } from '../prose.ts'
import type { CodeSample } from '../samples.ts'
import { markdownFileOf, referenceTo } from '../site.ts'

interface StartOptions {
  document: OpenApiDocument
  prose: Prose
  /** How a first call is made. */
  samples: CodeSample[]
}

/** What the docs bring along to be downloaded, and what each file is. */
const FILES = {
  'openapi.yaml': 'the document, as it is written by hand',
  'openapi.json': 'the same as JSON',
  'openapi.dereferenced.json': 'the same without references, for tools that follow none',
  'llms.txt': 'the way through these docs for language models, with a Markdown file per operation',
}

/** What the service is, how it is called, and where everything stands. */
export function startPage({ document, prose, samples }: StartOptions): Markup {
  const { info } = document
  const chapters = chaptersOf(document)
  return markup`<main>
<h1>${info.title}</h1>
<p class="lead">${info.summary} Version ${info.version}.</p>
<nav aria-label="On this page" class="contents">${[
    'First call',
    'Operations',
    ...chapters.map(({ title }) => title),
    'Files',
  ].map((title) => markup`<a href="#${slugOf(title)}">${title}</a>`)}</nav>
<section aria-labelledby="first-call">
<h2 id="first-call">First call</h2>
<p>Run the service on your machine: <code>npm ci &amp;&amp; npm run sandbox</code> in a checkout, or <code>npx project-resources sandbox</code> where the package is installed. It runs without an account and, once installed, without a network. It is this project’s own work: where the description of the service is silent, it is no evidence. Then:</p>
${samples.map(({ label, source }) => markup`<h3>${label}</h3><pre tabindex="0"><code>${lines(source)}</code></pre>`)}
</section>
<section aria-labelledby="operations">
<h2 id="operations">Operations</h2>
${document.tags.map(({ name, description }) => {
  const operations = listOperations(document).filter(({ tag }) => tag === name)
  return markup`<h3>${name}</h3>
${prose(description)}
<ul class="operations">${operations.map(row)}</ul>`
})}
</section>
${chapters.map(
  ({ title, text }) => markup`<section aria-labelledby="${slugOf(title)}">
${prose(text)}</section>`,
)}
<section aria-labelledby="files">
<h2 id="files">Files</h2>
<ul>${Object.entries(FILES).map(([file, what]) => markup`<li><a href="${file}">${file}</a>: ${what}</li>`)}</ul>
</section>
</main>`
}

/** Code keeps its line breaks; elsewhere one in a text would be no good sign, and is shown as an escape. */
function lines(source: string): Markup {
  return markup`${source.split('\n').map((line) => markup`${line}\n`)}`
}

function row(operation: Operation): Markup {
  const { method, path, summary } = operation
  return markup`
<li><a href="${referenceTo(operation)}">${summary}</a> <code><b class="method">${method}</b> ${path}</code> <a href="${markdownFileOf(operation)}" aria-label="${summary}, as Markdown">Markdown</a></li>`
}

/** The chapters of the document's description, by their headings; how a token is got belongs to that on authentication. */
function chaptersOf({ info, components }: OpenApiDocument): { title: string; text: string }[] {
  const { bearerAuth } = components.securitySchemes as { bearerAuth: { description: string } }
  return info.description.split(/^(?=## )/m).map((text) => {
    const title = text.match(/^## (.*)/)?.[1] ?? ''
    return { title, text: title === 'Authentication' ? `${text}\n${bearerAuth.description}` : text }
  })
}
