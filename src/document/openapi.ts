import openapi from '../../generated/openapi.json' with { type: 'json' }
import type { OpenApiDocument } from './document.ts'

/** The document, as `npm run generate` last wrote it from openapi.yaml. */
export const document = openapi as unknown as OpenApiDocument
