import { expect, test } from 'vitest'
import { document } from '../../document/openapi.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'
import { checkSwitches, defaultSwitches, SWITCHES, type SwitchName } from './switches.ts'

const DOMAIN = { domain: 'new.example.com', domainType: 'subdomain', region: 'us-east-1' }
const APP = `${V2}/apps/app-chat`
const EVENTS = `GET ${V3}/apps/app-chat/containers/container-chat-1/events`

/** Detects the value of each switch from its effect. */
const EFFECTS: Record<SwitchName, (sandbox: Sandbox) => Promise<unknown>> = {
  createDomainStatus: async (sandbox) => (await call(sandbox, `POST ${V2}/domains`, { body: DOMAIN })).status,

  domainNameSyntax: async (sandbox) => {
    const responses = ['localhost', '_acme.example.com', '192.0.2.1'].map((domain) =>
      call(sandbox, `POST ${V2}/domains`, { body: { ...DOMAIN, domain } }),
    )
    const statuses = new Set((await Promise.all(responses)).map(({ status }) => status))
    return statuses.has(400) && statuses.size === 1 ? 'refuse' : statuses.has(200) && statuses.size === 1 && 'accept'
  },

  domainAddedTwice: async (sandbox) => {
    await call(sandbox, `POST ${V2}/domains`, { body: DOMAIN })
    const before = sandbox.snapshot()
    const { status } = await call(sandbox, `POST ${V2}/domains`, { body: DOMAIN })
    if (status < 300) return 'accept'
    expect(sandbox.snapshot()).toEqual(before)
    return status
  },

  notFoundStatus: (sandbox) =>
    one(
      [
        `GET ${APP}/runs/none`,
        `GET ${V2}/apps/none/builds/build-chat-7/logs`,
        `GET ${APP}/builds/none/download`,
        `GET ${APP}/builds/build-chat-7/download?filename=none`,
        `GET ${APP}/containers/none`,
        `GET ${V2}/service-accounts/none/keys`,
        `GET ${V2}/service-accounts/sa-other/keys`,
        'GET /v4/projects/p-sandbox/integrations/codehost/repos/acme/none',
        `DELETE ${V2}/apps/app-other`,
        `DELETE ${V2}/api-keys/key-other`,
        `DELETE ${V2}/domains/domain-other`,
        'GET /v2/projects/p-other/api-keys',
        'GET /v2/projects/none/api-keys',
      ].map(async (target) => (await call(sandbox, target)).status),
    ),

  domainInUseStatus: (sandbox) => refusal(sandbox, `DELETE ${V2}/domains/domain-api`),
  apiKeyNotOwnerStatus: (sandbox) => refusal(sandbox, `DELETE ${V2}/api-keys/key-scratch`, 'sandbox-member-token'),
  apiKeyOfServiceAccountStatus: (sandbox) => refusal(sandbox, `DELETE ${V2}/api-keys/key-deploy`),

  missingDomainFields: (sandbox) =>
    one(
      Object.keys(DOMAIN).map(async (field) => {
        const { status, body } = await call(sandbox, `POST ${V2}/domains`, { body: { ...DOMAIN, [field]: undefined } })
        return status === 400 ? 'refuse' : body[field] && 'accept'
      }),
    ),

  missingBody: async (sandbox) => {
    const empty = await call(sandbox, `PATCH ${APP}`, { body: {} })
    const { status, text } = await call(sandbox, `PATCH ${APP}`)
    return status === 400 ? 'refuse' : text === empty.text && 'accept'
  },

  unknownKeys: async (sandbox) => {
    const calls = [
      [EVENTS, `${EVENTS}?unknown=1`],
      [`GET ${V2}/api-keys`, `GET ${V2}/api-keys?unknown`],
      [`PATCH ${APP}`, `PATCH ${APP}`, { unknown: 1 }],
      [`POST ${V3}/apps/app-chat/base-image`, `POST ${V3}/apps/app-chat/base-image`, { unknown: 1 }],
    ] as const
    return one(
      calls.map(async ([known, unknown, body]) => {
        const without = await call(sandbox, known, { ...(body && { body: {} }) })
        const { status, text } = await call(sandbox, unknown, { body })
        return status === 400 ? 'refuse' : text === without.text && 'ignore'
      }),
    )
  },

  lowerBounds: (sandbox) =>
    one(
      [`${EVENTS}?page=`, `${EVENTS}?limit=`, `GET ${V2}/billing/graph?top_n=`].flatMap((target) =>
        ['0', '-3'].map(async (below) => {
          const { status, body } = await call(sandbox, target + below)
          if (status === 400) return 'refuse'
          expect(body).toEqual((await call(sandbox, `${target}1`)).body)
          return 'clamp'
        }),
      ),
    ),

  neverExpiringKeys: async (sandbox) => {
    const keys: { expiresAt: string }[] = (await call(sandbox, `GET ${V2}/api-keys`)).body
    const times = keys.map(({ expiresAt }) => expiresAt)
    const dated = times.filter((each) => each !== 'never').sort((a, b) => Date.parse(a) - Date.parse(b))
    const never = times.filter((each) => each === 'never')
    expect(Math.min(dated.length, never.length)).toBeGreaterThan(0)
    if (`${times}` === `${[...dated, ...never]}`) return 'last'
    return `${times}` === `${[...never, ...dated]}` && 'first'
  },

  containerEvents: async (sandbox) => {
    const limit = 7
    const pages = await Promise.all([1, 2, 3].map((page) => call(sandbox, `${EVENTS}?page=${page}&limit=${limit}`)))
    const times = pages.flatMap(({ body }) => body.events.map((event: { timestamp: string }) => event.timestamp))
    expect(new Set(times).size).toBe(3 * limit)
    if (`${times}` === `${times.toSorted()}`) return 'oldest-first'
    return `${times}` === `${times.toSorted().reverse()}` && 'newest-first'
  },

  groupOthersByDefault: async (sandbox) => {
    const [unsaid, yes, no] = await Promise.all(
      ['', '&group_others=true', '&group_others=false'].map(
        async (query) => (await call(sandbox, `GET ${V2}/billing/graph?top_n=1${query}`)).text,
      ),
    )
    expect(yes).not.toBe(no)
    return unsaid === yes || (unsaid === no ? false : undefined)
  },

  downloadUrlSeconds: async (sandbox) => {
    const { download_url } = (await call(sandbox, `GET ${APP}/builds/build-chat-7/download`)).body
    const works = async (milliseconds: number) => {
      sandbox.clock.set(new Date(Date.parse(NOW) + milliseconds))
      return (await sandbox.fetch(download_url)).ok
    }
    let last = 0
    for (const seconds of SWITCHES.downloadUrlSeconds.values) {
      if (seconds > last && (await works(seconds * 1000))) last = seconds
    }
    expect(await works(last * 1000 + 1)).toBe(false)
    return last
  },
}

/** The value that all share, or all of them if they differ. */
async function one<Value>(values: Promise<Value>[]): Promise<Value | Value[]> {
  const all = await Promise.all(values)
  const [first, ...more] = new Set(all)
  return first !== undefined && more.length === 0 ? first : all
}

/** The status of a rejected call, which must change nothing. */
async function refusal(sandbox: Sandbox, target: string, token?: string): Promise<number> {
  const before = sandbox.snapshot()
  const { status, body } = await call(sandbox, target, { ...(token && { token }) })
  expect(body).toEqual({ message: expect.any(String) })
  expect(sandbox.snapshot()).toEqual(before)
  return status
}

const names = Object.keys(SWITCHES) as SwitchName[]
const settings = names.flatMap((name) => SWITCHES[name].values.map((value) => [name, value] as const))

test.each(settings)('%s: %j takes effect, as an option and at run time', async (name, value) => {
  expect(await EFFECTS[name](createSandbox({ now: NOW, switches: { [name]: value } }))).toBe(value)
  const sandbox = createSandbox({ now: NOW })
  sandbox.turn({ [name]: value })
  expect(await EFFECTS[name](sandbox)).toBe(value)
})

test.each(names)('%s names entries of the register of unknowns and has distinct values', (name) => {
  const { unknowns, values, means } = SWITCHES[name]
  expect(unknowns.length).toBeGreaterThan(0)
  for (const id of unknowns) expect(document['x-unknowns']).toHaveProperty([id])
  expect(new Set<unknown>(values).size).toBe(values.length)
  expect([values.length > 1, means === '']).toEqual([true, false])
})

test('the first value is the default; an unknown switch or value is rejected by name', () => {
  const sandbox = createSandbox()
  expect(sandbox.switches).toEqual(Object.fromEntries(names.map((name) => [name, SWITCHES[name].values[0]])))
  const bad = { missingBody: 'accept', notFoundStatus: 418 } as never
  expect(() => sandbox.turn(bad)).toThrow(RangeError)
  expect(() => sandbox.turn(bad)).toThrow(/notFoundStatus must be one of .*404.*; it is 418/)
  expect(() => createSandbox({ switches: bad })).toThrow(RangeError)
  expect(() => checkSwitches({ noSuchSwitch: 1 })).toThrow(/"noSuchSwitch".*notFoundStatus/)
  expect(() => checkSwitches({ toString: 1 })).toThrow(RangeError)
  expect(sandbox.switches).toEqual(defaultSwitches())
})
