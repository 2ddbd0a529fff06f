import factsJson from '../../generated/facts.json' with { type: 'json' }
import type { Fact } from './facts.ts'

/** All facts that the document states, as `npm run generate` last wrote them. */
export const documentedFacts = factsJson as Fact[]
