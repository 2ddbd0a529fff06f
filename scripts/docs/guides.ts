import { listOperations, type OpenApiDocument } from '../../src/document/document.ts'
import { asset } from '../../src/html/page.ts'
import { SCENARIOS } from '../../src/sandbox/state/scenarios.ts'
import { SWITCHES } from '../../src/sandbox/state/switches.ts'
import { markdownTable } from './markdown.ts'

/** The guides in reading order: files of guides/ without `.md`. */
const NAMES = [
  'call-the-api',
  'handle-tokens',
  'log-and-trace-calls',
  'bundle-only-what-you-use',
  'use-tanstack-query',
  'call-from-the-command-line',
  'run-the-sandbox',
  'use-your-own-data',
  'test-with-the-sandbox',
  'share-a-sandbox',
  'verify-a-service',
  'verify-in-your-tests',
  'verify-recorded-traffic',
  'verify-in-ci',
  'change-the-document',
  'publish-the-docs',
  'release',
  'figures',
] as const

export interface Guide {
  title: string
  /** The file in the docs without its extension, such as `guides/release`. */
  file: string
  /** The text as the docs publish it. */
  markdown: string
}

/** Reads the guides and fills in the tables generated from the document and the sandbox. */
export function readGuides(document: OpenApiDocument): Guide[] {
  const [methods, scenarios, switches] = [methodTable(document), scenarioTable(), switchTable()]
  const tables: Record<string, string> = { methods, scenarios, switches }
  return NAMES.map((name) => {
    const source = asset(import.meta.url, `guides/${name}.md`)
    const markdown = source
      .replace(/^<!-- (\w+) -->$/gm, (marker, table) => tables[table] ?? marker)
      .replace(/^<!-- \/?\w+ -->\n\n?/gm, '')
      // The docs include openapi.yaml; links to other files of the repository become plain text.
      .replaceAll('](../../../openapi.yaml)', '](../openapi.yaml)')
      .replace(/\[([^\]]*)\]\(\.\.\/\.\.\/\.\.\/[^)]*\)/g, '$1')
    return { title: markdown.match(/^# (.*)/)?.[1] ?? name, file: `guides/${name}`, markdown }
  })
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
