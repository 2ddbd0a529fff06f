import { readFileSync } from 'node:fs'
import { applyPatch } from 'diff'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { OpenApiDocument } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import type { Ledger, Observation } from '../engine/ledger.ts'
import { UNDOCUMENTED_FIELDS } from './observer.ts'
import { proposePatch } from './proposal.ts'
import { SECRETS, withMore } from './testing/more-answers.ts'
import { verifySandbox } from './testing/verify-sandbox.ts'

const source = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')
const run = await verifySandbox({ only: ['listApiKeys'] })

const observed = (unknown: string, operationId: string, at: string, saw: string, count = 2): Observation => ({
  unknown,
  operationId,
  at,
  saw,
  count,
})

const patchOf = (...unknowns: Observation[]) => proposePatch(source, { ...run, unknowns })

/** The document that the patch makes of ours, and what is said in front of it. */
function proposed(patch: string): { document: OpenApiDocument; text: string; comments: string } {
  const [comments = '', diff] = patch.split(/^(?=--- a\/openapi\.yaml$)/m)
  const text = diff === undefined ? source : applyPatch(source, diff)
  if (text === false) throw new Error('the patch does not apply')
  return { document: parse(text), text, comments }
}

const responsesOf = ({ paths }: OpenApiDocument, operationId: string) =>
  Object.values(paths)
    .flatMap(({ get, post, patch, delete: remove }) => [get, post, patch, remove])
    .find((operation) => operation?.operationId === operationId)?.responses ?? {}

test('nothing seen changes nothing, and says so', () => {
  const patch = patchOf()
  expect(patch).toMatch(/^# Nothing of what was seen changes the document\.$/m)
  expect(patch.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})

test('what is our own is called so', () => {
  expect(patchOf()).toMatch(/^# The sandbox is our own: what it answers is no evidence of the service/m)
  expect(proposePatch(source, { ...run, target: 'https://api.test' })).not.toContain('our own')
})

test('one status of success takes the place of the range; the register keeps what others rest on', () => {
  const { document: after, comments } = proposed(
    patchOf(observed('success-status-codes', 'listApiKeys', '2XX', '203', 7)),
  )
  const responses = responsesOf(after, 'listApiKeys')
  expect(Object.keys(responses)).not.toContain('2XX')
  expect(responses['203']).not.toHaveProperty('x-unknown')
  expect(responses['203']).toHaveProperty('description', expect.stringMatching(/Seen in 7 answers of a run on \d{4}-/))
  expect(after['x-unknowns']).toHaveProperty('success-status-codes')
  expect(comments).not.toContain('Closed')
})

test('two statuses of success, and one without a body, are told and not proposed', () => {
  const { text, comments } = proposed(
    patchOf(
      observed('success-status-codes', 'listApiKeys', '2XX', '200'),
      observed('success-status-codes', 'listApiKeys', '2XX', '202'),
      observed('success-status-codes', 'deleteApp', '2XX', '204'),
    ),
  )
  expect(text).toBe(source)
  expect(comments).toContain('listApiKeys: success was answered with 200 and 202.')
  expect(comments).toContain('deleteApp: success was answered with 204, which has no body; the document has one.')
})

test('statuses of errors stand in front of default; those that the mock would take for its own do not', () => {
  const { document: after, comments } = proposed(
    patchOf(
      observed('error-status-codes', 'deleteApp', 'With an ID that nothing has', '404', 2),
      observed('error-status-codes', 'deleteApp', 'Again', '404, as expected', 1),
      observed('error-status-codes', 'deleteApp', 'Other', '422'),
      observed('error-status-codes', 'deleteApp', 'Other', '503'),
    ),
  )
  const responses = responsesOf(after, 'deleteApp')
  expect(Object.keys(responses).filter((status) => !status.startsWith('2'))).toEqual(['400', '401', '404', 'default'])
  expect(responses['404']).toMatchObject({
    ...responses.default,
    description: expect.stringContaining('Seen in 3 answers'),
  })
  expect(comments).toMatch(/422 was answered to "Other" and is not proposed: the mock would/)
  expect(comments).toMatch(/503 was answered to "Other" and is not proposed: the service failed/)
})

test('fields that were seen become properties, where they belong and with the types that came', async () => {
  const ledger = await verifySandbox({ through: withMore })
  const patch = proposePatch(source, ledger)
  const { document: after, comments } = proposed(patch)
  const { schemas } = after.components
  const added = schemas.App?.allOf?.at(-1)?.properties
  expect(added).toMatchObject({
    owner: { type: 'string', examples: ['example'] },
    createdAtMs: { type: 'integer', description: expect.stringMatching(/In\s+milliseconds/) },
    webhookSecret: { type: 'string', 'x-secret': true },
    limits: { type: 'object', properties: { maxRequestSize: { type: 'integer' }, nested: { type: 'object' } } },
  })
  expect(schemas.AppConfiguration).toEqual(document.components.schemas.AppConfiguration)
  expect(schemas.ContainerEvent?.properties).toMatchObject({
    kind: { type: 'string', examples: ['Evicted', 'OOMKilled', 'SpotInterruption'] },
    actor: { type: 'string', examples: ['example'] },
    exitCode: { type: ['integer', 'null'] },
    tags: { type: 'array', items: { type: 'string' } },
  })
  expect(schemas.ContainerEvent?.['x-unknown']).toEqual(document.components.schemas.ContainerEvent?.['x-unknown'])
  expect(schemas.ApiKey?.allOf?.at(-1)?.properties).toHaveProperty('scopes')
  expect(comments).toMatch(/lastUsedAt: no property is proposed for what was seen \(null\)/)
  for (const secret of SECRETS) expect(patch).not.toContain(secret)
})

test('a field of an object that has no other is told and not proposed', () => {
  const { text, comments } = proposed(patchOf(observed(UNDOCUMENTED_FIELDS, 'deleteApp', 'default code', 'integer')))
  expect(text).toBe(source)
  expect(comments).toContain('code: no property is proposed')
})

test('values become examples, once, and only where there are new ones', () => {
  const known = document.components.schemas.ContainerState?.examples ?? []
  const { document: after } = proposed(
    patchOf(
      observed('container-state-values', 'getContainer', '2XX state', JSON.stringify(known[0])),
      observed('container-state-values', 'getContainer', '2XX state', '"LOST, found"'),
      observed('container-state-values', 'listActiveContainers', '2XX [].containerState', '"LOST, found"'),
      observed('container-state-values', 'listActiveContainers', '2XX [].containerState', '"***"'),
    ),
  )
  expect(after.components.schemas.ContainerState?.examples).toEqual([...known, 'LOST, found'])
})

test('an entry about types is closed where every field fits, and stays where one was not seen or is of another', async () => {
  const { unknowns }: Ledger = await verifySandbox({ only: ['listBranches'] })
  const of = unknowns.filter(({ unknown }) => unknown === 'branch-field-types')
  const closed = proposed(patchOf(...of))
  expect(closed.document['x-unknowns']).not.toHaveProperty('branch-field-types')
  expect(closed.text).not.toContain('branch-field-types')
  expect(closed.comments).toContain('Closed: branch-field-types.')

  const unseen = proposed(patchOf(...of.filter(({ at }) => !at.endsWith('.sha'))))
  expect(unseen.text).toBe(source)
  expect(unseen.comments).toContain('branch-field-types: stays, since these were not seen: sha.')

  const other = of.map((each) => (each.at.endsWith('.sha') ? { ...each, saw: 'integer' } : each))
  expect(proposed(patchOf(...other)).comments).toContain(
    'branch-field-types: stays, since these were of another type: sha.',
  )
})

test('where the unit is assumed as well, having seen the type settles nothing', async () => {
  const { unknowns } = await verifySandbox({ only: ['getRun'] })
  const of = unknowns.filter(({ unknown }) => unknown === 'run-field-types')
  const { document: after } = proposed(patchOf(...of))
  const left = Object.entries(after.components.schemas.Run?.properties ?? {}).filter(([, { description = '' }]) =>
    description.includes('`run-field-types`'),
  )
  expect(left.length).toBeGreaterThan(0)
  for (const [, { description }] of left) expect(description).toMatch(/\bunit\b/)
  expect(after.components.schemas.Run?.properties?.id).not.toHaveProperty('x-unknown')
  expect(after['x-unknowns']).toHaveProperty('run-field-types')
})

test('what only whole numbers show stays open', () => {
  const nodes = Object.keys(document.components.schemas.AppCost?.properties ?? {}).filter((name) => name !== 'app_name')
  const of = (saw: string) =>
    patchOf(...nodes.map((name) => observed('cost-number-types', 'getProjectCost', `2XX app_breakdown[].${name}`, saw)))
  expect(proposed(of('integer')).text).toBe(source)
  expect(proposed(of('number')).document['x-unknowns']).not.toHaveProperty('cost-number-types')
})

test('what was seen of other entries is listed in front', () => {
  const { comments, text } = proposed(patchOf(observed('compute-list-edges', 'updateApp', 'compute set to []', '400')))
  expect(text).toBe(source)
  expect(comments).toMatch(/^# {3}compute-list-edges\n# {5}updateApp, compute set to \[\]: 400 \(2 times\)$/m)
})
