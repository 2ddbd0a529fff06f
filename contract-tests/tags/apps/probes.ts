import type { components } from '../../../generated/types.ts'
import { follow, type Schema, unknownsOf } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import type { Probe, Service } from '../../service.ts'
import { schemaOf, settings } from './settings.ts'

type Settings = components['schemas']['AppConfiguration']

/** The names and schemas of the settings that refer to the unknown with the given ID. */
const restingOn = (id: string) => Object.entries(settings).filter(([, schema]) => unknownsOf(schema).includes(id))

const NOTATIONS = ['0.5', '1e1', '+2', '02', '500m', '2Gi', '2GB', '0', '-1', 'many', '']

/** Updates the disposable app. @returns its settings */
async function update({ api, need }: Service, body: object): Promise<Record<string, unknown>> {
  const { app } = await api.updateApp({ app_id: need('disposable.app_id'), body: body as Settings })
  return app as unknown as Record<string, unknown>
}

/** Describes whether a returned value is the value that was sent, without revealing either. */
function backAs(came: unknown, sent: unknown): string {
  if (JSON.stringify(came) === JSON.stringify(sent)) return 'returned as it was sent'
  return came === undefined
    ? 'not returned'
    : `returned as ${came === null ? 'null' : `a different value (${typeof came})`}`
}

const setting = (observes: string, name: string, value: unknown, how: string): Probe => ({
  observes: [observes],
  says: `${name} ${how} ${JSON.stringify(value)}`,
  probe: async (service) => backAs((await update(service, { [name]: value }))[name], value),
})

const notations = restingOn('setting-notation').flatMap(([name]) =>
  NOTATIONS.map((notation) => [
    `updateApp/${name}-as-${notation || 'nothing'}`,
    setting('setting-notation', name, notation, 'written as'),
  ]),
)

const lists = restingOn('setting-notation').flatMap(([name, { oneOf = [] }]) => {
  const list = oneOf.find(({ type }) => type === 'array')
  const [first] = follow<Schema>(document, list?.items ?? {}).enum ?? []
  return [[], [first, first]].map((value) => [
    `updateApp/${name}-list-of-${value.length}`,
    setting('setting-notation', name, value, 'set to'),
  ])
})

const { minimum: lowest = 1 } = schemaOf('maxReplicaCount')

export const appProbes: Record<`${'updateApp' | 'deleteApp'}/${string}`, Probe> = {
  ...Object.fromEntries([...notations, ...lists]),
  'updateApp/replicas-crossed-at-once': {
    observes: ['replica-counts-crossed'],
    says: 'minReplicaCount above maxReplicaCount, both in one update',
    probe: (service) => update(service, { minReplicaCount: lowest + 1, maxReplicaCount: lowest }),
  },
  'updateApp/replicas-crossed-later': {
    observes: ['replica-counts-crossed'],
    says: 'minReplicaCount above the maxReplicaCount of an earlier update',
    probe: async (service) => {
      await update(service, { minReplicaCount: lowest, maxReplicaCount: lowest })
      await update(service, { minReplicaCount: lowest + 1 })
    },
  },
  'updateApp/file-and-field': {
    observes: ['service-toml-precedence'],
    says: 'A service_toml with cpu under [hardware], and a cpu field with a different value',
    probe: async (service) => {
      const example = schemaOf('service_toml').examples?.[0] ?? ''
      const [ofFile, ofField] = ['3', '2']
      const service_toml = `${example}\n[hardware]\ncpu = "${ofFile}"\n`
      const { cpu } = await update(service, { service_toml, cpu: ofField })
      return `cpu is ${cpu === ofField ? 'the value of the field' : cpu === ofFile ? 'the value of the file' : 'neither value'}`
    },
  },
  'updateApp/unset-by-null': {
    observes: ['app-update-effects'],
    says: 'A setting that has a value, set to null',
    probe: async (service) => {
      const plain = Object.entries(settings).find(
        ([, schema]) => schema.type === 'string' && !schema.enum && !schema['x-unknown'] && schema.examples,
      )
      if (!plain) throw new Inconclusive('the document has no free-text setting with an example')
      const [name, { examples = [] }] = plain
      await update(service, { [name]: examples[0] })
      const came = (await update(service, { [name]: null }))[name]
      if (came === undefined) return `${name} is not returned`
      return `${name} is ${came === null ? 'null' : came === examples[0] ? 'unchanged' : 'a new value'}`
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
