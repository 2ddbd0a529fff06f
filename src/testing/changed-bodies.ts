import fc from 'fast-check'
import type { OperationId } from '../../generated/operation-table.ts'
import { JSON_TYPE, listOperations, type Schema } from '../document/document.ts'
import { document } from '../document/openapi.ts'

export interface ResponseExample {
  operationId: OperationId
  /** Status code, range or `default`. */
  documented: string
  status: number
  schema: Schema
  body: unknown
}

/** Every example of a response body in the document. */
export const responseExamples: ResponseExample[] = listOperations(document).flatMap(({ id, responses }) =>
  Object.entries(responses).flatMap(([documented, { content }]) => {
    const { schema = {}, example, examples } = content?.[JSON_TYPE] ?? {}
    const bodies = examples ? Object.values(examples).map(({ value }) => value) : example === undefined ? [] : [example]
    const status = { '2XX': 200, default: 503 }[documented] ?? Number(documented)
    return bodies.map((body) => ({ operationId: id as OperationId, documented, status, schema, body }))
  }),
)

/** A copy of the first example of an operation's success response. */
export function exampleOf(id: OperationId): unknown {
  return structuredClone(responseExamples.find(({ operationId, status }) => operationId === id && status < 400)?.body)
}

/** Matches every string, key and number in a changed part. */
export const CANARIES = /canary|9182736/

const canary = fc.string({ maxLength: 5 }).map((text) => `canary${text}`)
const leaves = [canary, fc.nat(999).map((rest) => Number(`9182736${rest}`)), fc.boolean(), fc.constant(null)]
const { value: changedPart } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    ...leaves,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(canary, tie('value'), { maxKeys: 3 }),
  ),
}))

/** Examples with one to three changes: a part, or the whole, is replaced or removed, or gets another field. */
export const changedExamples: fc.Arbitrary<ResponseExample> = fc
  .tuple(
    fc.constantFrom(...responseExamples),
    fc.array(fc.tuple(fc.nat(), fc.option(changedPart, { nil: undefined }), canary), { minLength: 1, maxLength: 3 }),
  )
  .map(([example, changes]) => {
    const root = { body: structuredClone(example.body) }
    for (const [nth, part, key] of changes) {
      const places = [...placesIn(root)]
      const [holder = root, name = 'body'] = places[nth % places.length] ?? []
      if (part === undefined) delete holder[name]
      else if (typeof holder[name] === 'object' && holder[name] !== null && nth % 3 === 0)
        Object.assign(holder[name], { [key]: part })
      else holder[name] = part
    }
    return { ...example, body: JSON.parse(JSON.stringify(root.body ?? null)) }
  })

// biome-ignore lint/suspicious/noExplicitAny: any JSON value
function* placesIn(holder: any): Generator<[holder: any, key: string]> {
  for (const [key, value] of Object.entries(holder)) {
    yield [holder, key]
    if (typeof value === 'object' && value !== null) yield* placesIn(value)
  }
}
