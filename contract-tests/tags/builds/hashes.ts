import { createHash } from 'node:crypto'
import type { BaseImageHash } from '../../../generated/types.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { isSame } from '../../../src/json.ts'
import { bodyOf, faultsIn, queryOf, withQuery } from '../../mutants/faults.ts'
import type { Call } from '../../mutants/mutant.ts'
import { asPhrase, unless, violated } from '../../problems.ts'
import { Inconclusive, ifAccepted, inTurn, type Service, type Tag } from '../../service.ts'
import { containersOfOthers } from '../apps/discovery.ts'
import { hashOfImage, hashProbes } from './probes.ts'

/** Finds another app, all of whose active containers are in one region, which differs from the given one. */
async function appElsewhere(service: Service, besides: string) {
  const containers = await containersOfOthers(service)
  const app = containers.find(
    ({ appId, region }) =>
      region !== besides && containers.every((each) => each.appId !== appId || each.region === region),
  )
  return app && { app_id: app.appId, region: app.region }
}

/** Replaces a text in a value, wherever it occurs. */
function replaced<Value extends object>(value: Value, text: string, by: string): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(text, by))
}

/** The other fields of a request: which fields are required is undocumented (`required-body-fields`), so all are sent. */
const OTHERS = {
  baseImageUri: String(propertiesOf(document, 'BaseImageHashRequest').baseImageUri?.examples?.[0]),
  preBuildCommands: [],
  shellCommands: [],
}

const imageOf = (service: Service, dependencies: object, region?: string, app_id?: string) =>
  hashOfImage(service, { ...OTHERS, dependencies }, region, app_id)

const PACKAGES = { pip: { numpy: '1', scipy: '2' }, apt: {} }
/** Dependencies in several notations: the structure of `dependencies` is undocumented (`base-image-input-types`). */
const NOTATIONS = [
  { pip: { numpy: '2', pandas: '1' }, apt: {} },
  { pip: ['numpy==2', 'pandas==1'] },
  { pip: 'numpy==2\npandas==1' },
  { numpy: '2', pandas: '1' },
]
/** The same notations with another version, and with another package. */
const CHANGED = {
  versions: NOTATIONS.map((each) => replaced(each, '2', '3')),
  packages: NOTATIONS.map((each) => replaced(each, 'pandas', 'polars')),
}
/** Images whose responses are compared across regions. A status that depends on the region may be the same for one of them. */
const IMAGES = [PACKAGES, ...NOTATIONS.slice(0, 2)]
/** Number of characters of a SHA-256 hash in its shortest usual encoding, Base64 without padding. */
const SHORTEST_DIGEST = 43

const hash = faultsIn<BaseImageHash>('computeBaseImageHash')
const digesting = (change: (digest: string, call: Call) => string) =>
  hash.fields(({ digest }, call) => ({ digest: change(digest, call) }))
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const dependenciesOf = (call: Call) => (bodyOf(call) as { dependencies?: unknown } | undefined)?.dependencies

export const hashes: Tag<'computeBaseImageHash'> = {
  safety: {
    // The operation computes a digest, and is assumed to change nothing (`base-image-repeatable`).
    computeBaseImageHash: { lowest: 'write', permit: () => 'write' },
  },

  calls: {
    computeBaseImageHash: ({ api, need }) =>
      api.computeBaseImageHash({
        app_id: need('app_id'),
        body: { ...OTHERS, dependencies: {} },
      }),
  },
  samples: { computeBaseImageHash: ({ need }) => ({ region: need('region') }) },

  probes: hashProbes,
  // The result depends on the request alone.
  accessIsOpen: ['computeBaseImageHash'],

  rules: {
    'computeBaseImageHash/digest-of-dependencies': {
      faults: {
        'the digest is always the same': digesting(() => sha256('')),
        'the digest ignores the versions of dependencies': digesting((digest, call) => {
          const dependencies = dependenciesOf(call)
          return dependencies ? sha256(JSON.stringify(dependencies).replace(/[\d.]+/g, '')) : digest
        }),
        'the digest has 12 characters': digesting((digest) => digest.slice(0, 12)),
        'the digest has the length of a SHA-1 hash': digesting((digest) => digest.slice(0, 40)),
      },
      permitted: {
        'the digest reads only lists of packages': digesting((_, call) =>
          sha256(JSON.stringify(Object.values(dependenciesOf(call) ?? {}).filter(Array.isArray))),
        ),
        'the digest reads only texts': digesting((_, call) =>
          sha256(JSON.stringify(Object.values(dependenciesOf(call) ?? {}).filter((each) => typeof each === 'string'))),
        ),
      },
      check: async (service) => {
        const first = await imageOf(service, PACKAGES)
        const { digest } = first
        const isTooShort = digest.replace(/^sha-?256[:-]/i, '').length < SHORTEST_DIGEST
        if (isTooShort) return violated(`${digest.length} characters are too few for a SHA256 hash`)
        const problems = await inTurn(Object.entries(CHANGED), async ([what, changed]) => {
          const shownBy: unknown[] = []
          // The service may read only one of the notations.
          for (const [index, dependencies] of NOTATIONS.entries()) {
            const one = await imageOf(service, dependencies)
            const other = await imageOf(service, changed[index] ?? {})
            if (one.digest !== other.digest) return []
            shownBy.splice(0, 2, one, other)
          }
          return violated(`dependencies with other ${what} got the same digest`, shownBy)
        })
        return problems.flat()
      },
    },
    'computeBaseImageHash/region-default': {
      faults: {
        'the default region is not the region of the app': hash.query((query) => {
          if (!query.has('region')) query.set('region', 'elsewhere-1')
        }),
        'the default region is that of one app': hash.call((call, { fixtures }) =>
          queryOf(call).has('region') ? undefined : withQuery(call, (query) => query.set('region', fixtures.region)),
        ),
      },
      check: async (service) => {
        const own = { app_id: service.need('app_id'), region: service.need('region') }
        const other = await appElsewhere(service, own.region)
        const regions = ['nowhere-1', own.region, ...(other ? [other.region] : [])]
        let dependsOnRegion = false
        for (const { app_id, region } of other ? [own, other] : [own]) {
          for (const dependencies of IMAGES) {
            const settled = async (name?: string) => {
              const hashed = () => imageOf(service, dependencies, name, app_id)
              // Use the second response: the first may say that the image is new.
              return (await hashed()) && hashed()
            }
            const left = await settled()
            const first = await imageOf(service, dependencies, region, app_id)
            const named = isSame(left, first) ? first : await settled(region)
            const text = `without a region, the response for ${app_id} is not that for ${region}`
            if (!isSame(left, await settled())) throw new Inconclusive('equal requests got different responses')
            if (!isSame(left, named)) return violated(text, [left, named])
            if (dependsOnRegion) continue
            const elsewhere = regions.filter((each) => each !== region)
            const responses = await inTurn(elsewhere, (each) => ifAccepted(settled(each)))
            dependsOnRegion = responses.some((each) => each && !isSame(each, left))
          }
        }
        if (!dependsOnRegion) throw new Inconclusive('the response does not depend on the region')
        return []
      },
    },
    'computeBaseImageHash/digest-deterministic': {
      faults: {
        'every call returns a different digest': (original) => {
          let calls = 0
          return digesting(() => sha256(String(calls++)))(original)
        },
        'the digest changes in the course of a run': (original) => {
          let calls = 0
          return digesting((digest) => (calls++ < 2 ? digest : sha256(digest)))(original)
        },
      },
      // The digest may depend on the time, so it is requested twice in a row, and once before the other checks.
      before: (service) => imageOf(service, PACKAGES),
      check: async (service, earlier) => {
        const first = await imageOf(service, PACKAGES)
        const second = await imageOf(service, PACKAGES)
        const digests = new Set([earlier as BaseImageHash, first, second].map(({ digest }) => digest))
        return unless(
          digests.size === 1,
          `the same dependencies got the digests ${[...digests].map(asPhrase).join(' and ')}`,
        )
      },
    },
  },

  expectations: {
    'computeBaseImageHash/key-order-ignored': {
      says: 'The order of the keys of dependencies does not change the digest.',
      restsOn: ['base-image-input-types'],
      faults: {
        'the digest depends on the order of keys': digesting((digest, call) =>
          sha256(digest + JSON.stringify(dependenciesOf(call))),
        ),
      },
      check: async (service) => {
        const first = await imageOf(service, PACKAGES)
        const again = await imageOf(service, PACKAGES)
        if (first.digest !== again.digest) throw new Inconclusive('equal requests got different digests')
        const reordered = await imageOf(service, { apt: {}, pip: { scipy: '2', numpy: '1' } })
        return unless(first.digest === reordered.digest, 'the order of the keys changed the digest', [first, reordered])
      },
    },
    'computeBaseImageHash/digest-hexadecimal': {
      says: 'The digest is a SHA-256 hash in hexadecimal.',
      restsOn: ['digest-encoding'],
      faults: {
        'the digest is in Base64': digesting((digest) => Buffer.from(digest, 'hex').toString('base64')),
        'the digest begins with sha256:': digesting((digest) => `sha256:${digest}`),
      },
      check: async (service) => {
        const { digest } = await imageOf(service, PACKAGES)
        return unless(/^[0-9a-f]{64}$/i.test(digest), 'the digest does not have 64 hexadecimal digits')
      },
    },
  },
}
