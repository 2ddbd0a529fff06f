import { isDeepStrictEqual } from 'node:util'
import { follow, type OpenApiDocument, type Operation, type Schema } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { nodeAt } from '../../document/schemas.ts'
import { assertionOf } from '../engine/facts.ts'
import type { Validator } from '../engine/validator.ts'
import { answersItself, bodyOf, changesCall, queryOf, refusal, withBody, withQuery } from './faults.ts'
import { anyhow, breaking, type Call, type Mutant, type MutantKind } from './mutant.ts'
import { ABSENT, changeLast } from './nested-values.ts'
import { type IsMeant, readAs, TEXTS, VALUES, validValue } from './request-values.ts'

/** Derives, from all that the document states of queries and bodies, services that take more, less, or something else. */
export function requestMutants(
  document: OpenApiDocument,
  validator: Validator,
  facts: Fact[],
  operations: Operation[],
): Mutant[] {
  const ofRequests = facts.filter(({ at }) => at?.in === 'query' || at?.in === 'body')
  return ofRequests.flatMap(mutantsOf)

  function mutantsOf(fact: Fact): Mutant[] {
    const { id, operationId, kind, keyword, value, at } = fact
    if (keyword === undefined) return kind === 'parameter' ? ofParameter(fact) : ofPresence(fact)
    const schema = nodeAt(document, fact.pointer)
    const proper = validValue(document, schema)
    const read = (given: unknown) => (at?.in === 'query' ? readAs(schema, given) : given)
    const takes = (
      kind: MutantKind,
      says: string,
      isMeant: IsMeant,
      instead: (value: unknown) => unknown = () => proper,
    ) => breaking(id, kind, `${says} is taken`, taking(fact, isMeant, instead))
    const refuses = (kind: MutantKind, says: string, isMeant: IsMeant) =>
      breaking(id, kind, `${says} is refused`, refusing(fact, isMeant))

    /** @param beyond how far a number lies beyond the limit */
    const limits = (beyond: (value: number) => number, isWithin: (beyond: number) => boolean) => {
      const isNumber = (isMeant: (beyond: number) => boolean) => (given: unknown) => {
        const number = read(given)
        return typeof number === 'number' && isMeant(beyond(number))
      }
      return [
        takes(
          'limit',
          'what lies next to it',
          isNumber((by) => !isWithin(by) && by <= 1),
        ),
        takes(
          'limit',
          'anything beyond it',
          isNumber((by) => !isWithin(by)),
        ),
        refuses(
          'limit',
          'what just lies within it',
          isNumber((by) => isWithin(by) && by > -1),
        ),
      ]
    }

    switch (keyword) {
      case 'default':
        return [1, -1].map((by) =>
          breaking(
            id,
            'parameter',
            `${by > 0 ? 'one more' : 'one less'} when it is left out`,
            changesCall(operationId, (call) => {
              const name = at?.path[0] ?? ''
              return queryOf(call).has(name)
                ? undefined
                : withQuery(call, (query) => query.set(name, String(Number(value) + by)))
            }),
          ),
        )
      case 'type':
      case 'oneOf': {
        const assertion = assertionOf(document, fact) ?? {}
        const isWrong = (given: unknown) => !validator.fits(assertion, read(given))
        const wrong = (at?.in === 'query' ? TEXTS : VALUES).filter(([, sample]) => isWrong(sample))
        // Any text of a query is a text, or a list of texts: all that can go wrong is that one is refused.
        if (wrong.length === 0) return [refuses('type', 'a proper value', (given) => !isWrong(given))]
        return wrong.map(([says, , isMeant]) => takes('type', says, (given) => isMeant(given) && isWrong(given)))
      }
      case 'enum': {
        const known = value as unknown[]
        return [
          takes(
            'enum',
            'an unknown value',
            (given) => typeof given === 'string' && !known.includes(given) && !isOther(fact, given),
          ),
        ]
      }
      case 'enum value':
        return [refuses('enum', 'it', (given) => given === value)]
      case 'minimum':
      case 'exclusiveMinimum':
        return limits(
          (given) => Number(value) - given,
          (by) => (keyword === 'minimum' ? by <= 0 : by < 0),
        )
      case 'maximum':
        return limits(
          (given) => given - Number(value),
          (by) => by <= 0,
        )
      case 'maxItems': {
        const most = Number(value)
        const isList = (isMeant: (length: number) => boolean) => (given: unknown) =>
          Array.isArray(given) && isMeant(given.length)
        const cut = (given: unknown) => (given as unknown[]).slice(0, most)
        return [
          takes(
            'limit',
            'a list of one item more',
            isList((length) => length === most + 1),
            cut,
          ),
          takes(
            'limit',
            'a list of any length',
            isList((length) => length > most),
            cut,
          ),
          refuses(
            'limit',
            'the longest list',
            isList((length) => length === most),
          ),
        ]
      }
      case 'pattern': {
        const pattern = String(value)
        const looser = {
          'a text of another form': '',
          'what begins otherwise': pattern.replace(/^\^/, ''),
          'what ends otherwise': pattern.replace(/\$$/, ''),
        }
        const fits = (each: string, given: unknown) => new RegExp(each).test(String(given))
        return Object.entries(looser)
          .filter(([, each]) => each !== pattern)
          .map(([says, each]) =>
            takes('pattern', says, (given) => fits(each, given) && !fits(pattern, given) && !isOther(fact, given)),
          )
      }
      default:
        throw new Error(`No faults are known for "${keyword}" of ${id}; teach mutants/requests.ts to break it.`)
    }
  }

  function ofParameter(fact: Fact): Mutant[] {
    const { id, operationId, at } = fact
    const { parameters = [] } = operations.find((each) => each.id === operationId) ?? {}
    const schema = follow<Schema>(document, parameters.find(({ name }) => name === at?.path[0])?.schema ?? {})
    const isProper = (given: unknown) => validator.fits(schema, readAs(schema, given))
    return [
      breaking(id, 'parameter', 'it is refused', refusing(fact, isProper)),
      anyhow(
        id,
        'parameter',
        'it is ignored',
        taking(fact, isProper, () => ABSENT),
      ),
    ]
  }

  function ofPresence({ id, operationId, at }: Fact): Mutant[] {
    if (at?.in === 'body') {
      const instead = changesCall(operationId, (call, { lastSuccess }) =>
        call.body === undefined ? withBody(call, bodyOf(lastSuccess(operationId)?.call ?? call) ?? {}) : undefined,
      )
      return [breaking(id, 'parameter', 'a missing body is taken', instead)]
    }
    const without = answersItself(operationId, (call) =>
      queryOf(call).has(at?.path[0] ?? '') ? undefined : refusal(400),
    )
    return [breaking(id, 'parameter', 'it may not be left out', without)]
  }

  /** Whether a value is allowed by another alternative for the same place. */
  function isOther({ operationId, at }: Fact, given: unknown): boolean {
    const alternatives = ofRequests.find(
      (each) => each.keyword === 'oneOf' && each.operationId === operationId && isDeepStrictEqual(each.at, at),
    )
    return alternatives !== undefined && validator.fits(nodeAt(document, alternatives.pointer), given)
  }
}

/** Hands a call on with a proper value in place of one that is meant. */
function taking(fact: Fact, isMeant: IsMeant, instead: (value: unknown) => unknown): Mutant['apply'] {
  return changesCall(fact.operationId, (call, { lastSuccess }) => {
    if (fact.at?.path.length !== 0) return withValue(fact, call, (value) => (isMeant(value) ? instead(value) : value))
    const body = bodyOf(call)
    const last = lastSuccess(fact.operationId)
    return body !== undefined && last && isMeant(body) ? { ...call, body: last.call.body } : undefined
  })
}

function refusing(fact: Fact, isMeant: IsMeant): Mutant['apply'] {
  return answersItself(fact.operationId, (call) =>
    withValue(fact, call, (value) => (isMeant(value) ? ABSENT : value)) ? refusal(400) : undefined,
  )
}

/** A call with another value at the place that a fact speaks of; none where nothing stands there, or it stays the same. */
function withValue({ at }: Fact, call: Call, change: (value: unknown) => unknown): Call | undefined {
  const [name = '', ...inside] = at?.path ?? []
  if (at?.in === 'body') {
    const changed = changeLast(bodyOf(call), [name, ...inside], change)
    return changed === undefined ? undefined : withBody(call, changed)
  }
  const text = queryOf(call).get(name)
  if (text === null) return undefined
  const changed = changeLast(inside.length > 0 ? text.split(',') : text, inside, change)
  if (changed === undefined) return undefined
  return withQuery(call, (query) => {
    if (changed === ABSENT) query.delete(name)
    else query.set(name, String(changed))
  })
}
