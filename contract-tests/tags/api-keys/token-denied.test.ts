import { expect, test } from 'vitest'
import { htmlReport } from '../../../src/verifier/reports/html.ts'
import { sleeper } from '../../../src/verifier/testing/fetches.ts'
import { parseFixtures } from '../../fixtures.ts'
import { environmentTarget, newSandbox, verify } from '../../testing/sandbox-run.ts'

const VALUE = 'example-key-value-scratch'
const denial = () => Response.json({ message: 'The token is invalid.' }, { status: 401 })

/** Verifies deleteApiKey on a sandbox as a real environment, in which `change` may replace responses to the key's token. */
async function findingWith(change: (response: Response, isDeleted: boolean) => Response | Promise<Response>) {
  const sandbox = newSandbox()
  let isDeleted = false
  const target = environmentTarget({
    ...{ fixtures: parseFixtures(JSON.stringify(sandbox.fixtures())), tier: 'destructive', ...sleeper() },
    async fetch(request) {
      const response = await sandbox.fetch(request)
      isDeleted ||= request.method === 'DELETE' && response.ok
      return request.headers.get('Authorization') === `Bearer ${VALUE}` ? change(response, isDeleted) : response
    },
  })
  const ledger = await verify(target, { only: ['deleteApiKey'] })
  const finding = ledger.facts.find(({ id }) => id === 'deleteApiKey/rule/token-denied')
  return { ledger, finding }
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
