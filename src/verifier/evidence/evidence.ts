import { JSON_TYPE, listOperations, type OpenApiDocument } from '../../document/document.ts'
import { createNodes, type SchemaNode } from '../../document/schemas.ts'
import { isObject, keysOf, objects } from '../../document/walk.js'
import { oneLine } from '../../printable.ts'
import { parseJson } from '../engine/json.ts'
import type { Evidence } from '../engine/ledger.ts'
import { documentedStatus } from '../engine/status.ts'
import type { Exchange } from '../target/target.ts'
import { digestOf } from '../unknowns/tally.ts'
import { moreItems } from './excerpt.ts'
import { createSecrets } from './secrets.ts'
import { isDocumented, isSecret } from './values.ts'

/** Limits of evidence: items of a list, and characters of a text, a name, and a path or request body, which readers send again. */
const MAX_ITEMS = 3
const MAX_TEXT_LENGTH = 160
const MAX_SENT_LENGTH = 4096
const MAX_NAME_LENGTH = 60
/** Maximum number of responses to remember, so that the secrets of identical responses are read once. */
const MAX_RESPONSES = 5000
/** Maximum number of fields shown of a body, because an open object may have any number of fields at any depth. */
const MAX_VALUES = 400

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

/**
 * Creates a redactor, which turns exchanges into evidence that is safe to publish. It hides values marked `x-secret` and
 * known secrets. Of undocumented values, it shows only the type, because they may contain anything.
 *
 * @param given known secrets, such as tokens
 */
export function createRedactor(fields: ReturnType<typeof readSecretFields>, given: Iterable<string>) {
  const { operations, secretNames, nodesOf, childrenOf } = fields
  const known = createSecrets()
  const learned = new Set<string>()
  for (const secret of given) known.add(secret)

  /** The schemas that describe the body of a response. */
  const nodesIn = ({ operationId, status }: Pick<Exchange, 'operationId' | 'status'>): SchemaNode[] => {
    const operation = operations.get(operationId)
    const key = operation && documentedStatus(operation, status)
    const schema = operation?.responses[key ?? '']?.content?.[JSON_TYPE]?.schema
    return schema ? nodesOf(schema) : []
  }

  const text = (whole: string, length = MAX_TEXT_LENGTH) =>
    oneLine(known.redacted(whole, length).replace(/(https?:\/\/[^\s"'?#]+)[?#][^\s"']*/g, '$1?…'))

  /**
   * @param room number of fields that may still be shown
   * @param wrong paths to wrong values in `value`, which are shown regardless of the limits
   */
  function shown(value: unknown, nodes: SchemaNode[], room: { left: number }, wrong: string[][]): unknown {
    if (isSecret(nodes)) return '***'
    const below = Map.groupBy(wrong, ([key = '']) => key)
    const inside = (key: string) => below.get(key)?.map(([, ...rest]) => rest) ?? []
    if (Array.isArray(value)) {
      const items = childrenOf(nodes, '[]')
      const kept = value.flatMap((_, index) => (index < MAX_ITEMS || below.has(String(index)) ? [index] : []))
      return [...kept, value.length].flatMap((index, nth) => {
        const skipped = index - (kept[nth - 1] ?? -1) - 1
        const gap = skipped > 0 ? [moreItems(skipped)] : []
        return index === value.length ? gap : [...gap, shown(value[index], items, room, inside(String(index)))]
      })
    }
    if (isObject(value)) {
      const all = Object.entries(value)
      const first = all.filter(([key], nth) => nth < room.left || below.has(key))
      room.left = Math.max(0, room.left - first.length)
      const fields = first.map(([key, child]) => [nameOf(key), shown(child, childrenOf(nodes, key), room, inside(key))])
      const more = all.length > first.length ? [['…', `${all.length - first.length} more`]] : []
      return Object.fromEntries([...fields, ...more])
    }
    if (!isDocumented(nodes) || (known.isFull() && typeof value === 'string'))
      return value === null ? null : `… ${typeof value}`
    if (typeof value === 'string') return text(value)
    return known.isIn(String(value)) ? '***' : value
  }

  function nameOf(key: string): string {
    return key.length > MAX_NAME_LENGTH || known.isFull() ? `… a name of ${key.length} characters` : text(key)
  }

  return {
    /** Remembers a secret, such as a token, to redact it everywhere. */
    know: (secret: string) => known.add(secret),

    /** Remembers the secrets of a response, to redact them everywhere. */
    learn(exchange: Exchange) {
      const digest = digestOf(exchange.text)
      if (learned.has(digest)) return
      if (learned.size < MAX_RESPONSES) learned.add(digest)
      for (const secret of secretsIn(parseJson(exchange.text), nodesIn(exchange))) known.add(secret)
    },

    /** Keeps a text that is not secret but may occur in a secret, such as an ID in a presigned URL. Call this before {@link learn}. */
    show: known.show,

    /**
     * Redacts an exchange.
     *
     * @param tried the check that sent the request, as a phrase
     * @param wrong JSON pointers to values of the response body that must be shown
     */
    evidence(exchange: Exchange, tried: string, wrong: string[] = []): Evidence {
      const { operationId, method, url, sentUrl = url, credential, requestBody, ...response } = exchange
      const { pathname, search } = new URL(sentUrl)
      const { status, contentType, unreadable = `${response.text.length} characters that are not JSON` } = response
      const value = parseJson(response.text)
      const unknown = response.text === '' && !response.unreadable ? '' : `… ${unreadable}`
      const isJson = value !== undefined
      const body = isJson
        ? JSON.stringify(shown(value, nodesIn({ operationId, status }), { left: MAX_VALUES }, wrong.map(keysOf)))
        : unknown
      return {
        operationId,
        tried: text(tried),
        request: {
          method,
          path: text(pathname + search, MAX_SENT_LENGTH),
          credential,
          ...(requestBody !== undefined && { body: text(requestBody, MAX_SENT_LENGTH) }),
        },
        response: { status, contentType: text(contentType), body: oneLine(body) },
      }
    },

    /** Hides in a request of unknown origin what the document does not describe: values of the query, and of the body. */
    withoutUndocumented(exchange: Exchange): Exchange {
      const { url, requestBody, operationId } = exchange
      const { parameters = [], requestBody: described } = operations.get(operationId) ?? {}
      const { origin, pathname, search } = new URL(url)
      const query = search
        .slice(1)
        .split('&')
        .map((pair) => {
          const [name = ''] = new URLSearchParams(pair).keys()
          return parameters.some((each) => each.in === 'query' && each.name === name)
            ? pair
            : pair.replace(/=.*/, '=***')
        })
      const shownUrl = origin + pathname + search.slice(0, 1) + query.join('&')
      if (requestBody === undefined) return { ...exchange, url: shownUrl }
      const value = parseJson(requestBody)
      const schema = described?.content[JSON_TYPE]?.schema
      const body =
        value === undefined
          ? `… ${requestBody.length} characters that are not JSON`
          : JSON.stringify(shown(value, schema ? nodesOf(schema) : [], { left: MAX_VALUES }, []))
      return { ...exchange, url: shownUrl, requestBody: body }
    },

    /** Redacts secrets, URL queries and URL fragments in a text, escapes control characters, and cuts long texts. */
    text(whole: string) {
      // A text in quotes may be a secret that could not be remembered.
      const safe = known.isFull() ? whole.replace(/"(?:[^"\\]|\\.)*"/g, '… string') : whole
      return text(safe, 3 * MAX_TEXT_LENGTH)
    },
  }

  /** Yields every text in a field that is marked as secret or has the name of a secret field. */
  function* secretsIn(value: unknown, nodes: SchemaNode[], isMarked = false): Generator<string> {
    const isSecret = isMarked || nodes.some(({ schema }) => schema['x-secret'])
    if (typeof value === 'string' && isSecret) yield value
    if (value === null || typeof value !== 'object') return
    for (const [key, child] of Object.entries(value)) {
      const inside = childrenOf(nodes, Array.isArray(value) ? '[]' : key)
      yield* secretsIn(child, inside, isSecret || secretNames.has(key))
    }
  }
}
