import { readFile } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { createSuite } from '../../src/verifier/checks/create-suite.ts'
import { generalProbes } from '../../src/verifier/checks/probes.ts'
import type { Fixtures } from '../../src/verifier/http/fixtures.ts'
import { htmlReport } from '../../src/verifier/reports/html.ts'
import { withReasons } from '../../src/verifier/testing/in-words.ts'
import { generic } from '../api.ts'
import { breakService } from '../mutants/broken-service.ts'
import { bodyOf, faultsIn, refusal } from '../mutants/faults.ts'
import { allMutants } from '../mutants/gate.ts'
import { breaking, type Mutant } from '../mutants/mutant.ts'
import { filesIn } from '../tags/builds/archives.ts'
import { lifetimeOf } from '../tags/builds/probes.ts'
import { suite, tags } from '../tags/index.ts'
import { candidatesIn } from '../tags/runs/discovery.ts'
import { NOW as SANDBOX_NOW, sandboxTarget } from '../targets.ts'
import { folderOf } from '../testing/setup.ts'
import { contradictionsOf, newSandbox, verify, verifyChanged, verifySandbox } from './testing/sandbox-run.ts'

const NOW = Date.parse(SANDBOX_NOW)

test.each(document.tags.map(({ name }) => name))('the tag %s has contract tests', async (tag) => {
  const folder = folderOf(tag)
  const text = await readFile(new URL(`../tags/${folder}/${folder}.test.ts`, import.meta.url), 'utf8')
  expect(text).toContain(`testTag('${tag}', [`)
})

test.each([
  ['X-Amz-Date=20260310T093000Z&X-Amz-Expires=3600', 'about 3600 s according to the parameter X-Amz-Expires'],
  [`Expires=${NOW / 1000 + 901}`, 'about 900 s according to the parameter Expires'],
  [`exp=${NOW + 20_500}`, 'about 21 s according to the parameter exp'],
  [`se=${encodeURIComponent('2026-03-10T10:30:00Z')}`, 'about 3600 s according to the parameter se'],
  [`expires=${NOW / 1000 - 5}`, 'already expired according to the parameter expires, if the clocks agree'],
  ['signature=abc', undefined],
  ['expires=soon', undefined],
])('for a URL with %s, lifetimeOf returns %j', (query, lifetime) => {
  expect(lifetimeOf(`https://files.test/a.zip?${query}`, NOW)).toBe(lifetime)
})

// Mutants affect only calls of operations, so no mutant can corrupt the bytes behind a presigned URL.
test('corrupt data behind a presigned URL contradicts of-build and byte-range-right', async () => {
  const sandbox = newSandbox()
  const target = sandboxTarget(sandbox, async (request) => {
    const response = await sandbox.fetch(request)
    if (!request.url.includes('/archives/')) return response
    const bytes = await response.bytes()
    const changed = bytes.map((byte, index) => (index > bytes.length - 20 ? byte ^ 0xff : byte))
    return new Response(changed, { status: response.status })
  })
  const facts = withReasons(await verify(target, { only: ['getBuildDownload'] }))
  expect(facts.filter(({ verdict }) => verdict === 'contradicted')).toMatchObject([
    { id: 'getBuildDownload/rule/of-build', reason: 'the presigned URL leads to no ZIP archive' },
    { id: 'getBuildDownload/rule/byte-range-right', reason: 'the data is corrupt or has the wrong checksum' },
  ])
})

test.each([
  ['ignores range requests', 200, 'contradicted', 'ignores range requests'],
  ['denies access', 403, 'unexercised', 'returned 403'],
  ['requires a credential', 401, 'unexercised', 'returned 401'],
  ['has lost the archive', 410, 'contradicted', 'returned 410'],
])('if the host of the archive %s, of-build is judged', async (_, status, verdict, reason) => {
  const sandbox = newSandbox()
  const target = sandboxTarget(sandbox, async (request) => {
    const response = await sandbox.fetch(request)
    return request.url.includes('/archives/') ? new Response(await response.bytes(), { status }) : response
  })
  const facts = withReasons(await verify(target, { only: ['getBuildDownload'] }))
  expect(facts.find(({ id }) => id === 'getBuildDownload/rule/of-build')).toMatchObject({
    verdict,
    reason: expect.stringContaining(reason),
  })
})

const mutants = allMutants(createSuite(suite))
/** Verifies the operation of a fact against a sandbox with a fault. @returns the finding for the fact */
async function findingOf(fact: string, apply: Mutant['apply'] | undefined, fixtures: Partial<Fixtures> = {}) {
  if (!apply) throw new Error(`The fault of ${fact} is missing.`)
  const sandbox = newSandbox()
  const { fetch } = breakService(document, sandbox, breaking(fact, 'rule', 'planted', apply))
  const target = sandboxTarget(sandbox, fetch)
  const changed = { ...target, fixtures: { ...target.fixtures, ...fixtures } }
  const { facts } = await verify(changed, { only: [fact.split('/')[0] ?? ''] })
  return facts.find(({ id }) => id === fact)
}

test.each([
  ['updateApp/rule/carries-update/cpu', 'cpu is a decimal number', ['value-notation']],
  ['updateApp/rule/carries-update/port', 'port is text', ['app-fields']],
  ['getBuildDownload/rule/range-only-for-a-file', 'data_offset is null without a filename', ['null-or-omitted']],
  ['listServiceAccountKeys/rule/secrets-left-out', 'apiKey is null', []],
  ['getRun/rule/ephemeral-only', 'ephemeral is always false', []],
  ['getRun/rule/ephemeral-only', 'ephemeral is missing', ['run-field-presence']],
  ['getRun/rule/ephemeral-only', 'command is null', ['run-field-presence', 'null-or-omitted']],
  ['getProjectCost/rule/month-honoured', 'the report is for the month before the requested one', []],
])('%s: if %s, the entries %j excuse it', async (fact, says, restsOn) => {
  const fault = mutants.find(({ id }) => id === `${fact}: ${says}`)
  const expected = restsOn.length > 0 ? { verdict: 'assumption contradicted', restsOn } : { verdict: 'contradicted' }
  expect(await findingOf(fact, fault?.apply)).toMatchObject(expected)
})

const graph = faultsIn<{ labels: string[] }>('getBillingGraph')
const until = (last: string) => graph.fields(({ labels }) => ({ labels: labels.filter((day) => day <= last) }))
test.each([
  ['all labels up to today', 'verified', until(SANDBOX_NOW)],
  ['no labels', 'contradicted', until('')],
])(
  'if the fixture month is the current month and a graph has %s, labels-cover-month is %s',
  async (_, verdict, fault) => {
    const month = SANDBOX_NOW.slice(0, 'YYYY-MM'.length)
    expect(await findingOf('getBillingGraph/rule/labels-cover-month', fault, { month })).toMatchObject({ verdict })
  },
)

test.each(['expectation/agrees-with-graph', 'rule/month-default'])(
  'a graph of the same month for any query leaves %s of the report unexercised',
  async (fact) => {
    const ignoring = graph.call((call) => ({ ...call, url: call.url.replace(/(\?.*)?$/, '?month=2025-12') }))
    expect(await findingOf(`getProjectCost/${fact}`, ignoring)).toMatchObject({ verdict: 'unexercised' })
  },
)

test('a domain in a different case matches the request', async () => {
  const inCapitals = faultsIn<{ domain: string }>('createDomain').fields(({ domain }) => ({
    domain: domain.toUpperCase(),
  }))
  expect(await findingOf('createDomain/rule/as-requested', inCapitals)).toMatchObject({ verdict: 'verified' })
})

test.each([
  ['The name of a deleted domain is reserved.', 'assumption contradicted'],
  ['The domain exists already.', 'contradicted'],
])('if a deletion can be repeated, and the name is then rejected with "%s", removed is %s', async (reason, verdict) => {
  const rejecting = (message: string) => ({ ...refusal(409), text: JSON.stringify({ message }) })
  const reserving: Mutant['apply'] = (original) => {
    const names = new Map<string, string>()
    return async (call) => {
      const { domain } = (bodyOf(call) ?? {}) as { domain?: string }
      if (call.operationId === 'createDomain' && [...names.values()].includes(String(domain))) {
        const isGone = !original.state().domains.some((each) => each.domain === domain)
        return rejecting(isGone ? reason : 'The domain exists already.')
      }
      const correct = await original.send(call)
      if (call.operationId === 'createDomain' && correct.status < 300)
        names.set(JSON.parse(correct.text).id, String(domain))
      const isRepeated = call.operationId === 'deleteDomain' && names.has(call.path.domain_id ?? '')
      return isRepeated && correct.status === 404 ? { status: 204, contentType: '', text: '' } : correct
    }
  }
  expect(await findingOf('deleteDomain/rule/removed', reserving)).toMatchObject({ verdict })
})

describe('probes', () => {
  const operations = listOperations(document)
  const general = operations.flatMap((operation) =>
    generalProbes(document, operation, generic).map((probe) => ({ ...probe, operation })),
  )
  const named = tags.flatMap(({ probes = {} }) => Object.entries(probes))

  test('belong to an operation and observe entries of the register', () => {
    for (const [name] of named) expect(operations.map(({ id }) => id)).toContain(name.split('/')[0])
    const observed = [...general, ...named.map(([, probe]) => probe)].map((probe) => probe?.observes)
    for (const ids of observed) expect(ids?.filter((id) => document['x-unknowns'][id])).toEqual(ids)
  })

  test('that are generated from the document never send a DELETE', () => {
    expect(general.map(({ operation }) => operation.method)).not.toContain('DELETE')
  })
})

test('IDs of runs are found in fields and texts', () => {
  const texts = ['Run run-1 has started.', { run_id: 'r2' }, 'see runs/run-3, run_id="run-4"', 'the run has ended']
  expect(candidatesIn(texts)).toEqual(['run-1', 'r2', 'run-3', 'run-4'])
})

test('a long text without IDs is searched in linear time', () => {
  // If the time grew with the square of the length, the test would time out.
  expect(candidatesIn(['run_id:'.repeat(300_000)])).toEqual([])
})

test.each([
  ['a minute before the list was read contradicts nothing', 1, 'verified'],
  ['an hour before it was read contradicts the rule', 60, 'contradicted'],
])('a listed container that ended %s', async (_, minutes, verdict) => {
  const { facts } = await verifySandbox({
    only: ['listActiveContainers'],
    through: async (response, { url }) => {
      if (!url.endsWith('/containers/container-chat-1')) return response
      const endedAt = new Date(Date.now() - minutes * 60_000).toISOString()
      return Response.json({ ...(await response.json()), endedAt })
    },
  })
  expect(facts.find(({ id }) => id === 'listActiveContainers/rule/ended-left-out')).toMatchObject({ verdict })
})

const archive = Buffer.from(zipSync({ 'main.py': strToU8('x'.repeat(500)), empty: [new Uint8Array(), { level: 0 }] }))
const read = async (first: number, last: number) => archive.subarray(first, last + 1)
const files = [
  { name: 'main.py', method: 8, size: expect.any(Number) },
  { name: 'empty', method: 0, size: 0 },
]

test('the files of an archive are listed, even if the list does not fit into its last bytes', async () => {
  expect(await filesIn(archive, read)).toEqual(files)
  expect(await filesIn(archive.subarray(-40), read)).toEqual(files)
})

test('a file that is not an archive, or cannot be read, gets a reason', async () => {
  expect(await filesIn(Buffer.from('<html>'), read)).toBe('the archive is not a ZIP file')
  expect(await filesIn(archive.subarray(-40), async () => 'no range')).toBe('no range')
})

const VALUE = 'example-key-value-scratch'
const denial = () => Response.json({ message: 'The token is invalid.' }, { status: 401 })

/** Verifies deleteApiKey. @param change may replace responses to the token of the key */
async function findingWith(change: (response: Response, isDeleted: boolean) => Response) {
  let isDeleted = false
  const ledger = await verifyChanged(['deleteApiKey'], async (request, sandbox) => {
    const response = await sandbox.fetch(request)
    isDeleted ||= request.method === 'DELETE' && response.ok
    return request.headers.get('Authorization') === `Bearer ${VALUE}` ? change(response, isDeleted) : response
  })
  return { ledger, finding: withReasons(ledger).find(({ id }) => id === 'deleteApiKey/rule/token-denied') }
}

test('the token of a deleted key is tried before and after the deletion, and appears in no report', async () => {
  const { ledger, finding } = await findingWith((response) => response)
  expect(finding).toMatchObject({ verdict: 'verified' })
  const tried = ledger.exchanges.filter(({ request }) => request.credential === 'tokens.disposable')
  expect(new Set(tried.map(({ response }) => response.status))).toEqual(new Set([401]))
  expect(JSON.stringify(ledger) + htmlReport(ledger)).not.toContain(VALUE.slice(-12))
})

test('the fact is unexercised if the service does not accept the value of a key as a token', async () => {
  const { finding } = await findingWith(denial)
  expect(finding).toMatchObject({ verdict: 'unexercised', reason: expect.stringContaining('listApiKeys returned 401') })
})

test('the run waits until the token is denied, and contradicts the fact if it never is', async () => {
  let left = 5
  const success = () => Response.json([])
  const late = await findingWith((response, isDeleted) => (isDeleted && left-- > 0 ? success() : response))
  expect(late.finding).toMatchObject({ verdict: 'verified', settledMs: expect.any(Number) })
  const never = await findingWith(success)
  const reason = expect.stringMatching(/listApiKeys returned 200, expected 401 \(after 5 s\)/)
  expect(never.finding).toMatchObject({ verdict: 'contradicted', reason })
})

const isCreation = ({ method, url }: Request) => method === 'POST' && url.endsWith('/domains')

test('a plan that allows one domain leaves the rules that need two unexercised', async () => {
  let left = 1
  const ledger = await verifyChanged(['createDomain', 'deleteDomain'], async (request, sandbox) => {
    if (isCreation(request) && left === 0) return Response.json({ message: 'The plan is full.' }, { status: 402 })
    const response = await sandbox.fetch(request.clone())
    if (response.ok) left += isCreation(request) ? -1 : Number(request.method === 'DELETE')
    return response
  })
  const ofRules = withReasons(ledger).filter(({ kind, verdict }) => kind === 'rule' && verdict !== 'verified')
  for (const { verdict, reason } of ofRules) expect({ verdict, reason }).toMatchObject({ verdict: 'unexercised' })
  expect(ofRules.at(-1)?.reason).toBe('createDomain, which this check needs, returned 402')
})

test('a domain that is visible late contradicts nothing', async () => {
  const unseen = new Map<string, number>()
  const ledger = await verifyChanged(['createDomain'], async (request, sandbox) => {
    const id = request.url.split('/').at(-1) ?? ''
    const looks = unseen.get(id) ?? 0
    unseen.set(id, looks - 1)
    if (looks > 0) return Response.json({ message: 'The domain does not exist.' }, { status: 404 })
    const response = await sandbox.fetch(request)
    if (isCreation(request) && response.ok) unseen.set((await response.clone().json()).id, 2)
    return response
  })
  expect(contradictionsOf(ledger)).toEqual([])
})

test.each([
  ['createDomain', ['POST 200', 'DELETE 204']],
  ['deleteDomain', ['DELETE 204', 'DELETE 404']],
  ['deleteApiKey', ['GET 200', 'DELETE 200', 'GET 200']],
  ['updateApp', ['PATCH 200', 'PATCH 200', 'PATCH 200']],
  ['deleteApp', ['DELETE 200', 'PATCH 404']],
])('an expired token that changes something is an access finding of %s, shown by %j', async (id, evidence) => {
  const { facts, exchanges } = await verifyChanged([id], (request, sandbox) => {
    const { expired, owner } = sandbox.fixtures().tokens
    const changed = new Request(request)
    if (request.headers.get('Authorization') === `Bearer ${expired}`)
      changed.headers.set('Authorization', `Bearer ${owner}`)
    return sandbox.fetch(changed)
  })
  const finding = facts.find((fact) => fact.id === `${id}/access/expired`)
  const shown = finding?.evidence.map((index) => exchanges[index])
  expect(finding?.verdict).toBe('contradicted')
  expect(shown?.map((each) => `${each?.request.method} ${each?.response.status}`)).toEqual(evidence)
})
