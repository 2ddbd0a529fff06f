/** Tests of the cleanup after a run: it deletes the added domains and gives changed apps the cheapest settings. */

import { describe, expect, test } from 'vitest'
import { NoAnswer } from '../../src/verifier/http/no-answer.ts'
import type { TargetOptions } from '../../src/verifier/http/target-types.ts'
import type { Leftover } from '../../src/verifier/model/ledger.ts'
import { broken } from '../../src/verifier/testing/fetches.ts'
import { SANDBOX_URL } from '../api.ts'
import { environmentTarget } from './testing/sandbox-run.ts'

type Fetch = NonNullable<TargetOptions['fetch']>
const PROJECT = `${SANDBOX_URL}/v2/projects/p-1`
const fixtures = { project_id: 'p-1', 'disposable.domain': 'example.com', 'disposable.app_id': 'app-9' }

const targetWith = (fetch: Fetch, options: Partial<TargetOptions> = {}) =>
  environmentTarget({ fixtures, fetch, ...options })
const adding = (domain = 'a.example.com') =>
  new Request(`${PROJECT}/domains`, {
    method: 'POST',
    headers: { Authorization: 'Bearer sandbox-owner-token' },
    body: JSON.stringify({ domain }),
  })
const done = () => new Response(null, { status: 204 })
const message = (status: number) => Response.json({ message: 'No.' }, { status })
const slowDown = (retryAfter: string) => new Response(null, { status: 429, headers: { 'Retry-After': retryAfter } })

/** A fake service that stores added domains until a deletion succeeds. `onDelete` replaces the response to a deletion. */
function keeping(onDelete?: () => Response | Promise<Response>) {
  const domains = new Set<string>()
  let added = 0
  const fetch: Fetch = async (request, init) => {
    init?.signal?.throwIfAborted()
    if (request.method === 'POST') {
      const id = `d-${++added}`
      domains.add(id)
      return Response.json({ id, projectId: 'p-1', ...((await request.json()) as object) })
    }
    const id = request.url.split('/').at(-1) ?? ''
    const response = await (onDelete?.() ?? (domains.has(id) ? done() : message(404)))
    if (response.ok) domains.delete(id)
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

  const deleting = (project = PROJECT) =>
    new Request(`${project}/domains/d-1`, {
      method: 'DELETE',
      headers: { Authorization: 'Bearer sandbox-owner-token' },
    })
  const unconfirmed = {
    what: 'the domain a.example.com (d-1)',
    why: 'the service accepted its deletion, but does not show whether deletions take effect',
    unconfirmed: true,
  }

  test.each<[what: string, onDelete: (() => Response) | undefined, left: object[]]>([
    ['is rejected', undefined, []],
    ['is accepted', done, [unconfirmed]],
    ['gets 403', () => message(403), [unconfirmed]],
  ])(
    'is a leftover after its deletion unless the deletion is confirmed: a second deletion %s',
    async (_, onDelete, left) => {
      let deletions = 0
      const target = targetWith(keeping(onDelete && (() => (deletions++ === 0 ? done() : onDelete()))).fetch)
      await target.send(adding())
      await target.send(deleting())
      expect(await target.cleanUp()).toMatchObject(left)
      expect(target.sent()).toBe(3)
    },
  )

  test('is a leftover if its deletion returns 404, even if other deletions take effect', async () => {
    const { fetch } = keeping()
    const lost = 'd-2'
    const target = targetWith((request, init) =>
      request.method === 'DELETE' && request.url.endsWith(lost) ? Promise.resolve(message(404)) : fetch(request, init),
    )
    for (const request of [adding(), deleting(), deleting(), adding('b.example.com')]) await target.send(request)
    expect(await target.cleanUp()).toMatchObject([{ undo: { path: { domain_id: lost } } }])
  })

  test('is not known to be deleted because a deletion in another project is rejected', async () => {
    const foreign = `${SANDBOX_URL}/v2/projects/p-2`
    const service = keeping(done)
    const target = targetWith(
      (request, init) =>
        request.url.startsWith(foreign) ? Promise.resolve(message(404)) : service.fetch(request, init),
      { fixtures: { ...fixtures, 'foreign.project_id': 'p-2' } },
    )
    await target.send(adding())
    await target.send(deleting())
    await target.send(deleting(`${SANDBOX_URL}/v2/projects/${target.unknownId('p-1', 'write')}`))
    expect(await target.cleanUp()).toMatchObject([unconfirmed])
  })

  test('is a leftover if its deletion returns 404 without JSON, which may not be that of the service', async () => {
    const { fetch } = keeping(() => new Response('<html>', { status: 404 }))
    const target = targetWith(fetch)
    await target.send(adding())
    const [left] = await target.cleanUp()
    expect(left).toMatchObject({ why: 'deleteDomain returned 404 without JSON', undo: expect.anything() })
    expect(await targetWith(fetch).cleanUp(left ? [left] : [])).toMatchObject([{ what: left?.what }])
  })

  test('is a leftover if its deletion only ever returns 404, but not in a later run', async () => {
    const { target, undo } = { target: targetWith(keeping(() => message(404)).fetch), undo: deleting() }
    await target.send(adding())
    await target.send(undo)
    const [left, ...more] = await target.cleanUp()
    expect(left?.why).toBe('the service responded to its deletion with 404')
    expect(more).toEqual([])
    expect(await targetWith(keeping(() => message(404)).fetch).cleanUp(left ? [left] : [])).toEqual([])
  })

  test('is not known to be deleted because a request for its name with another field was rejected', async () => {
    const service = keeping(done)
    const target = targetWith(async (request, init) =>
      (await request.clone().text()).includes('region') ? message(400) : service.fetch(request, init),
    )
    await target.send(adding())
    const body = JSON.stringify({ domain: 'a.example.com', region: 'none' })
    const headers = { Authorization: 'Bearer sandbox-owner-token' }
    await target.send(new Request(`${PROJECT}/domains`, { method: 'POST', headers, body }))
    await target.send(deleting())
    await target.send(adding())
    expect((await target.cleanUp()).slice(0, 1)).toMatchObject([unconfirmed])
  })

  test('is known to remain if it can be deleted again and its name stays taken', async () => {
    const taken = new Set<unknown>()
    const target = targetWith(async (request) => {
      if (request.method === 'DELETE') return done()
      const body = (await request.json()) as { domain: string }
      if (taken.has(body.domain)) return message(409)
      taken.add(body.domain)
      return Response.json({ id: 'd-1', projectId: 'p-1', ...body }, { status: 201 })
    })
    for (const request of [adding(), adding(), deleting(), deleting(), adding()]) await target.send(request)
    const [left, ...more] = await target.cleanUp()
    expect(left).toMatchObject({ why: 'the service accepted its deletion, but deletions have no effect' })
    expect([left?.unconfirmed, more]).toEqual([undefined, []])
  })

  test.each<[what: string, isUnique: boolean, left: object[]]>([
    ['was taken', true, []],
    ['was never taken', false, [unconfirmed]],
  ])('counts as deleted only if its name was taken and can be added again: the name %s', async (_, isUnique, left) => {
    const service = keeping(done)
    const target = targetWith(async (request, init) => {
      const isTaken = request.method === 'POST' && isUnique && service.domains.size > 0
      return isTaken ? message(409) : service.fetch(request, init)
    })
    await target.send(adding())
    await target.send(adding())
    await target.send(deleting())
    if (isUnique) await target.send(adding())
    expect((await target.cleanUp()).slice(0, 1)).toMatchObject(left)
  })

  const LIMITED = 'the service limits the rate of requests'
  const WAITS = [100, 100, 200, 400, 800, 1000, 1000, 1000, 400]
  test.each<[string, () => Response | Promise<Response>, why?: string | undefined, slept?: number[]]>([
    ['409 for 5 s', () => message(409), 'deleteDomain returned 409', WAITS],
    ['no response', () => broken('reset'), `no response from ${SANDBOX_URL}: reset`],
    ['429, even when retried', () => slowDown('1'), `${LIMITED} (429 after 2 attempts)`, [1000]],
    ['429 with a long Retry-After', () => slowDown('10'), `${LIMITED} (429, Retry-After: 10 s)`],
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
    ['a minute of cleanup', 25, done(), 2, 'cleanup reached its time limit of 60 s'],
  ])('is a leftover if cleanup stops after %s', async (_, seconds, response, left, why) => {
    let deletions = 0
    const { fetch } = keeping(() => {
      deletions += 1
      return response?.clone() ?? broken('reset')
    })
    const target = targetWith(fetch, { now: () => deletions * seconds * 1000 })
    for (let domain = 0; domain < 5; domain++) await target.send(adding(`d${domain}.example.com`))
    const leftovers = (await target.cleanUp()).filter((each) => !each.unconfirmed)
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

  test('is a leftover from before it is added until its deletion is confirmed, in case the run is killed', async () => {
    const events: string[] = []
    const onLeftovers = (left: Leftover[]) =>
      events.push(left.map(({ what, undo }) => undo?.path.domain_id ?? what).join(' '))
    const { fetch } = keeping()
    const noting: Fetch = (request, init) => {
      events.push(request.method)
      return fetch(request, init)
    }
    const target = targetWith(noting, { onLeftovers })
    await target.send(adding())
    await target.send(adding('b.example.com'))
    await target.cleanUp()
    const [a, b] = ['the domain a.example.com', 'the domain b.example.com']
    const added = [a, 'POST', 'd-1', `${b} d-1`, 'POST', 'd-1 d-2']
    expect(events).toEqual([...added, 'DELETE', 'd-2 d-1', 'DELETE', 'd-1 d-2', 'DELETE', ''])
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
      if (method === 'POST') return Response.json(added, { status: 201 })
      return methods.length === 2 ? done() : message(404)
    }
    const target = targetWith(fetch, { signal: abort.signal })
    await target.send(adding())
    expect(await target.cleanUp()).toEqual([])
    expect(methods).toEqual(['POST', 'DELETE', 'DELETE'])
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
    const why = 'createDomain got no conclusive response, so the domain may exist'
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
