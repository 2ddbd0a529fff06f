import type { Assumption, OpenApiDocument, Schema } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { typeOf } from '../../document/keywords/keyword.ts'
import { keywordOf } from '../../document/keywords.ts'
import { nodeAt } from '../../document/schemas.ts'

/** The assumptions that excuse rejecting an allowed value or accepting a forbidden one. */
const EXCUSED: Record<'allowed' | 'forbidden', Assumption[]> = {
  allowed: ['name', 'type', 'value'],
  forbidden: ['name', 'type', 'presence', 'body', 'limit'],
}

/** Which of the unknowns leave open how a service responds to an allowed or a forbidden value; `undefined` if none does. */
export function excuses(
  { 'x-unknowns': register }: OpenApiDocument,
  unknowns: string[] = [],
  side: keyof typeof EXCUSED,
): string[] | undefined {
  const open = unknowns.filter((id) => register[id]?.assumes?.some((kind) => EXCUSED[side].includes(kind)))
  return open.length > 0 ? open : undefined
}

/** A schema that states one fact about a value and nothing else; `undefined` for a fact that no schema can state. */
export function assertionOf(document: OpenApiDocument, { keyword, value, pointer }: Fact): Schema | undefined {
  if (keyword === undefined) return undefined
  const { asserts } = keywordOf(keyword)
  return asserts ? asserts(value) : { [keyword]: nodeAt(document, pointer)[keyword as keyof Schema] }
}

/** Whether a fact constrains values of the type of `value`: a maximum, for example, constrains only numbers. */
export function appliesTo({ keyword }: Fact, value: unknown): boolean {
  const { appliesTo: type } = keyword === undefined ? {} : keywordOf(keyword)
  return type === undefined || type === typeOf(value)
}
