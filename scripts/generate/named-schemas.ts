import fixtures from '../../contract-tests/fixtures.schema.json' with { type: 'json' }
import type { OpenApiDocument } from '../../src/document/document.ts'
import { seedSchema } from '../../src/sandbox/seed/schema.ts'
import ledger from '../../src/verifier/reports/ledger.schema.json' with { type: 'json' }

const { $defs, properties } = ledger

export interface NamedSchema {
  /** The file that defines the schema. */
  from: string
  /** A JSON Schema, which may refer to the components of the document. */
  schema: object
}

/** Schemas besides those of the document for which validators are generated, by the name of the module. */
export const namedSchemas = (document: OpenApiDocument): Record<string, NamedSchema> => ({
  fixtures: { from: 'contract-tests/fixtures.schema.json', schema: fixtures },
  seed: { from: 'src/sandbox/seed/schema.ts', schema: seedSchema(document) },
  ledger: { from: 'src/verifier/reports/ledger.schema.json', schema: ledger },
  // What a ledger of any format, or the journal of a run, says about leftovers.
  leftovers: {
    from: 'src/verifier/reports/ledger.schema.json',
    schema: {
      type: 'object',
      required: ['target', 'leftovers'],
      properties: { target: properties.target, leftovers: properties.leftovers },
      $defs,
    },
  },
})
