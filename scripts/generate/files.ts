import { parse } from 'yaml'
import fixtures from '../../contract-tests/fixtures.schema.json' with { type: 'json' }
import { UsageError } from '../../src/command.ts'
import { DocumentError, follow, type OpenApiDocument } from '../../src/document/document.ts'
import { type Fact, readFacts } from '../../src/document/facts.ts'
import { objects } from '../../src/document/walk.js'
import { printable } from '../../src/printable.ts'
import { seedSchema } from '../../src/sandbox/api/seed/schema.ts'
import ledger from '../../src/verifier/reports/ledger.schema.json' with { type: 'json' }
import { checkDocument } from './check.ts'
import { asJson, compatFiles, publishedSchema } from './compat.ts'
import { generateConstants } from './constants.ts'
import { generateOperations, generateOperationTable } from './operations.ts'
import { generateTypes } from './types.ts'
import { validatorFiles } from './validators.ts'

const noticeOf = (source: string) =>
  `Generated from ${source} by \`npm run generate\`. Edit ${source} instead of this file.`
const NOTICE = noticeOf('openapi.yaml')

const SEED = 'src/sandbox/api/seed/schema.ts'
/** Sources of the validators that are not generated from openapi.yaml. */
const SOURCES: Record<string, string> = {
  seed: SEED,
  verifier: 'contract-tests/fixtures.schema.json and src/verifier/reports/ledger.schema.json',
}

/** Schemas of the files that the verifier reads. */
const READ = {
  fixtures,
  ledger,
  /** The leftovers in a ledger of any format, or in the journal of a run. */
  leftovers: {
    type: 'object',
    required: ['target', 'leftovers'],
    properties: { target: ledger.properties.target, leftovers: ledger.properties.leftovers },
    $defs: ledger.$defs,
  },
}

/**
 * Generates the contents of the files in generated/, by file name.
 *
 * @param text openapi.yaml
 * @throws UsageError if nothing can be generated from the document
 */
export async function filesOf(text: string): Promise<Record<string, string>> {
  const document = readDocument(text)
  const header = `// ${NOTICE}\n`
  try {
    for (const $ref of references(document)) follow(document, { $ref })
    checkDocument(document)
    // Call generateOperations first, so that its errors are thrown before openapi-typescript prints its own.
    const operations = generateOperations(document)
    const facts = readFacts(document)
    const seed = seedSchema(document)
    const validators = Object.entries(await validatorFiles(document, facts, seed, READ)).map(([name, code]) => {
      const source = SOURCES[name.split('.')[0] ?? ''] ?? 'openapi.yaml'
      return [`validators/${name}`, `// ${noticeOf(source)}\n${code}`]
    })
    return {
      'openapi.json': asJson({ ...document, 'x-generated': NOTICE }),
      'types.ts': header + (await generateTypes(document)),
      'operations.ts': header + operations,
      'operation-table.ts': header + generateOperationTable(document),
      'constants.ts': header + generateConstants(document),
      // One fact per line, so that a diff shows which facts a change adds and removes.
      'facts.json': `[\n${facts.map((fact) => JSON.stringify(fact)).join(',\n')}\n]\n`,
      'rules.ts': header + ruleIds(facts),
      ...Object.fromEntries(validators),
      'seed.schema.json': asJson({
        $comment: noticeOf(SEED),
        ...publishedSchema(document, 'Seed of the sandbox', seed),
      }),
      ...compatFiles(document, NOTICE),
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    const what = error.message.replace(/\.$/, '')
    throw new UsageError(`Cannot generate from openapi.yaml: ${what}. \`npm run lint\` may show more.`)
  }
}

function readDocument(text: string): OpenApiDocument {
  let document: OpenApiDocument | null
  try {
    document = parse(text)
  } catch (error) {
    // Report only the first line of the error, because the other lines quote the source.
    const [what = ''] = (error as Error).message.split('\n')
    throw new UsageError(`openapi.yaml is not valid YAML: ${printable(what.replace(/:$/, ''))}.`)
  }
  try {
    JSON.stringify(document)
  } catch {
    throw new UsageError('openapi.yaml contains itself: an alias such as *a is within its anchor &a; remove the alias.')
  }
  if (!document?.paths || Object.keys(document.paths).length === 0) {
    throw new UsageError('openapi.yaml has no paths, so there is nothing to generate.')
  }
  // openapi-typescript would read or fetch any other file that the document refers to.
  const foreign = references(document).find((reference) => !reference.startsWith('#/'))
  if (foreign === undefined) return document
  const must = 'it must be one file, with references that begin with #/'
  throw new UsageError(`openapi.yaml refers to ${printable(foreign)}; ${must}.`)
}

/** The references of the document, also in examples, because openapi-typescript resolves them there. */
function references(document: OpenApiDocument): string[] {
  return [...objects(document)].flatMap(({ node: { $ref } }) => (typeof $ref === 'string' ? [$ref] : []))
}

/** Generates the type RuleId from `x-rules`, so that the contract tests compile only if every rule has a check. */
function ruleIds(facts: Fact[]): string {
  const rules = facts.filter(({ kind }) => kind === 'rule')
  return `/** Every rule of the document, as its operationId and its name in \`x-rules\`. */
export type RuleId =${rules.length === 0 ? ' never' : ''}
${rules.map(({ id }) => `  | '${id.replace('/rule/', '/')}'`).join('\n')}
`
}
