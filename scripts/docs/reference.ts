import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../../src/command.ts'
import type { MediaType, OpenApiDocument, Operation, Schema } from '../../src/document/document.ts'
import { follow, listOperations, unknownsOf } from '../../src/document/document.ts'
import { deref, objects, walk } from '../../src/document/walk.js'
import { Markup, markup } from '../../src/html/markup.ts'
import { asset, frame, SITE_STYLE, script, style } from '../../src/html/page.ts'
import { foldSpace } from '../../src/printable.ts'
import { withTemporaryFolder } from '../ending.ts'
import { limitsInWords } from '../generate/types.ts'
import { redocly } from '../redocly.ts'
import { ruleList } from './markdown.ts'
import { chaptersOf, DEPENDS_ON, mark } from './marks.ts'
import type { CodeSample } from './samples.ts'
import { siteBanner } from './site.ts'

const CONFIG = fileURLToPath(new URL('redocly.yaml', import.meta.url))

/** Placeholders for Redoc's parts of the page. */
const [HEAD, BODY] = ['<!-- of Redoc: head -->', '<!-- of Redoc: body -->']

/** URL of the logo that Redoc would fetch; an inline image of Redocly's name replaces it. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g
const NAME = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="14"><text y="11" font-family="sans-serif" font-size="11" fill="#5b8def">Redocly</text></svg>',
)}`

/**
 * Builds the reference with Redocly's build-docs, as one self-contained page.
 *
 * @param samples by operationId
 * @throws {@link UsageError} if it cannot be built, or the page would send requests
 */
export function buildReference(document: OpenApiDocument, samples: Record<string, CodeSample[]>): Promise<string> {
  return withTemporaryFolder('redocly', async (folder) => {
    const source = join(folder, 'openapi.json')
    const template = join(folder, 'template.hbs')
    const built = join(folder, 'reference.html')
    await writeFile(source, JSON.stringify(decorated(document, samples)))
    await writeFile(template, templateOf(document))
    await redocly('build-docs', source, '--output', built, '--inlineBundle', '--template', template, '--config', CONFIG)
    return selfContained(await readFile(built, 'utf8'))
  })
}

/** The document as JSON without references. @param file path of openapi.yaml @throws {@link UsageError} on failure */
export async function dereferenced(file: string): Promise<string> {
  return withTemporaryFolder('redocly', async (folder) => {
    const built = join(folder, 'openapi.json')
    await redocly('bundle', file, '--dereferenced', '--ext', 'json', '--output', built, '--config', CONFIG)
    return readFile(built, 'utf8')
  })
}

/** The document with samples, a base URL and links, and with descriptions of what Redoc would leave out. */
function decorated(document: OpenApiDocument, samples: Record<string, CodeSample[]>): OpenApiDocument {
  const copy = structuredClone(document)
  // Redoc would show the license's identifier instead of its name.
  delete copy.info.license.identifier
  for (const { kind, node, parent } of walk(copy)) {
    // Redoc shows the description of an alternative instead of the parameter's.
    if (kind === 'schema') describeAlternatives(document, node, parent?.kind === 'parameter' ? parent.node : node)
  }
  for (const { node } of objects(copy)) {
    const medias = Object.values<MediaType>(node.content ?? {}).map(({ schema }) => schema)
    // Redoc leaves out the unknowns of a list item and of a whole body.
    for (const inner of node.type === 'array' ? [node.items] : medias) {
      if (inner) addUnknowns(node, inner, follow<Schema>(document, inner))
    }
  }
  for (const operation of listOperations(document)) {
    const method = operation.method.toLowerCase() as Lowercase<typeof operation.method>
    Object.assign(copy.paths[operation.path]?.[method] ?? {}, {
      description: operationInWords(document, operation),
      'x-codeSamples': samples[operation.id],
      // The description includes the mark.
      'x-unknown': [],
    })
  }
  copy.info.description = chaptersOf(document)
    .map(({ text, unknowns }) => `${text.trim()}\n\n${mark(document, unknowns).html}`)
    .join('\n\n')
  delete copy.info['x-unknown']
  for (const { node } of objects(copy)) addMark(document, node)
  return copy
}

/** Adds a mark to the description of a node that names unknowns. */
function addMark(document: OpenApiDocument, node: Schema): void {
  const target = deref(document, node) as Schema | undefined
  // Redoc shows the description of a reference, if there is one, instead of the target's.
  if (target && target !== node && (node.description ?? node['x-unknown'])) addUnknowns(node, target)
  const ids = unknownsOf(node)
  const description = node.description ?? target?.description ?? ''
  if (ids.length > 0) node.description = `${description.trim()}\n\n${mark(document, ids).html}`
}

/** Adds to a node the unknowns of other nodes, whose descriptions Redoc leaves out. */
function addUnknowns(node: Schema, ...others: Schema[]): void {
  const ids = new Set([node, ...others].flatMap(unknownsOf))
  if (ids.size > 0) node['x-unknown'] = [...ids]
}

/** The description of an operation, with what Redoc leaves out: the full path, the client's method and the rules. */
function operationInWords(document: OpenApiDocument, operation: Operation): string {
  const { id, method, path, description, unknowns } = operation
  const rules = ruleList(operation, (ids) => mark(document, ids, DEPENDS_ON).html)
  return [
    `\`${method} ${path}\``,
    description.trim(),
    mark(document, unknowns).html,
    `Client method: \`api.${id}\`.`,
    ...(rules === '' ? [] : [`Rules:\n\n${rules}`]),
  ].join('\n\n')
}

/**
 * Extends each alternative's description, the only one that Redoc shows, with its own limits and with what the alternatives
 * share: the description and the unknowns of their schema, or of the parameter with that schema.
 */
function describeAlternatives(document: OpenApiDocument, { oneOf, anyOf }: Schema, shared: Schema): void {
  const { description = '' } = shared
  for (const alternative of oneOf ?? anyOf ?? []) {
    const target = follow<Schema>(document, alternative)
    const own = alternative.description ?? target.description ?? ''
    const exact = target.pattern ?? (target.const === undefined ? undefined : JSON.stringify(target.const))
    const matched = exact === undefined ? '' : `Only \`${exact}\`.`
    const parts = [foldSpace(description), foldSpace(own), limitsInWords(target), matched]
    alternative.description = [...new Set(parts)].filter(Boolean).join(' ')
    addUnknowns(alternative, shared)
  }
}

/** The Handlebars template of the page. Braces from the document are escaped. */
function templateOf({ info }: OpenApiDocument): string {
  const template = frame({
    title: `Reference: ${info.title}`,
    head: markup`${new Markup(HEAD)}\n${style(SITE_STYLE, asset(import.meta.url, 'reference.css'), asset(import.meta.url, 'marks.css'))}`,
    body: markup`${siteBanner(info.title, 'reference.html')}
<noscript><p>The reference needs JavaScript. <a href="llms.txt">The operations are also available as Markdown.</a></p></noscript>
${new Markup(BODY)}
${script(asset(import.meta.url, 'reference.js'))}`,
  })
  return template.replaceAll('{{', '&#123;&#123;').replace(HEAD, '{{{redocHead}}}').replace(BODY, '{{{redocHTML}}}')
}

function selfContained(html: string): string {
  const quiet = html.replaceAll(LOGO, NAME)
  const wrong = !html.includes('"disableTelemetry":true')
    ? 'the page does not disable telemetry'
    : quiet === html && 'the URL of the logo was not found, so it cannot be replaced'
  if (wrong) throw new UsageError(`redocly build-docs: ${wrong}`)
  return quiet
}
