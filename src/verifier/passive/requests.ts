import type { Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { isOpen } from '../../document/keywords/types.ts'
import { isObject } from '../../document/walk.js'
import { parseJson } from '../../json.ts'
import { getOrAdd } from '../../maps.ts'
import { cut } from '../../printable.ts'
import type { Shown } from '../checks/responses.ts'
import type { Suite } from '../checks/suite.ts'
import type { Exchange } from '../http/exchange.ts'
import { excusesOfNull } from '../inputs/cases.ts'
import { type InputField, inputFieldsOf, openAbout } from '../inputs/fields.ts'
import { brokenBy, type Input, inputOf, placeOf, valuesOf } from '../inputs/input.ts'
import { excusesForSent } from '../model/facts.ts'
import { hasStatus } from '../model/status.ts'
import { hasHidden, isProvable } from './hidden.ts'

/** Kinds of facts that are verified only if the service both accepts an allowed value and rejects a forbidden one. */
const TWO_SIDED = ['type', 'limit', 'enum', 'format']
const MAX_VALUE_LENGTH = 80

type RequestSuite = Pick<Suite, 'document' | 'facts' | 'validator' | 'alongside' | 'samples'>

/** Creates a judge that states what recorded requests and the statuses of their responses show about facts on input. */
export function createRequestJudge(suite: RequestSuite) {
  const { document, facts } = suite
  const byOperation = Map.groupBy(
    facts.filter(({ at }) => at?.in === 'query' || at?.in === 'body'),
    ({ operationId }) => operationId,
  )
  /** The sides of a fact that traffic has shown. */
  const sides = new Map<string, Set<'accepted' | 'rejected'>>()
  const succeeded = new Set<string>()
  const hidden = new Set<string>()

  return {
    /** Whether the recording hides a value that would test a fact. */
    hides: (fact: string) => hidden.has(fact),

    /** Whether traffic has shown at least one side of a fact: an accepted allowed value, or a rejected forbidden one. */
    isPartlyTested: (fact: string) => sides.has(fact),

    /** Lists the facts that a request with a valid credential confirms or contradicts. @param path parameters of the path */
    judge(operation: Operation, exchange: Exchange, path: Record<string, string>): Shown[] {
      const { url, requestBody, status } = exchange
      const isSuccess = hasStatus('2XX', status)
      // A 422 rejects input as well, but with a wrong status. Other errors may have other causes.
      if (!isSuccess && status !== 400 && status !== 422) return []
      const place = `${operation.id} ${new URL(url).pathname}`
      // A path with a hidden ID is that of many resources.
      if (isSuccess && !hasHidden(path)) succeeded.add(place)
      if (requestBody !== undefined && parseJson(requestBody) === undefined) return aboutBrokenJson(operation, status)
      const input = inputOf(document, operation, exchange)
      const tested = shownOf(byOperation.get(operation.id) ?? [], input)
      // The hidden value may be the reason for the rejection.
      if (!isSuccess && hasHidden(input)) return []
      const [broken, ...others] = brokenBy(suite, operation, tested, input)
      if (others.length > 0) return []
      if (broken && status === 400) return sided(broken, 'rejected')
      if (broken) {
        const [value] = valuesOf(broken, input)
        return notRejected(broken, value, status, excusesOfNull(document, operation, broken, value))
      }
      if (isSuccess) return allowed(tested, input)
      // If the path has never worked, something else may be wrong with it.
      return succeeded.has(place) ? rejected(suite, operation, input, status) : []
    },
  }

  /** Leaves out the facts that a hidden value of the input would test. */
  function shownOf(tested: Fact[], input: Input): Fact[] {
    return tested.filter((fact) => {
      const isShown = valuesOf(fact, input).every((value) => isProvable(value, fact.keyword))
      if (!isShown) hidden.add(fact.id)
      return isShown
    })
  }

  /** What a success response shows about a request that breaks nothing. */
  function allowed(tested: Fact[], input: Input): Shown[] {
    return tested.flatMap((fact): Shown[] => {
      const { kind, keyword, value } = fact
      const values = valuesOf(fact, input)
      if (kind === 'presence' && keyword === undefined && fact.at?.path.length !== 0)
        return values.length === 0 ? [confirmed(fact)] : []
      if (values.length === 0) return []
      if (kind === 'parameter') return [confirmed(fact)]
      if (keyword === 'enum value') return values.includes(value) ? [confirmed(fact)] : []
      // A limit is shown only by the outermost allowed value.
      const isAtLimit = values.some((each) => (Array.isArray(each) ? each.length : each) === value)
      return keyword?.match(/^(minimum|maximum|maxItems)$/) && !isAtLimit ? [] : sided(fact, 'accepted')
    })
  }

  function sided(fact: Fact, side: 'accepted' | 'rejected'): Shown[] {
    if (!TWO_SIDED.includes(fact.kind)) return side === 'rejected' ? [confirmed(fact)] : []
    const seen = getOrAdd(sides, fact.id, () => new Set()).add(side)
    // Any text in a query is a string and a list.
    const isOneSided = fact.at?.in === 'query' && (fact.value === 'string' || fact.value === 'array')
    return seen.size === 2 || isOneSided ? [confirmed(fact)] : []
  }
}

const confirmed = ({ id }: Fact): Shown => ({ fact: id, problems: [] })

function aboutBrokenJson({ id, requestBody }: Operation, status: number): Shown[] {
  const fact = `${id}/400`
  if (!requestBody) return []
  const sent = 'a body that is not JSON'
  return [
    { fact, problems: status === 400 ? [] : [{ kind: 'status', sent, expected: '400', got: status, restsOn: [] }] },
  ]
}

/** What a status other than 400 shows about a request that breaks one fact. @param open further entries that excuse it */
function notRejected(fact: Fact, value: unknown, status: number, open: string[]): Shown[] {
  const { at, keyword, value: type } = fact
  const isWhole = at?.path.length === 0
  if (at?.in === 'body' && keyword === 'type') {
    const schema = { type: String(type) }
    if (isOpen(value, { schema, place: 'body', isWhole })) return []
  }
  const sent = value === undefined ? 'no value' : cut(JSON.stringify(value), MAX_VALUE_LENGTH)
  const restsOn = [...excusesForSent(fact, 'forbidden'), ...open]
  return [{ fact: fact.id, problems: [{ kind: 'status', sent, expected: '400', got: status, restsOn }] }]
}

/** What a rejection shows about a request that breaks nothing: something only if a single, fully documented value was sent. */
function rejected(suite: RequestSuite, operation: Operation, { query, body }: Input, status: number): Shown[] {
  const { document, facts } = suite
  const [only, ...others] = [
    ...Object.entries(query).map(([name, value]) => ({ in: 'query', name, value })),
    ...Object.entries(isObject(body) ? body : {}).map(([name, value]) => ({ in: 'body', name, value })),
  ]
  if (!only || others.length > 0) return []
  const fields = inputFieldsOf(document, facts, operation)
  const field = fields.find((each) => each.place === only.in && each.name === only.name)
  if (!field || !isSure(suite, operation, field)) return []
  const place = JSON.stringify([only.in, [only.name]])
  const about = facts.filter((each) => each.operationId === operation.id && placeOf(each) === place)
  // The most specific fact is named: an enum value or a limit rather than the type.
  const isOfValue = ({ keyword = '', value }: Fact) => NAMED_BY_VALUE.includes(keyword) && value === only.value
  const fact = about.find(isOfValue) ?? about.find(({ keyword }) => keyword === 'type')
  if (!fact) return []
  const restsOn = [...new Set([...excusesForSent(fact, 'allowed'), ...openAbout([field])])]
  const sent = JSON.stringify(only.value)
  const expected = operation.success.status
  return [{ fact: fact.id, problems: [{ kind: 'status', sent, expected, got: status, restsOn }] }]
}

/** Keywords of the facts that are about a single value. */
const NAMED_BY_VALUE = ['enum value', 'minimum', 'maximum']

/** Whether a service must accept any allowed value of a field, whatever its state is. */
function isSure({ samples, alongside }: RequestSuite, { id }: Operation, { name, schema }: InputField): boolean {
  if (samples[id] || Object.hasOwn(alongside[id] ?? {}, name)) return false
  const { enum: values, type, minimum, maximum } = schema
  return values !== undefined || type === 'boolean' || (minimum !== undefined && maximum !== undefined)
}
