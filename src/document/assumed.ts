/**
 * Decides which statements of a schema are assumptions, and on which entries of the register of unknowns they rest. A service
 * that differs from the document only in an assumption does not break the contract.
 *
 * An entry excuses only the aspects in its `about`, only at the nodes that name it, and nothing below or beside them. If
 * statements rested on the entries of all schemas around them, a single entry about combinations of settings would turn every
 * documented limit of a setting into an assumption. Of the aspects, these concern statements of schemas:
 *
 * - `type`, `limit`, `enum`, `format` and `default`: the statements of the same kind about the value itself.
 * - `fields`: the types, limits, enums and formats of the direct properties of an object, and of the items of a property that
 *   is a list, but not what such a property or item contains. A property with `x-unknown: []` is exempt: the service's
 *   description states its schema, although it leaves the others open. At a list, those of its items.
 * - `presence`: whether a response has the properties that it should have, except identifiers (`x-identifier`).
 * - `null`: whether a response has `null` instead of omitting an optional property. It concerns only types and enums, because
 *   `null` violates neither a limit nor a format. It does not cover required properties.
 * - `value`: whether a service accepts an allowed value. It concerns only requests, because nothing accepts a response.
 *
 * A schema below `allOf`, `oneOf` or `anyOf` describes the same value as the schema around it and inherits its entries, so
 * `fields` at an object also covers the properties that `allOf` adds. The reverse does not hold: an entry at one of these parts
 * excuses only what that part states.
 *
 * The other aspects are not about statements of schemas. facts.ts applies `name` and `body`, and rules.ts rejects a rule about
 * any open aspect.
 */
import { ASPECTS, type Aspect, leavingOpen, type OpenApiDocument, type Schema } from './document.ts'
import { ofSameValue, type SchemaNode } from './schemas.ts'

/** The entries of the register of unknowns that make a statement an assumption, by the aspect that they leave open. */
export type Assumed = Partial<Record<Aspect, string[]>>

/** A statement that a keyword makes in a schema. */
interface Statement {
  keyword: string
  kind: string
  isResponse: boolean
  /** The property that a keyword of an object, such as `required`, is about. */
  property?: Schema | undefined
}

/** The kinds of statements about the value of a property. The aspects `fields` and `value` cover them. */
const OF_VALUES = ['type', 'limit', 'enum', 'format']

/** Returns what is assumed about a statement at a schema; empty if it is a fact. */
export function assumedAt(document: OpenApiDocument, node: SchemaNode, statement: Statement): Assumed {
  const own = unknownsAt(node)
  const outermost = ofSameValue(node).at(-1)
  const found: [Aspect, string[]][] = []
  const { keyword, kind, isResponse, property } = statement
  if (OF_VALUES.includes(kind)) {
    const list = outermost?.slot === 'items' ? outermost.parent : undefined
    found.push(['fields', [...unknownsAt(list), ...unknownsAt(objectAround(node))]])
  }
  // `presence` follows below, because only responses have such statements and identifiers are exempt.
  const aspect = ASPECTS.find((each) => each === kind && each !== 'presence')
  if (aspect) found.push([aspect, own])
  if (isResponse) {
    const isPresence = keyword === 'required' || keyword === 'dependentRequired'
    // The object names the entry, because `required` and `dependentRequired` are keywords of the object.
    if (isPresence && !property?.['x-identifier']) found.push(['presence', own])
    // Here, too, the object names the entry, but the statement is in the schema of its property.
    if (['type', 'enum'].includes(kind) && outermost?.slot === 'properties' && !isRequired(outermost))
      found.push(['null', unknownsAt(outermost.parent)])
  } else if (OF_VALUES.includes(kind)) found.push(['value', own])
  const open = found.map(([name, ids]) => [name, leavingOpen(document, ids, name)] as const)
  return Object.fromEntries(open.filter(([, ids]) => ids.length > 0))
}

/** The entries that a schema names, and those of the schemas around it that describe the same value. */
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

/** Whether the object of a property requires it, in the object's own schema or in one around it, such as that with the `allOf`. */
function isRequired({ at, parent }: SchemaNode): boolean {
  return ofSameValue(parent).some(({ schema: { required = [] } }) => required.includes(at.at(-1) ?? ''))
}
