import { expect, test } from 'vitest'
import type { Ledger } from './ledger.ts'
import { summarize } from './report.ts'

const ledger: Ledger = {
  target: 'https://api.example.com',
  findings: [
    { operationId: 'listApiKeys', fact: 'answers 2XX', verdict: 'verified' },
    { operationId: 'listApiKeys', fact: 'answers application/json', verdict: 'verified' },
    { operationId: 'listApiKeys', fact: 'a', verdict: 'contradicted', reason: 'answered 500, the document has 2XX' },
    { operationId: 'listApiKeys', fact: 'b', verdict: 'unprovable here', reason: 'the mock keeps nothing' },
    { operationId: 'getRun', fact: 'c', verdict: 'assumption contradicted', reason: '/runtimeMs must be number' },
    { operationId: 'getRun', fact: 'd', verdict: 'unexercised', reason: 'no run' },
    { operationId: 'deleteApp', fact: 'e', verdict: 'unexercised', reason: 'read-only' },
    { operationId: 'deleteApp', fact: 'f', verdict: 'unexercised', reason: 'read-only' },
    { operationId: 'updateApp', fact: 'g', verdict: 'unexercised', reason: 'read-only' },
    ...['one', 'two', 'three', 'four', 'five'].map((operationId) => ({
      operationId,
      fact: 'h',
      verdict: 'unprovable here' as const,
      reason: 'any token is accepted',
    })),
  ],
}

test('a table by operation, and then whatever has a reason', () => {
  expect(summarize(ledger)).toBe(`Target: https://api.example.com

operation    verified  contradicted  assumption contradicted  unexercised  unprovable here
listApiKeys         2             1                        -            -                1
getRun              -             -                        1            1                -
deleteApp           -             -                        -            2                -
updateApp           -             -                        -            1                -
one                 -             -                        -            -                1
two                 -             -                        -            -                1
three               -             -                        -            -                1
four                -             -                        -            -                1
five                -             -                        -            -                1
all                 2             1                        1            4                6

Contradicted:
- listApiKeys: a
    answered 500, the document has 2XX

Assumptions contradicted:
- getRun: c
    /runtimeMs must be number

Unexercised:
- no run: 1 fact of getRun
- read-only: 3 facts of deleteApp, updateApp

Unprovable here:
- the mock keeps nothing: 1 fact of listApiKeys
- any token is accepted: 5 facts of 5 operations`)
})
