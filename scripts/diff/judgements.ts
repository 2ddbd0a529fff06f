/**
 * Where Redocly is known to judge wrong, by the view of this API's users: apps that call it by a client whose methods,
 * arguments and types are generated. Each was found by planting the change (rows/), and its row turns red when Redocly mends it.
 */
import type { Circumstances } from './judgements/circumstances.ts'
import { acceptsAll, allOfOwner, covers, flatten, isEqual, isInsideNot, sameBody } from './judgements/effective.ts'
import { isNode, keysOf } from './pointer.ts'
import type { Side } from './sides.ts'

export interface Judgement {
  id: string
  /** Why it is right, in a sentence that follows what Redocly says. */
  why: string
  /** Whom the change really breaks; nothing where this is another change. */
  right(circumstances: Circumstances): Side[] | undefined
}

const callers: Side[] = ['callers']
const readers: Side[] = ['readers']
const nobody: Side[] = []

/** The first that recognises a change counts. */
export const JUDGEMENTS: Judgement[] = [
  {
    id: 'allof-regrouped',
    why: 'All parts of the allOf together say what they said before.',
    right: ({ oldPointer, newPointer, old, now }) => {
      const [then, after] = [allOfOwner(oldPointer || newPointer), allOfOwner(newPointer || oldPointer)]
      if (then === undefined || after === undefined) return undefined
      return isEqual(flatten(old, then), flatten(now, after)) ? nobody : undefined
    },
  },
  {
    id: 'request-field-removed',
    why: 'A call that still sends the field no longer compiles, and elsewhere it is ignored in silence.',
    right: ({ isField, kind, property, parts, says }) =>
      isField && (kind === 'removed' || property === 'key') && parts.includes('request')
        ? [...new Set([...says, ...callers])]
        : undefined,
  },
  {
    id: 'path-parameter-renamed',
    why: 'The generated methods take path parameters by their names.',
    right: ({ typeName, property, before, after }) =>
      typeName === 'PathItem' && property === 'key' && sameButForNames(before, after) ? callers : undefined,
  },
  {
    id: 'component-renamed-or-removed',
    why: 'Apps name the generated type, which is gone; what is sent and answered is judged beside it.',
    right: ({ typeName, kind, property, oldPointer, oldParts }) =>
      typeName === 'Schema' && isComponent(oldPointer) && (kind === 'removed' || property === 'key')
        ? [...(oldParts.includes('request') ? callers : []), ...(oldParts.includes('answer') ? readers : [])]
        : undefined,
  },
  {
    id: 'default-changed',
    why: 'Whoever leaves the value out relies on what the service takes instead.',
    right: ({ typeName, property, before, parts }) =>
      typeName === 'Schema' && property === 'default' && before !== undefined && parts.includes('request')
        ? callers
        : undefined,
  },
  {
    id: 'required-body-added',
    why: 'Calls without a body are refused.',
    right: ({ typeName, kind, after }) =>
      typeName === 'RequestBody' && kind === 'added' && isNode(after) && after.required === true ? callers : undefined,
  },
  {
    id: 'parameter-elsewhere',
    why: 'The operation takes the same parameters, only from another place: its path, or itself.',
    right: ({ typeName, kind, parameters: { moved, ofOperations } }) => {
      if (!/^Parameter(List)?$/.test(typeName) || kind === 'modified' || ofOperations.length === 0) return undefined
      const isSame = moved.every((parameter) =>
        ofOperations.flat().every((list) => list.some((one) => isEqual(one, parameter))),
      )
      return isSame ? nobody : undefined
    },
  },
  {
    id: 'serialization-written-out',
    why: 'What is written now is what held by default, or the other way round.',
    right: ({ typeName, property, oldNode, newNode }) => {
      if (typeName !== 'Parameter' || (property !== 'style' && property !== 'explode')) return undefined
      const [then, now] = [oldNode, newNode].map(({ in: place, style, explode }) => {
        const effective = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple')
        return { effective, explode: explode ?? effective === 'form' }
      })
      return isEqual(then, now) ? nobody : undefined
    },
  },
  {
    id: 'status-narrowed',
    why: 'The new status is one of those that the range or default stood for, with the same body.',
    right: ({ typeName, kind, property, before, after, oldKey, newResponses }) => {
      if (typeName !== 'Response') return undefined
      if (property === 'key') return covers(before, after) ? nobody : undefined
      const isNarrowed = Object.entries(newResponses).some(
        ([status, response]) => covers(oldKey, status) && sameBody(response, before),
      )
      return kind === 'removed' && isNarrowed ? nobody : undefined
    },
  },
  {
    id: 'status-covered-by-default',
    why: 'The answers of this status keep the body that `default` gives them.',
    right: ({ typeName, kind, before, oldResponses, newResponses }) =>
      typeName === 'Response' &&
      kind === 'removed' &&
      sameBody(before, newResponses.default) &&
      sameBody(before, oldResponses.default)
        ? nobody
        : undefined,
  },
  {
    id: 'success-added',
    why: 'Readers meet a success that they were not told of.',
    right: ({ typeName, kind, newKey, after, oldResponses }) => {
      if (typeName !== 'Response' || kind !== 'added' || !newKey.startsWith('2')) return undefined
      const wasCovered = Object.entries(oldResponses).some(
        ([status, response]) => covers(status, newKey) && sameBody(response, after),
      )
      return wasCovered ? nobody : readers
    },
  },
  {
    id: 'answer-opened',
    why: 'Readers take the fields that they know; that an answer gains one breaks nobody either.',
    right: ({ property, after, parts, says }) =>
      property === 'additionalProperties' && after !== false && parts.includes('answer') && says.includes('readers')
        ? says.filter((side) => side !== 'readers')
        : undefined,
  },
  {
    id: 'dependent-required',
    why: 'Redocly does not look inside dependentRequired.',
    right: ({ typeName, kind, before, after, parts }) => {
      if (typeName !== 'DependentRequired' || kind !== 'modified') return undefined
      const [then, now] = [before, after].map((names) => (Array.isArray(names) ? names : []))
      return [
        ...(parts.includes('request') && now?.some((name) => !then?.includes(name)) ? callers : []),
        ...(parts.includes('answer') && then?.some((name) => !now?.includes(name)) ? readers : []),
      ]
    },
  },
  {
    id: 'inside-not',
    why: 'Redocly judges a schema below `not` as if it stood outside, where wider and narrower are the other way round.',
    right: ({ typeName, newPointer, oldPointer, property, before, after, parts, says }) => {
      if (typeName !== 'Schema' || !isInsideNot(newPointer || oldPointer) || !CONSTRAINTS.has(property ?? ''))
        return undefined
      // Neither wider nor narrower than before.
      if (says.length > 0 && !Array.isArray(before ?? after) && before !== undefined && after !== undefined) return says
      const sides = [...(parts.includes('request') ? callers : []), ...(parts.includes('answer') ? readers : [])]
      return sides.filter((side) => !says.includes(side))
    },
  },
  {
    id: 'const-is-enum',
    why: 'A const is an enum of one value.',
    right: ({ typeName, property, oldNode, newNode, parts }) => {
      if (typeName !== 'Schema' || (property !== 'enum' && property !== 'const')) return undefined
      const [then, now] = [valuesOf(oldNode), valuesOf(newNode)]
      if (!then || !now || 'const' in oldNode === 'const' in newNode) return undefined
      return [
        ...(parts.includes('request') && !then.every((value) => now.includes(value)) ? callers : []),
        ...(parts.includes('answer') && !now.every((value) => then.includes(value)) ? readers : []),
      ]
    },
  },
  {
    id: 'no-limit-at-all',
    why: 'At least 0 is what holds without a limit.',
    right: ({ property, before, after }) =>
      /^min(Items|Length|Properties)$/.test(property ?? '') && (before ?? 0) === 0 && (after ?? 0) === 0
        ? nobody
        : undefined,
  },
  {
    id: 'security-of-operation',
    why: 'What counts is the security that holds for the operation, be it its own or the document’s.',
    right: ({ typeName, kind, security }) => {
      if (typeName !== 'SecurityRequirementList' || kind === 'modified' || security.length === 0) return undefined
      return security.every(([before, now]) => acceptsAll(now, before)) ? nobody : callers
    },
  },
  {
    id: 'bearer-format',
    why: 'bearerFormat is a hint to readers of the document; the same token is sent.',
    right: ({ typeName, property }) =>
      typeName === 'SecurityScheme' && property === 'bearerFormat' ? nobody : undefined,
  },
  {
    id: 'retry-safe-withdrawn',
    why: 'Clients repeat the call by this mark, which now may do harm.',
    right: ({ property, before, after }) =>
      property === 'x-retry-safe' && before === true && after !== true ? callers : undefined,
  },
]

const CONSTRAINTS = new Set(
  `required type enum const pattern format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength
  minItems maxItems uniqueItems minProperties maxProperties additionalProperties`.split(/\s+/),
)

const sameButForNames = (before: unknown, after: unknown) =>
  String(before).replace(/\{[^}]+\}/g, '{}') === String(after).replace(/\{[^}]+\}/g, '{}')

const isComponent = (pointer: string) => pointer.startsWith('#/components/schemas/') && keysOf(pointer).length === 3

const valuesOf = (schema: Record<string, unknown>) =>
  'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined
