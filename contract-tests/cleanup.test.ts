/** Cleanup after a run: added domains are deleted, changed apps are set to what costs the least. */
import { describe, expect, test } from 'vitest'
import { document } from '../src/document/openapi.ts'
import { NoAnswer, RunOver, type TargetOptions } from '../src/verifier/target/target.ts'
import { urlTarget } from './targets.ts'

const PROJECT = 'http://service.test/v2/projects/p-1'
type Fetch = NonNullable<TargetOptions['fetch']>

const targetWith = (fetch: Fetch, options: Partial<TargetOptions> = {}) =>
  urlTarget(document, {
    baseUrl: 'http://service.test',
    token: 'token',
    fixtures: { project_id: 'p-1', 'disposable.domain': 'example.com', 'disposable.app_id': 'app-9' },
    tier: 'write',
    runId: 'run-7',
    fetch,
    ...options,
  })

const adding = (domain = 'a.example.com') =>
  new Request(`${PROJECT}/domains`, { method: 'POST', body: JSON.stringify({ domain }) })
const message = (status: number) => Response.json({ message: 'No.' }, { status })
const failing = (reason: string, code?: string): Promise<never> =>
  Promise.reject(new TypeError('fetch failed', { cause: { message: reason, code } }))
const slowDown = (retryAfter: string) => new Response(null, { status: 429, headers: { 'Retry-After': retryAfter } })

/** A clock that moves only when something sleeps. */
function sleeper() {
  const slept: number[] = []
  return { slept, now: () => 0, sleep: async (milliseconds: number) => void slept.push(milliseconds) }
}

/** A service that adds domains, and deletes them with a given response. */
function keeping(onDelete: (id: string) => Response | Promise<Response> = () => new Response(null, { status: 204 })) {
  const there = new Set<string>()
  let added = 0
  const fetch: Fetch = async (request, init) => {
    init?.signal?.throwIfAborted()
    if (request.method === 'POST') {
      const id = `d-${++added}`
      there.add(id)
      return Response.json({ id, projectId: 'p-1', ...((await request.json()) as object) })
    }
    const id = request.url.split('/').at(-1) ?? ''
    const response = await onDelete(id)
    if (response.ok) there.delete(id)
    return response
  }
  return { there, fetch }
}

describe('an added domain', () => {
  test('is deleted at the end, even after an abort and with all limits spent', async () => {
    const { there, fetch } = keeping()
    const abort = new AbortController()
    const target = targetWith(fetch, { budget: 2, timeLimitMs: 1e6, signal: abort.signal })
    await target.send(adding())
    await target.send(adding('b.example.com'))
    abort.abort()
    expect(await target.cleanUp()).toEqual([])
    expect(there).toEqual(new Set())
  })

  test('is not deleted twice', async () => {
    const target = targetWith(keeping().fetch)
    await target.send(adding())
    await target.send(new Request(`${PROJECT}/domains/d-1`, { method: 'DELETE' }))
    expect(await target.cleanUp()).toEqual([])
    expect(target.sent()).toBe(2)
  })

  test.each<[string, () => Response | Promise<Response>, string | undefined]>([
    ['409', () => message(409), 'its deletion returned 409'],
    [
      'a broken connection',
      () => failing('connection reset'),
      'no response from http://service.test: connection reset',
    ],
    ['429 every time', () => slowDown('1'), 'the service limits the rate of requests (429)'],
    ['404', () => message(404), undefined],
    ['an unexpected body', () => new Response('<p>Done.</p>'), undefined],
  ])('whose deletion returns %s is a leftover unless it is gone', async (_, response, why) => {
    const target = targetWith(keeping(response).fetch, sleeper())
    await target.send(adding())
    const remedy = 'Delete it, in the dashboard or with deleteDomain.'
    expect(await target.cleanUp()).toEqual(why ? [{ what: 'the domain a.example.com (d-1)', why, remedy }] : [])
  })

  test.each([
    ['1', [1000]],
    ['10', []],
  ])('is retried at most once and only after a short Retry-After: %s', async (retryAfter, slept) => {
    const clock = sleeper()
    const target = targetWith(keeping(() => slowDown(retryAfter)).fetch, clock)
    await target.send(adding())
    expect(await target.cleanUp()).toHaveLength(1)
    expect(clock.slept).toEqual(slept)
  })

  test('is not tried any more after two failures, or after a minute', async () => {
    let deletions = 0
    let time = 0
    const dead = keeping(() => {
      deletions += 1
      return failing('connection reset')
    })
    const slow = keeping(() => {
      time += 25_000
      return new Response(null, { status: 204 })
    })
    for (const [{ fetch }, left] of [
      [dead, 5],
      [slow, 2],
    ] as const) {
      const target = targetWith(fetch, { now: () => time })
      for (let domain = 0; domain < 5; domain++) await target.send(adding(`d${domain}.example.com`))
      const leftovers = await target.cleanUp()
      expect(leftovers).toHaveLength(left)
      if (left === 2)
        expect(leftovers[0]).toMatchObject({
          what: 'the domain d3.example.com (d-4)',
          why: 'the time for deleting it was over',
        })
    }
    expect(deletions).toBe(2)
  })

  const added = { id: 'd-1', domain: 'a.example.com', projectId: 'p-1' }
  test.each([
    {},
    null,
    [],
    ...['', 7, '..', 'a/b', '%2e%2e', 'app-9'].map((id) => ({ ...added, id })),
    { ...added, domain: 'production.example.com' },
    { ...added, projectId: 'p-2' },
  ])('is a leftover, and nothing is deleted, if the response does not identify it: %j', async (response) => {
    const target = targetWith(async () => Response.json(response))
    await target.send(adding())
    const why = expect.stringMatching(/^the response to its creation has no (such domain|ID)$/)
    expect(await target.cleanUp()).toMatchObject([{ what: 'the domain a.example.com', why }])
    expect(target.sent()).toBe(1)
  })

  test('is a leftover if the service gives its ID to a second one', async () => {
    const target = targetWith(async (request) => Response.json({ ...added, ...((await request.json()) as object) }))
    await target.send(adding())
    await target.send(adding('b.example.com'))
    expect((await target.cleanUp())[0]).toMatchObject({ what: 'the domain b.example.com' })
  })

  test.each<[string, Fetch, thrown: typeof NoAnswer | undefined, left: number]>([
    ['is not answered', () => failing('connection reset'), NoAnswer, 1],
    ['never reaches the service', () => failing('connect ECONNREFUSED', 'ECONNREFUSED'), NoAnswer, 0],
    ['is refused', async () => message(400), undefined, 0],
  ])('may exist if its creation %s: %#', async (_, fetch, thrown, left) => {
    const target = targetWith(fetch)
    const sending = target.send(adding())
    if (thrown) await expect(sending).rejects.toThrow(thrown)
    await sending.catch(() => undefined)
    const why = 'its creation got no response: it may exist'
    expect(await target.cleanUp()).toMatchObject(Array(left).fill({ what: 'the domain a.example.com', why }))
  })

  test('may exist if the run is aborted while it is created', async () => {
    const abort = new AbortController()
    const target = targetWith(
      (_, init) => {
        abort.abort()
        return Promise.reject(init?.signal?.reason)
      },
      { signal: abort.signal },
    )
    for (let time = 0; time < 2; time++) {
      await expect(target.send(adding())).rejects.toThrow(RunOver)
      expect(await target.cleanUp()).toHaveLength(1)
    }
  })
})

describe('a changed app', () => {
  const update = () => new Request(`${PROJECT}/apps/app-9`, { method: 'PATCH', body: '{}' })

  test.each<[string, Fetch]>([
    ['changed', async () => Response.json({})],
    ['perhaps changed', () => failing('connection reset')],
  ])('that was %s is a leftover, except on a target of the run', async (_, fetch) => {
    for (const isOwn of [false, true]) {
      const target = targetWith(fetch, { isOwn })
      await target.send(update()).catch(() => undefined)
      const left = { what: expect.stringMatching(/^the configuration of the app app-9/) }
      expect(await target.cleanUp()).toMatchObject(isOwn ? [] : [left])
    }
  })

  test.each<[string, () => Response, string, string, number]>([
    ['accepts them', () => Response.json({}), ', now with cpu "1", memory "2", gpuCount 0', 'Update or delete', 4],
    ['refuses them', () => message(400), '', 'Check cpu, memory, gpuCount, which could not be set', 3],
  ])('is set to the cheapest settings, one by one, if the service %s', async (_, response, set, remedy, sent) => {
    const bodies: string[] = []
    const fetch: Fetch = async (request) => {
      bodies.push(await request.text())
      return bodies.length === 1 ? Response.json({}) : response()
    }
    const target = targetWith(fetch, { cheapest: { cpu: '1', memory: '2', gpuCount: 0 } })
    await target.send(update())
    expect(await target.cleanUp()).toMatchObject([
      { what: `the configuration of the app app-9${set}`, remedy: expect.stringContaining(remedy) },
    ])
    expect(bodies).toEqual(['{}', '{"cpu":"1"}', '{"memory":"2"}', '{"gpuCount":0}'].slice(0, sent))
  })
})
