import { JSON_TYPE, type OpenApiDocument, type Operation } from '../src/document.ts'
import { type Case, casesOf } from './cases.ts'
import { type Need, needFrom } from './fixtures.ts'
import type { Oracle, Problem } from './oracle.ts'
import { rules } from './tags/all-rules.ts'
import type { Rule } from './tags/rules.ts'
import { type Exchange, Inconclusive, type Target } from './target.ts'

const UNKNOWN_TOKEN = 'a-token-that-nobody-was-given'
/** Why an operation that may change something is not called where nothing may be changed. */
export const READ_ONLY = 'a read-only run sends GET alone'
/** A percent sign that starts no escape. */
const MALFORMED_QUERY = '?%ZZ=1'

/** One documented fact of an operation and how to try it. */
export interface Check {
  fact: string
  /** Whether it is the proper call itself that is judged: no answer to it is a contradiction. */
  ofProperCall: boolean
  /** Whether it can only be tried where the proper call succeeds. */
  needsSuccess: boolean
  /** Whether it is tried before the proper call, and without it. */
  isPrior?: boolean
  /** Why the target cannot show it, where it cannot. */
  unprovable?: string
  /** Why it is not tried on this target, where it must not be. */
  untried?: string
  /** Tries it, given the exchange of the proper call, which a prior check has none of. */
  judge(proper: Exchange): Promise<Problem[]> | Problem[]
}

/** Everything that is tried of an operation on a target. */
export function planOf(document: OpenApiDocument, oracle: Oracle, operation: Operation, target: Target): Check[] {
  const { status: success, schema } = operation.success
  const judge = createJudge(oracle, operation)
  const need = needFrom(target.fixtures)
  const fact = (text: string, check: Partial<Check> & Pick<Check, 'judge'>): Check => ({
    fact: text,
    ofProperCall: false,
    needsSuccess: false,
    ...check,
  })

  return [
    fact(`answers ${success}`, { ofProperCall: true, judge: (proper) => judge.status(success, proper) }),
    schema
      ? fact(`answers ${JSON_TYPE}`, { needsSuccess: true, judge: (proper) => judge.contentType(proper) })
      : fact('answers nothing in the body', { needsSuccess: true, judge: (proper) => judge.body(success, proper) }),
    ...(schema
      ? [fact('answers what the schema says', { needsSuccess: true, judge: (proper) => judge.body(success, proper) })]
      : []),
    fact('without a credential: 401 and a message', {
      judge: async (proper) => judge.all('401', await target.send(repeat(proper))),
    }),
    fact('with an unknown token: 401 and a message', {
      ...(target.acceptsAnyToken && { unprovable: target.acceptsAnyToken }),
      judge: async (proper) => judge.all('401', await target.send(repeat(proper, UNKNOWN_TOKEN))),
    }),
    fact('with an expired token: 401 and a message', {
      ...(target.acceptsAnyToken && { unprovable: target.acceptsAnyToken }),
      judge: async (proper) => judge.all('401', await target.send(repeat(proper, need('tokens.expired')))),
    }),
    fact('with a token of another project: an error and a message', {
      ...(target.acceptsAnyToken && { unprovable: target.acceptsAnyToken }),
      judge: async (proper) => judge.error(await target.send(repeat(proper, need('tokens.other_project')))),
    }),
    fact('with a malformed query: 400 and a message', {
      ...(target.keepsNothing && { unprovable: 'the mock does not look at what the document does not name' }),
      // What becomes of parameters that the document does not have, and so of one like this, is not shown.
      judge: async (proper) => {
        const exchange = await target.send(repeat({ ...proper, url: `${proper.url}${MALFORMED_QUERY}` }, target.token))
        return judge.all('400', exchange).map((problem) => ({ ...problem, assumed: true }))
      },
    }),
    ...casesOf(document, oracle, operation).map((one) =>
      fact(inWords(one), {
        needsSuccess: true,
        judge: async (proper) => {
          const exchange = await target.send(repeat(withCase(proper, one), target.token))
          const [expected, opposite] = one.allowed ? [success, '400'] : ['400', success]
          // What is only assumed may turn out the other way round; everything else of the answer still holds.
          return one.assumed && judge.status(opposite, exchange).length === 0
            ? [...judge.status(expected, exchange, true), ...judge.all(opposite, exchange)]
            : judge.all(expected, exchange)
        },
      }),
    ),
    ...rules.filter(({ operationId }) => operationId === operation.id).map((rule) => checkOf(rule, target, need)),
  ]
}

function checkOf(
  { fact, isPrior = false, alsoCalls = [], operationId, check }: Rule,
  target: Target,
  need: Need,
): Check {
  const allowed = target.operations.map(({ id }) => id)
  const beyond = [operationId, ...alsoCalls].find((id) => !allowed.includes(id))
  const reason = beyond === operationId ? READ_ONLY : `it also calls ${beyond}, and ${READ_ONLY}`
  const client = (token?: string) => target.client(() => undefined, token)
  return {
    fact,
    ofProperCall: false,
    needsSuccess: !isPrior,
    isPrior,
    ...(target.keepsNothing && { unprovable: target.keepsNothing }),
    ...(beyond && { untried: reason }),
    judge: async () => {
      try {
        return await check({ api: client(), as: (token) => client(need(token)), need, fetchRange: target.fetchRange })
      } catch (error) {
        // Rules take answers for what the document says of them; that they are not has a fact of its own.
        const isMisshapen = [TypeError, SyntaxError, RangeError].some((kind) => error instanceof kind)
        if (!isMisshapen) throw error
        throw new Inconclusive('an answer on which it builds is not what the schema says')
      }
    },
  }
}

/** Holds an answer against what the document says of a status. */
function createJudge(oracle: Oracle, { responses }: Operation) {
  const breach = (text: string, assumed = false): Problem => ({ text, assumed })

  const status = (expected: string, { status }: Exchange, assumed = false): Problem[] =>
    (expected === '2XX' ? status >= 200 && status < 300 : String(status) === expected)
      ? []
      : [breach(`answered ${status}, the document has ${expected}`, assumed)]

  const contentType = ({ contentType }: Exchange): Problem[] =>
    contentType === JSON_TYPE ? [] : [breach(`answered ${nameOf(contentType)}, not ${JSON_TYPE}`)]

  const body = (expected: string, { text, unreadable }: Exchange): Problem[] => {
    if (unreadable) return [breach(`answered a body that is ${unreadable}`)]
    const schema = responses[expected]?.content?.[JSON_TYPE]?.schema
    if (!schema) return text === '' ? [] : [breach('answered a body where the document has none')]
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      return [breach(text === '' ? 'answered an empty body' : 'answered a body that is not JSON')]
    }
    return oracle.problems(schema, value)
  }

  const all = (expected: string, exchange: Exchange): Problem[] => {
    const wrongStatus = status(expected, exchange)
    if (wrongStatus.length > 0) return wrongStatus
    const typed = responses[expected]?.content ? contentType(exchange) : []
    return typed.length > 0 ? typed : body(expected, exchange)
  }

  /** Any error that the document has: 400 and 401 by themselves, every other one by `default`. */
  const error = (exchange: Exchange): Problem[] => {
    if (exchange.status < 400) return [breach(`answered ${exchange.status}, the document has an error`)]
    const expected = String(exchange.status) in responses ? String(exchange.status) : 'default'
    const typed = contentType(exchange)
    return typed.length > 0 ? typed : body(expected, exchange)
  }

  return { status, contentType, body, all, error }
}

/** A media type that came, unless it is something else: a service may put anything there. */
function nameOf(contentType: string): string {
  if (contentType === '') return 'no content type'
  return /^[\w.+-]{1,40}\/[\w.+-]{1,60}$/.test(contentType) ? contentType : 'something that is no media type'
}

/** The request of an exchange once more, with a token or without. */
function repeat({ method, url, requestBody }: Exchange, token?: string): Request {
  return new Request(url, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(requestBody !== undefined && { 'Content-Type': JSON_TYPE }),
    },
    ...(requestBody !== undefined && { body: requestBody }),
  })
}

/** The proper exchange with the one change that a case makes to its request. */
function withCase(proper: Exchange, { place, name, value }: Case): Exchange {
  if (place === 'query') {
    const url = new URL(proper.url)
    url.searchParams.set(name, String(value))
    return { ...proper, url: url.href }
  }
  const body = name ? { ...JSON.parse(proper.requestBody ?? '{}'), [name]: value } : value
  return { ...proper, requestBody: body === undefined ? undefined : JSON.stringify(body) }
}

function inWords({ place, name, value, allowed, fact }: Case): string {
  const where = name ? `${place} ${name}` : place
  return `${where} ${allowed ? 'takes' : 'refuses'} ${value === undefined ? 'nothing' : JSON.stringify(value)}: ${fact}`
}
