import type { ServiceAccountKeyList as List } from '../../../generated/types.ts'
import { isDateTime } from '../../../src/document/formats.ts'
import { createSecrets } from '../../../src/verifier/evidence/secrets.ts'
import { faultsIn, withPath } from '../../mutants/faults.ts'
import type { Original } from '../../mutants/mutant.ts'
import { listedOnce, shown, unless, violated } from '../../problems.ts'
import { type Finder, Inconclusive, ifAccepted, ifSuccessful, read, type Service, type Tag } from '../../service.ts'
import { ofProject, strangers, withStranger } from '../api-keys/checks.ts'

/** Maximum number of service accounts whose keys are listed. */
const MOST_ACCOUNTS = 5

const serviceAccountFinders: Finder[] = [
  {
    finds: ['service_account_id'],
    exists: async ({ api }, id) => (await api.listApiKeys()).some(({ principalId }) => principalId === id),
    async find({ service: { api }, isGone }) {
      const principals = (await api.listApiKeys()).flatMap(({ principalId }) => principalId || [])
      const byKeys = [...Map.groupBy(principals, (id) => id)].toSorted(([, a], [, b]) => b.length - a.length)
      for (const [id] of byKeys.filter(([principal]) => !isGone(principal)).slice(0, MOST_ACCOUNTS)) {
        const keys = (await ifSuccessful(api.listServiceAccountKeys({ service_account_id: id })))?.keys ?? []
        if (keys.length > 0)
          return { service_account_id: { value: id, how: `in the list of API keys; it has ${keys.length} keys` } }
      }
      const why = 'no key in the list of API keys belongs to a service account whose keys are listed'
      return { service_account_id: { why } }
    },
  },
]

type Keys = List['keys']

/** Minimum length of the key values to look for, because a shorter value may occur in a response by chance. */
const SHORTEST_SECRET = 12

/** Part of a secret that no response may show; a hint, such as its last four characters, is shorter. */
const MOST_SHOWN = 3 / 4

/** Characters that mask a secret. */
const MASK = /[*\u2026\u2022]+|\.{3,}/

/** A text that begins or ends like a masked secret, but with at least 16 characters instead of the mask; undefined if unknown. */
function patternOf(masked: string): RegExp | undefined {
  const [start = '', end = ''] = masked.split(MASK).map((part) => part.replace(/\W/g, '\\$&'))
  const forms = [start.length > 2 && `${start}[\\w~+/-]{16}`, end.length > 2 && `[\\w~+/-]{16}${end}\\b`]
  const known = forms.filter(Boolean).join('|')
  return known ? new RegExp(known) : undefined
}

const listKeys = ({ api, need }: Service) =>
  api.listServiceAccountKeys({ service_account_id: need('service_account_id') })

/** Lists the keys of each account in the fixtures and, if principals are accounts, of each principal in the list of API keys. */
async function listAll({ api, need, list }: Service): Promise<[id: string, list: List][]> {
  const given = [need('service_account_id'), ...list('further.service_account_ids')]
  const principals = (await api.listApiKeys()).flatMap(({ principalId }) => principalId ?? [])
  const ids = principals.includes(given[0] ?? '') ? [...new Set([...given, ...principals])] : given
  return read(ids, (service_account_id) => api.listServiceAccountKeys({ service_account_id }))
}

const textOf = (value: unknown) => (typeof value === 'string' ? [value] : [])

async function someKeys(service: Service): Promise<List> {
  const listed = await listKeys(service)
  if (listed.keys.length === 0) throw new Inconclusive('the service account has no keys')
  return listed
}

/** Whether a text contains most of a secret, in one piece or as its start and its end. */
function showsMost(text: string, secret: string): boolean {
  const most = Math.ceil(secret.length * MOST_SHOWN)
  const places = Array.from({ length: secret.length - most + 1 }, (_, place) => place)
  if (places.some((place) => text.includes(secret.slice(place, place + most)))) return true
  const longest = (part: (length: number) => string) => {
    let length = 0
    while (length < most && text.includes(part(length + 1))) length += 1
    return length
  }
  return longest((length) => secret.slice(0, length)) + longest((length) => secret.slice(-length)) >= most
}

const answer = faultsIn<List>('listServiceAccountKeys')
const listing = (change: (keys: Keys, original: Original) => Keys) =>
  answer.fields(({ keys }, _, original) => ({ keys: change(keys, original) }))
/** Creates a fault that adds fields to each key. @param fieldsOf takes the value of the key */
const adding = (fieldsOf: (secret: string) => object) =>
  listing((keys, { state }) => {
    const secrets = new Map(state().apiKeys.map(({ id, apiKey }) => [id, apiKey]))
    return keys.map((key) => ({ ...key, ...fieldsOf(secrets.get(key.id) ?? '') }))
  })

const hinting = (hintOf: (secret: string) => string) => adding((secret) => ({ hint: hintOf(secret) }))

export const serviceAccounts: Tag<'listServiceAccountKeys'> = {
  finders: serviceAccountFinders,
  calls: { listServiceAccountKeys: listKeys },

  rules: {
    'listServiceAccountKeys/secrets-left-out': {
      check: async (service) => {
        const keys = await service.api.listApiKeys()
        const secrets = keys.filter(({ apiKey }) => apiKey.length >= SHORTEST_SECRET && !MASK.test(apiKey))
        const masked = keys.flatMap(({ apiKey }) => (MASK.test(apiKey) ? (patternOf(apiKey) ?? []) : []))
        const listed = await listKeys(service)
        const withField = listed.keys.some((key) => 'apiKey' in key)
        if (withField) return violated('a key has a field apiKey', [listed])
        if (secrets.length + masked.length === 0)
          throw new Inconclusive(`no key has a value of at least ${SHORTEST_SECRET} characters`)
        const known = createSecrets()
        for (const { apiKey } of secrets) known.add(apiKey)
        const text = JSON.stringify(listed)
        if (known.isIn(text)) return violated("the response contains a key's value")
        const leaked = secrets.find(({ apiKey }) => showsMost(text, apiKey))
        const others = listed.keys.map(({ id, principalId, projectId, ...fields }) => JSON.stringify(fields)).join('\n')
        const isMasked = masked.some((pattern) => pattern.test(others))
        return [
          ...unless(!leaked, `the response contains most of the value of the key ${leaked?.id}`),
          ...unless(!isMasked, 'the response contains a value that looks like a secret'),
        ]
      },
      faults: {
        "each key's value is in apiKey": adding((secret) => ({ apiKey: secret })),
        'apiKey is null': adding(() => ({ apiKey: null })),
        "each key's value is in an undocumented field": adding((token) => ({ token })),
        "each key's value is in the description": adding((key) => ({ description: `The key (${key})` })),
        "each key's name is its value in Base64": adding((key) => ({ name: Buffer.from(key).toString('base64') })),
        'each key has all of its value but the last four characters': hinting((key) => `${key.slice(0, -4)}****`),
        'each key has all of its value but the first four characters': hinting((key) => `****${key.slice(4)}`),
        'each key has all of its value but four characters in the middle': hinting((key) =>
          key.replace(/(?<=^.{10}).{4}/, '****'),
        ),
        "values are masked in the list of API keys, and each key's value is in the description":
          (original) => async (call) => {
            const correct = await original.send(call)
            if (correct.status !== 200) return correct
            if (call.operationId === 'listApiKeys') {
              const keys = JSON.parse(correct.text).map((key: object) => ({ ...key, apiKey: 'secret_******' }))
              return { ...correct, text: JSON.stringify(keys) }
            }
            if (call.operationId !== 'listServiceAccountKeys') return correct
            return { ...correct, text: correct.text.replace(/"description":"/g, '$&secret_0123456789abcdef ') }
          },
        "a key's value is in a field next to the list": answer.fields((_, __, { state }) => ({
          secrets: { first: state().apiKeys[0]?.apiKey },
        })),
      },
    },
    'listServiceAccountKeys/ids-differ': {
      check: async (service) => {
        const listed = await someKeys(service)
        const apiKeys = await service.api.listApiKeys()
        const known = new Map(apiKeys.map((key) => [key.id, key]))
        // The format may differ from that of an API key (`item-field-types`).
        const created = (key: { createdAt: string } | undefined) =>
          isDateTime(String(key?.createdAt)) ? Date.parse(String(key?.createdAt)) : Number.NaN
        // Fractions of a second may be cut off.
        const isOther = (one: number, another: number) => Math.abs(one - another) >= 1000
        const other = listed.keys.find((key) => known.has(key.id) && isOther(created(key), created(known.get(key.id))))
        const text = `createdAt of the key ${other?.id} differs in the list of API keys`
        const twice = shown([listed], listedOnce(listed.keys.map(({ id }) => id)))
        return [...twice, ...unless(!other, text, [listed, apiKeys])]
      },
      faults: {
        'a key is listed twice': listing((keys) => [...keys.slice(0, 1), ...keys]),
        'the IDs of two keys are swapped': listing((keys) =>
          keys.map((key, index) => ({ ...key, id: keys[(index + 1) % keys.length]?.id ?? '' })),
        ),
        'all keys have the same ID': listing((keys) => keys.map((key) => ({ ...key, id: keys[0]?.id ?? '' }))),
      },
    },
    'listServiceAccountKeys/of-account': {
      check: async (service) => {
        const lists = (await listAll(service)).filter(([, { keys }]) => keys?.length > 0)
        if (lists.length === 0) throw new Inconclusive('the service account has no keys')
        const listed = new Map<string, List>()
        return lists.flatMap(([account, list]) => {
          const { keys } = list
          // The types of these fields are undocumented (`item-field-types`).
          const principals = [...new Set(keys.flatMap(({ principalId }) => textOf(principalId)))]
          // Whether a principal is an account is undocumented, but one account has one principal.
          const twin = keys.find(({ id }) => textOf(id).some((each) => listed.has(each)))
          const text = `the key ${twin?.id} is listed for ${account} and for another account`
          const problems = [
            ...unless(
              principals.length <= 1,
              `the keys of ${account} belong to several accounts: ${principals.join(', ')}`,
            ),
            ...unless(!twin, text, [listed.get(twin?.id ?? ''), list]),
          ]
          for (const key of keys) listed.set(key.id, list)
          return shown([list], problems)
        })
      },
      faults: {
        'a key has the principalId of another account': listing(([first, ...keys]) =>
          first ? [{ ...first, principalId: 'sa-other' }, ...keys] : keys,
        ),
        'every ID returns the keys of the same account': answer.call((call, { fixtures }) =>
          withPath(call, 'service_account_id', fixtures.service_account_id),
        ),
        'the keys of all service accounts are listed': answer.fields((_, __, { state, fixtures }) => ({
          keys: state().apiKeys.flatMap(({ apiKey, updatedAt, ...key }) =>
            key.principalId && key.projectId === fixtures.project_id ? key : [],
          ),
        })),
      },
    },
    'listServiceAccountKeys/scoped': {
      check: async ({ api, need }) => {
        const service_account_id = need('foreign.service_account_id')
        const listed = await ifAccepted(api.listServiceAccountKeys({ service_account_id }))
        if (listed?.keys?.length === 0) throw new Inconclusive('the list of the account of another project is empty')
        return unless(!listed, `the keys of ${service_account_id}, which belongs to another project, are listed`)
      },
      faults: {
        'the keys of an account of another project are listed': answer.call((call, { fixtures }) =>
          call.path.service_account_id === fixtures.foreign.service_account_id
            ? withPath(call, 'service_account_id', fixtures.service_account_id)
            : undefined,
        ),
      },
    },
    'listServiceAccountKeys/of-project': {
      check: async (service) =>
        ofProject((await someKeys(service)).keys, service.need('project_id'), ['item-field-types']),
      faults: {
        'the keys of all projects are listed': listing((keys, original) => [
          ...keys,
          ...strangers(original).map(({ apiKey: _, updatedAt: __, ...key }) => key as Keys[number]),
        ]),
        'a key has a wrong projectId': listing(withStranger),
      },
    },
  },
}
