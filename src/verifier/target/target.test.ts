import { describe, expect, test, vi } from 'vitest'
import { urlTarget } from '../../../contract-tests/targets.ts'
import { broken, refused } from '../../../contract-tests/testing/defects.ts'
import { listOperations } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import { Inconclusive, NoAnswer, RunOver, type TargetOptions } from './target.ts'

const baseUrl = 'http://service.test/api'
const KEYS = `${baseUrl}/v2/projects/p-1/api-keys`
const DOMAINS = `${baseUrl}/v2/projects/p-1/domains`

function targetAnswering(fetch: NonNullable<TargetOptions['fetch']>, options: Partial<TargetOptions> = {}) {
  return urlTarget(document, {
    baseUrl,
    token: 'secret-token',
    fixtures: { project_id: 'p-1', 'disposable.domain': 'example.com', 'disposable.app_id': 'app-9' },
    codehost: 'hub',
    tier: 'write',
    runId: 'run-7',
    fetch,
    ...options,
  })
}

const empty = async () => Response.json([])
const get = (url = KEYS) => new Request(url)
const adding = (domain = 'a.example.com') => new Request(DOMAINS, { method: 'POST', body: JSON.stringify({ domain }) })

/** A clock that stands still but for what is slept; it tells how long that was. */
function sleeper() {
  const slept: number[] = []
  let time = 0
  return {
    slept,
    now: () => time,
    sleep: async (milliseconds: number) => {
      slept.push(milliseconds)
      time += milliseconds
    },
  }
}

const slowDown = (retryAfter?: string) =>
  new Response(null, { status: 429, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } })

describe('what is sent', () => {
  test.each([
    ['GET', '/v2/projects/p-1/api-keys', 'listApiKeys'],
    ['GET', '/v4/projects/p-1/integrations/hub/repos/acme/chat-service', 'getRepository'],
    ['GET', '/v3/projects/p-1/apps/app-1/containers/c-1/events?limit=1', 'listContainerEvents'],
    ['GET', '/v3/projects/p-1/apps/app-1/containers/active', 'listActiveContainers'],
  ])('%s %s is of %s', async (method, path, operationId) => {
    const answer = async () => Response.json([], { headers: { 'Content-Type': 'application/JSON; a=b' } })
    // In whichever order the document has them.
    const backwards = { operations: listOperations(document).toReversed() }
    expect(await targetAnswering(answer, backwards).send(new Request(baseUrl + path))).toMatchObject({ operationId })
    const target = targetAnswering(answer)
    const exchange = await target.send(new Request(baseUrl + path, { method }))
    expect(exchange).toMatchObject({ operationId, method, status: 200, contentType: 'application/json', text: '[]' })
    expect(target.exchanges).toEqual([exchange])
  })

  test('every request has a connection of its own, a deadline, and names the run', async () => {
    const seen: unknown[] = []
    const target = targetAnswering(async ({ headers }, init) => {
      expect(init?.signal).toBeInstanceOf(AbortSignal)
      seen.push([headers.get('connection'), headers.get('user-agent'), headers.has('authorization')])
      return new Response('[]', { status: 206 })
    })
    await target.send(get())
    await target.client().listApiKeys()
    await target.fetchRange('http://other.test/archive', 0, 1)
    await target.isAlive()
    const names = 'project-resources-verify/run-7'
    expect(seen).toEqual([
      ['close', names, false],
      ['close', names, true],
      ['close', names, false],
      ['close', names, true],
    ])
  })

  test('domains carry the run in their names, each another', () => {
    const target = targetAnswering(empty)
    expect([target.nameDomain('example.com'), target.nameDomain('example.com')]).toEqual([
      'verify-run-7-1.example.com',
      'verify-run-7-2.example.com',
    ])
  })

  test('it is told in words which token went along, and never the token', async () => {
    const target = targetAnswering(empty, {
      fixtures: { project_id: 'p-1', 'tokens.member': 'member-token' },
    })
    for (const [header, credential] of [
      [undefined, 'none'],
      ['Basic abc', 'malformed'],
      ['Bearer secret-token', 'the token of the run'],
      ['Bearer member-token', 'tokens.member'],
      ['Bearer something', 'an unknown token'],
    ] as const) {
      const request = new Request(KEYS, header === undefined ? {} : { headers: { Authorization: header } })
      expect((await target.send(request)).credential).toBe(credential)
    }
    expect(JSON.stringify(target.exchanges)).not.toMatch(/(secret|member)-token/)
  })
})

describe('what comes back', () => {
  test('no answer is told apart from an answer, with the reason and without the token', async () => {
    const target = targetAnswering(refused)
    const failure = await target
      .send(new Request(KEYS, { headers: { Authorization: 'Bearer secret-token' } }))
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(NoAnswer)
    expect(failure).toMatchObject({
      message: 'no answer from http://service.test: connect ECONNREFUSED 127.0.0.1:1',
      stage: 'connecting',
      operationId: 'listApiKeys',
    })
    expect(target.contact).toEqual({ everAnswered: false })
  })

  test('an answer that breaks off is none, but the service has answered', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('terminated')) })
    const target = targetAnswering(async () => new Response(body))
    await expect(target.send(get())).rejects.toMatchObject({
      message: 'the answer of http://service.test broke off: terminated',
      stage: 'answering',
    })
    expect(target.contact).toEqual({ everAnswered: true })
  })

  test('a redirect is an answer and is not followed', async () => {
    const target = targetAnswering(async (_, init) => {
      expect(init?.redirect).toBe('manual')
      return new Response(null, { status: 302, headers: { Location: 'http://other.test/' } })
    })
    expect(await target.send(get())).toMatchObject({ status: 302 })
  })

  test('a body that is not valid UTF-8, or nested without end, is not taken for JSON', async () => {
    const bodies = [new Uint8Array([34, 255, 34]), `${'['.repeat(100_000)}${']'.repeat(100_000)}`, '"[[" '.repeat(1000)]
    const target = targetAnswering(async () => new Response(bodies.shift()))
    expect(await target.send(get())).toMatchObject({ unreadable: 'not valid UTF-8', text: '' })
    expect(await target.send(get())).toMatchObject({ unreadable: 'nested deeper than 500 levels', text: '' })
    expect(await target.send(get())).not.toHaveProperty('unreadable')
  })

  test('a body that is too long to be read, or has no end, says nothing', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) })
    const bodies = [new Uint8Array(11 * 1024 * 1024).fill(32), endless]
    const target = targetAnswering(async () => new Response(bodies.shift()))
    await expect(target.send(get())).rejects.toThrow(Inconclusive)
    await expect(target.send(get())).rejects.toThrow(Inconclusive)
    expect(target.contact).toEqual({ everAnswered: true })
  })

  test('a service that hangs is given up in time', async () => {
    const hanging = targetAnswering(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      { timeoutMs: 20 },
    )
    await expect(hanging.send(get())).rejects.toThrow('no answer from http://service.test: none within 0.02 s')
  })

  test('the deadline is 10 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await targetAnswering(empty).send(get())
    expect(timeout.mock.calls).toEqual([[10_000]])
    timeout.mockRestore()
  })
})

describe('a service that asks to slow down', () => {
  test('is waited for exactly so long, and then asked again', async () => {
    const clock = sleeper()
    const answers = [slowDown('7'), slowDown(), slowDown('0'), Response.json(['done'])]
    const target = targetAnswering(async () => answers.shift() ?? slowDown(), clock)
    expect(await target.send(get())).toMatchObject({ status: 200, text: '["done"]' })
    expect(clock.slept).toEqual([7000, 1000, 1000])
    expect(target.sent()).toBe(4)
    expect(target.exchanges).toHaveLength(1)
  })

  test('is sent the same once more, with its body', async () => {
    const bodies: string[] = []
    const target = targetAnswering(async (request) => {
      bodies.push(await request.text())
      return bodies.length === 1 ? slowDown('1') : Response.json({ id: 'd-1' })
    }, sleeper())
    await target.send(adding())
    expect(bodies).toEqual(['{"domain":"a.example.com"}', '{"domain":"a.example.com"}'])
  })

  test('for ever says nothing', async () => {
    const clock = sleeper()
    const target = targetAnswering(async () => slowDown('2'), clock)
    await expect(target.send(get())).rejects.toThrow(new Inconclusive('the service limits the rate of requests (429)'))
    expect(clock.slept).toEqual([2000, 2000, 2000])
    expect(target.contact.everAnswered).toBe(true)
  })

  test('for too long is not waited for', async () => {
    const clock = sleeper()
    const target = targetAnswering(async () => slowDown('61'), clock)
    await expect(target.send(get())).rejects.toThrow(Inconclusive)
    expect(clock.slept).toEqual([])
  })

  test('for longer than the run may take is not waited for', async () => {
    const clock = sleeper()
    const target = targetAnswering(async () => slowDown('30'), { ...clock, timeLimitMs: 20_000 })
    await expect(target.send(get())).rejects.toThrow(RunOver)
    expect(clock.slept).toEqual([])
  })

  test('is no longer waited for once the run is ended', async () => {
    const ended = new AbortController()
    const target = targetAnswering(async () => slowDown('50'), { signal: ended.signal })
    const sending = target.send(get())
    setImmediate(() => ended.abort())
    await expect(sending).rejects.toThrow('the run was ended from outside')
  })
})

describe('limits of a run', () => {
  test('no more requests than the budget leave, archives and probes included', async () => {
    const target = targetAnswering(async () => Response.json([], { status: 206 }), { budget: 3 })
    await target.send(get())
    await target.fetchRange('http://other.test/archive', 0, 1)
    await target.isAlive()
    await expect(target.send(get())).rejects.toThrow(new RunOver('the budget of 3 requests is spent'))
    await expect(target.fetchRange('http://other.test/archive', 0, 1)).rejects.toThrow(RunOver)
    await expect(target.isAlive()).rejects.toThrow(RunOver)
    expect(target.sent()).toBe(3)
  })

  test('what is sent again counts', async () => {
    const target = targetAnswering(async () => slowDown('1'), { ...sleeper(), budget: 2 })
    await expect(target.send(get())).rejects.toThrow(RunOver)
    expect(target.sent()).toBe(2)
  })

  test('no more requests per second leave than are allowed', async () => {
    const clock = sleeper()
    const times: number[] = []
    const target = targetAnswering(
      async () => {
        times.push(clock.now())
        return Response.json([])
      },
      { ...clock, perSecond: 4 },
    )
    for (let sent = 0; sent < 5; sent++) await target.send(get())
    expect(times).toEqual([0, 250, 500, 750, 1000])
  })

  test('a slow service is not waited for besides', async () => {
    const clock = sleeper()
    let time = 0
    const target = targetAnswering(
      async () => {
        time += 400
        return Response.json([])
      },
      { ...clock, now: () => time, perSecond: 4 },
    )
    for (let sent = 0; sent < 3; sent++) await target.send(get())
    expect(clock.slept).toEqual([])
  })

  test('after its time nothing leaves', async () => {
    let time = 0
    const target = targetAnswering(empty, { now: () => time, timeLimitMs: 5000 })
    await target.send(get())
    time = 5000
    await expect(target.send(get())).rejects.toThrow(new RunOver('the 5 s of the run are over'))
  })

  test('once so much was read that memory could run out, nothing leaves', async () => {
    const body = new Uint8Array(10 * 1024 * 1024).fill(32)
    const target = targetAnswering(async () => new Response(body))
    let answers = 0
    const ask = async () => {
      for (; answers < 50; answers++) await target.fetchRange('http://other.test/archive', 0, 1)
    }
    await expect(ask()).rejects.toThrow(RunOver)
    expect(answers).toBe(26)
  })

  test('once the run is ended nothing leaves, and what is under way is given up', async () => {
    const ended = new AbortController()
    const target = targetAnswering(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      { signal: ended.signal },
    )
    const sending = target.send(get())
    setImmediate(() => ended.abort())
    await expect(sending).rejects.toThrow(new RunOver('the run was ended from outside'))
    await expect(target.send(get())).rejects.toThrow(RunOver)
    expect(target.sent()).toBe(1)
  })
})

describe('what the run has created', () => {
  /** Adds domains and deletes them, unless it is told what to answer to that. */
  function keeping(onDelete: (id: string) => Response | Promise<Response> = () => new Response(null, { status: 204 })) {
    const there = new Set<string>()
    let added = 0
    return {
      there,
      fetch: async (request: Request, init?: RequestInit) => {
        const { method, url } = request
        init?.signal?.throwIfAborted()
        if (method === 'POST') {
          const id = `d-${++added}`
          there.add(id)
          return Response.json({ id, projectId: 'p-1', ...((await request.json()) as object) })
        }
        const id = url.split('/').at(-1) ?? ''
        const answer = await onDelete(id)
        if (answer.ok) there.delete(id)
        return answer
      },
    }
  }

  test.each([
    ['another domain', { domain: 'production.example.com' }],
    ['a domain of another project', { projectId: 'p-2' }],
    ['an ID that leads elsewhere', { id: '..' }],
    ['an ID that leads elsewhere once it is decoded', { id: '%2e%2e' }],
    ['an ID that the fixtures name', { id: 'app-9' }],
  ])('is not what an answer has that tells of %s', async (_, answer) => {
    const sent: string[] = []
    const target = targetAnswering(async (request) => {
      sent.push(request.method)
      return Response.json({ id: 'd-1', projectId: 'p-1', domain: 'a.example.com', ...answer })
    })
    await target.send(new Request(DOMAINS, { method: 'POST', body: '{"domain":"a.example.com"}' }))
    expect(await target.cleanUp()).toMatchObject([{ what: 'the domain a.example.com' }])
    expect(sent).toEqual(['POST'])
  })

  test('is deleted in the end, whatever limits are spent and though the run was ended', async () => {
    const service = keeping()
    const ended = new AbortController()
    const target = targetAnswering(service.fetch, { budget: 2, timeLimitMs: 1e6, signal: ended.signal })
    await target.send(adding())
    await target.send(adding('b.example.com'))
    ended.abort()
    expect(await target.cleanUp()).toEqual([])
    expect(service.there).toEqual(new Set())
  })

  test('is no longer deleted where the run has done it itself', async () => {
    const service = keeping()
    const target = targetAnswering(service.fetch)
    await target.send(adding())
    await target.send(new Request(`${DOMAINS}/d-1`, { method: 'DELETE' }))
    expect(await target.cleanUp()).toEqual([])
    expect(target.sent()).toBe(2)
  })

  test.each<[string, () => Response | Promise<Response>, string]>([
    ['is refused', () => Response.json({ message: 'No.' }, { status: 409 }), 'its deletion was answered with 409'],
    ['breaks', () => broken(), 'no answer from http://service.test: connection reset'],
    ['is asked to wait for ever', () => slowDown('1'), 'the service limits the rate of requests (429)'],
  ])('is told of, with what to do, when its deletion %s', async (_, answer, why) => {
    const target = targetAnswering(keeping(answer).fetch, sleeper())
    await target.send(adding())
    expect(await target.cleanUp()).toEqual([
      {
        what: 'the domain a.example.com (d-1)',
        why,
        remedy: 'Delete it, in the dashboard or by deleteDomain.',
      },
    ])
  })

  test('is gone when it is not there to be deleted', async () => {
    const target = targetAnswering(keeping(() => Response.json({ message: 'No.' }, { status: 404 })).fetch)
    await target.send(adding())
    expect(await target.cleanUp()).toEqual([])
  })

  test('takes no time per domain where the service no longer answers', async () => {
    let deletions = 0
    const target = targetAnswering(
      keeping(() => {
        deletions += 1
        return broken()
      }).fetch,
    )
    for (let domain = 0; domain < 50; domain++) await target.send(adding(`d${domain}.example.com`))
    expect(await target.cleanUp()).toHaveLength(50)
    expect(deletions).toBe(2)
  })

  test('is given up once taking it back takes too long', async () => {
    let time = 0
    const service = keeping(() => {
      time += 25_000
      return new Response(null, { status: 204 })
    })
    const target = targetAnswering(service.fetch, { now: () => time })
    for (let domain = 0; domain < 5; domain++) await target.send(adding(`d${domain}.example.com`))
    const why = 'the time to take it back was over'
    expect(await target.cleanUp()).toMatchObject([{ what: 'the domain d3.example.com (d-4)', why }, { why }])
  })

  test.each([
    ['1', [1000]],
    ['10', []],
  ])('is not waited for long in the end: Retry-After %s', async (retryAfter, slept) => {
    const clock = sleeper()
    const target = targetAnswering(keeping(() => slowDown(retryAfter)).fetch, clock)
    await target.send(adding())
    expect(await target.cleanUp()).toHaveLength(1)
    expect(clock.slept).toEqual(slept)
  })

  test('is gone though its deletion is answered with something else than nothing', async () => {
    const target = targetAnswering(keeping(() => new Response('<p>Done.</p>')).fetch)
    await target.send(adding())
    expect(await target.cleanUp()).toEqual([])
  })

  test('is told of when its ID was given before', async () => {
    const target = targetAnswering(async (request) =>
      Response.json({ id: 'd-1', projectId: 'p-1', ...((await request.json()) as object) }),
    )
    await target.send(adding())
    await target.send(adding('b.example.com'))
    const [first] = await target.cleanUp()
    expect(first).toMatchObject({ what: 'the domain b.example.com' })
  })

  test('is told of, and nothing deleted, when the answer has no ID of such a domain', async () => {
    const proper = { id: 'd-1', domain: 'a.example.com', projectId: 'p-1' }
    const answers = [
      ...[{}, null, [], { ...proper, id: '' }, { ...proper, id: 7 }, { ...proper, id: '..' }, { ...proper, id: 'a/b' }],
      ...[
        { ...proper, domain: 'www.example.com' },
        { ...proper, projectId: 'p-2' },
        { ...proper, id: 'app-9' },
      ],
    ]
    for (const answer of answers) {
      const target = targetAnswering(async () => Response.json(answer))
      await target.send(adding())
      expect(await target.cleanUp()).toMatchObject([
        { what: 'the domain a.example.com', why: expect.stringMatching(/^the answer to its creation had no /) },
      ])
      expect(target.sent()).toBe(1)
    }
  })

  test('is told of when it may be there though there was no answer, but not when nothing can have left', async () => {
    const silent = targetAnswering(() => broken())
    await expect(silent.send(adding())).rejects.toThrow(NoAnswer)
    expect(await silent.cleanUp()).toMatchObject([
      { what: 'the domain a.example.com', why: 'its creation was not answered, so that it may be there or not' },
    ])
    const ended = new AbortController()
    const aborted = targetAnswering(
      (_, init) => {
        ended.abort()
        return Promise.reject(init?.signal?.reason)
      },
      { signal: ended.signal },
    )
    await expect(aborted.send(adding())).rejects.toThrow(RunOver)
    expect(await aborted.cleanUp()).toHaveLength(1)
    await expect(aborted.send(adding())).rejects.toThrow(RunOver)
    expect(await aborted.cleanUp()).toHaveLength(1)
    const unreachable = targetAnswering(refused)
    await expect(unreachable.send(adding())).rejects.toThrow(NoAnswer)
    expect(await unreachable.cleanUp()).toEqual([])
    const refusing = targetAnswering(async () => Response.json({ message: 'No.' }, { status: 400 }))
    await refusing.send(adding())
    expect(await refusing.cleanUp()).toEqual([])
  })

  test.each([
    ['changed', async () => Response.json({})],
    ['perhaps changed', () => broken()],
  ])('an app that was %s is told of: nobody can read back what it was', async (_, fetch) => {
    const url = `${baseUrl}/v2/projects/p-1/apps/app-9`
    const leftBy = async (isOwn: boolean) => {
      const target = targetAnswering(fetch, { isOwn })
      await target.send(new Request(url, { method: 'PATCH', body: '{}' })).catch(() => undefined)
      return target.cleanUp()
    }
    expect(await leftBy(false)).toMatchObject([
      {
        what: expect.stringMatching(/^the configuration of the app app-9/),
      },
    ])
    expect(await leftBy(true)).toEqual([])
  })

  test('an app is set to what costs the least, setting by setting, but not for long where that fails', async () => {
    const cheapest = { cpu: '1', memory: '2', gpuCount: 0 }
    const bodies: string[] = []
    const leftBy = async (answer: () => Response) => {
      const target = targetAnswering(
        async (request) => {
          bodies.push(await request.text())
          return bodies.length === 1 ? Response.json({}) : answer()
        },
        { cheapest },
      )
      bodies.length = 0
      await target.send(new Request(`${baseUrl}/v2/projects/p-1/apps/app-9`, { method: 'PATCH', body: '{}' }))
      return target.cleanUp()
    }
    const set = await leftBy(() => Response.json({}))
    expect(set).toMatchObject([
      { what: 'the configuration of the app app-9, now with cpu "1", memory "2", gpuCount 0' },
    ])
    expect(bodies).toEqual(['{}', '{"cpu":"1"}', '{"memory":"2"}', '{"gpuCount":0}'])
    const refused = await leftBy(() => Response.json({ message: 'No.' }, { status: 400 }))
    expect(refused).toMatchObject([
      { what: 'the configuration of the app app-9', remedy: expect.stringMatching(/^Look at cpu, memory, gpuCount/) },
    ])
    expect(bodies).toHaveLength(3)
  })
})

describe('whether the service is there', () => {
  const failingOn =
    (path: string) =>
    async ({ url }: Request) =>
      url.includes(path) ? broken() : Response.json([])

  test('it is as long as one of the simplest requests is answered, whichever', async () => {
    for (const path of ['/api-keys', '/billing', '/cost'])
      expect(await targetAnswering(failingOn(path)).isAlive()).toBe(true)
    expect(await targetAnswering(refused).isAlive()).toBe(false)
  })

  test('it is though nothing of what it answers can be read', async () => {
    const answers = [slowDown('3600'), new Response(new Uint8Array(11 * 1024 * 1024))]
    for (const answer of answers) expect(await targetAnswering(async () => answer).isAlive()).toBe(true)
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('terminated')) })
    expect(await targetAnswering(async () => new Response(body)).isAlive()).toBe(true)
  })

  test('it is the one that the document describes once something is answered in JSON', async () => {
    expect(await targetAnswering(async () => new Response('<html>')).isTheService()).toBe(false)
    const mixed = async ({ url }: Request) => (url.includes('/cost') ? Response.json([]) : new Response('<html>'))
    expect(await targetAnswering(mixed).isTheService()).toBe(true)
    expect(await targetAnswering(refused).isTheService()).toBe(false)
  })
})

describe('an archive', () => {
  test.each([
    ['no URL', 'the presigned URL is no http or https URL'],
    ['file:///etc/passwd', 'the presigned URL is no http or https URL'],
    [
      'http://other.test/whole?signature=secret',
      'the presigned URL was answered with the whole archive, not with the range',
    ],
    ['http://other.test/gone?signature=secret', 'the presigned URL was answered with 403, not with 206'],
  ])('%s: %s', async (url, expected) => {
    const target = targetAnswering(async ({ url }) => new Response('x', { status: url.includes('whole') ? 200 : 403 }))
    expect(await target.fetchRange(url, 0, 1)).toBe(expected)
  })

  test.each([
    '127.0.0.1',
    'localhost',
    '10.0.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '[::1]',
    '172.20.0.1',
    '2130706433',
  ])('at %s is not fetched by a run of another network', async (host) => {
    const target = targetAnswering(() => expect.unreachable('it was sent'))
    expect(await target.fetchRange(`http://${host}/archive`, 0, 1)).toBe('the presigned URL leads to a private address')
    const inside = targetAnswering(async () => new Response('ab', { status: 206 }), {
      baseUrl: 'http://127.0.0.1:4010',
    })
    expect(String(await inside.fetchRange(`http://${host}/archive`, 0, 1))).toBe('ab')
  })

  test('its bytes come without a credential and are no exchange', async () => {
    const target = targetAnswering(async ({ headers }) => {
      expect(headers.get('Authorization')).toBeNull()
      expect(headers.get('Range')).toBe('bytes=2-3')
      return new Response('ab', { status: 206 })
    })
    expect(String(await target.fetchRange('http://other.test/archive', 2, 3))).toBe('ab')
    expect(target.exchanges).toEqual([])
  })
})
