import manifest from '../../package.json' with { type: 'json' }
import { listOperations, type OpenApiDocument } from '../../src/document/document.ts'
import { readFacts } from '../../src/document/facts.ts'
import { asset } from '../../src/html/page.ts'
import { foldSpace } from '../../src/printable.ts'
import { SCENARIOS } from '../../src/sandbox/api/scenarios.ts'
import { SWITCHES } from '../../src/sandbox/api/switches.ts'
import { faultFields } from '../../src/sandbox/kit/faults/fault.ts'
import { type Field, fieldsOf } from './fields.ts'
import { FILES } from './files.ts'
import { fenced, markdownTable } from './markdown.ts'
import type { DocsPart } from './site/page.ts'

/** The parts of groups that are not listed under Guides. */
const PARTS: Record<string, DocsPart> = { 'The API': 'Reference', 'This project': 'This project' }

/** Replaces the names of the package and of its tarball with those in package.json. */
export function withPackageName(
  text: string,
  { name, version }: Pick<typeof manifest, 'name' | 'version'> = manifest,
): string {
  const tarball = `${name.replace('@', '').replace('/', '-')}-${version}`
  return text
    .replace(/(?<=from '|import '|`|node_modules\/)project-resources(?=['`/])/g, name)
    .replace(/\bproject-resources-[\d.]+(?=\.tgz\b)/g, tarball)
}

export interface Guide {
  /** The part and the group of the navigation that list the guide. */
  part: DocsPart
  group?: string
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

/**
 * Reads the guides in the order and the groups of the table in the README.
 * Fills in tables and files at marks such as `<!-- methods -->`.
 */
export function readGuides(document: OpenApiDocument): Guide[] {
  const fillers: Record<string, string> = {
    methods: methodTable(document),
    optional: optionalTable(document),
    faults: faultTable(document),
    scenarios: scenarioTable(),
    switches: switchTable(),
    files: fileTable(),
    Dockerfile: fenced('dockerfile', read('Dockerfile')),
    compose: fenced('yaml', read('compose.yaml')),
  }
  const rows = [...read('../../../README.md').matchAll(/^\| \*\*(.+)\*\* \| (.*) \|$/gm)]
  const listed = rows.flatMap(([, group = '', links = '']) => {
    const part = PARTS[group] ?? 'Guides'
    const folder = part === 'Reference' ? 'chapters' : 'guides'
    return [...links.matchAll(/\/guides\/([\w-]+)\.md/g)].map(([, name = '']) => {
      return { part, ...(group !== part && { group }), name, file: `${folder}/${name}` }
    })
  })
  const files = new Map(listed.map(({ name, file }) => [name, file]))
  return listed.map((place) => {
    const markdown = read(`${place.name}.md`)
      .replace(/^The built docs list them here:\n\n(?=<!-- )/gm, '')
      .replace(/^<!-- (\w+) -->$/gm, (mark, filler) => fillers[filler] ?? mark)
      .replace(/^<!-- \/?\w+ -->\n\n?/gm, '')
      // The docs include openapi.yaml; links to other files of the package become plain text.
      .replaceAll('](../../../openapi.yaml)', '](../openapi.yaml)')
      .replace(/\[([^\]]*)\]\(\.\.\/\.\.\/\.\.\/[^)]*\)/g, '$1')
      .replace(/\]\(([\w-]+)(?=\.md[)#])/g, (link, name) => (files.has(name) ? `](../${files.get(name)}` : link))
    const [, title = '', start = ''] = markdown.match(/^# ([^\n]*)\n\n(.*?)\n\n/s) ?? []
    return { ...place, title, description: firstSentence(start), markdown }
  })
}

const read = (file: string) => withPackageName(asset(import.meta.url, `guides/${file}`).trimEnd())

/** The first sentence of a paragraph in Markdown, without links and backticks. */
function firstSentence(paragraph: string): string {
  const text = foldSpace(paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', ''))
  return text.match(/^.*?\.(?= |$)/)?.[0] ?? text
}

function faultTable(document: OpenApiDocument): string {
  const fields = faultFields(listOperations(document).map(({ id }) => id))
  return markdownTable([
    ['Field', 'Meaning'],
    ...Object.entries(fields).map(([name, { means }]) => [`\`${name}\``, means]),
  ])
}

function methodTable(document: OpenApiDocument): string {
  const operations = listOperations(document)
  const rows = document.tags.map(({ name }) => {
    return [name, codes(operations.flatMap(({ id, tag }) => (tag === name ? id : [])))]
  })
  return markdownTable([['Tag', 'Methods'], ...rows])
}

/** Matches the sentence of a description that says when a field is absent. */
const ABSENCE = /[^.]*\b(?:omitted|present|only|available|detected)\b[^.]*\./i

/** Lists the fields of responses that may be missing, by what the document says about their absence. */
function optionalTable(document: OpenApiDocument): string {
  const facts = readFacts(document)
  const rows = listOperations(document).flatMap(({ id, success }) => {
    const own = facts.filter(({ operationId }) => operationId === id)
    const fields = fieldsOf(document, own, ({ status }) => status === success.status)
    const mayBeNull = fields.filter(({ unknowns }) => unknowns.includes('null-or-omitted')).map(({ name }) => name)
    const optional = fields.filter(({ name, required }) => name !== '' && !name.endsWith('[]') && !required)
    const absenceOf = ({ description, required }: Field) =>
      required === undefined
        ? 'It is open whether they are always present.'
        : (ABSENCE.exec(description)?.[0].trim() ?? 'nothing')
    return [...Map.groupBy(optional, absenceOf)].map(([absence, of]) => {
      const isOpen = of.some(({ name }) => mayBeNull.includes(name.replace(/\.?[^.]*$/, '')))
      return [`\`${id}\``, codes(of.map(({ name }) => name)), absence, isOpen ? 'open (`null-or-omitted`)' : 'no']
    })
  })
  return markdownTable([['Operation', 'Fields', 'What the document says', 'Could be `null` instead'], ...rows])
}

function scenarioTable(): string {
  const rows = Object.entries(SCENARIOS).map(([name, { description }]) => [`\`${name}\``, description])
  return markdownTable([['Scenario', 'Effect'], ...rows])
}

function fileTable(): string {
  const rows = Object.entries(FILES).map(([file, [content, readers]]) => [`[${file}](../${file})`, readers, content])
  return markdownTable([['File', 'For', 'Content'], ...rows])
}

function switchTable(): string {
  const rows = Object.entries(SWITCHES).map(([name, { means, values, unknowns }]) => {
    return [`\`${name}\``, means, codes(values), codes(unknowns)]
  })
  return markdownTable([['Switch', 'Meaning', 'Values', 'Unknown'], ...rows])
}

const codes = (list: readonly unknown[]) => list.map((each) => `\`${each}\``).join(', ')
