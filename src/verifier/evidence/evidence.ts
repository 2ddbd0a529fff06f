import { JSON_TYPE, listOperations, type OpenApiDocument, type Schema } from '../../document/document.ts'
import { createNodes, type SchemaNode } from '../../document/schemas.ts'
import { objects } from '../../document/walk.js'
import { oneLine } from '../../printable.ts'
import { parseJson } from '../engine/json.ts'
import type { Evidence } from '../engine/ledger.ts'
import { documentedStatus } from '../engine/responses.ts'
import type { Exchange } from '../target/target.ts'
import { createSecrets } from './secrets.ts'

/** Maximum sizes of lists, texts and names in evidence. */
const MOST_ITEMS = 3
const LONGEST_TEXT = 160
const LONGEST_NAME = 60
/** Maximum number of values of one body, because open objects have no limit of fields or depth. */
const MOST_VALUES = 400

/** Turns exchanges into evidence that is safe to publish. */
export interface Redactor {
  /** Remembers the secrets of a response, to redact them everywhere. */
  learn(exchange: Exchange): void
  evidence(exchange: Exchange, tried: string): Evidence
  /** Redacts secrets in a text and escapes control characters. */
  text(text: string): string
}

/**
 * Creates a redactor. It shows the documented values of a response, except those marked `x-secret`. Of undocumented values it
 * shows only the type, because they may contain anything.
 *
 * @param given known secrets, such as tokens
 */
export function createRedactor(document: OpenApiDocument, given: Iterable<string>): Redactor {
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  /** Names of secret fields. A response may have one in the wrong place. */
  const secrets = [...objects(document.components.schemas)].filter(({ node }) => node['x-secret'])
  const secretNames = new Set(secrets.map(({ path }) => path.at(-1)))
  const known = createSecrets()
  const learned = new Set<string>()
  for (const secret of given) known.add(secret)

  const schemaOf = ({ operationId, status }: Exchange): Schema | undefined => {
    const operation = operations.get(operationId)
    const key = operation && documentedStatus(operation, status)
    return key === undefined ? undefined : operation?.responses[key]?.content?.[JSON_TYPE]?.schema
  }

  const text = (whole: string, length = LONGEST_TEXT) =>
    oneLine(known.blotted(whole, length).replace(/(https?:\/\/[^\s"'?#]+)[?#][^\s"']*/g, '$1?…'))

  const { nodesOf, childrenOf, itemsOf } = createNodes(document)
  /** Whether the document says of what kind a value is; of an open object or item it does not. */
  const isTold = (nodes: SchemaNode[]) =>
    nodes.some(({ schema: { type, enum: values, const: one } }) => type ?? values ?? one)

  /** @param room how many values there is room for */
  function shown(value: unknown, nodes: SchemaNode[], room: { left: number }): unknown {
    if (nodes.some(({ schema }) => schema['x-secret'])) return '***'
    if (Array.isArray(value)) {
      const items = itemsOf(nodes)
      const first = value.slice(0, MOST_ITEMS).map((item) => shown(item, items, room))
      return value.length > first.length ? [...first, `… ${value.length - first.length} more`] : first
    }
    if (value !== null && typeof value === 'object') {
      const all = Object.entries(value)
      const first = all.slice(0, Math.max(0, room.left))
      room.left -= first.length
      const fields = first.map(([key, child]) => [nameOf(key), shown(child, childrenOf(nodes, key), room)])
      return Object.fromEntries([
        ...fields,
        ...(all.length > first.length ? [['…', `${all.length - first.length} more`]] : []),
      ])
    }
    if (!isTold(nodes) || (known.tooMany() && typeof value === 'string'))
      return value === null ? null : `… ${typeof value}`
    if (typeof value === 'string') return text(value)
    return known.standsIn(String(value)) ? '***' : value
  }

  function nameOf(key: string): string {
    return key.length > LONGEST_NAME || known.tooMany() ? `… a name of ${key.length} characters` : text(key)
  }

  return {
    learn(exchange) {
      // Many responses are identical.
      if (learned.has(exchange.text)) return
      learned.add(exchange.text)
      const schema = schemaOf(exchange)
      const value = parseJson(exchange.text)
      for (const secret of secretsIn(value, schema ? nodesOf(schema) : [])) known.add(secret)
    },

    evidence({ operationId, method, url, credential, requestBody, status, contentType, ...answer }, tried) {
      const { pathname, search } = new URL(url)
      const schema = schemaOf({ operationId, status } as Exchange)
      const value = parseJson(answer.text)
      const isText = value === undefined
      const body = isText
        ? answer.text === '' && !answer.unreadable
          ? ''
          : `… ${answer.unreadable ?? `${answer.text.length} characters that are not JSON`}`
        : JSON.stringify(shown(value, schema ? nodesOf(schema) : [], { left: MOST_VALUES }))
      return {
        operationId,
        tried: text(tried),
        request: {
          method,
          path: text(pathname + search),
          credential,
          ...(requestBody !== undefined && { body: text(requestBody, 4 * LONGEST_TEXT) }),
        },
        response: { status, contentType: text(contentType), body: oneLine(body) },
      }
    },

    text: (whole) => text(whole, 3 * LONGEST_TEXT),
  }

  /** Every text that is marked as a secret, or has the name of one. */
  function* secretsIn(value: unknown, nodes: SchemaNode[], isMarked = false): Generator<string> {
    const isSecret = isMarked || nodes.some(({ schema }) => schema['x-secret'])
    if (typeof value === 'string' && isSecret) yield value
    if (Array.isArray(value)) {
      const items = itemsOf(nodes)
      for (const item of value) yield* secretsIn(item, items, isSecret)
    } else if (value !== null && typeof value === 'object') {
      for (const [key, child] of Object.entries(value))
        yield* secretsIn(child, childrenOf(nodes, key), isSecret || secretNames.has(key))
    }
  }
}
