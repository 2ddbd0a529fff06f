import { expect, test } from 'vitest'
import { annotations, stepSummary } from './annotations.ts'
import { exampleLedger, HOSTILE, hostileLedger } from './testing/ledgers.ts'

test('errors for what is contradicted, warnings for assumptions and leftovers', () => {
  expect(annotations([exampleLedger()])).toBe(
    `::error title=https%3A//api.example.com%3A contradicted%3A listApiKeys/2XX/type::It is of type array. the answer is an object.%0AGET /v2/projects/p/api_keys?page=1 -> 200%0AGET /v2/projects/p/api_keys?page=2 -> 200%0Aand 1 more exchange
::warning title=https%3A//api.example.com%3A left behind::the domain verify-1a2b-3.example.com (domain-17): its deletion was answered with 500%0ADelete it in the dashboard.
::warning title=https%3A//api.example.com%3A assumption contradicted%3A listApiKeys/2XX[].createdAt/type::It is of type string. it is a number.%0AGET /v2/projects/p/api_keys -> 200
`,
  )
})

test('a contradicted assumption is an error where it is asked for', () => {
  const lines = annotations([exampleLedger()], { strict: true }).split('\n')
  expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(2)
})

test('a run that ended early is the first error', () => {
  const [first] = annotations([exampleLedger({ incomplete: 'no answer' })]).split('\n')
  expect(first).toBe('::error title=https%3A//api.example.com%3A the run is incomplete::no answer')
})

test('where all is well, nothing is said', () => {
  expect(annotations([exampleLedger({ facts: [], leftovers: [] })])).toBe('')
})

test('GitHub shows ten of a level and step, so the tenth says how many there are more', () => {
  const ofSize = (length: number) =>
    exampleLedger({
      facts: Array.from({ length }, () => exampleLedger().facts[1]).flatMap((each) => each ?? []),
      leftovers: [],
    })
  expect(annotations([ofSize(4), ofSize(6)]).split('\n')).toHaveLength(10 + 1)
  const lines = annotations([ofSize(5), ofSize(6)]).split('\n')
  expect(lines).toHaveLength(10 + 1)
  expect(lines[9]).toBe('::error title=… and 2 more::The report has all of them.')
})

test('what a service says makes no other command, whatever it holds', () => {
  const text = annotations([hostileLedger()])
  const lines = text.split('\n').slice(0, -1)
  // The title ends at the first colon after its escapes, the properties at the first comma.
  for (const line of lines)
    expect(line).toMatch(/^::(error|warning) title=[^:,\p{Cc}]*::[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]*$/u)
  expect(text).toContain('%250A')
})

test('the summary has a table, then what is contradicted and what is left behind', () => {
  const ledger = exampleLedger()
  const facts = ledger.facts.slice(0, 5)
  expect(
    stepSummary([{ ...ledger, facts, incomplete: 'no answer' }]),
  ).toBe(`## Verification of https\\://api\\.example\\.com

> **Incomplete, and no pass:** no answer

Tier read, document 1\\.0\\.0, 1,234 requests in 12\\.3 s\\.

| operation | verified | contradicted | assumption contradicted | unexercised | unprovable here |
| --- | --: | --: | --: | --: | --: |
| listApiKeys | 1 | 1 | 1 | - | 1 |
| deleteApp | - | - | - | 1 | - |
| **all** | **1** | **1** | **1** | **1** | **1** |

### Contradicted

- **listApiKeys/2XX/type**: It is of type array\\. the answer is an object\\.

### Assumptions contradicted

- **listApiKeys/2XX\\[\\]\\.createdAt/type**: It is of type string\\. it is a number\\.

### Left behind

- **the domain verify\\-1a2b\\-3\\.example\\.com \\(domain\\-17\\)**: its deletion was answered with 500 Delete it in the dashboard\\.

Saw something of 2 open questions.
`)
})

test('what a service says makes no Markdown', () => {
  const text = stepSummary([hostileLedger()])
  const unescaped = text.replaceAll(/\\.|^> /gm, '')
  expect(unescaped).not.toMatch(/[<>`[\]@]/)
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
  // Each cell of the table is one: a pipe of the service does not add any.
  const rows = unescaped.split('\n').filter((line) => line.startsWith('|'))
  expect(new Set(rows.map((line) => line.split('|').length))).toEqual(new Set([8]))
  expect(HOSTILE).toContain(' | ')
})
