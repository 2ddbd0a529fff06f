import { ASPECTS, type Aspect, leavingOpen, type OpenApiDocument, type Schema } from './document.ts'
import { ofSameValue, type SchemaNode } from './schemas.ts'

/** The entries of the register of unknowns that make a statement an assumption, by the aspect that they leave open. */
export type Assumed = Partial<Record<Aspect, string[]>>

interface Statement {
  keyword: string
  kind: string
  isResponse: boolean
  /** The property that a keyword of an object, such as `required`, is about. */
  property?: Schema | undefined
}

const OF_VALUES = ['type', 'limit', 'enum', 'format']

export function assumedAt(document: OpenApiDocument, node: SchemaNode, statement: Statement): Assumed {
  const own = unknownsAt(node)
  const outermost = ofSameValue(node).at(-1)
  const found: [Aspect, string[]][] = []
  const { keyword, kind, isResponse, property } = statement
  if (OF_VALUES.includes(kind)) found.push(['fields', unknownsAt(objectAround(node))])
  const aspect = ASPECTS.find((each) => each === kind && each !== 'presence')
  if (aspect) found.push([aspect, own])
  if (isResponse) {
    const isPresence = keyword === 'required' || keyword === 'dependentRequired'
    if (isPresence && !property?.['x-identifier']) found.push(['presence', own])
    if (['type', 'enum'].includes(kind) && outermost?.slot === 'properties' && !isRequired(outermost))
      found.push(['null', unknownsAt(outermost.parent)])
  } else if (OF_VALUES.includes(kind)) found.push(['value', own])
  const open = found.map(([aspect, ids]) => [aspect, leavingOpen(document, ids, aspect)] as const)
  return Object.fromEntries(open.filter(([, ids]) => ids.length > 0))
}

function unknownsAt(node: SchemaNode | undefined): string[] {
  return ofSameValue(node).flatMap(({ own }) => own)
}

/**
 * The object around a property, or around the property with these items; `undefined` for a property that is documented
 * although the fields of its object are not.
 */
function objectAround(node: SchemaNode | undefined): SchemaNode | undefined {
  const { slot, parent, given } = ofSameValue(node).at(-1) ?? {}
  if (slot === 'items') return objectAround(parent)
  return slot === 'properties' && given?.['x-unknown']?.length !== 0 ? parent : undefined
}

function isRequired({ at, parent }: SchemaNode): boolean {
  return ofSameValue(parent).some(({ schema: { required = [] } }) => required.includes(at.at(-1) ?? ''))
}
