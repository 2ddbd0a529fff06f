import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { OpenApiDocument, Schema } from './document.ts'
import { ISO_8601, isDate, isDateTime } from './formats.ts'
import type { Format } from './keywords/words.ts'
import type { CompileSchema } from './validators.ts'

const URI_REFERENCE = fullFormats['uri-reference'] as RegExp
/** A URI reference with a scheme, and something to identify. ajv-formats allows quotation marks in references only. */
const URI = new RegExp(URI_REFERENCE.source.replace('^', '^(?=[a-z][a-z0-9+.-]*:[^?#"][^"]*$)'), 'i')

/** The validators of formats. Standalone validators contain the patterns, and import the functions by their names. */
const FORMATS: Record<Format, RegExp | ((text: string) => boolean)> = {
  date: isDate,
  'date-time': isDateTime,
  'iso-8601': ISO_8601,
  uri: URI,
  'uri-reference': URI_REFERENCE,
}

/** Compilers by document: recompiling the schemas would often take longer than using them. */
const compilers = new WeakMap<OpenApiDocument, CompileSchema>()

/**
 * Returns the compiler for schemas of a document, and for schemas that refer to its components. All callers share it. It needs
 * `new Function`, so only tests and mutants use it; the package finds its validators as in validators.ts.
 *
 * @returns a function that throws if a schema has an unknown keyword or format, an invalid pattern or a dangling reference
 */
export function schemaCompilerOf(document: OpenApiDocument): CompileSchema {
  const compile = compilers.get(document) ?? createSchemaCompiler(document)
  compilers.set(document, compile)
  return compile
}

/** Creates an Ajv that knows the components of a document, the extensions in its schemas and its formats. */
export function createAjv(document: OpenApiDocument, options: Options): Ajv2020 {
  // Strict, because Ajv would otherwise ignore unknown keywords and formats, and accept every value for them.
  // `strictTypes` and `strictRequired` are off, because the document lists required properties next to the `allOf` that
  // defines them.
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, formats: FORMATS, ...options })
  ajv.addVocabulary(['components', 'x-unknown', 'x-secret', 'x-identifier'])
  return ajv.addSchema({ $id: 'document', components: document.components })
}

/** A copy of a schema with references that an Ajv from {@link createAjv} resolves. */
export const withReferences = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'))

function createSchemaCompiler(document: OpenApiDocument): CompileSchema {
  // Not optimized, because most validators are used too rarely to make up for the time that this takes.
  const ajv = createAjv(document, { allErrors: true, code: { optimize: false } })
  const bySchema = new WeakMap<Schema, ValidateFunction>()
  /** Validators by the JSON text of the schema: many schemas are equal, such as `{ type: string }`. */
  const byText = new Map<string, ValidateFunction>()
  return (schema) => {
    const known = bySchema.get(schema)
    if (known) return known
    const text = JSON.stringify(schema)
    const validator = byText.get(text) ?? ajv.compile(withReferences(schema))
    byText.set(text, validator)
    bySchema.set(schema, validator)
    return validator
  }
}
