import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { summarize } from './terminal.ts'
import { exampleLedger, hostileLedger } from './testing/ledgers.ts'

const register = Object.fromEntries(
  ['success-status-codes', 'timestamp-formats', 'rate-limits'].map((id) => [
    id,
    { question: '?', meanwhile: '.', settle: '.' },
  ]),
)

test('a table by operation, then whatever a person should read, and what to do', () => {
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
    the answer is an object
    GET /v2/projects/p/api_keys?page=1 -> 200
    GET /v2/projects/p/api_keys?page=2 -> 200
    and 1 more exchange

Assumptions contradicted:
- listApiKeys/2XX[].createdAt/type
    It is of type string.
    it is a number
    rests on timestamp-formats
    GET /v2/projects/p/api_keys -> 200

Unexercised:
- the run only reads: 3 facts of deleteApp, updateApp
- the fixtures have no run_id: 5 facts of 5 operations

Unprovable here:
- any token is accepted: 1 fact of listApiKeys

Left behind:
- the domain verify-1a2b-3.example.com (domain-17): its deletion was answered with 500
    Delete it in the dashboard.

Saw something of 2 of 3 open questions: see the unknowns in the report.
12 facts: 1 contradicted, 1 assumption contradicted, 8 unexercised, 1 unprovable here, 1 verified.
Next: clear away what is left behind. Open reports/index.html to see the exchanges.`)
})

test('a run that ended early says so first, and before what to do', () => {
  const lines = summarize(exampleLedger({ incomplete: 'the service stopped answering' })).split('\n')
  const alarm = 'INCOMPLETE: the service stopped answering. This is no pass.'
  expect([lines[0], lines.at(-2)]).toEqual([alarm, alarm])
  expect(lines.at(-1)).toBe('Next: see to what made the run incomplete, and run it again.')
})

test('what to do depends on the worst that was found', () => {
  const next = (verdicts: string[]) => {
    const facts = exampleLedger().facts.filter(({ verdict }) => verdicts.includes(verdict))
    return summarize(exampleLedger({ facts, leftovers: [] }))
      .split('\n')
      .at(-1)
  }
  expect(next(['verified', 'contradicted', 'assumption contradicted'])).toMatch(/^Next: mend the service/)
  expect(next(['verified', 'assumption contradicted'])).toMatch(/^Next: settle the open questions/)
  expect(next(['verified', 'unexercised'])).toMatch(/^Next: look why/)
  expect(next(['verified'])).toBe('Next: nothing; every fact is verified.')
})

test('colour comes only when it is asked for, and changes no text', () => {
  const ledger = exampleLedger({ incomplete: 'the service stopped answering' })
  const coloured = summarize(ledger, { colour: true })
  expect(coloured).toContain('\u001b[31m')
  expect(stripVTControlCharacters(coloured)).toBe(summarize(ledger))
})

test('of a thousand contradictions only the first are listed', () => {
  const contradicted = exampleLedger().facts.slice(1, 2)
  const facts = Array.from({ length: 1_000 }, (_, index) =>
    contradicted.map((finding) => ({ ...finding, id: `listApiKeys/${index}` })),
  ).flat()
  const text = summarize(exampleLedger({ facts }))
  expect(text.match(/^- listApiKeys\/\d+$/gm)).toHaveLength(50)
  expect(text).toContain('- … and 950 more; see the report')
})

test('no text of a service controls the terminal, leaves its line, or commands a CI runner', () => {
  const text = summarize(hostileLedger())
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
  expect(text).not.toMatch(/^\s*::|##\[/m)
})

test('a line that a service would have start with a command does not', () => {
  const leftovers = [{ what: 'a', why: 'b', remedy: '::stop-commands::x ##[error]y' }]
  expect(summarize(exampleLedger({ leftovers }))).toContain('\n    \\::stop-commands::x #\\#[error]y\n')
})

test('no line is longer than 100 columns', () => {
  const ledger = exampleLedger()
  const long = 'The answer lacks a field that the document has always. '.repeat(9) + '/v2/projects'.repeat(30)
  const facts = ledger.facts.map((finding) => ({ ...finding, reason: long, says: long }))
  const exchanges = ledger.exchanges.map((each) => ({ ...each, request: { ...each.request, path: long } }))
  const text = summarize({
    ...ledger,
    facts,
    exchanges,
    incomplete: long,
    leftovers: [{ what: long, why: long, remedy: long }],
  })
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
})
