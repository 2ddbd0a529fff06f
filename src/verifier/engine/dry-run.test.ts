import { expect, test } from 'vitest'
import { urlOptions, urlTarget } from '../../../contract-tests/targets.ts'
import { listOperations } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import { createSandbox } from '../../sandbox/index.ts'
import { parseFixtures } from '../target/fixtures.ts'
import { planRequests } from './dry-run.ts'
import { verify } from './verify.ts'

const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })
const options = {
  // A base path may have signs that mean something in a regular expression.
  baseUrl: 'http://service.test/api+v1',
  token: 'secret-token',
  fixtures: parseFixtures(JSON.stringify(sandbox.fixtures())),
  codehost: 'hub',
  runId: 'abc',
  fetch: () => expect.unreachable('something was sent'),
}

test('at tier read every operation that reads is planned, and nothing else', async () => {
  const planned = await planRequests(document, urlOptions(document, { ...options, tier: 'read' }))
  expect(new Set(planned.map(({ method }) => method))).toEqual(new Set(['GET']))
  for (const { method, path } of listOperations(document)) {
    const pattern = new RegExp(`^/api\\+v1${path.replace('/codehost/', '/hub/').replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`)
    expect(planned.some((request) => request.method === method && pattern.test(request.path))).toBe(method === 'GET')
  }
  expect(JSON.stringify(planned)).not.toContain('secret-token')
})

test('what is planned for an operation is what a run sends, as long as the answers are those of the examples', async () => {
  const only = ['listContainerEvents', 'createDomain']
  const planned = await planRequests(document, urlOptions(document, { ...options, tier: 'write' }), () => ({ only }))
  const sent: string[] = []
  const target = urlTarget(document, {
    ...options,
    baseUrl: 'http://service.test',
    token: sandbox.fixtures().tokens.owner,
    codehost: 'codehost',
    tier: 'write',
    fetch: async (request) => {
      sent.push(`${request.method} ${new URL(request.url).pathname}`)
      return sandbox.fetch(request)
    },
  })
  await verify(document, target, { only })
  const kinds = (requests: string[]) => [...new Set(requests)].sort()
  const plannedKinds = kinds(planned.map(({ method, path }) => `${method} ${path.replace(/^\/api\+v1|\?.*/g, '')}`))
  // The IDs of what is created come from answers.
  const named = (kind: string) => kind.replace(/domains\/.*/, 'domains/…')
  expect(kinds(plannedKinds.map(named))).toEqual(kinds(sent.map(named)))
})
