import { listOperations, type OpenApiDocument, type Operation, unknownsOf } from '../../../src/document/document.ts'
import { type Markup, markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import type { Guide } from '../guides.ts'
import { markdownOf, operationPage } from '../links.ts'
import { list, text } from '../markdown.ts'
import type { CodeSample } from '../samples/samples.ts'
import type { DocsPage } from '../site/page.ts'
import { section } from '../site/prose.ts'
import { markInWords } from '../unknowns.ts'
import { chaptersOf } from './chapters.ts'
import type { DocsContext } from './context.ts'
import { fencedSample, token } from './operation-markdown.ts'
import { requestSamples, responseExamples } from './samples.ts'

/** Files to download, each with what it contains. */
const FILES = {
  'openapi.yaml':
    'the document, with its register of unknowns and the samples of these docs; for generators, use openapi.compat.yaml',
  'openapi.json': 'the same document as JSON',
  'openapi.compat.yaml':
    'the document for generators, validators and test tools, such as Postman, that do not support 2XX or extensions',
  'openapi.compat.json': 'the same form as JSON',
  'openapi.compat-3.0.yaml': 'the same form for tools that read only OpenAPI 3.0',
  'openapi.compat-3.0.json': 'that form as JSON',
  'openapi.dereferenced.json': 'the same document as JSON without references, for tools that do not resolve them',
  'llms.txt': 'an index of these docs for language models, with links to a Markdown file per page',
}

/** Pages that are not made from the document or the guides, for llms.txt. */
const ABOUT = {
  'unknowns.md': 'what is unknown about the service, and what the document says until it is known',
  'verification.md': 'which documented facts a run has verified, and on which target',
  'changelog.md': 'what changed in each version',
}

const FIRST = 'listApiKeys'

const NOT_THE_SERVICE =
  'They are not from the provider of the service. They restate its public description, and list as open questions what it leaves open. The sandbox is our own work and proves nothing about the real service.'

/** What readers come for, each with the guide to begin with. */
const DOORS: [title: string, text: string, guide: string][] = [
  ['Call the API', 'Use the typed client in a web page, Node or at the edge.', 'call-the-api'],
  ['Build and test', 'Develop against a sandbox that does what the document says.', 'test-with-the-sandbox'],
  ['Verify a service', 'Check any deployment against the document, fact by fact.', 'verify-a-service'],
]

/** The start page: what this is, a first call and its response, the guides, the operations, and files to download. */
export function startPage(context: DocsContext): DocsPage {
  const { document, prose, guides, samples, provoked } = context
  const { info, tags } = document
  const operations = listOperations(document)
  const [purpose] = chaptersOf(document)
  const doors = DOORS.map(([title, text, guide]) => {
    return markup`<div class="panel door"><h2><a href="guides/${guide}.html">${title}</a></h2><p>${text}</p></div>\n`
  })
  const render = prose('')
  const response = { json: JSON.stringify(provoked[FIRST]?.[0]?.response, null, 2) }
  const main = markup`<h1>${info.title}</h1>
<p class="lead">${info.summary} These docs describe the API, and the open-source kit around it: a typed client, a sandbox and a verifier.</p>
<div class="first-call">
${requestSamples(samples[FIRST] ?? [])}${responseExamples([response], '')}</div>
<p>The response is that of a new sandbox, which needs no account and no network. To start it on your machine, run <code>npm ci &amp;&amp; npm run sandbox</code> in a checkout.</p>
<p><a class="control primary" href="${operationPage({ id: FIRST })}#try">Try it in the page</a></p>
<div class="doors">
${doors}</div>
${section(
  'Guides',
  markup`${[...Map.groupBy(guides, ({ part, group = part }) => group)].map(
    ([group, listed]) => markup`<h3>${group}</h3>
<ul class="guides">${listed.map(({ title, file, description }) => markup`<li><a href="${file}.html">${title}</a>: ${description}</li>\n`)}</ul>\n`,
  )}`,
)}
${section(
  'Operations',
  markup`${tags.map(({ name, description }) => {
    const rows = operations.filter(({ tag }) => tag === name).map(row)
    return markup`<h3>${name}</h3>\n${render(description)}\n<ul class="operations">${rows}</ul>\n`
  })}`,
)}
${section('Purpose', render(purpose?.text ?? ''))}
${section('What these docs are not', markup`<p>${NOT_THE_SERVICE}</p>`)}
${section('Files', markup`<ul>${Object.entries(FILES).map(([file, what]) => markup`<li><a href="${file}">${file}</a>: ${what}</li>\n`)}</ul>`)}`
  return {
    file: 'index.html',
    title: 'Start',
    description: `${info.summary} Docs with samples, a sandbox, guides and all limits.`,
    main,
    markdown: llmsText(document, samples[FIRST] ?? [], guides),
  }
}

function row(operation: Operation): Markup {
  const { method, path, summary } = operation
  return markup`
<li class="line"><a href="${operationPage(operation)}">${summary}</a> <code><b class="${method}">${method}</b> ${path}</code></li>`
}

/** The index of the docs for language models, in the format of llmstxt.org: an introduction, then links to files. */
function llmsText(document: OpenApiDocument, first: CodeSample[], guides: Guide[]): string {
  const { info, tags } = document
  const operations = listOperations(document)
  const { 'llms.txt': _, ...files } = FILES
  return text([
    `# ${info.title}`,
    `> ${info.summary}`,
    'A first call, to a new sandbox (`npm run sandbox` in a checkout):',
    ...first.map(fencedSample),
    'The description in openapi.yaml:',
    // In llms.txt, only lists of links may have headings.
    info.description.trim().replace(/^## (.*)/gm, '**$1**'),
    markInWords(unknownsOf(info)),
    ...token(document),
    '## Guides',
    list(guides.map(({ title, file }) => `[${title}](${file}.md)`)),
    ...tags.flatMap(({ name, description }) => {
      const links = operations.filter(({ tag }) => tag === name).map(linkTo)
      return [`## ${name}`, foldSpace(description), list(links)]
    }),
    '## Optional',
    list(Object.entries({ ...ABOUT, ...files }).map(([file, what]) => `[${file}](${file}): ${what}`)),
  ])
}

function linkTo(operation: Operation): string {
  const { id, method, path, summary } = operation
  return `[${id}](${markdownOf(operationPage(operation))}): ${method} ${path}. ${summary}`
}
