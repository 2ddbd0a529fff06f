import type { components } from '../../../generated/types.ts'
import { ApiError } from '../../../src/client/index.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import { refused, type Service, type Tag, unless } from '../../../src/verifier/engine/tag.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { appProbes } from './probes.ts'

type Settings = components['schemas']['AppConfiguration']
type Answer = components['schemas']['AppUpdate']

/** The settings that the description names of the returned app; under which names it has the others is assumed (`app-settings`). */
export const NAMED = ['cpu', 'memory', 'gpuCount']
/** Whether the file or a field wins is not shown (`service-toml-precedence`), so that no update carries it by the way. */
const FILE = 'service_toml'

const settings = propertiesOf(document, 'AppConfiguration')
const schemaOf = (name: string) => settings[name] ?? {}

/** What is answered to crossed replica counts is not shown (`replica-counts-crossed`), so that each goes with its opposite. */
const ALONGSIDE: Record<string, Record<string, unknown>> = {
  minReplicaCount: { maxReplicaCount: schemaOf('maxReplicaCount').maximum },
  maxReplicaCount: { minReplicaCount: schemaOf('minReplicaCount').minimum },
}

/** A change that does no harm: which fields an update requires is not shown (`required-body-fields`). */
const HARMLESS = { cooldownPeriodSeconds: schemaOf('cooldownPeriodSeconds').examples?.[0] }

/** So many replicas run, whether anybody asks for them or not. */
const COSTLY = ['minReplicaCount']

const update = ({ api, need }: Service, body: object = HARMLESS): Promise<Answer> =>
  api.updateApp({ app_id: need('disposable.app_id'), body: body as Settings })

/** Two values of a setting that differ from each other. */
function twoValues(name: string): unknown[] {
  const schema = schemaOf(name)
  const example = schema.examples?.[0]
  if (schema.enum) return schema.enum.slice(0, 2)
  if (schema.type === 'boolean') return [true, false]
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = schema.exclusiveMinimum ?? 0, maximum = minimum + 2 } = schema
    return COSTLY.includes(name) ? [minimum, minimum + 1] : [minimum + 1, maximum]
  }
  // A list is long enough to be cut, and its order is seen; a number written as text stays one.
  if (Array.isArray(example)) return [example, example.toReversed()]
  return [example, typeof example === 'string' && /^\d+$/.test(example) ? `${Number(example) + 1}` : `${example}-2`]
}

/** Updates every setting twice, each by itself, and says of those that a service takes what has become of them. */
async function updateInTurn(service: Service, names: string[], look: (answer: Answer, set: object) => Problem[]) {
  const problems: Problem[] = []
  let taken = 0
  // All have their first value before any gets its second, so that each value lasts while others are set.
  for (const place of [0, 1]) {
    for (const name of names) {
      const set = { ...ALONGSIDE[name], [name]: twoValues(name)[place] }
      const answer = await update(service, set).catch((error: unknown) => {
        // Settings may exclude each other in ways that are not shown.
        if (error instanceof ApiError && error.status < 500) return undefined
        throw error
      })
      if (!answer) continue
      taken += 1
      problems.push(...look(answer, set))
    }
  }
  if (taken === 0) throw new Inconclusive('the service took none of the updates')
  return problems
}

const differing = (app: object, set: object) =>
  Object.entries(set).flatMap(([name, value]) => (isSame((app as Record<string, unknown>)[name], value) ? [] : [name]))

export const apps: Tag<'updateApp' | 'deleteApp'> = {
  calls: {
    updateApp: (service) => update(service),
    deleteApp: ({ api, need }) => api.deleteApp({ app_id: need('disposable.app_id') }),
  },
  alongside: { updateApp: ALONGSIDE },
  alone: { updateApp: [FILE] },
  costly: { updateApp: COSTLY },

  probes: appProbes,

  rules: {
    'updateApp/carries-update': (service) =>
      updateInTurn(service, NAMED, ({ app }, set) =>
        differing(app, set).flatMap((name) => unless(false, `${name} is not what it was set to`)),
      ),
    'updateApp/carries-settings': (service) => {
      const others = Object.keys(settings).filter((name) => !NAMED.includes(name))
      return updateInTurn(service, others, ({ app }, set) =>
        differing(app, set).flatMap((name) => unless(false, `${name} is not what it was set to`)),
      )
    },
    'updateApp/about-the-app': async (service) => {
      const { app } = await update(service)
      // Of what type the IDs are is not shown (`app-field-types`).
      const isOurs =
        String(app.appId) === service.need('disposable.app_id') && String(app.projectId) === service.need('project_id')
      return unless(isOurs, 'appId or projectId is another')
    },
    'updateApp/self-leads-to-app': async (service) => {
      const { self } = await update(service)
      const { pathname } = new URL(self, 'http://any.invalid')
      const path = ['projects', service.need('project_id'), 'apps', service.need('disposable.app_id')]
      const end = `/${path.map(encodeURIComponent).join('/')}`
      return unless(pathname.endsWith(end), 'self is not the URL of the app')
    },
    'updateApp/accepted': async (service) => {
      const { success } = await update(service)
      return unless(success === true, 'success is not true though the update was answered with success')
    },
    'deleteApp/removed': (service) => refused(update(service), 'the update of a deleted app'),
  },

  expectations: {
    'updateApp/kept': {
      says: 'What an update does not name stays as it is.',
      restsOn: ['app-update-left-out'],
      check: async (service) => {
        const set: Record<string, unknown> = {}
        const problems: Problem[] = []
        const names = Object.keys(settings).filter((name) => name !== FILE)
        await updateInTurn(service, names, ({ app }, now) => {
          Object.assign(set, now)
          const lost = differing(app, set)
          problems.push(...unless(lost.length === 0, `${lost.join(', ')} changed without being named`))
          return []
        })
        const { app } = await update(service, {})
        const lost = differing(app, set)
        return [...problems, ...unless(lost.length === 0, `${lost.join(', ')} changed by an empty update`)]
      },
    },
    'updateApp/refused-changes-nothing': {
      says: 'An update that is refused changes nothing.',
      restsOn: ['app-update-refused'],
      check: async (service) => {
        const { app: before } = await update(service)
        const wrong = { cpu: `${before.cpu}1`, gpuCount: 'none' }
        const isTaken = (await refused(update(service, wrong), 'an update of a wrong type')).length > 0
        if (isTaken) throw new Inconclusive('an update of a wrong type was not refused')
        const { app: after } = await update(service)
        return unless(isSame(before, after), 'the app is another than before')
      },
    },
    'deleteApp/second-refused': {
      says: 'An app that was deleted is not there to be deleted again.',
      restsOn: ['deletion-repeated'],
      check: ({ api, need }) => refused(api.deleteApp({ app_id: need('disposable.app_id') }), 'the second deletion'),
    },
  },
}
