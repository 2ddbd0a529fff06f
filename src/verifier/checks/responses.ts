import {
  documentedStatus,
  isJsonType,
  JSON_TYPE,
  listOperations,
  type OpenApiDocument,
} from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import type { Exchange } from '../http/target.ts'
import { appliesTo, assertionOf, excusesOf, isOpenNull } from '../model/facts.ts'
import { commonExcuses, type Problem, type Validator } from '../model/validator.ts'

/** What a response shows about one fact. */
export interface Shown {
  fact: string
  /** How the response contradicts the fact; missing if it confirms the fact. */
  problem?: string
  /** As in {@link Problem}. */
  pointer?: string | undefined
  /** The unknowns that excuse the problem, as in {@link Problem}. Default: those on which the fact rests. */
  restsOn?: string[]
}

/** Maximum number of items of a list that are checked one by one; the schema as a whole covers the others. */
const MAX_ITEMS = 10_000
/** Maximum number of nonconforming values that are reported for one fact. */
const MAX_REPORTED = 3

/**
 * Returns a function that lists the facts that a response confirms or contradicts. A response can do both: a list may have
 * items that conform and others that do not.
 */
export function createResponseJudge(document: OpenApiDocument, validator: Validator, facts: Fact[]) {
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const ofResponses = facts.filter(({ at }) => at?.in === 'answer')
  const byResponse = Map.groupBy(
    ofResponses.map((fact) => ({ fact, assertion: assertionOf(document, fact) })),
    ({ fact }) => `${fact.operationId}/${fact.at?.status}`,
  )

  return (exchange: Exchange): Shown[] => {
    const operation = operations.get(exchange.operationId)
    if (!operation) return []
    const status = documentedStatus(operation, exchange.status)
    if (!status) {
      // No fact is about this status, so the response contradicts that the operation responds as documented.
      return [{ fact: `${operation.id}/operation`, problem: `got ${exchange.status}, which is undocumented` }]
    }
    const id = `${operation.id}/${status}`
    const body = read(exchange)
    const schema = operation.responses[status]?.content?.[JSON_TYPE]?.schema
    const shown = (byResponse.get(id) ?? []).flatMap(({ fact, assertion }): Shown[] => {
      const { id: ofFact, keyword, at, assumes = {} } = fact
      const { text, unreadable, contentType } = exchange
      const holdsIf = (holds: boolean, problem: string) => [holds ? { fact: ofFact } : { fact: ofFact, problem }]
      if (keyword === 'empty')
        return holdsIf(text === '' && !unreadable, `expected no body, got ${text.length || 'undecodable'} characters`)
      if (keyword === 'content-type')
        return holdsIf(isJsonType(contentType), `expected ${JSON_TYPE}, got ${nameOf(contentType)}`)
      if (!assertion || !at || 'problem' in body) return []
      const all = [...valuesAt(body.value, at.path)]
      // A `null` that may stand for an omitted field is neither right nor wrong.
      const found = all
        .filter(({ value }) => appliesTo(fact, value) && !isOpenNull(assumes, value))
        // A field that is missing belongs to the value itself.
        .map((each) => ({ ...each, around: keyword === 'required' ? each.value : each.around }))
      const wrong = found.filter(({ value }) => !validator.fits(assertion, value))
      const excused = wrong.filter(({ value, around }) => excusesOf(document, assumes, value, around).length > 0)
      // Reported apart, because the unknowns that excuse one value must not excuse another one.
      const strict = wrong.filter((each) => !excused.includes(each))
      // A field whose presence is assumed must still occur somewhere, so a response may both confirm and contradict the fact.
      const holds = wrong.length === 0 || assumes.presence ? found.length > wrong.length : false
      return [...(holds ? [{ fact: ofFact }] : []), ...reported(strict), ...reported(excused)]

      function reported(values: typeof found): Shown[] {
        if (!assertion || values.length === 0) return []
        // Messages may only show values that the schema of the whole body documents.
        const of = schema ?? assertion
        const problems = values
          .slice(0, MAX_REPORTED)
          .flatMap(({ value, pointer: at, around }) => validator.problems(assertion, value, { at, around, of }))
        const more = values.length > MAX_REPORTED ? [`and ${values.length - MAX_REPORTED} more`] : []
        const restsOn = new Set(values.flatMap(({ value, around }) => excusesOf(document, assumes, value, around)))
        return [{ fact: ofFact, ...summaryOf(problems, more), restsOn: [...restsOn] }]
      }
    })
    return [{ fact: id, ...beyond() }, ...shown]

    /** The problem with a body that is not readable JSON, or that violates the schema although `shown` contains no problem. */
    function beyond(): Partial<Shown> {
      if (!schema) return {}
      // A wrong path may lead to a web page, but no unknown leaves open whether JSON is valid.
      if ('problem' in body) return { ...body, ...(isJsonType(exchange.contentType) && { restsOn: [] }) }
      if (shown.some(({ problem }) => problem)) return {}
      const problems = validator.problems(schema, body.value)
      if (problems.length === 0) return {}
      return { ...summaryOf(problems), restsOn: commonExcuses(problems) }
    }
  }
}

/** Joins the texts of problems. The pointer is that of the first one. */
function summaryOf(problems: Problem[], more: string[] = []): Pick<Shown, 'pointer'> & { problem: string } {
  const texts = new Set(problems.map(({ text }) => text))
  return { problem: [...texts, ...more].join('; '), pointer: problems[0]?.pointer }
}

function read({ text, unreadable }: Exchange): { value: unknown } | { problem: string } {
  if (unreadable) return { problem: `expected a JSON body, got one that is ${unreadable}` }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: `expected a JSON body, got ${text === '' ? 'none' : nonJson(text, (error as Error).message)}` }
  }
}

/** Describes a text that is not JSON without quoting it, because it may contain secrets. */
function nonJson(text: string, why: string): string {
  const characters = `${text.length} characters`
  if (/^\s*</.test(text)) return `${characters} of HTML or XML`
  if (/^(Unexpected end|Unterminated)/.test(why) || why.includes(`at position ${text.length} `))
    return `JSON that breaks off after ${characters}`
  const [number] = text.match(/(?<=[[:,]\s*)-?(NaN|Infinity)(?=\s*[\],}])/) ?? []
  return number
    ? `${characters} that are not JSON, because ${number} is no JSON value`
    : `${characters} that are not JSON`
}

/** Names a media type in a message. An invalid one is not quoted, because it may contain a secret. */
function nameOf(contentType: string): string {
  if (contentType === '') return 'no content type'
  return /^[\w.+-]{1,40}\/[\w.+-]{1,60}$/.test(contentType) ? contentType : 'something that is not a media type'
}

/**
 * The values at a path of a response body, each with its JSON pointer and the object or list around it; `[]` means the first
 * {@link MAX_ITEMS} items of a list.
 */
export function* valuesAt(
  value: unknown,
  [key, ...rest]: string[],
  pointer = '',
  around?: unknown,
): Generator<{ value: unknown; pointer: string; around?: unknown }> {
  if (key === undefined) yield { value, pointer, around }
  else if (key === '[]') {
    if (!Array.isArray(value)) return
    for (const [index, item] of value.slice(0, MAX_ITEMS).entries())
      yield* valuesAt(item, rest, `${pointer}/${index}`, value)
  } else if (value !== null && typeof value === 'object' && Object.hasOwn(value, key)) {
    yield* valuesAt((value as Record<string, unknown>)[key], rest, `${pointer}/${key}`, value)
  }
}
