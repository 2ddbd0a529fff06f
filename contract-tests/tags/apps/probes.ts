import type { components } from '../../../generated/types.ts'
import { follow, type Schema, unknownsOf } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import type { Probe, Service } from '../../../src/verifier/engine/tag.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'

type Settings = components['schemas']['AppConfiguration']

const properties = propertiesOf(document, 'AppConfiguration')
/** The settings that name an entry of the register, with their schemas. */
const restingOn = (id: string) => Object.entries(properties).filter(([, schema]) => unknownsOf(schema).includes(id))

const NOTATIONS = ['0.5', '1e1', '+2', '02', '500m', '2Gi', '2GB', '0', '-1', 'many', '']

/** Updates the disposable app. @returns what the setting has become, by its name */
async function update({ api, need }: Service, body: object): Promise<Record<string, unknown>> {
  const { app } = await api.updateApp({ app_id: need('disposable.app_id'), body: body as Settings })
  return app as unknown as Record<string, unknown>
}

/** What came back, which is told as far as it is what was sent. */
function backAs(came: unknown, sent: unknown): string {
  if (JSON.stringify(came) === JSON.stringify(sent)) return 'it came back as it was sent'
  return came === undefined ? 'it did not come back' : `another ${came === null ? 'null' : typeof came} came back`
}

const notations = Object.fromEntries(
  restingOn('cpu-memory-notation').flatMap(([name]) =>
    NOTATIONS.map((notation) => [
      `updateApp/${name}-as-${notation || 'nothing'}`,
      {
        observes: ['cpu-memory-notation'],
        says: `${name} written ${JSON.stringify(notation)}`,
        probe: async (service: Service) => backAs((await update(service, { [name]: notation }))[name], notation),
      } satisfies Probe,
    ]),
  ),
)

const lists = Object.fromEntries(
  restingOn('compute-list-edges').flatMap(([name, { oneOf = [] }]) => {
    const list = oneOf.find(({ type }) => type === 'array')
    const [first] = follow<Schema>(document, list?.items ?? {}).enum ?? []
    return [[], [first, first]].map((value) => [
      `updateApp/${name}-list-of-${value.length}`,
      {
        observes: ['compute-list-edges'],
        says: `${name} set to ${JSON.stringify(value)}`,
        probe: async (service: Service) => backAs((await update(service, { [name]: value }))[name], value),
      } satisfies Probe,
    ])
  }),
)

/** The smallest bound of replicas that lies above another. */
const { minimum: lowest = 1 } = properties.maxReplicaCount ?? {}

export const appProbes: Record<`${'updateApp' | 'deleteApp'}/${string}`, Probe> = {
  ...notations,
  ...lists,
  'updateApp/replicas-crossed-at-once': {
    observes: ['replica-counts-crossed'],
    says: 'minReplicaCount above maxReplicaCount, both in one update',
    probe: (service) => update(service, { minReplicaCount: lowest + 1, maxReplicaCount: lowest }),
  },
  'updateApp/replicas-crossed-later': {
    observes: ['replica-counts-crossed'],
    says: 'minReplicaCount above the maxReplicaCount that was set before',
    probe: async (service) => {
      await update(service, { minReplicaCount: lowest, maxReplicaCount: lowest })
      await update(service, { minReplicaCount: lowest + 1 })
    },
  },
  'updateApp/file-and-field': {
    observes: ['service-toml-precedence'],
    says: 'A service_toml with a cpu under [hardware], and another cpu beside it',
    probe: async (service) => {
      const example = properties.service_toml?.examples?.[0] ?? ''
      const [ofFile, ofField] = ['3', '2']
      const { cpu } = await update(service, {
        service_toml: `${example}\n[hardware]\ncpu = "${ofFile}"\n`,
        cpu: ofField,
      })
      return `cpu is ${cpu === ofField ? 'that of the field' : cpu === ofFile ? 'that of the file' : 'another'}`
    },
  },
  'updateApp/unset-by-null': {
    observes: ['app-update-left-out'],
    says: 'A setting that is set, then null',
    probe: async (service) => {
      const plain = Object.entries(properties).find(
        ([, schema]) => schema.type === 'string' && !schema.enum && !schema['x-unknown'] && schema.examples,
      )
      if (!plain) throw new Inconclusive('the document has no setting that is any text')
      const [name, { examples = [] }] = plain
      await update(service, { [name]: examples[0] })
      const came = (await update(service, { [name]: null }))[name]
      if (came === undefined) return `${name} did not come back`
      return `${name} is ${came === null ? 'null' : came === examples[0] ? 'as before' : 'another'}`
    },
  },
  'deleteApp/containers-afterwards': {
    observes: ['app-deletion-effects'],
    says: 'The active containers of the deleted app',
    probe: async ({ api, need }) => {
      const left = await api.listActiveContainers({ app_id: need('disposable.app_id') })
      return left.length === 0 ? 'an empty list' : 'a list that is not empty'
    },
  },
}
