import {
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Unknown,
  unknownsOf,
} from '../../src/document/document.ts'
import { type Fact, type Place, placeOf } from '../../src/document/facts.ts'
import { inline, type Markup, markup } from '../../src/html/markup.ts'
import { inShort, operationsByUnknown } from './fields.ts'
import { referenceTo, slugOf } from './links.ts'
import { bearerOf, chaptersOf, detailsOf, mark } from './marks.ts'
import type { CodeSample } from './samples.ts'
import { codeBlock, fieldIn, type Guide, markdownFileOf, type Prose } from './site.ts'

interface StartOptions {
  document: OpenApiDocument
  prose: Prose
  guides: Guide[]
  /** Samples of a first call. */
  samples: CodeSample[]
}

/** Files to download, each with what it contains. */
const FILES = {
  'openapi.yaml': 'the document as written',
  'openapi.json': 'the same document as JSON',
  'openapi.compat.yaml': 'the document in a form that more tools support, as OpenAPI 3.1.0',
  'openapi.compat.json': 'the same form as JSON',
  'openapi.compat-3.0.yaml': 'the same form as OpenAPI 3.0.3',
  'openapi.compat-3.0.json': 'the OpenAPI 3.0.3 form as JSON',
  'openapi.dereferenced.json': 'the same document as JSON without references, for tools that do not resolve them',
  'llms.txt': 'an index of these docs for language models, with links to a Markdown file per operation and guide',
}

/** The start page: a first call, the guides, the operations, the chapters of the document, and files to download. */
export function startPage({ document, prose, guides, samples }: StartOptions): Markup {
  const { info } = document
  const bearer = bearerOf(document)
  const chapters = chaptersOf(document).map(({ title, text, unknowns }) =>
    title === 'Authentication'
      ? { title, text: `${text}\n${bearer.description}`, ...bearer }
      : { title, text, unknowns },
  )
  const contents = ['First call', 'Guides', 'Operations', ...chapters.map(({ title }) => title), 'Files']
  return markup`<main>
<h1>${info.title}</h1>
<p class="lead">${info.summary} Version ${info.version}.</p>
<nav aria-label="On this page" class="contents">${contents.map((title) => markup`<a href="#${slugOf(title)}">${title}</a>`)}</nav>
${section(
  'First call',
  markup`<p>Start the sandbox: <code>npm ci &amp;&amp; npm run sandbox</code> in a checkout, or <code>npx project-resources sandbox</code> in an app that has the package. It needs no account and, once installed, no network. Where the service’s description leaves behaviour open, the sandbox proves nothing about the real service. Then send a request:</p>
${samples.map(({ label, source }) => markup`<h3>${label}</h3>${codeBlock(source)}`)}`,
)}
${section('Guides', markup`<ul class="guides">${guides.map(({ title, file }) => markup`<li><a href="${file}.html">${title}</a></li>`)}</ul>`)}
${section(
  'Operations',
  markup`${document.tags.map(({ name, description }) => {
    const operations = listOperations(document).filter(({ tag }) => tag === name)
    return markup`<h3>${name}</h3>
${prose(description)}
<ul class="operations">${operations.map(row)}</ul>`
  })}`,
)}
${chapters.map(({ title, text, unknowns }) => markup`<section aria-labelledby="${slugOf(title)}">\n${prose(text)}${mark(document, unknowns)}</section>`)}
${section('Files', markup`<ul>${Object.entries(FILES).map(([file, what]) => markup`<li><a href="${file}">${file}</a>: ${what}</li>`)}</ul>`)}
</main>`
}

function section(title: string, content: Markup): Markup {
  const id = slugOf(title)
  return markup`<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${content}\n</section>`
}

function row(operation: Operation): Markup {
  const { method, path, summary } = operation
  return markup`
<li><a href="${referenceTo(operation)}">${summary}</a> <code><b class="method">${method}</b> ${path}</code> <a href="${markdownFileOf(operation)}" aria-label="${summary}, as Markdown">Markdown</a></li>`
}

const ALTERNATIVE = /^alternatively: /

/** The limits page: every limit, default, pattern and list of values, with the fields that have it. */
export function limitsPage(document: OpenApiDocument, facts: Fact[], prose: Prose): Markup {
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const link = (fact: Fact) => {
    const { operationId, at } = fact
    const operation = operations.get(operationId)
    const alternative = ALTERNATIVE.test(inShort(fact)) ? ' as one alternative' : ''
    const place = markup`<code>${placeOf(at as Place)}</code>${alternative}`
    return operation ? markup`<li><a href="${fieldIn(operation, at as Place)}">${operationId}</a> ${place}</li>` : place
  }
  const table = (title: string, hint: string, isListed: (fact: Fact) => boolean) => {
    const rows = [...Map.groupBy(facts.filter(isListed), ({ pointer }) => pointer).values()].map((of) => {
      // If a field has the limit in only one of several alternatives, the link to the field says so.
      const says = [...new Set(of.map((fact) => inShort(fact).replace(ALTERNATIVE, '')))]
      const fields = [...new Map(of.map((fact) => [`${fact.operationId} ${placeOf(fact.at as Place)}`, fact])).values()]
      return markup`
<tr><th scope="row"><code>${nameOf(of[0])}</code></th><td>${says.join('; ')}</td><td><ul class="places">${fields.map(link)}</ul></td></tr>`
    })
    return section(
      title,
      markup`<p class="hint">${hint}</p>
<div class="scroller" tabindex="0" role="region" aria-labelledby="${slugOf(title)}"><table class="rows">
<thead><tr><th scope="col">Field</th><th scope="col">Limit</th><th scope="col">Where</th></tr></thead>
<tbody>${rows}</tbody></table></div>`,
    )
  }
  const chapter = document.info.description.match(/(?<=^## Limits\n)[\s\S]*?(?=^## )/m)?.[0] ?? ''
  return markup`<main>
<h1>Limits</h1>
<p class="lead">The ranges, defaults, patterns and lists of values that the schemas of the document state.</p>
${prose(chapter)}
${table('Ranges and defaults', 'A range includes both ends unless it says “above”.', ({ kind }) => ['limit', 'default'].includes(kind))}
${table('Values', 'The document allows no other values. Fields whose values are unknown are not listed.', ({ kind, keyword }) => (kind === 'enum' && keyword !== 'enum value') || keyword === 'pattern')}
</main>`
}

/** The name of a fact's field: the last key of its path other than `[]`. */
function nameOf(fact: Fact | undefined): string {
  return fact?.at?.path.findLast((key) => key !== '[]') ?? ''
}

/** Each unknown: the question, what the document says until it is settled, how to settle it, and what depends on it. */
export function unknownsPage(document: OpenApiDocument): Markup {
  const register = Object.entries(document['x-unknowns'])
  const dependents = operationsByUnknown(document)
  const assuming = register.filter(([, { assumes }]) => assumes).length
  const stated = register.filter(([, { source }]) => source === 'stated').length
  return markup`<main>
<h1>Unknowns</h1>
<p class="lead">The service’s description leaves ${register.length} questions open, ${stated} of them explicitly. To be usable, the document makes assumptions about ${assuming} of them; a service that contradicts an assumption does not break the contract.</p>
<div class="filter" hidden><label>Find <input type="search" class="control" id="find"></label> <output for="find"></output></div>
${register.map(([id, unknown]) => entry(id, unknown, linksTo(id)))}
</main>`

  function linksTo(id: string): Markup {
    const operations = dependents.get(id) ?? []
    if (unknownsOf(document.info).includes(id)) return markup`the whole API`
    if (operations.length === listOperations(document).length) return markup`all`
    const links = operations.map(
      (operation) => markup`<li><a href="${referenceTo(operation)}">${operation.id}</a></li>`,
    )
    return markup`<ul class="inline">${links}</ul>`
  }
}

function entry(id: string, unknown: Unknown, operations: Markup): Markup {
  const { question, assumes = [] } = unknown
  const guide = 'guides/change-the-document.html#register-an-unknown'
  const further = {
    ...(assumes.length > 0 && { Assumed: markup`<a href="${guide}">${assumes.join(', ')}</a>` }),
    Operations: operations,
  }
  return markup`<article class="unknown" id="${id}" aria-labelledby="${id}-question">
<h2 id="${id}-question">${inline(question)}</h2>
<p><a href="#${id}"><code>${id}</code></a></p>
${detailsOf(unknown, further)}
</article>
`
}
