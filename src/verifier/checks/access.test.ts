import { expect, test } from 'vitest'
import { withReasons } from '../testing/in-words.ts'
import { createService, createThingsVerifier, type Fetch, FIXTURES, TOKEN, thingsTarget } from '../testing/things.ts'

const { verify } = createThingsVerifier()
const OWN = `Bearer ${TOKEN}`

/** A service that lets another credential, or requests for another project, in as the token of the run. */
function lettingIn(credential: unknown, project = 'p-1', change = (body: string) => body): Fetch {
  const { fetch } = createService()
  return async (request) => {
    const isMeant =
      request.headers.get('Authorization') === `Bearer ${credential}` && request.url.includes(`/${project}/`)
    if (!isMeant) return fetch(request)
    const own = new Request(request.url.replace(`/${project}/`, '/p-1/').replace('thing-of-others', 'thing-2'), request)
    own.headers.set('Authorization', OWN)
    const response = await fetch(own)
    return response.status === 200 ? new Response(change(await response.text()), response) : response
  }
}

const findings = async (fetch: Fetch, options = {}) => {
  const ledger = await verify(thingsTarget(fetch, options))
  const { exchanges } = ledger
  const facts = withReasons(ledger)
  const broken = facts.filter(({ kind, verdict }) => kind === 'access' && verdict === 'contradicted')
  return { broken: broken.map(({ id }) => id), reasons: broken.map(({ reason }) => reason), facts, exchanges }
}

test.each([
  ['tokens.no_access', 'no-access', 'the token has access'],
  ['tokens.expired', 'expired', 'the token has not expired'],
] as const)('%s that reads and changes is found, with a reason that says what to check', async (name, id, unless) => {
  const { broken, reasons } = await findings(lettingIn(FIXTURES[name]))
  // countThings returns a number, which carries no data of the project.
  expect(broken).toEqual(['listThings', 'addThing', 'getThing', 'deleteThing'].map((each) => `${each}/access/${id}`))
  expect(reasons[0]).toBe(
    `\`${name}\` reads data of p-1: the service wrongly lets it in, or ${unless}; check the fixture`,
  )
  expect(reasons[1]).toContain(`\`${name}\` changes p-1: `)
})

test('a request of the token of the run that reads another project is found', async () => {
  const others = (body: string) =>
    body.replaceAll('thing-', 'other-').replaceAll('lamp', 'their lamp').replaceAll('p-1', 'p-2')
  const { broken } = await findings(lettingIn(TOKEN, 'p-2', others), { tier: 'read' })
  expect(broken).toEqual(['listThings/access/foreign', 'getThing/access/foreign'])
})

test.each<[what: string, body: string]>([
  ['an empty list', '[]'],
  ['things of its own project', JSON.stringify([{ id: 'mine', name: 'chair', projectId: 'p-9' }])],
  [
    'a thing of its own project with an ID that both projects have',
    JSON.stringify([{ id: 'thing-1', projectId: 'p-9' }]),
  ],
])('a token without access that gets %s is no finding', async (_, body) => {
  const fetch = lettingIn(FIXTURES['tokens.no_access'], 'p-1', () => body)
  expect((await findings(fetch, { tier: 'read' })).broken).toEqual([])
})

test('a response with data that nothing identifies is neither a finding nor verified', async () => {
  let count = 0
  const fetch = lettingIn(FIXTURES['tokens.no_access'], 'p-1', () => JSON.stringify([{ line: count++ }]))
  const { facts } = await findings(fetch, { tier: 'read' })
  expect(facts.find(({ id }) => id === 'listThings/access/no-access')).toMatchObject({
    verdict: 'unexercised',
    reason: 'the response has data, but nothing in it shows whose',
  })
})

test.each<[what: string, body: () => string]>([
  ['what the request names', () => JSON.stringify({ id: 'thing-of-others', projectId: 'p-2', notes: [] })],
  ['its own data, with an ID of the response', () => JSON.stringify({ name: 'lamp', requestId: crypto.randomUUID() })],
])('a request for another project that gets only %s is no finding', async (_, body) => {
  const { facts } = await findings(lettingIn(TOKEN, 'p-2', body), { tier: 'read' })
  expect(facts.find(({ id }) => id === 'getThing/access/foreign')?.verdict).toBe('verified')
})

test('a token that gets in only once is no finding, and the evidence of a finding is the repeated request', async () => {
  const letIn = lettingIn(FIXTURES['tokens.no_access'])
  const { fetch } = createService()
  const seen = new Set<string>()
  const once: Fetch = (request) => {
    const key = `${request.url} ${request.headers.get('Authorization')}`
    const isSecond = seen.has(key)
    seen.add(key)
    return isSecond ? fetch(request) : letIn(request)
  }
  expect((await findings(once, { tier: 'read' })).broken).toEqual([])
  const { facts, exchanges } = await findings(letIn, { tier: 'read' })
  const { evidence } = facts.find(({ id }) => id === 'listThings/access/no-access') ?? { evidence: [] }
  expect(evidence.map((place) => exchanges[place]?.request)).toEqual([
    { method: 'GET', path: '/projects/p-1/things', credential: 'tokens.no_access' },
  ])
})
