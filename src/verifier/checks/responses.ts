import {
  documentedStatus,
  isJsonType,
  JSON_TYPE,
  listOperations,
  type OpenApiDocument,
} from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import type { Exchange } from '../http/exchange.ts'
import { appliesTo, assertionOf, excusesForReceived, isOpenNull } from '../model/facts.ts'
import type { BodyProblem } from '../model/problem.ts'
import { commonExcuses, type Problem } from '../model/problem.ts'
import type { Validator } from '../model/validator.ts'
import { valuesAt } from '../model/values.ts'

/** What a response shows about one fact. */
export interface Shown {
  /** ID of the fact. */
  fact: string
  /** How the response contradicts the fact; none if it confirms the fact. */
  problems: Problem[]
}

/** Maximum number of nonconforming values that are reported for one fact. */
const MAX_REPORTED = 3

/**
 * Returns a function that lists the facts that a response confirms or contradicts. A response can do both: a list may have
 * items that conform and others that do not.
 */
export function createResponseJudge(document: OpenApiDocument, validator: Validator, facts: Fact[]) {
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const ofResponses = facts.filter(({ at }) => at?.in === 'answer')
  const excuses = new Map(facts.map(({ id, restsOn = [] }) => [id, restsOn]))
  const openAbout = (id: string) => excuses.get(id) ?? []
  const byResponse = Map.groupBy(
    ofResponses.map((fact) => ({ fact, assertion: assertionOf(document, fact) })),
    ({ fact }) => `${fact.operationId}/${fact.at?.status}`,
  )

  return (exchange: Exchange): Shown[] => {
    const operation = operations.get(exchange.operationId)
    if (!operation) return []
    const documented = documentedStatus(operation, exchange.status)
    if (documented === undefined) {
      // No fact is about this status, so the response contradicts that the operation responds as documented.
      const fact = `${operation.id}/operation`
      return [{ fact, problems: [{ kind: 'undocumented status', got: exchange.status, restsOn: openAbout(fact) }] }]
    }
    const response: string = documented
    const id = `${operation.id}/${response}`
    const body = read(exchange)
    const schema = operation.responses[response]?.content?.[JSON_TYPE]?.schema
    const shown = (byResponse.get(id) ?? []).flatMap(({ fact, assertion }): Shown[] => {
      const { id: ofFact, keyword, at, assumes = {} } = fact
      if (keyword === 'empty') return [{ fact: ofFact, problems: bodyProblems(exchange, response, openAbout(ofFact)) }]
      if (keyword === 'content-type') return [{ fact: ofFact, problems: typeProblems(exchange, openAbout(ofFact)) }]
      if (!assertion || !at || 'got' in body) return []
      const all = [...valuesAt(body.value, at.path)]
      // A `null` that may stand for an omitted field is neither right nor wrong.
      const found = all
        .filter(({ value }) => appliesTo(fact, value) && !isOpenNull(assumes, value))
        // A field that is missing belongs to the value itself.
        .map((each) => ({ ...each, around: keyword === 'required' ? each.value : each.around }))
      const wrong = found.filter(({ value }) => !validator.fits(assertion, value))
      const excused = wrong.filter(
        ({ value, around }) => excusesForReceived(document, assumes, value, around).length > 0,
      )
      // Reported apart, because the unknowns that excuse one value must not excuse another one.
      const strict = wrong.filter((each) => !excused.includes(each))
      // A field whose presence is assumed must still occur somewhere, so a response may both confirm and contradict the fact.
      const holds = wrong.length === 0 || assumes.presence ? found.length > wrong.length : false
      return [...(holds ? [{ fact: ofFact, problems: [] }] : []), ...reported(strict), ...reported(excused)]

      function reported(values: typeof found): Shown[] {
        if (!assertion || values.length === 0) return []
        // Messages may only show values that the schema of the whole body documents.
        const of = schema ?? assertion
        const problems = values
          .slice(0, MAX_REPORTED)
          .flatMap(({ value, pointer, around }) => validator.problems(assertion, value, { at: pointer, around, of }))
        const restsOn = [
          ...new Set(values.flatMap(({ value, around }) => excusesForReceived(document, assumes, value, around))),
        ]
        const more = values.length - MAX_REPORTED
        const listed = problems.map((problem, nth) => {
          const isLast = nth === problems.length - 1
          return { ...problem, response, restsOn, ...(isLast && more > 0 && { more }) }
        })
        return [{ fact: ofFact, problems: listed }]
      }
    })
    return [{ fact: id, problems: beyond() }, ...shown]

    /** The problems with a body that is not readable JSON, or that violates the schema although `shown` contains no problem. */
    function beyond(): Problem[] {
      if (!schema) return []
      // A wrong path may lead to a web page, but no unknown leaves open whether JSON is valid.
      if ('got' in body) return [{ ...body, response, restsOn: isJsonType(exchange.contentType) ? [] : openAbout(id) }]
      if (shown.some((each) => each.problems.length > 0)) return []
      const problems = validator.problems(schema, body.value)
      const restsOn = commonExcuses(problems)
      return problems.map((problem) => ({ ...problem, response, restsOn }))
    }
  }
}

function bodyProblems({ text, unreadable }: Exchange, response: string, restsOn: string[]): Problem[] {
  if (text === '' && !unreadable) return []
  return [{ kind: 'unexpected body', ...(text !== '' && { characters: text.length }), response, restsOn }]
}

function typeProblems({ contentType }: Exchange, restsOn: string[]): Problem[] {
  if (isJsonType(contentType)) return []
  return [{ kind: 'content type', expected: JSON_TYPE, got: nameOf(contentType), restsOn }]
}

function read({ text, unreadable }: Exchange): { value: unknown } | Omit<BodyProblem, 'restsOn'> {
  if (unreadable) return { kind: 'body', got: 'undecodable', because: unreadable }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    if (text === '') return { kind: 'body', got: 'nothing' }
    return { kind: 'body', characters: text.length, ...nonJson(text, (error as Error).message) }
  }
}

/** Describes a text that is not JSON without quoting it, because it may contain secrets. */
function nonJson(text: string, why: string): Pick<BodyProblem, 'got' | 'because'> {
  if (/^\s*</.test(text)) return { got: 'HTML or XML' }
  if (/^(Unexpected end|Unterminated)/.test(why) || why.includes(`at position ${text.length} `))
    return { got: 'truncated JSON' }
  const [number] = text.match(/(?<=[[:,]\s*)-?(NaN|Infinity)(?=\s*[\],}])/) ?? []
  return { got: 'not JSON', ...(number && { because: `${number} is no JSON value` }) }
}

/** Names a media type in a message. An invalid one is not quoted, because it may contain a secret. */
function nameOf(contentType: string): string {
  if (contentType === '') return 'no content type'
  return /^[\w.+-]{1,40}\/[\w.+-]{1,60}$/.test(contentType) ? contentType : 'something that is not a media type'
}
