import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  follow,
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Schema,
} from '../../../src/document/document.ts'
import { objects } from '../../../src/document/walk.js'
import { Markup, markup } from '../../../src/html/markup.ts'
import { asset, frame, SITE_STYLE, script, style } from '../../../src/html/page.ts'
import { foldSpace } from '../../../src/printable.ts'
import { limitsInWords } from '../../generate/words.ts'
import { RedoclyFailed, redocly, withRedoclyFolder } from '../../redocly.ts'
import { unknownsBelow } from '../resting.ts'
import { baseUrlOf, type CodeSample } from '../samples.ts'
import { siteBanner, unknownAt } from '../site.ts'

const CONFIG = fileURLToPath(new URL('redocly.yaml', import.meta.url))

/** Where Redoc's parts of the page go. */
const [HEAD, BODY] = ['<!-- of Redoc: head -->', '<!-- of Redoc: body -->']

/** Redoc would fetch its logo. In place of it stands its name. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g
const NAME = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="14"><text y="11" font-family="sans-serif" font-size="11" fill="#5b8def">Redocly</text></svg>',
)}`

/**
 * Builds the reference by Redocly's build-docs, as one page that needs nothing else.
 *
 * @param samples by operationId
 * @throws {@link RedoclyFailed} when it cannot be built, or would send something out of the page
 */
export async function buildReference(
  document: OpenApiDocument,
  samples: Record<string, CodeSample[]>,
): Promise<string> {
  return withRedoclyFolder(async (folder) => {
    const source = join(folder, 'openapi.json')
    const template = join(folder, 'template.hbs')
    const built = join(folder, 'reference.html')
    await writeFile(source, JSON.stringify(decorated(document, samples)))
    await writeFile(template, templateOf(document))
    await redocly('build-docs', source, '--output', built, '--inlineBundle', '--template', template, '--config', CONFIG)
    return selfContained(await readFile(built, 'utf8'))
  })
}

/** The document as JSON without references. @param file openapi.yaml @throws {@link RedoclyFailed} when Redocly fails */
export async function dereferenced(file: string): Promise<string> {
  return withRedoclyFolder(async (folder) => {
    const built = join(folder, 'openapi.json')
    await redocly('bundle', file, '--dereferenced', '--ext', 'json', '--output', built, '--config', CONFIG)
    return readFile(built, 'utf8')
  })
}

/** The document as the reference shows it: with samples, an address, links, and what Redoc itself would leave out. */
function decorated(document: OpenApiDocument, samples: Record<string, CodeSample[]>): OpenApiDocument {
  const copy = structuredClone(document)
  copy.servers = [{ url: baseUrlOf(document), description: serverInWords(document) }]
  // Its name says more than the identifier, which Redoc would show in its place.
  delete copy.info.license.identifier
  for (const { node } of objects(copy)) {
    if (Array.isArray(node.oneOf ?? node.anyOf)) describeAlternatives(document, node as Schema)
    // Of a parameter Redoc shows what its alternatives say, not what it says itself.
    if (node.schema?.oneOf) describeAlternatives(document, { ...node.schema, description: node.description })
  }
  for (const { node } of objects(copy)) {
    if (node.type === 'array' && node.items) addToDescription(node, follow<Schema>(document, node.items))
    for (const media of Object.values<MediaType>(node.content ?? {})) {
      if (media.schema) addToDescription(node, follow<Schema>(document, media.schema))
    }
  }
  for (const operation of listOperations(document)) {
    const method = operation.method.toLowerCase() as Lowercase<typeof operation.method>
    const described = copy.paths[operation.path]?.[method]
    if (!described) continue
    described.description = operationInWords(operation, unknownsBelow(document, operation))
    Object.assign(described, { 'x-codeSamples': samples[operation.id] })
  }
  for (const { node } of objects(copy)) {
    if (typeof node.description === 'string') node.description = withLinks(document, node.description)
  }
  return copy
}

/** What Redoc has no place for: the whole path, the name of the method, and the rules that no schema can say. */
function operationInWords({ id, method, path, description, rules }: Operation, unknowns: string[]): string {
  const ruled = Object.entries(rules).map(([name, rule]) => `- \`${name}\`: ${foldSpace(rule.description)}`)
  return [
    `\`${method} ${path}\``,
    description.trim(),
    `In the client it is \`api.${id}\`.`,
    ...(ruled.length > 0 ? [`What holds besides:\n\n${ruled.join('\n')}`] : []),
    `Not shown: ${unknowns.map((id) => `\`${id}\``).join(', ')}.`,
  ].join('\n\n')
}

/** Redoc shows no description of what a body or an item of a list is as a whole. */
function addToDescription(node: { description?: string }, { description = '' }: Schema): void {
  const [own, added] = [foldSpace(node.description ?? ''), foldSpace(description)]
  if (!own.includes(added)) node.description = `${own} ${added}`.trim()
}

/** Redoc shows the description of the alternative that is chosen, and leaves out the one they share, and some limits. */
function describeAlternatives(document: OpenApiDocument, { description = '', oneOf, anyOf }: Schema): void {
  for (const alternative of oneOf ?? anyOf ?? []) {
    const target = follow<Schema>(document, alternative)
    const own = alternative.description ?? target.description ?? ''
    const exact = target.pattern ?? (target.const === undefined ? undefined : JSON.stringify(target.const))
    const matched = exact === undefined ? '' : `Only \`${exact}\`.`
    const parts = [foldSpace(description), foldSpace(own), limitsInWords(target), matched]
    alternative.description = [...new Set(parts)].filter(Boolean).join(' ')
  }
}

/** Redoc would take an address that begins with a variable for one on its own server. */
function serverInWords({ servers: [{ description, variables }] }: OpenApiDocument): string {
  return [description, ...Object.values(variables ?? {}).map((variable) => variable.description)].join(' ')
}

function withLinks({ 'x-unknowns': register }: OpenApiDocument, markdown: string): string {
  return markdown.replace(/`([\w-]+)`/g, (code, id) =>
    Object.hasOwn(register, id) ? `[${code}](${unknownAt(id)})` : code,
  )
}

/** The page around Redoc's, as Handlebars takes it. What the document says is no template. */
function templateOf({ info }: OpenApiDocument): string {
  const template = frame({
    title: `Reference: ${info.title}`,
    head: markup`${new Markup(HEAD)}\n${style(SITE_STYLE, asset(import.meta.url, 'reference.css'))}`,
    body: markup`${siteBanner(info.title, 'reference.html')}
<noscript><p>The reference needs JavaScript. <a href="llms.txt">Every operation is there as Markdown, too.</a></p></noscript>
${new Markup(BODY)}
${script(asset(import.meta.url, 'reference.js'))}`,
  })
  return template.replaceAll('{{', '&#123;&#123;').replace(HEAD, '{{{redocHead}}}').replace(BODY, '{{{redocHTML}}}')
}

function selfContained(html: string): string {
  if (!html.includes('"disableTelemetry":true')) {
    throw new RedoclyFailed('redocly build-docs: the page would send telemetry, though that is switched off')
  }
  const quiet = html.replaceAll(LOGO, NAME)
  if (quiet === html)
    throw new RedoclyFailed('redocly build-docs: the address of the logo, to be replaced, is not there')
  return quiet
}
