import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { UsageError } from '../../src/command.ts'
import { objects } from '../../src/document/walk.js'
import { total } from './compare.ts'
import { parseSource } from './document.ts'
import { judge } from './judge.ts'
import type { JsonObject } from './nodes.ts'
import { DOCUMENT as TEXT } from './testing/document.ts'
import { written } from './testing/written.ts'

const DOCUMENT: JsonObject = parse(TEXT)

const read = (text: string) => parseSource({ label: 'openapi.yaml', text })
const readJson = (document: unknown) => read(JSON.stringify(document))

type Option = { token?: string[]; key?: string[]; login?: string[] }

const option: fc.Arbitrary<Option> = fc.record(
  { token: fc.constant([]), key: fc.constant([]), login: fc.subarray(['read', 'write']) },
  { requiredKeys: [] },
)
/** `security` of the document, then of two operations; undefined if they have none. */
const levels = fc.tuple(...[0, 1, 2].map(() => fc.option(fc.array(option, { maxLength: 3 }), { nil: undefined })))

function documentWith([ofDocument, ...ofOperations]: (Option[] | undefined)[], rename = (name: string) => name) {
  const named = (options: Option[] | undefined) =>
    options?.map((one) => Object.fromEntries(Object.entries(one).map(([name, scopes]) => [rename(name), scopes])))
  const { openapi, components } = DOCUMENT
  const securitySchemes = Object.fromEntries(
    Object.entries(components.securitySchemes).map(([name, scheme]) => [rename(name), scheme]),
  )
  const [get, post] = ofOperations.map((own) => ({ security: named(own), responses: { 204: {} } }))
  return { openapi, security: named(ofDocument), paths: { '/a': { get, post } }, components: { securitySchemes } }
}

/** Everything that a request can be sent with. */
const requests: Option[] = [undefined, []].flatMap((token) =>
  [undefined, []].flatMap((key) =>
    [undefined, [], ['read'], ['write'], ['read', 'write']].map((login) => ({
      ...(token && { token }),
      ...(key && { key }),
      ...(login && { login }),
    })),
  ),
)

function isAccepted(request: Option, [ofDocument = [], ...ofOperations]: (Option[] | undefined)[], operation: number) {
  const options = ofOperations[operation] ?? ofDocument
  const isMet = (wanted: Option) =>
    Object.entries(wanted).every(([name, scopes]) => {
      const given = request[name as keyof Option]
      return given && scopes.every((scope) => given.includes(scope))
    })
  return options.length === 0 || options.some(isMet)
}

test('a security change breaks callers if a request that was accepted is rejected, regardless of scheme names', () => {
  fc.assert(
    fc.property(levels, levels, fc.boolean(), (old, now, isRenamed) => {
      const rename = (name: string) => (isRenamed ? `${name}2` : name)
      const { changes } = judge(readJson(documentWith(old)), readJson(documentWith(now, rename)))
      const isBroken = [0, 1].some((operation) =>
        requests.some((request) => isAccepted(request, old, operation) && !isAccepted(request, now, operation)),
      )
      expect(total(changes.map(({ verdicts }) => verdicts))).toEqual({
        callers: isBroken ? 'breaks' : 'holds',
        readers: 'holds',
      })
    }),
    { numRuns: 300 },
  )
})

test('anchors, aliases and merge keys change nothing', () => {
  fc.assert(
    fc.property(levels, fc.gen(), (security, choose) => {
      for (const document of [DOCUMENT, JSON.parse(JSON.stringify(documentWith(security)))]) {
        const text = written(document, () => choose(fc.boolean))
        expect(judge(readJson(document), read(text)).changes, text).toEqual([])
      }
    }),
    { numRuns: 50 },
  )
})

const part = fc.constantFrom<unknown>(
  null,
  true,
  7,
  'text',
  [],
  [null],
  [7],
  {},
  { $ref: '#/x' },
  { $ref: 7 },
  { a: 7 },
)

test('a document with any part replaced is compared, or rejected with its line and what was expected', () => {
  const places = [...objects(DOCUMENT)].flatMap(({ path, node }) => Object.keys(node).map((key) => [...path, key]))
  const old = readJson(DOCUMENT)
  fc.assert(
    fc.property(fc.constantFrom(...places), part, (path, value) => {
      const document = structuredClone(DOCUMENT)
      const parent = path.slice(0, -1).reduce((node: JsonObject, key) => node[key], document)
      parent[path.at(-1) as string] = value
      try {
        judge(old, readJson(document))
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError)
        expect((error as Error).message).toMatch(
          /^openapi\.yaml(:1 has .+ at #.+; expected .+|:1 refers to .+| is not an OpenAPI document .+)\.$/,
        )
      }
    }),
    { numRuns: 500 },
  )
})
