import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { Finding } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import { saying } from '../testing/in-words.ts'
import { stepSummary } from './annotations.ts'
import { htmlReport } from './html.ts'
import { summarize } from './terminal.ts'
import { exampleLedger } from './testing/ledgers.ts'

test('the summary starts with the verdict, and lists causes with what a reader needs to act', () => {
  expect(
    summarize(exampleLedger(), { html: 'reports/index.html' }),
  ).toBe(`✗ https://api.example.com breaks its contract: 1 cause, 1 contradicted fact.
  1 of 11 facts that tier read allows are verified (9 %). 1 assumption is
  contradicted.
  Next: fix the causes below, or the document where the service is right. Also
  remove what the run left behind; see the end.

Target: https://api.example.com, tier read, document 1.0.0, 1,234 requests in
  12.3 s

Contradicted:
✗ listApiKeys: the body: expected an array, got an object
    Fact: The body is an array. (listApiKeys/2XX/type)
    GET /v2/projects/p/api_keys?page=3 -> 200
      → {
          "keys": []
    curl -i 'https://api.example.com/v2/projects/p/api_keys?page=3' -H "Authorization: Bearer $API_TOKEN"
    Do: Return an array; or correct openapi.yaml, if the service is right.

Assumptions contradicted:
≠ listApiKeys: /0/createdAt: expected a string, got 7
    Assumed: \`createdAt\` is a string.
    GET /v2/projects/p/api_keys -> 200
    Open question: timestamp-formats.

Not tested:
- the fixtures have no run_id: 5 facts of 5 operations
- the run only reads: 3 facts of deleteApp, updateApp

Left behind:
- the domain verify-1a2b-3.example.com (domain-17): deletion returned 500
    Delete it in the dashboard.

12 facts: 1 contradicted, 1 assumption contradicted, 8 unexercised, 1 unprovable
  here, 1 verified.
Report: reports/index.html`)
})

test('the summary of an incomplete run says so in the first line', () => {
  const [first, ...rest] = summarize(exampleLedger({ incomplete: 'no response' }), { width: 120 }).split('\n')
  expect(first).toBe(
    '✗ Incomplete, not a pass: no response. https://api.example.com breaks its contract: 1 cause, 1 contradicted fact.',
  )
  expect(rest).toContain(
    '  Next: fix what stopped the run, then verify again. Also remove what the run left behind; see the end.',
  )
})

test.each<[Finding['verdict'][], string]>([
  [['verified', 'contradicted', 'assumption contradicted'], 'fix the causes below, or the document where'],
  [['verified', 'assumption contradicted'], 'answer the open questions'],
  [['verified', 'unexercised'], 'test more: 8 facts were not tested, 5 of them because the fixtures have no run_id.'],
  [['verified'], 'nothing to fix.'],
])('for facts with the verdicts %j, the next step is "%s"', (verdicts, next) => {
  const facts = exampleLedger().facts.filter(({ verdict }) => verdicts.includes(verdict))
  const text = summarize(exampleLedger({ facts, leftovers: [] }), { width: 120 })
  expect(text.split('\n')[2]).toContain(`Next: ${next}`)
})

test('a reader who installed the package is told to report a wrong fact, not to correct the document', () => {
  const text = (inPackage: boolean) =>
    summarize(exampleLedger(), { lineOf: () => 'node_modules/kit/openapi.yaml:7', inPackage, width: 120 })
  expect(text(true)).toContain('or report listApiKeys/2XX/type to the maintainers of this package, if')
  expect(text(true)).toContain('or report wrong facts to the maintainers of this package.')
  expect(text(true)).not.toContain('correct node_modules')
  expect(text(false)).toContain('or correct node_modules/kit/openapi.yaml:7, if the service is right.')
})

test('what an aborted run has created is named, and the next step is to verify again', () => {
  const text = summarize(exampleLedger({ incomplete: 'the run was aborted', isAborted: true }), { width: 120 })
  expect(text).toContain(
    'Next: verify again, and let the run finish. Also remove what the run left behind; see the end.',
  )
})

test('a broken rule is shown in full, because it may state several things', () => {
  const rule = wrong('rule', 'endedAt is not empty')
  const facts = [operation, { ...rule, problems: [...(rule.problems ?? []), saying('a reason is present')] }]
  const text = summarize(exampleLedger({ facts }), { width: 120 })
  expect(text).toContain('✗ listApiKeys: endedAt is not empty\n')
  expect(text).toContain('    In full: endedAt is not empty; a reason is present\n')
})

test('many items that were left behind for the same reason are named together, with the command that removes them', () => {
  const why = 'the service accepted its deletion, but does not show whether deletions take effect'
  const leftovers = Array.from({ length: 28 }, (_, index) => ({
    what: `the domain d-${index}`,
    why,
    remedy: 'Delete the domain.',
    unconfirmed: true as const,
  }))
  const text = summarize(exampleLedger({ facts: [operation], leftovers }), { width: 120, cleanUp: 'clean-up a.json' })
  expect(text).toMatch(/^✓ Nothing documented is .*\. The service does not show whether deletions take\s+effect\.\n/)
  expect(text).toContain('Next: check that what the run deleted is gone; see the end.')
  expect(text).toContain(`- 28 items, such as the domain d-0: ${why}`)
  expect(text).toContain('To delete it: clean-up a.json')
})

const [listed, , assumed] = exampleLedger().facts as [Finding, Finding, Finding]
const operation: Finding = { ...listed, kind: 'operation' }
/** A broken rule, or a token that reaches something. */
const problemOf = (kind: Finding['kind'], text: string): Problem =>
  kind === 'access' ? { kind, token: text, did: 'reads', of: 'a', unless: 'it may', restsOn: [] } : saying(text)

const wrong = (kind: Finding['kind'], text: string): Finding => ({
  ...listed,
  id: `listApiKeys/${kind}/x`,
  kind,
  verdict: 'contradicted',
  problems: [problemOf(kind, text)],
})

test.each<[Finding[], headline: string]>([
  [[assumed], '≠ https://api.example.com conforms; 1 answer differs from what the document assumes.'],
  [
    [wrong('access', 'tokens.expired'), wrong('access', 'tokens.expired')],
    '✗ https://api.example.com grants access that it must deny: 1 cause, 2 contradicted access checks.',
  ],
  [
    [wrong('rule', 'x'), wrong('access', 'tokens.other')],
    '✗ https://api.example.com grants access that it must deny: 1 cause, 1 contradicted access check. It breaks its contract: 1 cause, 1 contradicted fact.',
  ],
])('the headline for %j is "%s"', (facts, headline) => {
  const text = summarize(exampleLedger({ facts: [operation, ...facts] }), { width: 200 })
  expect(text.split('\n  ').slice(0, 2).join(' ')).toContain(headline)
  expect(text).toContain(' 1 of ')
})

test('facts, expectations and access checks are counted separately, and "not tested" is never its own reason', () => {
  const gap = { kind: 'untried', why: 'no response has tested this fact' } as const
  const untested = { verdict: 'unexercised', gap } as const
  const facts = [operation, { ...listed, ...untested }, { ...assumed, ...untested, kind: 'expectation' as const }]
  const text = summarize(exampleLedger({ facts, leftovers: [] }), { width: 120 })
  expect(text).toContain('1 fact and 1 expectation were not tested, because no request reached them.')
  expect(text).toContain('- no request reached them: 1 fact and 1 expectation of listApiKeys')
  expect(text).toMatch(/^2 facts: 1 unexercised, 1 verified; 1 expectation: 1 unexercised\.$/m)
})

test('a query parameter that the service does not honour is always named', () => {
  const why = `no response shows that the service honours ${'x'.repeat(600)}: --name getCost.month=NAME`
  const unhonoured: Finding = { ...listed, verdict: 'unexercised', gap: { kind: 'name', why, isPartial: true } }
  const ledger = exampleLedger({ facts: [...exampleLedger().facts, unhonoured] })
  for (const text of [summarize(ledger, { width: 120 }), htmlReport(ledger), stepSummary([ledger])])
    expect(text.replace(/\\/g, '')).toContain('--name getCost.month=NAME')
})

test('the share of verified facts leaves out expectations and what the run may not or cannot test', () => {
  const [fact] = exampleLedger().facts
  if (!fact) return expect.unreachable()
  const facts: Finding[] = [
    ...Array.from({ length: 2 }, () => fact),
    { ...fact, kind: 'expectation' },
    { ...fact, verdict: 'unprovable here' },
    { ...fact, verdict: 'unexercised', gap: { kind: 'permission', why: 'it writes', needs: 'write' } },
    { ...fact, verdict: 'unexercised' },
  ]
  const text = summarize(exampleLedger({ facts }))
  expect(text).toContain('  2 of 3 facts that tier read allows are verified (67 %).')
})

test('lines do not break before a unit, and a single reason says no number', () => {
  const ledger = exampleLedger()
  const facts = ledger.facts.slice(0, 1).map((fact) => ({
    ...fact,
    verdict: 'unexercised' as const,
    gap: { kind: 'inconclusive' as const, why: 'of 5 s' },
  }))
  for (let width = 40; width < 120; width += 1)
    expect(summarize({ ...ledger, facts }, { width })).not.toMatch(/\n *s\b/)
  expect(summarize({ ...ledger, facts, leftovers: [] })).toContain('1 fact was not tested, because of 5 s.')
})

test('colour does not change the text of the summary', () => {
  const ledger = exampleLedger({ incomplete: 'the service stopped responding' })
  const coloured = summarize(ledger, { colour: true })
  expect(coloured).toContain('\u001b[31m')
  expect(stripVTControlCharacters(coloured)).toBe(summarize(ledger))
})

test('except for requests, no line exceeds the width; the reason for an incomplete run is not cut; 50 causes are listed', () => {
  const ledger = exampleLedger()
  const long = 'The response lacks a documented field. '.repeat(9) + '/v2/projects'.repeat(30)
  const findings = ledger.facts.map((finding) => ({
    ...finding,
    ...(finding.problems && { problems: [saying(long)] }),
    ...(finding.gap && { gap: { ...finding.gap, why: long } }),
    says: long,
  }))
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...findings[1],
    id: `x${index}`,
    problems: [saying(`${index} ${long}`)],
  }))
  const facts = [...findings, ...many] as unknown as Finding[]
  const leftovers = [{ what: long, why: long, remedy: long }]
  for (const width of [80, 120]) {
    const text = summarize({ ...ledger, facts, leftovers, incomplete: long }, { width })
    expect(text).toContain('- … and 11 more')
    const lines = text.split('\n').filter((line) => !/^ {4}(GET|curl) /.test(line))
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width)
    expect(text.replace(/\s/g, '')).toContain(`Incomplete,notapass:${long.replace(/\s/g, '')}`)
  }
})
