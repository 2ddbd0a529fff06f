/** Tests of the cleanup after a run: it deletes the added domains and gives changed apps the cheapest settings. */
import { describe, expect, test } from 'vitest'
import type { Leftover } from '../../src/verifier/engine/ledger.ts'
import { SANDBOX_URL } from '../../src/verifier/mutants/broken-service.ts'
import { NoAnswer, type TargetOptions } from '../../src/verifier/target/target.ts'
import { broken } from '../../src/verifier/testing/fetches.ts'
import { environmentTarget } from './testing/sandbox-run.ts'

type Fetch = NonNullable<TargetOptions['fetch']>
const PROJECT = `${SANDBOX_URL}/v2/projects/p-1`
const fixtures = { project_id: 'p-1', 'disposable.domain': 'example.com', 'disposable.app_id': 'app-9' }

const targetWith = (fetch: Fetch, options: Partial<TargetOptions> = {}) =>
  environmentTarget({ fixtures, fetch, ...options })
const adding = (domain = 'a.example.com') =>
  new Request(`${PROJECT}/domains`, { method: 'POST', body: JSON.stringify({ domain }) })
const message = (status: number) => Response.json({ message: 'No.' }, { status })
const slowDown = (retryAfter: string) => new Response(null, { status: 429, headers: { 'Retry-After': retryAfter } })

/** A fake service that stores added domains until a deletion succeeds. `onDelete` returns the response to a deletion. */
function keeping(onDelete: () => Response | Promise<Response> = () => new Response(null, { status: 204 })) {
  const domains = new Set<string>()
  let added = 0
  const fetch: Fetch = async (request, init) => {
    init?.signal?.throwIfAborted()
    if (request.method === 'POST') {
      const id = `d-${++added}`
      domains.add(id)
      return Response.json({ id, projectId: 'p-1', ...((await request.json()) as object) })
    }
    const response = await onDelete()
    if (response.ok) domains.delete(request.url.split('/').at(-1) ?? '')
    return response
  }
  return { domains, fetch }
}

describe('an added domain', () => {
  test('is deleted by cleanup, even after an abort and with the request budget used up', async () => {
    const { domains, fetch } = keeping()
    const abort = new AbortController()
    const target = targetWith(fetch, { budget: 2, timeLimitMs: 1e6, signal: abort.signal })
    await target.send(adding())
    await target.send(adding('b.example.com'))
    abort.abort()
    expect(await target.cleanUp()).toEqual([])
    expect(domains).toEqual(new Set())
  })

  test('is not deleted by cleanup if the run has already deleted it', async () => {
    const target = targetWith(keeping().fetch)
    await target.send(adding())
    await target.send(new Request(`${PROJECT}/domains/d-1`, { method: 'DELETE' }))
    expect(await target.cleanUp()).toEqual([])
    expect(target.sent()).toBe(2)
  })

  const LIMITED = 'the service limits the rate of requests'
  const WAITS = [100, 100, 200, 400, 800, 1000, 1000, 1000, 400]
  test.each<[string, () => Response | Promise<Response>, why?: string | undefined, slept?: number[]]>([
    ['409 for 5 s', () => message(409), 'deleteDomain returned 409', WAITS],
    ['no response', () => broken('reset'), `no response from ${SANDBOX_URL}: reset`],
    ['429, even when retried', () => slowDown('1'), `${LIMITED} (429 after 2 attempts)`, [1000]],
    ['429 with a long Retry-After', () => slowDown('10'), `${LIMITED} (429, Retry-After: 10 s)`],
    ['404 for 5 s', () => message(404), undefined, WAITS],
    ['a success with an unexpected body', () => new Response('<p>Done.</p>')],
  ])('is a leftover only if it may exist: its deletion gets %s', async (_, response, why, expected = []) => {
    const slept: number[] = []
    const now = () => slept.reduce((sum, milliseconds) => sum + milliseconds, 0)
    const sleep = async (milliseconds: number) => void slept.push(milliseconds)
    const target = targetWith(keeping(response).fetch, { now, sleep })
    await target.send(adding())
    const remedy = 'Delete the domain in the dashboard or with deleteDomain.'
    const undo = { operationId: 'deleteDomain', path: { project_id: 'p-1', domain_id: 'd-1' } }
    expect(await target.cleanUp()).toEqual(why ? [{ what: 'the domain a.example.com (d-1)', why, remedy, undo }] : [])
    expect(slept).toEqual(expected)
  })

  test.each<[string, seconds: number, Response | undefined, left: number, why: string]>([
    ['two failed deletions', 0, undefined, 5, 'cleanup stopped after 2 failed deletions'],
    ['a minute of cleanup', 25, new Response(null, { status: 204 }), 2, 'cleanup reached its time limit of 60 s'],
  ])('is a leftover if cleanup stops after %s', async (_, seconds, response, left, why) => {
    let deletions = 0
    const { fetch } = keeping(() => {
      deletions += 1
      return response?.clone() ?? broken('reset')
    })
    const target = targetWith(fetch, { now: () => deletions * seconds * 1000 })
    for (let domain = 0; domain < 5; domain++) await target.send(adding(`d${domain}.example.com`))
    const leftovers = await target.cleanUp()
    expect(leftovers).toHaveLength(left)
    expect(leftovers.at(-1)).toMatchObject({ what: 'the domain d4.example.com (d-5)', why })
    expect(deletions).toBe(response ? 3 : 2)
  })

  test('is deleted by cleanup even if it is a wildcard that the service stores without the asterisk', async () => {
    const { domains, fetch } = keeping()
    const target = targetWith(async (request, init) => {
      const response = await fetch(request, init)
      return new Response((await response.text()).replace('*.', '') || null, { status: response.status })
    })
    await target.send(adding('*.a.example.com'))
    expect(await target.cleanUp()).toEqual([])
    expect(domains).toEqual(new Set())
  })

  test('is named while it exists, so that a run that is killed leaves a trace', async () => {
    const traces: (string[] | undefined)[] = []
    const onLeftovers = (left: Leftover[]) => traces.push(left.map(({ undo }) => undo?.path.domain_id ?? ''))
    const target = targetWith(keeping().fetch, { onLeftovers })
    await target.send(adding())
    await target.send(adding('b.example.com'))
    await target.cleanUp()
    expect(traces).toEqual([['d-1'], ['d-1', 'd-2'], ['d-2'], []])
  })

  test('is deleted by the cleanup of a later run, unless the fixtures name it', async () => {
    const left = async (ids: string[], options: Partial<TargetOptions> = {}) => {
      const service = keeping()
      for (const id of ids) service.domains.add(id)
      const earlier = ids.map((domain_id) => ({
        what: domain_id,
        why: '',
        remedy: '',
        undo: { operationId: 'deleteDomain', path: { project_id: 'p-1', domain_id } },
      }))
      const remaining = await targetWith(service.fetch, options).cleanUp(earlier)
      expect(remaining.map(({ what }) => what)).toEqual([...service.domains])
      return [...service.domains]
    }
    expect(await left(['d-7', 'd-8'])).toEqual([])
    expect(await left(['d-7'], { fixtures: { ...fixtures, 'refused.domain_id': 'd-7' } })).toEqual(['d-7'])
  })

  const added = { id: 'd-1', domain: 'a.example.com', projectId: 'p-1' }
  test.each([
    {},
    null,
    [],
    ...['', 7, '..', 'a/b', '%2e%2e', 'app-9'].map((id) => ({ ...added, id })),
    { ...added, domain: 'production.example.com' },
    { ...added, projectId: 'p-2' },
  ])('is not deleted if the response to its creation does not identify it: %j', async (response) => {
    const target = targetWith(async () => Response.json(response))
    await target.send(adding())
    const why = expect.stringMatching(/^createDomain returned (an ID that cannot be trusted|no valid ID)$/)
    expect(await target.cleanUp()).toMatchObject([{ what: 'the domain a.example.com', why }])
    expect(target.sent()).toBe(1)
  })

  test('is a leftover if its creation returns the ID of a domain that was added before', async () => {
    const target = targetWith(async (request) => Response.json({ ...added, ...((await request.json()) as object) }))
    await target.send(adding())
    await target.send(adding('b.example.com'))
    expect((await target.cleanUp())[0]).toMatchObject({ what: 'the domain b.example.com' })
  })

  test('is deleted if the run is aborted while it is created', async () => {
    const abort = new AbortController()
    const methods: string[] = []
    const fetch: Fetch = async ({ method }, init) => {
      methods.push(method)
      abort.abort()
      if (init?.signal?.aborted) throw init.signal.reason
      return method === 'POST' ? Response.json(added, { status: 201 }) : new Response(null, { status: 204 })
    }
    const target = targetWith(fetch, { signal: abort.signal })
    await target.send(adding())
    expect(await target.cleanUp()).toEqual([])
    expect(methods).toEqual(['POST', 'DELETE'])
  })

  test.each<[string, Fetch, thrown: typeof NoAnswer | undefined, left: number]>([
    ['its creation gets no response', () => broken('reset'), NoAnswer, 1],
    ['its creation never reaches the service', () => broken('connect ECONNREFUSED', 'ECONNREFUSED'), NoAnswer, 0],
    ['its creation is rejected', async () => message(400), undefined, 0],
  ])('is a leftover only if it may exist: %s', async (_, fetch, thrown, left) => {
    const target = targetWith(fetch)
    const error = await target.send(adding()).then(
      () => undefined,
      (thrown: Error) => thrown.constructor,
    )
    expect(error).toBe(thrown)
    const why = 'createDomain got no response from the service, so the domain may exist'
    expect(await target.cleanUp()).toMatchObject(Array(left).fill({ what: 'the domain a.example.com', why }))
  })
})

describe('an updated app', () => {
  const update = () => new Request(`${PROJECT}/apps/app-9`, { method: 'PATCH', body: '{}' })

  test.each<[string, Fetch]>([
    ['a successful update', async () => Response.json({})],
    ['an update without a response', () => broken('reset')],
  ])('is a leftover after %s, except on a target that the run has started', async (_, fetch) => {
    for (const isOwn of [false, true]) {
      const target = targetWith(fetch, { isOwn })
      await target.send(update()).catch(() => undefined)
      const left = { what: expect.stringMatching(/^the configuration of the app app-9/) }
      expect(await target.cleanUp()).toMatchObject(isOwn ? [] : [left])
    }
  })

  const cheapest = ', now with minReplicaCount 0, gpuCount 0, disableAuth false'
  test.each<[string, () => Response, string, string, number]>([
    ['200', () => Response.json({}), cheapest, 'Update or delete', 4],
    ['204', () => new Response(null, { status: 204 }), cheapest, 'Update or delete', 4],
    ['400', () => message(400), '', 'cheapest values: minReplicaCount, gpuCount, disableAuth.', 3],
  ])('is updated by cleanup one setting at a time; updates return %s', async (_, response, set, remedy, sent) => {
    const bodies: string[] = []
    const fetch: Fetch = async (request) => {
      bodies.push(await request.text())
      return bodies.length === 1 ? Response.json({}) : response()
    }
    const target = targetWith(fetch)
    await target.send(update())
    expect(await target.cleanUp()).toMatchObject([
      { what: `the configuration of the app app-9${set}`, remedy: expect.stringContaining(remedy) },
    ])
    expect(bodies).toEqual(['{}', '{"minReplicaCount":0}', '{"gpuCount":0}', '{"disableAuth":false}'].slice(0, sent))
  })
})
