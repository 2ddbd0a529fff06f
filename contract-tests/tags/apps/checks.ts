import type { components } from '../../../generated/types.ts'
import { ApiError } from '../../../src/client/index.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { refused, type Service, type Tag, unless } from '../../service.ts'
import * as faults from './faults.ts'
import { appProbes } from './probes.ts'
import { appProperties } from './properties.ts'
import { cleanup, safety } from './safety.ts'
import { ALONGSIDE, COSTLY, FILE, NAMED, schemaOf, settings, UNNAMED } from './settings.ts'

type Settings = components['schemas']['AppConfiguration']
type Answer = components['schemas']['AppUpdate']

/** A harmless change, because which fields an update requires is undocumented (`required-body-fields`). */
const HARMLESS = { cooldownPeriodSeconds: schemaOf('cooldownPeriodSeconds').examples?.[0] }

const update = ({ api, need }: Service, body: object = HARMLESS): Promise<Answer> =>
  api.updateApp({ app_id: need('disposable.app_id'), body: body as Settings })

/** Two different values of a setting. */
function twoValues(name: string): unknown[] {
  const schema = schemaOf(name)
  const example = schema.examples?.[0]
  if (schema.enum) return schema.enum.slice(0, 2)
  if (schema.type === 'boolean') return [true, false]
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = schema.exclusiveMinimum ?? 0, maximum = minimum + 2 } = schema
    return COSTLY.includes(name) ? [minimum, minimum + 1] : [minimum + 1, maximum]
  }
  // A list that is cut or reordered is noticed; a number written as text stays one.
  if (Array.isArray(example)) return [example, example.toReversed()]
  return [example, typeof example === 'string' && /^\d+$/.test(example) ? `${Number(example) + 1}` : `${example}-2`]
}

/** Updates every setting twice, each on its own, and judges the responses to the updates that the service accepts. */
async function updateInTurn(service: Service, names: string[], look: (answer: Answer, set: object) => Problem[]) {
  const problems: Problem[] = []
  let accepted = 0
  // All get their first value before any gets its second, so that each value must survive updates of other settings.
  for (const place of [0, 1]) {
    for (const name of names) {
      const set = { ...ALONGSIDE[name], [name]: twoValues(name)[place] }
      const answer = await update(service, set).catch((error: unknown) => {
        // Settings may exclude each other in undocumented ways.
        if (error instanceof ApiError && error.status < 500) return undefined
        throw error
      })
      if (!answer) continue
      accepted += 1
      problems.push(...look(answer, set))
    }
  }
  if (accepted === 0) throw new Inconclusive('the service accepted none of the updates')
  return problems
}

const differing = (app: object, set: object) =>
  Object.entries(set).flatMap(([name, value]) => (isSame((app as Record<string, unknown>)[name], value) ? [] : [name]))

/** Every one of these settings has its new value in the response. */
const carries = (names: string[]) => (service: Service) =>
  updateInTurn(service, names, ({ app }, set) =>
    differing(app, set).flatMap((name) => unless(false, `${name} does not have its new value`)),
  )

export const apps: Tag<'updateApp' | 'deleteApp'> = {
  safety,
  cleanup,

  calls: {
    updateApp: (service) => update(service),
    deleteApp: ({ api, need }) => api.deleteApp({ app_id: need('disposable.app_id') }),
  },
  alongside: { updateApp: ALONGSIDE },
  alone: { updateApp: [FILE] },
  costly: { updateApp: COSTLY },

  probes: appProbes,
  properties: { updateApp: appProperties },

  rules: {
    'updateApp/carries-update': { faults: faults.carriesUpdate, check: carries(NAMED) },
    'updateApp/carries-settings': { faults: faults.carriesSettings, check: carries(UNNAMED) },
    'updateApp/about-the-app': {
      faults: faults.aboutTheApp,
      check: async (service) => {
        const { app } = await update(service)
        // The type of the IDs is undocumented (`app-field-types`).
        const isOurs =
          String(app.appId) === service.need('disposable.app_id') &&
          String(app.projectId) === service.need('project_id')
        return unless(isOurs, 'appId or projectId is that of another app')
      },
    },
    'updateApp/self-leads-to-app': {
      faults: faults.selfLeadsToApp,
      check: async (service) => {
        const { self } = await update(service)
        const { pathname } = new URL(self, 'http://any.invalid')
        const path = ['projects', service.need('project_id'), 'apps', service.need('disposable.app_id')]
        const end = `/${path.map(encodeURIComponent).join('/')}`
        return unless(pathname.endsWith(end), 'self is not the URL of the app')
      },
    },
    'updateApp/accepted': {
      faults: faults.accepted,
      check: async (service) => {
        const { success } = await update(service)
        return unless(success === true, 'success is not true in a successful response')
      },
    },
    'deleteApp/removed': {
      faults: faults.removed,
      check: (service) => refused(update(service), 'the update of a deleted app'),
    },
  },

  expectations: {
    'updateApp/kept': {
      says: 'An update keeps the settings that it does not name.',
      restsOn: ['app-update-left-out'],
      faults: faults.kept,
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
      says: 'A rejected update changes nothing.',
      restsOn: ['app-update-refused'],
      faults: faults.refusedChangesNothing,
      check: async (service) => {
        const { app: before } = await update(service)
        const wrong = { cpu: `${before.cpu}1`, gpuCount: 'none' }
        const isTaken = (await refused(update(service, wrong), 'an update of a wrong type')).length > 0
        if (isTaken) throw new Inconclusive('an update of a wrong type was not rejected')
        const { app: after } = await update(service)
        return unless(isSame(before, after), 'the app has changed')
      },
    },
    'deleteApp/second-refused': {
      says: 'Deleting an app a second time fails.',
      restsOn: ['deletion-repeated'],
      faults: faults.secondRefused,
      check: ({ api, need }) => refused(api.deleteApp({ app_id: need('disposable.app_id') }), 'the second deletion'),
    },
  },
}
