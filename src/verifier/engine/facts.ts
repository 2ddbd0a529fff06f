import facts from '../../../generated/facts.json' with { type: 'json' }
import type { Assumption, OpenApiDocument, Schema } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { nodeAt } from '../../document/schemas.ts'

/** Everything that the document states, as `npm run generate` has read it off. */
export const documentedFacts = facts as Fact[]

/** What an assumption excuses: that what the document allows is refused, or that what it forbids is taken. */
const EXCUSED: Record<'allowed' | 'forbidden', Assumption[]> = {
  allowed: ['name', 'type', 'value'],
  forbidden: ['name', 'type', 'presence', 'body', 'limit'],
}

/** The entries of the register, among some, that leave open what becomes of an allowed or of a forbidden value. */
export function excuses(
  document: OpenApiDocument,
  unknowns: string[] | undefined,
  side: keyof typeof EXCUSED,
): string[] | undefined {
  const open = (unknowns ?? []).filter((id) =>
    document['x-unknowns'][id]?.assumes?.some((kind) => EXCUSED[side].includes(kind)),
  )
  return open.length > 0 ? open : undefined
}

/** A schema that says what one fact says of a value, and nothing else; none for what no schema can say. */
export function assertionOf(document: OpenApiDocument, { keyword, value, pointer }: Fact): Schema | undefined {
  switch (keyword) {
    case undefined:
    case 'empty':
    case 'content-type':
    case 'enum value':
    case 'default':
      return undefined
    case 'properties-only': {
      const properties = Object.fromEntries((value as string[]).map((name) => [name, {}]))
      return { properties, additionalProperties: false }
    }
    case 'required':
    case 'dependentRequired':
      return { [keyword]: value }
    default:
      return { [keyword]: nodeAt(document, pointer)[keyword as keyof Schema] } as Schema
  }
}

/** Of which type a value must be for a keyword to say anything of it. */
const SPEAKS_OF: Record<string, string[]> = {
  minimum: ['number'],
  maximum: ['number'],
  exclusiveMinimum: ['number'],
  pattern: ['string'],
  format: ['string'],
  maxItems: ['array'],
  required: ['object'],
  dependentRequired: ['object'],
  'properties-only': ['object'],
}

/** Whether a fact says anything of a value: what speaks of numbers, say, is not shown by text. */
export function speaksOf({ keyword = '' }: Fact, value: unknown): boolean {
  const types = SPEAKS_OF[keyword]
  return types === undefined || types.includes(typeOf(value))
}

/** The type of a value as JSON has it, but for whole numbers. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
