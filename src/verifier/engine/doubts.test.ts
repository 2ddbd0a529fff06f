import { expect, test } from 'vitest'
import { createService, createThingsVerifier, TOKEN, thingsTarget, through } from '../testing/things.ts'

const failure = () => Response.json({ message: 'No.' }, { status: 500 })

/** Verifies a service that responds to one operation with an error. @param isThere whether the thing of the fixtures exists */
async function foundAbout(operationId: string, status: number, { isThere = true, only = [] as string[] } = {}) {
  const service = createService()
  if (!isThere) service.things.delete('thing-1')
  const fetch = through(() => Response.json({ message: 'No.' }, { status }), operationId, service)
  const { facts, incomplete } = await createThingsVerifier().verify(
    thingsTarget(fetch),
    only.length > 0 ? { only } : {},
  )
  const { verdict, reason } = facts.find(({ id }) => id === `${operationId}/operation`) ?? {}
  return { verdict, reason, incomplete }
}

const incomplete = expect.stringContaining('no verdict on')
test.each<[string, Parameters<typeof foundAbout>, object]>([
  [
    '404 for a listed resource',
    ['getThing', 404],
    { verdict: 'contradicted', reason: 'expected 2XX, got 404, although every ID in the path exists' },
  ],
  ['404 for the deletion of a resource that the run has created', ['deleteThing', 404], { verdict: 'contradicted' }],
  ['404 for the project', ['listThings', 404], { verdict: 'contradicted', incomplete: undefined }],
  [
    '404 although only this operation is tested',
    ['getThing', 404, { only: ['getThing'] }],
    { verdict: 'contradicted' },
  ],
  [
    '404 for a resource that is not listed',
    ['getThing', 404, { isThere: false }],
    { verdict: 'unexercised', reason: expect.stringMatching(/^got 404, .* check the fixtures thing_id$/), incomplete },
  ],
  [
    '401 for a token that works elsewhere',
    ['getThing', 401],
    {
      verdict: 'contradicted',
      reason: expect.stringMatching(/^expected 2XX, got 401, although the token works on 2 other/),
    },
  ],
  [
    '403 for a token that works elsewhere',
    ['getThing', 403],
    {
      verdict: 'unexercised',
      reason: expect.stringMatching(/^got 403, .* it may lack the permission for this one$/),
      incomplete,
    },
  ],
])('%s', async (_, given, expected) => {
  expect(await foundAbout(...given)).toMatchObject(expected)
})

test('a valid request that gets 500 contradicts its operation, although the baseline request succeeded', async () => {
  let calls = 0
  const isFirst = (request: Request) => request.headers.get('Authorization') === `Bearer ${TOKEN}` && calls++ === 0
  const fetch = through((response, request) => (isFirst(request) ? response : failure()), 'listThings')
  const { facts } = await createThingsVerifier().verify(thingsTarget(fetch), { only: ['listThings'] })
  const { verdict, reason } = facts.find(({ id }) => id === 'listThings/operation') ?? {}
  expect([verdict, reason]).toEqual(['contradicted', 'a valid request got 500'])
})
