import factsJson from '../../generated/facts.json' with { type: 'json' }
import openapi from '../../generated/openapi.json' with { type: 'json' }
import type { OpenApiDocument } from './document.ts'
import type { Fact } from './facts.ts'

/** The document, as `npm run generate` last wrote it from openapi.yaml. */
export const document = openapi as unknown as OpenApiDocument

/** All facts that the document states, as `npm run generate` last wrote them. */
export const documentedFacts = factsJson as Fact[]
