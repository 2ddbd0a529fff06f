import { basename } from 'node:path'
import {
  ChartColumn,
  CircleCheckBig,
  FileArchive,
  FlaskConical,
  Globe,
  History,
  type IconNode,
  Layers,
  Play,
  Scaling,
  Search,
  Terminal,
} from 'lucide'
import { UsageError } from '../../../src/command.ts'
import { listOperations, type OpenApiDocument, type Operation, unknownsOf } from '../../../src/document/document.ts'
import { icon, inline, type Markup, markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { FILES } from '../files.ts'
import type { Guide } from '../guides.ts'
import { groupAnchor, markdownOf, operationPage } from '../links.ts'
import { list, text } from '../markdown.ts'
import type { CodeSample } from '../samples/samples.ts'
import { type DocsPage, type DocsPart, methodBadge } from '../site/page.ts'
import { section } from '../site/prose.ts'
import { markInWords } from '../unknowns.ts'
import type { DocsContext } from './context.ts'
import { fencedSample, token } from './operation-markdown.ts'
import { requestSamples, responseExamples } from './samples.ts'

/** Pages that are not made from the document or the guides, for llms.txt. */
const ABOUT = {
  'unknowns.md': 'what is unknown about the service, and what the document says until it is known',
  'verification.md': 'which documented facts a run has verified, and on which target',
  'changelog.md': 'what changed in each version',
}

const NOT_THE_SERVICE =
  'These docs are not from the provider of the service. They restate its public description, and list as open questions what it leaves open. The sandbox is our own work and proves nothing about the real service.'

/** The operation of the first call: a change, with its effect in the response. */
const FIRST_CALL = 'updateApp'

/** Cards for the main groups of guides; each links to the first guide of its group. */
const ENTRY_POINTS: Record<string, readonly [icon: IconNode, text: string]> = {
  'Call the API': [
    Terminal,
    'Use the small typed client in browsers, Node and edge runtimes, or call the API from any other language.',
  ],
  'Build and test': [FlaskConical, 'Develop against a sandbox that behaves as documented, without an account.'],
  Verify: [CircleCheckBig, 'Check any deployment against the document, fact by fact.'],
}

/** The group of guides that are shown as cards, with the icon of each guide. */
const TASKS = 'Tasks'
const TASK_ICONS: Record<string, IconNode> = {
  'find-your-apps': Search,
  'scale-an-app': Scaling,
  'find-out-why-a-container-restarted': History,
  'read-all-events': Layers,
  'read-a-file-of-a-build': FileArchive,
  'delete-a-domain-safely': Globe,
  'draw-the-billing-chart': ChartColumn,
}

/** Groups of the reference that contain no operations. */
const OTHER_GROUPS: [group: string, part: DocsPart][] = [
  ['The API', 'Reference'],
  ['Schemas', 'Reference'],
  ['This project', 'This project'],
]

/**
 * The start page: summary, first call and response, entry points, tasks, guides, reference.
 *
 * @param pages the other pages that the navigation lists
 */
export function startPage(context: DocsContext, pages: DocsPage[]): DocsPage {
  const { document, guides, samples, provoked } = context
  const { info, tags } = document
  const operations = listOperations(document)
  const inGroup = (name: string, wanted: DocsPart = 'Reference'): [DocsPage, ...DocsPage[]] => {
    const [first, ...others] = pages.filter(({ part, group = part }) => part === wanted && group === name)
    if (!first) throw new UsageError(`${wanted} has no group ${name}; correct its name in start.ts or in the README.`)
    return [first, ...others]
  }
  if (!operations.some(({ id }) => id === FIRST_CALL)) {
    throw new UsageError(`The start page shows a call of ${FIRST_CALL}, which the document lacks; correct start.ts.`)
  }
  const response = { json: JSON.stringify(provoked[FIRST_CALL]?.[0]?.response, null, 2) }
  const lead = `${info.summary} ${operations.length} operations cover ${inWords(tags.map(({ name }) => name))}.`
  const tagCards = tags.map(({ name, description }) => listCard(name, description, inGroup(name)))
  const main = markup`<h1>${info.title}</h1>
<p class="lead">${lead}</p>
<div class="first-call">
${requestSamples(samples[FIRST_CALL] ?? [])}${responseExamples([response], '')}</div>
<p class="line"><a class="control primary" href="${operationPage({ id: FIRST_CALL })}#try">${icon(Play)}Try it</a><span class="muted">The sandbox needs no account and no network. To run it on your machine, use <code>npm ci &amp;&amp; npm run sandbox</code> in a checkout.</span></p>
<div class="cards in-three">
${Object.entries(ENTRY_POINTS).map(([group, [symbol, text]]) => linkCard(inGroup(group, 'Guides')[0], symbol, group, text))}</div>
${section(TASKS, markup`<div class="cards" id="${groupAnchor(TASKS)}">\n${inGroup(TASKS, 'Guides').map(taskCard)}</div>`)}
${section('Guides', markup`<div class="cards in-three">\n${Object.keys(ENTRY_POINTS).map((group) => listCard(group, '', inGroup(group, 'Guides')))}</div>`)}
${section(
  'Reference',
  markup`<div class="cards">\n${tagCards}</div>
${OTHER_GROUPS.map(([name, part]) => listCard(name, '', inGroup(name, part)))}
<p class="note">${NOT_THE_SERVICE} <a href="unknowns.html">Open questions</a></p>`,
)}`
  return {
    file: 'index.html',
    title: 'Start',
    description: `${info.summary} Docs with samples, a sandbox, guides and all limits.`,
    main,
    styles: ['start'],
    markdown: llmsText(document, samples[FIRST_CALL] ?? [], guides),
  }
}

/** Tags as words of a sentence, such as `domains, API keys and apps`. */
function inWords(names: string[]): string {
  const words = names.map((name) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))
  return new Intl.ListFormat('en-GB').format(words)
}

function taskCard(page: DocsPage): Markup {
  const symbol = TASK_ICONS[basename(page.file, '.html')]
  if (!symbol) throw new UsageError(`The guide ${page.file} needs an icon in TASK_ICONS.`)
  return linkCard(page, symbol, page.title, page.description)
}

/** A card that is one link. */
function linkCard(page: DocsPage, symbol: IconNode, title: string, text: string): Markup {
  return markup`<a class="panel card" href="${page.file}">${icon(symbol)}<strong>${title}</strong><span>${text}</span></a>\n`
}

/** A card with links to the pages of a group. */
function listCard(group: string, description: string, pages: DocsPage[]): Markup {
  const id = groupAnchor(group)
  return markup`<section class="panel card" aria-labelledby="${id}">
<h3 id="${id}">${group}</h3>
${description && markup`<p>${inline(foldSpace(description))}</p>`}
<ul>${pages.map(link)}</ul>
</section>
`
}

const link = (page: DocsPage) =>
  markup`<li><a href="${page.file}">${methodBadge(page)}${page.shortTitle ?? page.title}</a></li>\n`

/** The index of the docs for language models, in the format of llmstxt.org: an introduction, then links to files. */
function llmsText(document: OpenApiDocument, first: CodeSample[], guides: Guide[]): string {
  const { info, tags } = document
  const operations = listOperations(document)
  const { 'llms.txt': _, ...files } = FILES
  const contents = Object.entries(files).map(([file, [content]]) => [file, content])
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
    list([...Object.entries(ABOUT), ...contents].map(([file, what]) => `[${file}](${file}): ${what}`)),
  ])
}

function linkTo(operation: Operation): string {
  const { id, method, path, summary } = operation
  return `[${id}](${markdownOf(operationPage(operation))}): ${method} ${path}. ${summary}`
}
