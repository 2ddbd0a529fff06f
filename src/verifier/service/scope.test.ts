import { expect, test } from 'vitest'
import { ApiError } from '../../client/index.ts'
import { type Api, BASE_URL, createService, TOKEN, thingsTarget } from '../testing/things.ts'
import { createScope, createStore } from './scope.ts'

const THINGS = `${BASE_URL}/projects/p-1/things`
const get = (url = THINGS, token = TOKEN) => new Request(url, { headers: { Authorization: `Bearer ${token}` } })
const post = () => new Request(THINGS, { method: 'POST', headers: get().headers, body: '{"name":"lamp"}' })

/** Creates scopes of one run, and counts the requests that reach the service. */
function run(isSound = () => true) {
  const target = thingsTarget(createService().fetch, { isOwn: true })
  const store = createStore(isSound)
  const scope = (reuse?: Parameters<typeof createScope>[2]) => createScope(target, store, reuse)
  return { scope, sent: target.sent }
}

test('a check reuses a response of an earlier one once; a repeated request, another token and another URL are sent', async () => {
  const { scope, sent } = run()
  await scope().target.send(get())
  const { target, hasReused } = scope('others')
  await target.send(get())
  expect([sent(), hasReused()]).toEqual([1, true])
  for (const request of [get(), get(`${THINGS}?limit=2`), get(THINGS, 'member-token')]) await target.send(request)
  expect(sent()).toBe(4)
})

test('two checks that need the same response at the same time share it', async () => {
  const { scope, sent } = run()
  await Promise.all([scope('others'), scope('others')].map(({ target }) => target.send(get())))
  expect(sent()).toBe(1)
})

test.each<[what: string, reuse: 'none' | 'others', isSound: boolean, between: Request[]]>([
  ['a check that must not', 'none', true, []],
  ['a response that contradicts something', 'others', false, []],
  ['a response from before a write', 'others', true, [post()]],
])('%s is never reused', async (_, reuse, isSound, between) => {
  const { scope, sent } = run(() => isSound)
  for (const request of [get(), ...between]) await scope().target.send(request)
  const { target, hasReused } = scope(reuse)
  await target.send(get())
  expect([sent(), hasReused()]).toEqual([between.length + 2, false])
})

test('a response that arrives after a write began is not kept', async () => {
  const { scope, sent } = run()
  await Promise.all([scope().target.send(get()), scope().target.send(post())])
  await scope('others').target.send(get())
  expect(sent()).toBe(3)
})

test('a scope names the exchange of what a call returned or threw, and of the call', async () => {
  const { target, showing } = run().scope()
  const api = target.client() as Api
  const things = await api.listThings()
  const thing = await api.getThing({ thing_id: 'thing-1' })
  const failing = api.getThing({ thing_id: 'none' })
  const error = await failing.catch((thrown: unknown) => thrown)
  const statuses = (...values: unknown[]) => showing(values).map(({ url, status }) => [new URL(url).pathname, status])
  expect(error).toBeInstanceOf(ApiError)
  expect(statuses(thing)).toEqual([['/projects/p-1/things/thing-1', 200]])
  expect(statuses(error, things)).toEqual([
    ['/projects/p-1/things', 200],
    ['/projects/p-1/things/none', 404],
  ])
  expect(statuses(failing)).toEqual(statuses(error))
  expect(statuses({ ...thing }, 'thing-1')).toEqual([])
})
