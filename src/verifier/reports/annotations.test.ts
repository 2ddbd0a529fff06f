import { expect, test } from 'vitest'
import type { Finding } from '../engine/ledger.ts'
import { annotations, stepSummary } from './annotations.ts'
import { exampleLedger } from './testing/ledgers.ts'

test('contradictions and incomplete runs are errors; contradicted assumptions and leftovers are warnings', () => {
  expect(annotations([exampleLedger()])).toBe(
    `::error title=https%3A//api.example.com%3A listApiKeys%3A the body%3A expected an array%2C got an object::It is of type array. (1 fact, such as listApiKeys/2XX/type)%0AGET /v2/projects/p/api_keys?page=3 -> 200%0A→ {%0A    "keys": []%0Acurl -i 'https://api.example.com/v2/projects/p/api_keys?page=3' -H "Authorization: Bearer $API_TOKEN"%0ADo: Return an array; or correct openapi.yaml, if the service is right.
::warning title=https%3A//api.example.com%3A left behind::the domain verify-1a2b-3.example.com (domain-17): deletion returned 500%0ADelete it in the dashboard.
::warning title=https%3A//api.example.com%3A listApiKeys%3A /0/createdAt%3A expected a string%2C got 7::It is of type string. (1 assumption, such as listApiKeys/2XX[].createdAt/type)%0AGET /v2/projects/p/api_keys -> 200%0A      "name": "one",%0A→     "createdAt": 7,%0A      "status": "active"%0Acurl -i 'https://api.example.com/v2/projects/p/api_keys' -H "Authorization: Bearer $API_TOKEN"%0ADo: No contract is broken. If the service is right, correct openapi.yaml.
`,
  )
  const strict = annotations([exampleLedger()], { strict: true }).split('\n')
  expect(strict.filter((line) => line.startsWith('::error '))).toHaveLength(2)
  const [first] = annotations([exampleLedger({ incomplete: 'no response' })]).split('\n')
  expect(first).toBe('::error title=https%3A//api.example.com%3A the run is incomplete::no response')
})

test('there are at most ten annotations per level; if more are needed, the tenth counts those left out', () => {
  const [, contradicted] = exampleLedger().facts
  const ofSize = (length: number) => {
    const facts = Array.from({ length }, (_, index) => ({
      ...contradicted,
      reason: `wrong in way ${index}`,
      pointer: undefined,
    }))
    return exampleLedger({ facts: facts as unknown as Finding[], leftovers: [] })
  }
  expect(annotations([ofSize(4), ofSize(6)])).not.toContain('more errors')
  const lines = annotations([ofSize(5), ofSize(6)]).split('\n')
  expect(lines).toHaveLength(10 + 1)
  expect(lines[9]).toBe('::error title=… and 2 more errors::The report has the full list.')
})

test('the step summary has the verdict, the causes, the leftovers and a table by operation', () => {
  const ledger = exampleLedger()
  const summary = stepSummary([{ ...ledger, facts: ledger.facts.slice(0, 5), incomplete: 'no response' }])
  expect(summary).toBe(`## ✗ Verification of https\\://api\\.example\\.com

**Incomplete, not a pass\\: no response\\. https\\://api\\.example\\.com breaks its contract\\: 1 cause, 1 contradicted fact\\.** 1 of 4 facts that tier read allows are verified \\(25 %\\)\\. 1 assumption is contradicted\\.

Next: fix what stopped the run, then verify again\\.

### Contradicted

- **listApiKeys\\: the body\\: expected an array, got an object** \\
  It is of type array\\. \\(1 fact, such as listApiKeys/2XX/type\\) \\
  Return an array; or correct openapi\\.yaml, if the service is right\\.

### Assumptions contradicted

- **listApiKeys\\: /0/createdAt\\: expected a string, got 7** \\
  It is of type string\\. \\(1 assumption, such as listApiKeys/2XX\\[\\]\\.createdAt/type\\) \\
  No contract is broken\\. If the service is right, correct openapi\\.yaml\\.

### Left behind

- **the domain verify\\-1a2b\\-3\\.example\\.com \\(domain\\-17\\)**: deletion returned 500\\. Delete it in the dashboard\\.

### By operation

| operation | verified | contradicted | assumption contradicted | unexercised | unprovable here |
| --- | --: | --: | --: | --: | --: |
| listApiKeys | 1 | 1 | 1 | - | 1 |
| deleteApp | - | - | - | 1 | - |
| **all** | **1** | **1** | **1** | **1** | **1** |

Tier read, document 1\\.0\\.0, 1,234 requests in 12\\.3 s\\.
Observations on 2 open questions.
`)
})
