import { expect, test } from 'vitest'
import { annotations, stepSummary } from './annotations.ts'
import { exampleLedger } from './testing/ledgers.ts'

test('contradictions and incomplete runs are errors; contradicted assumptions and leftovers are warnings', () => {
  expect(annotations([exampleLedger()])).toBe(
    `::error title=https%3A//api.example.com%3A contradicted%3A listApiKeys/2XX/type::It is of type array. Got an object.%0AGET /v2/projects/p/api_keys?page=1 -> 200%0AGET /v2/projects/p/api_keys?page=2 -> 200%0Aand 1 more exchange
::warning title=https%3A//api.example.com%3A left behind::the domain verify-1a2b-3.example.com (domain-17): deletion returned 500%0ADelete it in the dashboard.
::warning title=https%3A//api.example.com%3A assumption contradicted%3A listApiKeys/2XX[].createdAt/type::It is of type string. Got a number.%0AGET /v2/projects/p/api_keys -> 200
`,
  )
  const strict = annotations([exampleLedger()], { strict: true }).split('\n')
  expect(strict.filter((line) => line.startsWith('::error '))).toHaveLength(2)
  const [first] = annotations([exampleLedger({ incomplete: 'no response' })]).split('\n')
  expect(first).toBe('::error title=https%3A//api.example.com%3A the run is incomplete::no response')
})

test('there are at most ten annotations per level; if more are needed, the tenth counts those left out', () => {
  const contradicted = exampleLedger().facts.slice(1, 2)
  const ofSize = (length: number) =>
    exampleLedger({ facts: Array.from({ length }, () => contradicted).flat(), leftovers: [] })
  expect(annotations([ofSize(4), ofSize(6)])).not.toContain('more::')
  const lines = annotations([ofSize(5), ofSize(6)]).split('\n')
  expect(lines).toHaveLength(10 + 1)
  expect(lines[9]).toBe('::error title=… and 2 more errors::The report has the full list.')
})

test('the step summary has a table by operation, the contradictions, the leftovers and the observations', () => {
  const ledger = exampleLedger()
  const summary = stepSummary([{ ...ledger, facts: ledger.facts.slice(0, 5), incomplete: 'no response' }])
  expect(summary).toBe(`## Verification of https\\://api\\.example\\.com

> **Incomplete, not a pass:** no response

Tier read, document 1\\.0\\.0, 1,234 requests in 12\\.3 s\\.

| operation | verified | contradicted | assumption contradicted | unexercised | unprovable here |
| --- | --: | --: | --: | --: | --: |
| listApiKeys | 1 | 1 | 1 | - | 1 |
| deleteApp | - | - | - | 1 | - |
| **all** | **1** | **1** | **1** | **1** | **1** |

### Contradicted

- **listApiKeys/2XX/type**: It is of type array\\. Got an object\\.

### Assumptions contradicted

- **listApiKeys/2XX\\[\\]\\.createdAt/type**: It is of type string\\. Got a number\\.

### Left behind

- **the domain verify\\-1a2b\\-3\\.example\\.com \\(domain\\-17\\)**: deletion returned 500\\. Delete it in the dashboard\\.

Observations on 2 open questions.
`)
})
