// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
/** An error of Ajv, without a message. */
export interface SchemaError {
  instancePath: string
  /** Empty outside `oneOf` and `anyOf`. */
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
}

/** Validates a value and keeps its errors, at most 2000, until the next validation. */
export interface Validate {
  (value: unknown): boolean
  errors?: SchemaError[] | null
}
