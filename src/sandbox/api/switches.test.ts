import { expect, test } from 'vitest'
import { document } from '../../document/openapi.ts'
import { NO_SUCH_NAME } from '../../testing/no-such-name.ts'
import { type CallOptions, call, DOMAIN, NOW, start, V2, V3 } from '../testing/call.ts'
import { checkSwitches, defaultSwitches, SWITCHES, type Switches, type SwitchName } from './switches.ts'

const CREATE = `POST ${V2}/domains`
const APP = `${V2}/apps/app-chat`
const EVENTS = `GET ${V3}/apps/app-chat/containers/container-chat-1/events`
const GRAPH = `GET ${V2}/billing/graph`
const member = { token: 'sandbox-member-token' }
const expires = (seconds: number) => expect.stringContaining(`?expires=${Date.parse(NOW) / 1000 + seconds}&`)

// Each response occurs only with its switch. contract-tests/verifier/no-false-alarm.slow.test.ts sets each switch to each of its
// values.
test.each<[Partial<Switches>, string, CallOptions, object]>([
  [{ createDomainStatus: 201 }, CREATE, { body: DOMAIN }, { status: 201 }],
  ...['localhost', '_acme.example.com', '192.0.2.1'].map((domain): [Partial<Switches>, string, CallOptions, object] => {
    return [{ domainNameSyntax: 'accept' }, CREATE, { body: { ...DOMAIN, domain } }, { status: 200, body: { domain } }]
  }),
  [{ domainAddedTwice: 409 }, CREATE, { body: { ...DOMAIN, domain: 'API.example.com' } }, { status: 409 }],
  ...[
    `GET ${V2}/apps/none/builds/build-chat-7/logs`,
    `GET ${APP}/builds/build-chat-7/download?filename=none`,
    `GET ${V2}/service-accounts/sa-other/keys`,
    `DELETE ${V2}/apps/app-other`,
    `DELETE ${V2}/api-keys/key-other`,
    `DELETE ${V2}/domains/domain-other`,
    'GET /v2/projects/p-other/api-keys',
  ].map((target): [Partial<Switches>, string, CallOptions, object] => {
    return [{ notFoundStatus: 403 }, target, {}, { status: 403 }]
  }),
  [{ domainInUseStatus: 409 }, `DELETE ${V2}/domains/domain-api`, {}, { status: 409 }],
  [{ apiKeyNotOwnerStatus: 404 }, `DELETE ${V2}/api-keys/key-scratch`, member, { status: 404 }],
  [{ apiKeyOfServiceAccountStatus: 422 }, `DELETE ${V2}/api-keys/key-deploy`, {}, { status: 422 }],
  [{ missingDomainFields: 'accept' }, CREATE, { body: {} }, { body: { ...DOMAIN, domain: 'unnamed.example.com' } }],
  [{ missingBody: 'accept' }, `PATCH ${APP}`, {}, { status: 200 }],
  [{ unknownKeys: 'ignore' }, `GET ${V2}/api-keys?${NO_SUCH_NAME}`, {}, { status: 200 }],
  [
    { unknownKeys: 'ignore' },
    `PATCH ${APP}`,
    { body: { [NO_SUCH_NAME]: 1, cpu: '3' } },
    { body: { app: { cpu: '3' } } },
  ],
  [{ lowerBounds: 'clamp' }, `${EVENTS}?page=0&limit=-3`, {}, { body: { page: 1, limit: 1 } }],
  [{ lowerBounds: 'clamp' }, `${GRAPH}?top_n=0`, {}, { body: { meta: { top_n: 1 }, series: [{}] } }],
  [{ neverExpiringKeys: 'first' }, `GET ${V2}/api-keys`, {}, { body: { 0: { expiresAt: 'never' } } }],
  [{ containerEvents: 'newest-first' }, `${EVENTS}?limit=1`, {}, { body: { events: [{ type: 'probe' }] } }],
  [{ groupOthersByDefault: true }, `${GRAPH}?top_n=1`, {}, { body: { others: expect.anything() } }],
  [{ downloadUrlSeconds: 60 }, `GET ${APP}/builds/build-chat-7/download`, {}, { body: { download_url: expires(60) } }],
])('%o changes the response to %s, as an option and at run time', async (switches, target, options, expected) => {
  const sandbox = start()
  expect(await call(start(), target, options)).not.toMatchObject(expected)
  expect(await call(start({ switches }), target, options)).toMatchObject(expected)
  const before = sandbox.snapshot()
  sandbox.turn(switches)
  const response = await call(sandbox, target, options)
  expect(response).toMatchObject(expected)
  if (response.status >= 400) expect(sandbox.snapshot()).toEqual(before)
})

const names = Object.keys(SWITCHES) as SwitchName[]

test.each(names)('the switch %s names unknowns of the register, and its values are unique', (name) => {
  const { unknowns, values, means } = SWITCHES[name]
  expect(unknowns.length).toBeGreaterThan(0)
  for (const id of unknowns) expect(document['x-unknowns']).toHaveProperty([id])
  expect(new Set<unknown>(values).size).toBe(values.length)
  expect([values.length > 1, means === '']).toEqual([true, false])
})

test('the first value is the default; the error for an unknown switch or value names it', () => {
  const sandbox = start()
  expect(sandbox.switches).toEqual(Object.fromEntries(names.map((name) => [name, SWITCHES[name].values[0]])))
  const bad = { missingBody: 'accept', notFoundStatus: 418 } as never
  expect(() => sandbox.turn(bad)).toThrow(/notFoundStatus must be one of .*404.*; it is 418/)
  expect(() => start({ switches: bad })).toThrow(RangeError)
  expect(() => checkSwitches({ noSuchSwitch: 1 })).toThrow(/"noSuchSwitch".*notFoundStatus/)
  expect(() => checkSwitches({ toString: 1 })).toThrow(RangeError)
  expect(sandbox.switches).toEqual(defaultSwitches())
})
