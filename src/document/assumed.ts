import { type Assumption, assuming, type OpenApiDocument, type Schema } from './document.ts'
import { ofSameValue, type SchemaNode } from './schemas.ts'

/** The entries of the register of unknowns that make a statement an assumption, by the aspect that they assume. */
export type Assumed = Partial<Record<Assumption, string[]>>

/** What a keyword states in a schema. */
interface Statement {
  keyword: string
  kind: string
  isResponse: boolean
  /** The property that a keyword of an object, such as `required`, is about. */
  property?: Schema | undefined
}

/** Returns what is assumed about a statement at a schema. {@link Assumption} says what each aspect covers. */
export function assumedAt(document: OpenApiDocument, node: SchemaNode, statement: Statement): Assumed {
  const own = unknownsAt(node)
  const outermost = ofSameValue(node).at(-1)
  const found: [Assumption, string[]][] = []
  const { keyword, kind, isResponse, property } = statement
  if (kind === 'type') found.push(['type', own], ['fields', unknownsAt(objectAround(node))])
  if (kind === 'limit') found.push(['limit', own])
  if (isResponse) {
    const isPresence = keyword === 'required' || keyword === 'dependentRequired'
    if (isPresence && !property?.['x-identifier']) found.push(['presence', own])
    if (['type', 'enum'].includes(kind) && outermost?.slot === 'properties' && !isRequired(outermost))
      found.push(['null', unknownsAt(outermost.parent)])
  } else if (['type', 'enum', 'format', 'limit'].includes(kind)) found.push(['value', own])
  const open = found.map(([aspect, ids]) => [aspect, assuming(document, ids, aspect)] as const)
  return Object.fromEntries(open.filter(([, ids]) => ids.length > 0))
}

function unknownsAt(node: SchemaNode | undefined): string[] {
  return ofSameValue(node).flatMap(({ own }) => own)
}

/** The object around a property; for the items of a property, the object around that property. */
function objectAround(node: SchemaNode | undefined): SchemaNode | undefined {
  const { slot, parent } = ofSameValue(node).at(-1) ?? {}
  if (slot === 'items') return objectAround(parent)
  return slot === 'properties' ? parent : undefined
}

function isRequired({ at, parent }: SchemaNode): boolean {
  return ofSameValue(parent).some(({ schema: { required = [] } }) => required.includes(at.at(-1) ?? ''))
}
