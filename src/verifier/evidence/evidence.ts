import { documentedStatus, JSON_TYPE, listOperations, type OpenApiDocument } from '../../document/document.ts'
import { createNodes, isDocumented, isSecret, type SchemaNode } from '../../document/schemas.ts'
import { isObject, keysOf, objects } from '../../document/walk.js'
import { parseJson } from '../../json.ts'
import { getOrAdd } from '../../maps.ts'
import { oneLine } from '../../printable.ts'
import type { Exchange } from '../http/exchange.ts'
import { createSeen } from '../model/digest.ts'
import type { Evidence, Finding, Observation } from '../model/ledger.ts'
import { type Problem, placeIn } from '../model/problem.ts'
import { moreItems } from './excerpt.ts'
import { createSecrets } from './secrets.ts'

/** Limits of evidence: items of a list, and characters of a text, a name, and a path or request body, which readers send again. */
const MAX_ITEMS = 3
const MAX_TEXT_LENGTH = 160
const MAX_SENT_LENGTH = 4096
const MAX_NAME_LENGTH = 60
/** Maximum number of responses to remember, so that the secrets of identical responses are read once. */
const MAX_RESPONSES = 5000
/** Maximum number of fields shown of a body, because an open object may have any number of fields at any depth. */
const MAX_VALUES = 400

export const HIDDEN = '***'

export type Redactor = ReturnType<typeof createRedactor>

/** Reads which fields of a document are secret. Call this once for all runs, because it takes longer than most runs. */
export function readSecretFields(document: OpenApiDocument) {
  const secrets = [...objects(document.components.schemas)].filter(({ node }) => node['x-secret'])
  return {
    operations: new Map(listOperations(document).map((operation) => [operation.id, operation])),
    /** Names of secret fields, which a response may also have in an undocumented place. */
    secretNames: new Set(secrets.map(({ path }) => path.at(-1))),
    ...createNodes(document),
  }
}

type Redacting = ReturnType<typeof readSecretFields> & { known: ReturnType<typeof createSecrets> }

/**
 * Creates a redactor, which turns exchanges into evidence that is safe to publish. It hides values marked `x-secret` and
 * known secrets. Of undocumented values, it shows only the type, because they may contain anything.
 *
 * @param given known secrets, such as tokens
 * @param isForeign whether requests are of unknown origin, so that their undocumented values are hidden, too
 */
export function createRedactor(
  fields: ReturnType<typeof readSecretFields>,
  given: Iterable<string>,
  isForeign = false,
) {
  const known = createSecrets()
  const redacting: Redacting = { ...fields, known }
  const isNew = createSeen(MAX_RESPONSES)
  for (const secret of given) known.add(secret)

  return {
    /** Remembers a secret, such as a token, to redact it everywhere. */
    know: (secret: string) => known.add(secret),

    /** Remembers the secrets of a response, to redact them everywhere. */
    learn(exchange: Exchange) {
      if (!isNew(exchange.text)) return
      for (const secret of secretsIn(redacting, parseJson(exchange.text), nodesOfBody(redacting, exchange)))
        known.add(secret)
    },

    /** Keeps a text that is not secret but may occur in a secret, such as an ID in a presigned URL. Call this before {@link learn}. */
    show: known.show,

    /**
     * Redacts an exchange.
     *
     * @param tried the check that sent the request, as a phrase
     * @param wrong JSON pointers to values of the response body that must be shown
     */
    evidence(exchange: Exchange, tried: string, wrong: string[] = []) {
      const safe = isForeign ? withoutUndocumented(redacting, exchange) : { exchange, isCut: false }
      return evidenceOf(redacting, safe, tried, wrong.map(keysOf))
    },

    /** Redacts secrets, URL queries and URL fragments in a text, escapes control characters, and cuts long texts. */
    text(whole: string) {
      // A text in quotes may be a secret that could not be remembered.
      const safe = known.isFull() ? whole.replace(/"(?:[^"\\]|\\.)*"/g, '… string') : whole
      return textOf(redacting, safe, 3 * MAX_TEXT_LENGTH)
    },
  }
}

/** The schemas that describe the body of a response; none if the response is undocumented. */
function nodesOfBody({ operations, nodesOf }: Redacting, { operationId, status }: Exchange): SchemaNode[] {
  const operation = operations.get(operationId)
  const key = operation && documentedStatus(operation, status)
  const schema = operation?.responses[key ?? '']?.content?.[JSON_TYPE]?.schema
  return schema ? nodesOf(schema) : []
}

const textOf = ({ known }: Redacting, whole: string, length = MAX_TEXT_LENGTH) =>
  oneLine(known.redacted(whole, length).replace(/(https?:\/\/[^\s"'?#]+)[?#][^\s"']*/g, '$1?…'))

/** An exchange whose request may be published except for secrets, and whether a part of the request is left out. */
interface Safe {
  exchange: Exchange
  isCut: boolean
}

function evidenceOf(redacting: Redacting, { exchange, isCut }: Safe, tried: string, wrong: string[][]): Evidence {
  const { operationId, method, url, sentUrl = url, credential, requestBody, range, ...response } = exchange
  const { pathname, search } = new URL(sentUrl)
  const { status, contentType, unreadable = `${response.text.length} characters that are not JSON` } = response
  const value = parseJson(response.text)
  const unknown = response.text === '' && !response.unreadable ? '' : `… ${unreadable}`
  const nodes = nodesOfBody(redacting, exchange)
  const body =
    value === undefined ? unknown : JSON.stringify(shown({ ...redacting, left: MAX_VALUES }, value, nodes, wrong))
  return {
    operationId,
    tried: textOf(redacting, tried),
    request: {
      method,
      path: range === undefined ? textOf(redacting, pathname + search, MAX_SENT_LENGTH) : HIDDEN,
      credential,
      ...(range !== undefined && { range }),
      ...(requestBody !== undefined && { body: textOf(redacting, requestBody, MAX_SENT_LENGTH) }),
      ...((isCut || isTooLong(pathname + search) || isTooLong(requestBody)) && { isCut: true as const }),
    },
    response: { status, contentType: textOf(redacting, contentType), body: oneLine(body) },
  }
}

const isTooLong = (sent = '') => sent.length > MAX_SENT_LENGTH

/** A redactor that shows a body, and the number of fields that it may still show. */
type Showing = Redacting & { left: number }

/**
 * Returns a value without secrets, and with the types of undocumented values in their place.
 *
 * @param wrong paths to wrong values in `value`, which are shown regardless of the limits
 */
function shown(showing: Showing, value: unknown, nodes: SchemaNode[], wrong: string[][] = []): unknown {
  const { known, childrenOf } = showing
  if (isSecret(nodes)) return HIDDEN
  const below = Map.groupBy(wrong, ([key = '']) => key)
  const inside = (key: string) => below.get(key)?.map(([, ...rest]) => rest) ?? []
  if (Array.isArray(value)) {
    const items = childrenOf(nodes, '[]')
    const kept = value.flatMap((_, index) => (index < MAX_ITEMS || below.has(String(index)) ? [index] : []))
    return [...kept, value.length].flatMap((index, nth) => {
      const skipped = index - (kept[nth - 1] ?? -1) - 1
      const gap = skipped > 0 ? [moreItems(skipped)] : []
      if (index === value.length) return gap
      return [...gap, shown(showing, value[index], items, inside(String(index)))]
    })
  }
  if (isObject(value)) {
    const all = Object.entries(value)
    const first = all.filter(([key], nth) => nth < showing.left || below.has(key))
    showing.left = Math.max(0, showing.left - first.length)
    const fields = first.map(([key, child]) => [
      nameOf(showing, key),
      shown(showing, child, childrenOf(nodes, key), inside(key)),
    ])
    const more = all.length > first.length ? [['…', `${all.length - first.length} more`]] : []
    return Object.fromEntries([...fields, ...more])
  }
  if (!isDocumented(nodes) || (known.isFull() && typeof value === 'string'))
    return value === null ? null : `… ${typeof value}`
  if (typeof value === 'string') return textOf(showing, value)
  return known.isIn(String(value)) ? HIDDEN : value
}

function nameOf(redacting: Redacting, key: string): string {
  const isHidden = key.length > MAX_NAME_LENGTH || redacting.known.isFull()
  return isHidden ? `… a name of ${key.length} characters` : textOf(redacting, key)
}

/** Hides what the document does not describe in a request: values of the query, and of the body. */
function withoutUndocumented(redacting: Redacting, exchange: Exchange): Safe {
  const { url, requestBody, operationId } = exchange
  const { parameters = [], requestBody: described } = redacting.operations.get(operationId) ?? {}
  const { origin, pathname, search } = new URL(url)
  const isDescribed = (name: string) => parameters.some((each) => each.in === 'query' && each.name === name)
  const query = search
    .slice(1)
    .split('&')
    .map((pair) => {
      const [name = ''] = new URLSearchParams(pair).keys()
      return isDescribed(name) ? pair : pair.replace(/=.*/, '=***')
    })
  const shownUrl = origin + pathname + search.slice(0, 1) + query.join('&')
  if (requestBody === undefined) return { exchange: { ...exchange, url: shownUrl }, isCut: false }
  const value = parseJson(requestBody)
  const schema = described?.content[JSON_TYPE]?.schema
  const nodes = schema ? redacting.nodesOf(schema) : []
  const body =
    value === undefined
      ? `… ${requestBody.length} characters that are not JSON`
      : JSON.stringify(shown({ ...redacting, left: MAX_VALUES }, value, nodes))
  const isCut = value === undefined || body !== JSON.stringify(value)
  return { exchange: { ...exchange, url: shownUrl, requestBody: body }, isCut }
}

/** Yields every text in a field that is marked as secret or has the name of a secret field. */
function* secretsIn(redacting: Redacting, value: unknown, nodes: SchemaNode[], isMarked = false): Generator<string> {
  const isHidden = isMarked || isSecret(nodes)
  if (typeof value === 'string' && isHidden) yield value
  if (value === null || typeof value !== 'object') return
  for (const [key, child] of Object.entries(value)) {
    const inside = redacting.childrenOf(nodes, Array.isArray(value) ? '[]' : key)
    yield* secretsIn(redacting, child, inside, isHidden || redacting.secretNames.has(key))
  }
}

/** What a run has found out, with its exchanges. */
interface Gathered {
  findings: Finding<Exchange>[]
  observations: Observation<Exchange>[]
  /** Returns the check that sent the request of an exchange, as a phrase. */
  tried(exchange: Exchange): string | undefined
}

/** A problem as it is published: without its evidence of the run, and with each of its texts redacted. */
function redactedProblem({ shownBy, ...problem }: Problem, redactor: Redactor): Problem {
  const redacted = Object.entries(problem).map(([key, value]) => {
    return [key, typeof value === 'string' && key !== 'kind' ? redactor.text(value) : value]
  })
  return Object.fromEntries(redacted) as Problem
}

/** Redacts findings, observations and the exchanges to which they refer, which get indexes in the order of the findings. */
export function withEvidence({ findings, observations, tried }: Gathered, redactor: Redactor) {
  /** The exchanges in the order of their indexes, each with the pointers to its wrong values. */
  const exchanges = new Map<Exchange, { index: number; wrong: string[] }>()
  const entryOf = (exchange: Exchange) => getOrAdd(exchanges, exchange, () => ({ index: exchanges.size, wrong: [] }))
  const facts = findings.map(({ problems, gap, evidence, ...finding }) => {
    const entries = evidence.map(entryOf)
    const place = placeIn(problems?.[0])
    if (place !== undefined) entries.at(-1)?.wrong.push(place)
    return {
      ...finding,
      ...(problems && { problems: problems.map((problem) => redactedProblem(problem, redactor)) }),
      ...(gap && { gap: { ...gap, why: redactor.text(gap.why) } }),
      evidence: entries.map(({ index }) => index),
    }
  })
  const unknowns = observations.map(({ evidence, ...observation }) => ({
    ...observation,
    at: redactor.text(observation.at),
    saw: redactor.text(observation.saw),
    ...(evidence && { evidence: entryOf(evidence).index }),
  }))
  const redacted = [...exchanges].map(([each, { wrong }]) => redactor.evidence(each, tried(each) ?? '', wrong))
  return { facts, exchanges: redacted, unknowns }
}
