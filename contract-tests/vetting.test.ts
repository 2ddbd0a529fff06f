import { expect, test } from 'vitest'
import { given, notFound, type Run, run } from './testing/discovering-run.ts'
import { contradictionsOf } from './testing/sandbox-run.ts'

const only = ['deleteApiKey']
const swapped = {
  ...given,
  'disposable.api_key_id': given['refused.api_key_id'],
  'refused.api_key_id': given['disposable.api_key_id'],
}
const ofToken = async ({ url }: Request, response: Response) =>
  url.endsWith('/api-keys')
    ? new Response((await response.text()).replace('example-key-value-scratch', 'sandbox-owner-token'), response)
    : undefined

test.each<[string, Run, RegExp[]]>([
  [
    'they are swapped',
    { fixtures: swapped },
    [
      /key-deploy-next is not used, because it belongs to a service account/,
      /key-scratch is not used, because it belongs to no service account/,
    ],
  ],
  [
    'one is the key of the token',
    { fixtures: given, change: ofToken },
    [/key-scratch is not used, because it is the key of a token/],
  ],
  [
    'the list of keys fails',
    { fixtures: given, change: ({ method }) => (method === 'GET' ? notFound() : undefined) },
    [/it cannot be checked: listApiKeys returned 404/],
  ],
])('before a destructive run deletes keys, it refuses to use them if %s', async (_, options, reasons) => {
  const { facts, sent, sandbox, fixtures } = await run({ ...options, tier: 'destructive', only })
  const known = fixtures.map(({ how }) => how).join()
  for (const reason of reasons) expect(known).toMatch(reason)
  expect(contradictionsOf({ facts } as never)).toEqual([])
  for (const id of ['key-deploy-next', 'key-scratch']) expect(sandbox.catalog().api_keys).toContain(id)
  expect(sent.filter((each) => each.startsWith('DELETE') && each.endsWith('key-scratch'))).toEqual([])
})

test('before a destructive run deletes keys, it refuses to use a key of the project as one of another project', async () => {
  const foreign = { ...given, 'foreign.api_key_id': 'key-laptop' }
  const { sent, fixtures } = await run({ fixtures: foreign, tier: 'destructive', only })
  expect(fixtures.map(({ how }) => how).join()).toContain('key-laptop is not used, because it is a key of the project')
  expect(sent.filter((each) => each.startsWith('DELETE') && each.endsWith('key-laptop'))).toEqual([])
})
