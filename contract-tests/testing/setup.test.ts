import { test, vi } from 'vitest'
import type { TestProject } from 'vitest/node'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { serve } from '../../src/sandbox/testing/server.ts'
import type { Ledger } from '../../src/verifier/model/ledger.ts'
import { LIMITS } from '../environment.ts'
import { startEmbedded } from '../targets.ts'
import { setup, targets } from './setup.ts'

/** Runs the setup as Vitest does for one tag. @returns what it provided and printed; API_URL is a sandbox */
async function setUp({ token = 'sandbox-owner-token' }) {
  const { url } = await serve(createSandbox())
  const variables = { API_URL: url, API_TOKEN: token, PROJECT_ID: 'p-sandbox', FIXTURES: undefined }
  for (const [name, value] of Object.entries({ ...variables, npm_lifecycle_event: 'test:contract' }))
    vi.stubEnv(name, value)
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line))
  vi.spyOn(console, 'error').mockImplementation((line) => printed.push(line))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  const provided: Ledger[][] = []
  const vitest = { state: { getPaths: () => ['/checkout/contract-tests/tags/runs/runs.test.ts'] } }
  const provide = (_: string, value: Ledger[]) => provided.push(value)
  // At the usual rate, the run would mostly wait.
  const limits = { ...LIMITS, perSecond: 1000 }
  const failure = await setup({ vitest, provide } as unknown as TestProject, limits).then(
    (summary) => summary(),
    (error: Error) => error.message,
  )
  return { url, failure, ledgers: provided[0], output: printed.join('\n') }
}

test('with API_URL, one tag is verified there, with GET only, and the rest is explained', async ({ expect }) => {
  const { url, ledgers = [], output } = await setUp({})
  expect(ledgers.map(({ target }) => target)).toEqual([url])
  const [{ exchanges = [] } = {}] = ledgers
  const ofTag = listOperations(document).filter(({ tag, method }) => tag === 'Runs' && method === 'GET')
  expect(new Set(exchanges.map(({ operationId }) => operationId))).toEqual(new Set(ofTag.map(({ id }) => id)))
  expect(new Set(exchanges.map(({ request }) => request.method))).toEqual(new Set(['GET']))
  expect(output).toContain(`Verifying ${url} …\n  1 of ${ofTag.length}: `)
  expect(output).toMatch(/: \d+ of \d+ verified; the rest:\n {2}\d+ /)
})

test('npm test ignores API_URL, and says so', async ({ expect }) => {
  vi.stubEnv('API_URL', 'http://service.test')
  vi.stubEnv('npm_lifecycle_event', 'test')
  const log = vi.spyOn(console, 'log').mockReturnValue()
  expect(await targets()).toEqual([startEmbedded.mock, startEmbedded.sandbox])
  expect(log).toHaveBeenCalledWith('npm test ignores API_URL. To test the service there, run npm run test:contract.')
})

test('without API_TOKEN, a run with API_URL ends with exit code 2 and a message', async ({ expect }) => {
  const { failure, output } = await setUp({ token: '' })
  expect(failure).toBe('exit 2')
  expect(output).toBe('No token: set API_TOKEN to a service account token of the environment.')
})
