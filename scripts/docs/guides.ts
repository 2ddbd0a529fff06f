import { listOperations, type OpenApiDocument } from '../../src/document/document.ts'
import { Markup, markup } from '../../src/html/markup.ts'
import { asset } from '../../src/html/page.ts'
import { foldSpace } from '../../src/printable.ts'
import { SCENARIOS } from '../../src/sandbox/state/scenarios.ts'
import { SWITCHES } from '../../src/sandbox/state/switches.ts'
import { linksToPages } from './links.ts'
import { markdownTable } from './markdown.ts'
import type { Context } from './pages/context.ts'
import type { DocsPage } from './site/page.ts'

/** The guides in reading order: files of guides/ without `.md`, in the groups of the navigation. */
const GUIDE_GROUPS = [
  {
    group: 'Use the API',
    names: [
      'call-the-api',
      'handle-tokens',
      'call-from-the-command-line',
      'use-with-an-ai-assistant',
      'read-all-events',
      'read-a-file-of-a-build',
      'delete-a-domain-safely',
      'draw-the-billing-chart',
      'log-and-trace-calls',
      'use-tanstack-query',
      'bundle-only-what-you-use',
    ],
  },
  {
    group: 'Build and test',
    names: [
      'run-the-sandbox',
      'test-with-the-sandbox',
      'develop-against-a-live-sandbox',
      'use-your-own-data',
      'share-a-sandbox',
    ],
  },
  {
    group: 'Verify',
    names: ['verify-a-service', 'verify-in-ci', 'verify-in-your-tests', 'verify-recorded-traffic'],
  },
  { group: 'Change and publish', names: ['change-the-document', 'publish-the-docs', 'release', 'figures'] },
] as const

export interface Guide {
  /** The group of the navigation that lists the guide. */
  group: string
  /** The file without its folder and extension, such as `release`. */
  name: string
  title: string
  /** The first sentence, without markup, for search engines. */
  description: string
  /** The file in the docs without its extension, such as `guides/release`. */
  file: string
  /** The text as the docs publish it. */
  markdown: string
}

/** Reads the guides and fills in the tables generated from the document and the sandbox. */
export function readGuides(document: OpenApiDocument): Guide[] {
  const [methods, scenarios, switches] = [methodTable(document), scenarioTable(), switchTable()]
  const tables: Record<string, string> = { methods, scenarios, switches }
  return GUIDE_GROUPS.flatMap(({ group, names }) =>
    names.map((name) => {
      const source = asset(import.meta.url, `guides/${name}.md`)
      const markdown = source
        .replace(/^<!-- (\w+) -->$/gm, (marker, table) => tables[table] ?? marker)
        .replace(/^<!-- \/?\w+ -->\n\n?/gm, '')
        // The docs include openapi.yaml; links to other files of the repository become plain text.
        .replaceAll('](../../../openapi.yaml)', '](../openapi.yaml)')
        .replace(/\[([^\]]*)\]\(\.\.\/\.\.\/\.\.\/[^)]*\)/g, '$1')
      const [, title = '', start = ''] = markdown.match(/^# ([^\n]*)\n\n(.*?)\n\n/s) ?? []
      return { group, name, title, description: firstSentence(start), file: `guides/${name}`, markdown }
    }),
  )
}

/** The first sentence of a paragraph in Markdown, without links and backticks. */
function firstSentence(paragraph: string): string {
  const text = foldSpace(paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', ''))
  return text.match(/^.*?\.(?= |$)/)?.[0] ?? text
}

function methodTable(document: OpenApiDocument): string {
  const operations = listOperations(document)
  const rows = document.tags.map(({ name }) => {
    const methods = operations.filter(({ tag }) => tag === name).map(({ id }) => `\`${id}\``)
    return [name, methods.join(', ')]
  })
  return markdownTable([['Tag', 'Methods'], ...rows])
}

function scenarioTable(): string {
  const rows = Object.entries(SCENARIOS).map(([name, { description }]) => [`\`${name}\``, description])
  return markdownTable([['Scenario', 'Effect'], ...rows])
}

function switchTable(): string {
  const code = (list: readonly unknown[]) => list.map((each) => `\`${each}\``).join(', ')
  const rows = Object.entries(SWITCHES).map(([name, { means, values, unknowns }]) => {
    return [`\`${name}\``, means, code(values), code(unknowns)]
  })
  return markdownTable([['Switch', 'Meaning', 'Values', 'Unknown'], ...rows])
}

/** Guides with fewer sections need no table of contents. */
const MIN_SECTIONS = 3

export function guidePage({ prose }: Context, { group, title, description, file, markdown }: Guide): DocsPage {
  const text = prose('../')(linksToPages(markdown))
  return {
    file: `${file}.html`,
    title,
    description,
    part: 'Guides',
    group,
    main: markup`<div class="guide">
${contents(text)}
<div>
${text}
</div>
</div>`,
    markdown,
  }
}

/** Links to the sections of a guide, beside its text on wide screens. */
function contents({ html }: Markup): Markup | undefined {
  const links = [...html.matchAll(/<h2 id="(.*?)">(.*?)<\/h2>/g)].map(([, id, heading = '']) => {
    return markup`<li><a href="#${id}">${new Markup(heading.replace(/<.*?>/g, ''))}</a></li>\n`
  })
  if (links.length < MIN_SECTIONS) return undefined
  return markup`<nav class="contents" aria-label="On this page"><ul>\n${links}</ul></nav>`
}
