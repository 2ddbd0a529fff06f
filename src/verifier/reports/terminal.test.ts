import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { summarize } from './terminal.ts'
import { exampleLedger } from './testing/ledgers.ts'

const entry = { question: '?', meanwhile: '.', settle: '.', source: 'inferred' as const }
const register = { 'success-status-codes': entry, 'timestamp-formats': entry, 'usage-limits': entry }

test('the summary has a table by operation, the findings with reasons, and the next step', () => {
  const text = summarize(exampleLedger(), { html: 'reports/index.html', register })
  expect(text).toBe(`Target: https://api.example.com, tier read, document 1.0.0, seed 7, 1,234 requests in 12.3 s

operation    verified  contradicted  assumption  unexercised  unprovable
listApiKeys         1             1           1            -           1
deleteApp           -             -           -            2           -
updateApp           -             -           -            1           -
one                 -             -           -            1           -
two                 -             -           -            1           -
three               -             -           -            1           -
four                -             -           -            1           -
five                -             -           -            1           -
all                 1             1           1            8           1

Contradicted:
- listApiKeys/2XX/type
    It is of type array.
    Got an object.
    GET /v2/projects/p/api_keys?page=1 -> 200
    GET /v2/projects/p/api_keys?page=2 -> 200
    and 1 more exchange

Assumptions contradicted:
- listApiKeys/2XX[].createdAt/type
    It is of type string.
    Got a number.
    Open question: timestamp-formats.
    GET /v2/projects/p/api_keys -> 200

Unexercised:
- the run only reads: 3 facts of deleteApp, updateApp
- the fixtures have no run_id: 5 facts of 5 operations

Unprovable here:
- any token is accepted: 1 fact of listApiKeys

Left behind:
- the domain verify-1a2b-3.example.com (domain-17): deletion returned 500
    Delete it in the dashboard.

Observations on 2 of 3 open questions: see the report.
12 facts: 1 contradicted, 1 assumption contradicted, 8 unexercised, 1 unprovable here, 1 verified.
Next: remove what the run left behind. Open reports/index.html to see the exchanges.`)
})

test('the summary of an incomplete run says so in the first line and before the next step', () => {
  const lines = summarize(exampleLedger({ incomplete: 'the service stopped responding' })).split('\n')
  const alarm = 'INCOMPLETE: the service stopped responding. This run is not a pass.'
  expect([lines[0], lines.at(-2)]).toEqual([alarm, alarm])
  expect(lines.at(-1)).toBe('Next: fix the cause, then verify again.')
})

test.each([
  [['verified', 'contradicted', 'assumption contradicted'], 'Next: fix the service, or the document if'],
  [['verified', 'assumption contradicted'], 'Next: answer the open questions'],
  [['verified', 'unexercised'], 'Next: see above why'],
  [['verified'], 'Next: nothing to fix.'],
])('for facts with the verdicts %j, the last line contains "%s"', (verdicts, next) => {
  const facts = exampleLedger().facts.filter(({ verdict }) => verdicts.includes(verdict))
  const text = summarize(exampleLedger({ facts, leftovers: [] }))
  expect(text.split('\n').at(-1)).toContain(next)
})

test('colour does not change the text of the summary', () => {
  const ledger = exampleLedger({ incomplete: 'the service stopped responding' })
  const coloured = summarize(ledger, { colour: true })
  expect(coloured).toContain('\u001b[31m')
  expect(stripVTControlCharacters(coloured)).toBe(summarize(ledger))
})

test('no line exceeds 100 columns, the reason for an incomplete run is not cut, and only 50 contradictions are listed', () => {
  const ledger = exampleLedger()
  const long = 'The response lacks a documented field. '.repeat(9) + '/v2/projects'.repeat(30)
  const findings = ledger.facts.map((finding) => ({ ...finding, reason: long, says: long }))
  const facts = [...findings, ...Array.from({ length: 60 }, () => findings.slice(1, 2)).flat()]
  const exchanges = ledger.exchanges.map((each) => ({ ...each, request: { ...each.request, path: long } }))
  const leftovers = [{ what: long, why: long, remedy: long }]
  const text = summarize({ ...ledger, facts, exchanges, leftovers, incomplete: long })
  expect(text).toContain('- … and 11 more')
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
  expect(text.replace(/\s/g, '')).toContain(`INCOMPLETE:${long.replace(/\s/g, '')}.Thisrun`)
})
