import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { OpenApiDocument, Schema } from './document.ts'

/** A date-time as in RFC 3339, section 5.6. ajv-formats also accepts a space for the T, and an offset without a colon. */
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

/** A calendar, week or ordinal date as in ISO 8601, extended or basic, with or without a time. */
const ISO_8601 = (() => {
  const [month, day, week] = ['(0[1-9]|1[0-2])', '(0[1-9]|[12]\\d|3[01])', 'W(0[1-9]|[1-4]\\d|5[0-3])']
  const [hour, minute, second] = ['([01]\\d|2[0-4])', '[0-5]\\d', '([0-5]\\d|60)([.,]\\d+)?']
  const zone = `(Z|[+-]${hour}(:?${minute})?)?`
  const extended = `(${month}(-${day})?|${week}-[1-7]|[0-3]\\d\\d)(T${hour}(:${minute}(:${second})?)?${zone})?`
  const basic = `(${month}${day}|${week}[1-7]|[0-3]\\d\\d)(T${hour}(${minute}(${second})?)?${zone})?`
  return new RegExp(`^\\d{4}(-${extended}|${basic})$`)
})()

/** Compiles a schema into a validator. Schemas with the same content share a validator. */
export type CompileSchema = (schema: Schema) => ValidateFunction

/** Compilers by `allErrors` and document: recompiling the schemas would often take longer than using them. */
const compilers = { true: new WeakMap<OpenApiDocument, CompileSchema>(), false: new WeakMap() }

/**
 * Returns the compiler for schemas of a document, and for schemas that refer to its components. All callers share it.
 *
 * @param allErrors whether validators report every error or only the first
 * @returns a function that throws if a schema has an unknown keyword or format, an invalid pattern or a dangling reference
 */
export function schemaCompilerOf(document: OpenApiDocument, { allErrors }: { allErrors: boolean }): CompileSchema {
  const known = compilers[`${allErrors}`]
  const compile = known.get(document) ?? createSchemaCompiler(document, allErrors)
  known.set(document, compile)
  return compile
}

function createSchemaCompiler(document: OpenApiDocument, allErrors: boolean): CompileSchema {
  // `strictTypes` and `strictRequired` are off, because the document lists required properties next to the `allOf` that
  // defines them. With `verbose`, errors include the value.
  const options = { strict: true, strictTypes: false, strictRequired: false, allErrors, verbose: true }
  // Not optimized, because most validators are used too rarely to make up for the time that this takes.
  const ajv = new Ajv2020({ ...options, code: { optimize: false } })
  ajv.addVocabulary(['components', 'x-unknown', 'x-secret', 'x-identifier'])
  addFormats.default(ajv)
  const isDateTime = fullFormats['date-time'] as { validate: (text: string) => boolean }
  ajv.addFormat('date-time', (text) => RFC_3339.test(text) && isDateTime.validate(text))
  ajv.addFormat('iso-8601', (text) => ISO_8601.test(text))
  ajv.addSchema({ $id: 'document', components: document.components })

  const bySchema = new WeakMap<Schema, ValidateFunction>()
  /** Validators by the JSON text of the schema: many schemas are equal, such as `{ type: string }`. */
  const byText = new Map<string, ValidateFunction>()
  return (schema) => {
    const known = bySchema.get(schema)
    if (known) return known
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')
    const validator = byText.get(text) ?? ajv.compile(JSON.parse(text))
    byText.set(text, validator)
    bySchema.set(schema, validator)
    return validator
  }
}
