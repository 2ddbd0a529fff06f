import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { _ } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { DocumentError, follow, type OpenApiDocument, type Schema } from '../../src/document/document.ts'
import { createAjv, withReferences } from '../../src/document/schema-compiler.ts'
import { keyOf } from '../../src/document/validators.ts'
import { walk } from '../../src/document/walk.js'

const FORMATS = fileURLToPath(new URL('../../src/document/formats.ts', import.meta.url))

/** Maximum number of errors of one validation. */
export const MAX_ERRORS = 2000

/**
 * Generates a module of validators.
 *
 * @param exports returns the code of the exports by name; `named` returns the name of a schema's validator in the module, and
 *   `bySchema` the code of an object with the validators of all schemas named so far
 */
export async function createModule(
  document: OpenApiDocument,
  exports: (named: (schema: Schema) => string, bySchema: () => string) => Record<string, string>,
): Promise<string> {
  const ajv = createAjv(withoutAnnotations(document), {
    allErrors: true,
    messages: false,
    code: { source: true, esm: true, formats: _`formats` },
  })
  // The document uses neither feature, and their code would be half of the module.
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false })
  const components = Object.entries(document.components.schemas)
  const names = new Map<string, string>()
  const schemas = new Map<string, Schema>()
  const ids: Record<string, string> = {}
  const named = (given: Schema): string => {
    const schema = follow<Schema>(document, given)
    const key = keyOf(schema)
    const name = names.get(key) ?? `validator${names.size}`
    if (!isDeepStrictEqual(schemas.get(key) ?? schema, schema)) throw new Error(`Two schemas have the key ${key}.`)
    if (names.has(key)) return name
    names.set(key, name)
    schemas.set(key, schema)
    const [component] = components.find(([, each]) => each === schema) ?? []
    // The validator of a schema that is only a reference would duplicate that of its target.
    ids[name] = component === undefined ? name : `document#/components/schemas/${component}`
    if (component === undefined) ajv.addSchema(withReferences(withoutAnnotations(schema, 'schema')), name)
    return name
  }
  const exported = exports(named, () => object([...names]))
  let code: string
  try {
    code = standalone.default(ajv, ids)
  } catch (error) {
    throw new DocumentError(`a schema cannot be compiled: ${(error as Error).message}`)
  }
  const contents = `import { isDate, isDateTime } from ${JSON.stringify(FORMATS)}
const formats = { date: isDate, 'date-time': isDateTime }
${compact(code)}
${Object.entries(exported)
  .map(([name, value]) => `export const ${name} = ${value}`)
  .join('\n')}
`
  const options = { bundle: true, minify: true, format: 'esm', platform: 'neutral', lineLimit: 120 } as const
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    write: false,
    ...options,
  })
  return outputFiles[0]?.text ?? ''
}

/** The code of an object, from the code of its values. */
export function object(entries: (readonly [key: string, code: string])[]): string {
  return `{${entries.map(([key, code]) => `${JSON.stringify(key)}:${code}`).join()}}`
}

/** Returns a copy without annotations, which validators would contain with parts of their schemas. */
function withoutAnnotations<Node extends object>(given: Node, kindOfNode = 'document'): Node {
  const copy = structuredClone(given)
  for (const { kind, node } of walk(copy, kindOfNode)) {
    if (kind !== 'schema') continue
    for (const key of ['title', 'description', 'examples', 'x-unknown', 'x-secret', 'x-identifier']) delete node[key]
  }
  return copy
}

const ADD_ERROR =
  /const (err\d+) = \{instancePath(?::(.+?))?,schemaPath:([^,]+),keyword:("\w+"),params:(.*?)\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/gs
/** The error of a condition, an `if`, has no content, because nobody reads it. */
const ADD_CONDITION = /const (err\d+) = \{\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g
const ADD_ERRORS = /vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/g

/**
 * Replaces the code that collects errors, which is most of the code, and takes unlimited memory and quadratic time for a list
 * with many wrong items.
 */
function compact(code: string): string {
  const compacted = code
    .replaceAll('"use strict";', '')
    .replaceAll('export const ', 'const ')
    // Only other keywords would use these arguments.
    .replaceAll(', parentData, parentDataProperty, rootData=data}={}', '}={}')
    .replace(/,parentData\b[^{}]*?,rootData\}/g, '}')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', '(text) => [...text].length')
    .replace(ADD_ERROR, (_, _name, at = 'instancePath', path, keyword, params) => {
      // Only the errors of alternatives need the path: by its start, they belong to the error of the alternatives as a whole.
      const error = [at, keyword, params, ...(/\/(one|any)Of/.test(path) ? [path] : [])]
      return `vErrors = add(vErrors, ${error});`
    })
    .replace(ADD_CONDITION, 'vErrors = add(vErrors);')
    .replace(ADD_ERRORS, 'addAll(vErrors, $1.errors)')
  // Another version of Ajv may generate other code.
  if (/\.push\(|\.concat\(|rootData/.test(compacted))
    throw new Error('Ajv generated code that compact() does not know.')
  return `${compacted}
function add(errors, instancePath, keyword, params, schemaPath = '') {
  return addAll(errors, [{ instancePath, schemaPath, keyword, params }])
}
function addAll(errors, more) {
  if (errors === null) return more
  for (const error of more) if (errors.length < ${MAX_ERRORS}) errors.push(error)
  return errors
}`
}
