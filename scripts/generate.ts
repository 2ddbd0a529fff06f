/** Writes generated/ from openapi.yaml, or with --check says whether it is up to date. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { runCommand, UsageError } from '../src/command.ts'
import { DocumentError, follow, type OpenApiDocument } from '../src/document.ts'
import { readFacts } from '../src/facts.ts'
import { printable } from '../src/printable.ts'
import { generateOperations } from './generate/operations.ts'
import { generateRules } from './generate/rules.ts'
import { generateTypes } from './generate/types.ts'
import { walk } from './walk.js'

const HELP = `Usage: npm run generate [-- --check]

Writes generated/ from openapi.yaml: the types, the client's methods, the facts to verify and the document as JSON.

  --check   write nothing; exit with 1 if a file is not what openapi.yaml says
  --help    show this text`

const NOTICE = 'Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.'
const root = new URL('../', import.meta.url)

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(HELP)

  const stale: string[] = []
  for (const [name, content] of Object.entries(await generate())) {
    const file = new URL(`generated/${name}`, root)
    if ((await readFile(file, 'utf8').catch(() => undefined)) === content) continue
    stale.push(`generated/${name}`)
    if (!values.check) await write(file, content)
  }

  if (stale.length === 0) return console.log('generated/ is up to date with openapi.yaml.')
  if (!values.check) return console.log(`Written: ${stale.join(', ')}`)
  console.error(`Not what openapi.yaml says: ${stale.join(', ')}\nRun \`npm run generate\` and commit the result.`)
  process.exitCode = 1
})

async function write(file: URL, content: string): Promise<void> {
  await mkdir(new URL('.', file), { recursive: true })
    .then(() => writeFile(file, content))
    .catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`${file.pathname} cannot be written (${error.code}).`)
    })
}

async function generate(): Promise<Record<string, string>> {
  const document = await readDocument()
  const header = `// ${NOTICE}\n`
  try {
    for (const $ref of references(document)) follow(document, { $ref })
    // First, for its errors are ours: the generator of the types prints some of its own.
    const operations = generateOperations(document)
    const facts = readFacts(document)
    return {
      'openapi.json': `${JSON.stringify({ ...document, 'x-generated': NOTICE }, null, 2)}\n`,
      'types.ts': header + (await generateTypes(document)),
      'operations.ts': header + operations,
      // A line for each fact, so that what a change of the document adds and takes away can be read off a diff.
      'facts.json': `[\n${facts.map((fact) => JSON.stringify(fact)).join(',\n')}\n]\n`,
      'rules.ts': header + generateRules(facts),
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    throw new UsageError(
      `openapi.yaml cannot be generated from: ${error.message.replace(/\.$/, '')}. \`npm run lint\` may say more.`,
    )
  }
}

async function readDocument(): Promise<OpenApiDocument> {
  const text = await readFile(new URL('openapi.yaml', root), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`openapi.yaml cannot be read (${error.code}).`)
  })
  let document: OpenApiDocument | null
  try {
    document = parse(text)
  } catch (error) {
    // The lines that follow show the place.
    const [what = ''] = (error as Error).message.split('\n')
    throw new UsageError(`openapi.yaml is not valid YAML: ${printable(what.replace(/:$/, ''))}.`)
  }
  if (!document?.paths || Object.keys(document.paths).length === 0) {
    throw new UsageError('openapi.yaml has no paths, so there is nothing to generate.')
  }
  // The generator of the types would fetch such a reference, from anywhere.
  const foreign = references(document).find((reference) => !reference.startsWith('#/'))
  if (foreign !== undefined)
    throw new UsageError(
      `openapi.yaml refers to ${printable(foreign)}; it must be one file, with references that begin with #/.`,
    )
  return document
}

/**
 * The references of the document. What a schema gives as a value has none, whatever its keys; an `example` may have
 * some, for the generator of the types follows them there.
 */
function references(document: OpenApiDocument): string[] {
  const schemas = [...walk(document)].filter(({ kind }) => kind === 'schema')
  const values = new Set(schemas.flatMap(({ node }) => [node.default, node.const, node.enum, node.examples]))
  const below = (node: unknown): string[] => {
    if (typeof node !== 'object' || node === null || values.has(node)) return []
    return Object.entries(node).flatMap(([key, child]) =>
      key === '$ref' && typeof child === 'string' ? [child] : below(child),
    )
  }
  return below(document)
}
