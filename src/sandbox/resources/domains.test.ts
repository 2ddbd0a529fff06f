import { describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

const GOOD = { domain: 'new.example.com', domainType: 'subdomain', region: 'us-east-1' }
const start = () => createSandbox({ now: NOW })
const create = (given: Partial<typeof GOOD>, sandbox = start()) =>
  call(sandbox, `POST ${V2}/domains`, { body: { ...GOOD, ...given } })

describe('POST /domains', () => {
  test('the new domain carries the record that validates it, and is there from then on', async () => {
    const sandbox = start()
    const { status, body } = await create({}, sandbox)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...GOOD, projectId: 'p-sandbox', dnsRecordName: GOOD.domain, dnsRecordType: 'CNAME' })
    expect([body.createdAt, body.updatedAt].map(Date.parse)).toEqual([Date.parse(NOW), Date.parse(NOW)])
    expect(body.dnsRecordValue).not.toBe('')
    expect(sandbox.snapshot().domains.at(-1)).toEqual({ domain: body })
    expect((await call(sandbox, `DELETE ${V2}/domains/${body.id}`)).status).toBe(204)
    expect((await create({}, sandbox)).body.id).not.toBe(body.id)
  })

  const name = (length: number) => `${'a'.repeat(63)}.`.repeat(3) + 'b'.repeat(length - 3 * 64)

  test.each([
    'a.b',
    'example.org',
    'API.Example.COM',
    '1.2.example.com',
    'a--b.example.com',
    'xn--mnchen-3ya.example',
    'example.c0m',
    `${'a'.repeat(63)}.com`,
    name(253),
  ])('the name %s is taken', async (domain) => {
    expect(await create({ domain })).toMatchObject({ status: 200, body: { domain } })
  })

  test.each([
    '',
    'localhost',
    '.example.com',
    'example.com.',
    'a..example.com',
    '-a.example.com',
    'a-.example.com',
    '_acme.example.com',
    'a b.example.com',
    'a.example.com\n',
    'https://example.com',
    'example.com:443',
    'münchen.example',
    'example.123',
    '192.0.2.1',
    `${'a'.repeat(64)}.com`,
    name(254),
  ])('the name %j is refused', async (domain) => {
    const sandbox = start()
    const before = sandbox.snapshot()
    const { status, body } = await create({ domain }, sandbox)
    expect(status).toBe(400)
    expect(body.message).toContain('/domain')
    expect(sandbox.snapshot()).toEqual(before)
  })

  test.each(['*.example.com', '*', 'a.*.com', 'a*.example.com'])(
    'the wildcard %s is refused anyhow',
    async (domain) => {
      for (const domainNameSyntax of ['refuse', 'accept'] as const) {
        const { status, body } = await create({ domain }, createSandbox({ now: NOW, switches: { domainNameSyntax } }))
        expect([status, body.message]).toEqual([400, expect.stringContaining('wildcard')])
      }
    },
  )

  test('the region is one in which the project has an app', async () => {
    const sandbox = start()
    const regionsOf = (project: string) =>
      new Set(sandbox.snapshot().apps.flatMap(({ app }) => (app.projectId === project ? [String(app.region)] : [])))
    const ours = regionsOf('p-sandbox')
    const theirs = [...regionsOf('p-other')].filter((region) => !ours.has(region))
    expect(Math.min(ours.size - 1, theirs.length)).toBeGreaterThan(0)
    for (const region of ours)
      expect(await create({ region }, sandbox)).toMatchObject({ status: 200, body: { region } })
    for (const region of [...theirs, 'nowhere', '', 'US-EAST-1']) {
      const { status, body } = await create({ region }, sandbox)
      expect(status, region).toBe(400)
      for (const part of ['/region', JSON.stringify(region), ...ours]) expect(body.message).toContain(part)
    }
  })

  test('the region of deleted apps counts until the last of them is deleted', async () => {
    const sandbox = start()
    const region = 'eu-west-1'
    const there = sandbox.snapshot().apps.filter(({ app }) => app.region === region)
    expect(there.length).toBeGreaterThan(1)
    for (const { app } of there) {
      expect((await create({ region }, sandbox)).status).toBe(200)
      expect((await call(sandbox, `DELETE ${V2}/apps/${app.appId}`)).status).toBe(200)
    }
    expect((await create({ region }, sandbox)).status).toBe(400)
  })
})

describe('DELETE /domains/{domain_id}', () => {
  test('a free domain is removed without a body, once', async () => {
    const sandbox = start()
    const count = sandbox.snapshot().domains.length
    expect(await call(sandbox, `DELETE ${V2}/domains/domain-docs`)).toMatchObject({ status: 204, text: '' })
    expect(sandbox.snapshot().domains).toHaveLength(count - 1)
    expect((await call(sandbox, `DELETE ${V2}/domains/domain-docs`)).status).toBe(404)
  })

  test.each([
    ['domain-api', 'assigned to an app', 400],
    ['domain-other', 'of another project', 404],
    ['docs.example.com', 'that is a name and no ID', 404],
  ])('%s, one %s, is refused and kept', async (id, _, refusal) => {
    const sandbox = start()
    const before = sandbox.snapshot()
    const { status, body } = await call(sandbox, `DELETE ${V2}/domains/${id}`)
    expect([status, body]).toEqual([refusal, { message: expect.any(String) }])
    expect(sandbox.snapshot()).toEqual(before)
  })
})
