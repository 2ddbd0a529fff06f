import { expect, test } from 'vitest'
import { createThingsVerifier, operations, TOKEN, thingsOptions, thingsTarget } from '../testing/things.ts'
import { planRequests } from './dry-run.ts'

const verifier = createThingsVerifier()
const unsent = () => expect.unreachable('a request was sent')

test('at tier read, the plan has every GET and nothing else', async () => {
  // A base path may contain characters that are special in a regular expression.
  const options = thingsOptions(unsent, { baseUrl: 'http://things.test/api+v1', tier: 'read' })
  const planned = await planRequests(verifier, options)
  const ids = operations.filter(({ method }) => method === 'GET').map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+'))
  expect(new Set(planned.map(({ method }) => method))).toEqual(new Set(['GET']))
  for (const path of ids)
    expect(planned.some((one) => new RegExp(`^/api\\+v1${path}(\\?|$)`).test(one.path))).toBe(true)
  expect(JSON.stringify(planned)).not.toContain(TOKEN)
})

test('the plan has the requests that a run sends; only IDs that come from responses may differ', async () => {
  const target = thingsTarget()
  await verifier.verify(target)
  const planned = await planRequests(verifier, thingsOptions(unsent))
  const kinds = (requests: { method: string; path: string }[]) =>
    new Set(requests.map(({ method, path }) => `${method} ${path.replace(/\?.*|[^/]*(new|thing)-[^/]*$/g, '')}`))
  const sent = target.exchanges.map(({ method, url }) => ({ method, path: new URL(url).pathname }))
  expect(kinds(planned)).toEqual(kinds(sent))
})

test('a plan reports no progress and no leftovers', async () => {
  const options = thingsOptions(unsent, { onLeftovers: () => expect.unreachable('leftovers') })
  const onProgress = () => expect.unreachable('progress')
  expect(await planRequests(verifier, options, { onProgress })).not.toEqual([])
})
