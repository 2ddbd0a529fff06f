import type { AppConfiguration as Settings } from '../../../generated/types.ts'
import { follow, type Schema, unknownsOf } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { Inconclusive, type Probe, type Service } from '../../service.ts'
import { FILE, HARMLESS, NAMED, schemaOf, settings } from './settings.ts'

/** The settings whose notations are undocumented, and their schemas. */
const noted = Object.entries(document.components.schemas.AppConfiguration?.properties ?? {})
  .filter(([, schema]) => unknownsOf(schema).includes('value-notation'))
  .map(([name]) => [name, schemaOf(name)] as const)

const NOTATIONS = ['0.5', '1e1', '+2', '02', '500m', '2Gi', '2GB', '0', '-1', 'many', '']

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

const setting = (name: string, value: unknown, how: string): Probe => ({
  observes: ['value-notation'],
  says: `${name} ${how} ${JSON.stringify(value)}`,
  probe: async (service) => backAs((await update(service, { [name]: value }))[name], value),
})

const notations = noted.flatMap(([name, { type, oneOf = [] }]) => {
  if (type === 'string')
    return NOTATIONS.map((text) => [`updateApp/${name}-as-${text || 'nothing'}`, setting(name, text, 'written as')])
  const list = oneOf.find((each) => each.type === 'array')
  const [first] = follow<Schema>(document, list?.items ?? {}).enum ?? []
  return [[], [first, first]].map((value) => [
    `updateApp/${name}-list-of-${value.length}`,
    setting(name, value, 'set to'),
  ])
})

const { minimum: lowest = 1 } = schemaOf('maxReplicaCount')

export const appProbes: Record<`${'updateApp' | 'deleteApp'}/${string}`, Probe> = {
  ...Object.fromEntries(notations),
  'updateApp/replicas-crossed-at-once': {
    observes: ['setting-combinations', 'unsuccessful-success'],
    says: 'minReplicaCount above maxReplicaCount, both in one update',
    probe: async ({ api, need }) => {
      const body = { minReplicaCount: lowest + 1, maxReplicaCount: lowest }
      const { success } = await api.updateApp({ app_id: need('disposable.app_id'), body })
      return `success is ${success}`
    },
  },
  'updateApp/hardware-of-compute': {
    observes: ['hardware-and-compute'],
    says: 'The hardware of an app whose compute is a list',
    probe: async (service) => {
      const [compute] = (schemaOf('compute').examples ?? []) as [string[]]
      const { hardware } = await update(service, { compute })
      return hardware === compute[0] ? 'the first kind of compute' : 'not the first kind of compute'
    },
  },
  'updateApp/replicas-crossed-later': {
    observes: ['setting-combinations'],
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
      const ofFile = '3'
      const ofField = '2'
      const service_toml = `${example}\n[hardware]\ncpu = "${ofFile}"\n`
      const { cpu } = await update(service, { service_toml, cpu: ofField })
      if (cpu === ofField) return 'cpu is the value of the field'
      return cpu === ofFile ? 'cpu is the value of the file' : 'cpu is neither value'
    },
  },
  'updateApp/self-form': {
    observes: ['self-url-form'],
    says: 'The form of self',
    probe: async ({ api, need }) => {
      const { self } = await api.updateApp({ app_id: need('disposable.app_id'), body: HARMLESS as Settings })
      return URL.canParse(self) ? 'an absolute URL' : 'a relative URL'
    },
  },
  'updateApp/unset-by-null': {
    observes: ['app-update-effects'],
    says: 'A setting that has a value, set to null',
    probe: async (service) => {
      const plain = Object.entries(settings).find(
        ([settingName, schema]) => schema.type === 'string' && !schema.enum && ![FILE, ...NAMED].includes(settingName),
      )
      if (!plain) throw new Inconclusive('the document has no free-text setting')
      const [name, { examples = [] }] = plain
      await update(service, { [name]: examples[0] })
      const came = (await update(service, { [name]: null }))[name]
      if (came === undefined) return `${name} is not returned`
      if (came === null) return `${name} is null`
      return came === examples[0] ? `${name} is unchanged` : `${name} is a new value`
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
