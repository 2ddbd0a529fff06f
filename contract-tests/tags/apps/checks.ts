import type { components } from '../../../generated/types.ts'
import type { Snapshot } from '../../../src/sandbox/index.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { bodyOf, faultsIn, isMissing, otherThan, withBody } from '../../../src/verifier/mutants/faults.ts'
import type { Mutant } from '../../../src/verifier/mutants/mutant.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import {
  differences,
  type Faults,
  faultPer,
  ifAccepted,
  refused,
  type Service,
  type Tag,
  unless,
} from '../../service.ts'
import { appFinders } from './discovery.ts'
import { appProbes } from './probes.ts'
import { cleanup, safety } from './safety.ts'
import {
  ALONGSIDE,
  appProperties,
  COSTLY,
  FILE,
  HARMLESS,
  lostIn,
  NAMED,
  schemaOf,
  settings,
  UNNAMED,
} from './settings.ts'

type Settings = Record<string, unknown>
type App = components['schemas']['App']
type Answer = components['schemas']['UpdateAppResult']

const update = ({ api, need }: Service, body: object = HARMLESS): Promise<Answer> =>
  api.updateApp({ app_id: need('disposable.app_id'), body })

function twoValues(name: string): unknown[] {
  const schema = schemaOf(name)
  const example = schema.examples?.[0]
  if (schema.enum) return schema.enum.slice(0, 2)
  if (schema.type === 'boolean') return [true, false]
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = schema.exclusiveMinimum ?? 0, maximum = minimum + 2 } = schema
    return COSTLY.includes(name) ? [minimum, minimum + 1] : [minimum + 1, maximum]
  }
  // A reversed list reveals whether the service truncates or sorts lists. Numeric text must remain numeric.
  if (Array.isArray(example)) return [example, example.toReversed()]
  return [example, typeof example === 'string' && /^\d+$/.test(example) ? `${Number(example) + 1}` : `${example}-2`]
}

/**
 * Sets each setting in `names` to two values, one per update, and judges the responses to accepted updates.
 *
 * @throws Inconclusive if the service accepts no update
 */
async function updateInTurn(service: Service, names: string[], judge: (answer: Answer, set: object) => Problem[]) {
  const problems: Problem[] = []
  let accepted = 0
  // All settings get their first value before any gets its second, so that each value must survive updates of other settings.
  for (const place of [0, 1]) {
    for (const name of names) {
      if (place > 0 && COSTLY.includes(name) && !service.allowsCost) continue
      const set = { ...ALONGSIDE[name], [name]: twoValues(name)[place] }
      // The service may reject a valid value, because settings may exclude each other in undocumented ways.
      const answer = await ifAccepted(update(service, set))
      if (!answer) continue
      accepted += 1
      problems.push(...judge(answer, set))
    }
  }
  if (accepted === 0) throw new Inconclusive('the service accepted none of the updates')
  return problems
}

const carries = (names: string[]) => (service: Service) =>
  updateInTurn(service, names, ({ app }, set) => lostIn(app, set))

const updating = faultsIn<Answer>('updateApp')
const deletion = faultsIn('deleteApp')

const answering = (change: (answer: Answer, set: Settings) => object) =>
  updating.fields((answer, call) => change(answer, bodyOf(call) as Settings))
const carrying = (change: (app: Settings, set: Settings) => Settings) =>
  answering(({ app }, set) => ({ app: { ...app, ...change(app as Settings, set) } }))

/** Creates a fault: an update that omits settings in `names` resets them to their initial values. */
function resetting(names: string[]): Mutant['apply'] {
  return (original) => {
    const first = original.state().apps
    return updating.call(async (call) => {
      const set = bodyOf(call)
      if (!isSettings(set)) return undefined
      const isLost = ([name]: [string, unknown]) => names.includes(name) && !(name in set)
      const reset = ({ app, ...stored }: Snapshot['apps'][number]) => {
        const old = first.find((each) => each.app.appId === app.appId)?.app ?? {}
        const kept = Object.entries(app).filter((entry) => !isLost(entry))
        return { ...stored, app: Object.fromEntries([...kept, ...Object.entries(old).filter(isLost)]) as App }
      }
      const isMeant = ({ app }: Snapshot['apps'][number]) => app.appId === call.path.app_id
      await original.changeState((state) => ({
        ...state,
        apps: state.apps.map((stored) => (isMeant(stored) ? reset(stored) : stored)),
      }))
      return call
    })(original)
  }
}

function ofSetting(name: string): Faults {
  const { type, oneOf = [], enum: allowed } = schemaOf(name)
  const isList = [{ type }, ...oneOf].some((each) => each.type === 'array')
  const changing = (change: (list: unknown[]) => unknown[]) =>
    carrying((app, set) => (name in set && Array.isArray(app[name]) ? { [name]: change(app[name]) } : {}))
  return {
    [`${name} is not changed`]: updating.call((call) => {
      const set = bodyOf(call)
      if (!isSettings(set) || !(name in set)) return undefined
      const { [name]: _, ...others } = set
      return withBody(call, others)
    }),
    [`${name} in the response differs from the request`]: carrying((app, set) =>
      name in set && name in app ? { [name]: otherThan(app[name], allowed) } : {},
    ),
    ...(isList && {
      [`${name} is in reverse order`]: changing((list) => list.toReversed()),
      [`only the first item of ${name} is kept`]: changing((list) => list.slice(0, 1)),
    }),
  }
}

const ofSettings = (names: string[]): Faults => Object.assign({}, ...names.map(ofSetting))

function isSettings(value: unknown): value is Settings {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

export const apps: Tag<'updateApp' | 'deleteApp'> = {
  finders: appFinders,
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
    'updateApp/carries-update': {
      faults: {
        ...ofSettings(NAMED),
        'cpu is returned in a different notation': carrying(({ cpu }, set) =>
          'cpu' in set ? { cpu: `${cpu}.0` } : {},
        ),
      },
      check: carries(NAMED),
    },
    'updateApp/carries-settings': { faults: ofSettings(UNNAMED), check: carries(UNNAMED) },
    'updateApp/keeps-others': {
      faults: {
        'an update resets all settings that it omits': resetting(Object.keys(settings)),
        'the response has the new values, but they are not stored': updating.forgets,
        ...faultPer(Object.keys(settings), (name) => [`an update without ${name} resets it`, resetting([name])]),
      },
      check: async (service) => {
        const set: Settings = {}
        const changed = ({ app }: Answer, cause: string, omitted = set) =>
          lostIn(app, omitted).map(({ text, restsOn }) => ({ text: `${cause} changed ${text}`, restsOn }))
        const names = Object.keys(settings).filter((name) => name !== FILE)
        const problems = await updateInTurn(service, names, (answer, now) => {
          const omitted = Object.fromEntries(Object.entries(set).filter(([name]) => !(name in now)))
          Object.assign(set, now)
          return changed(answer, `an update of ${Object.keys(now).join(' and ')}`, omitted)
        })
        const afterwards = await service.eventually(async () => {
          const empty = await ifAccepted(update(service, {}))
          return empty ? changed(empty, 'an empty update') : []
        })
        return [...problems, ...afterwards]
      },
    },
    'updateApp/about-the-app': {
      faults: {
        'appId differs from the request': carrying(() => ({ appId: 'app-other' })),
        'projectId differs from the request': carrying(() => ({ projectId: 'p-other' })),
      },
      check: async (service) => {
        const { app } = await update(service)
        // The type of the IDs is undocumented (`app-fields`), so they are compared as text.
        const expected = { appId: service.need('disposable.app_id'), projectId: service.need('project_id') }
        return differences(expected, { ...app })
      },
    },
    'updateApp/self-leads-to-app': {
      faults: {
        'self has a wrong app ID': answering(({ self }) => ({ self: `${self}-other` })),
        'self is the URL of the list of apps': answering(({ self }) => ({ self: self.replace(/\/[^/]+$/, '') })),
        'self has a wrong API version': answering(({ self }) => ({ self: self.replace('/v2/', '/v3/') })),
        'self has a wrong project ID': answering(({ self }) => ({ self: self.replace('/p-', '/q-') })),
      },
      check: async (service) => {
        const { self } = await update(service)
        const { pathname } = new URL(self, 'http://any.invalid')
        const path = ['projects', service.need('project_id'), 'apps', service.need('disposable.app_id')]
        const end = `/${path.map(encodeURIComponent).join('/')}`
        return unless(pathname.endsWith(end), `expected self to end in ${end}, got ${pathname}`)
      },
    },
    'updateApp/accepted': {
      faults: { 'success is false': answering(() => ({ success: false })) },
      check: async (service) => {
        const { success } = await update(service)
        return unless(success === true, 'success is not true in a successful response')
      },
    },
    'deleteApp/removed': {
      faults: {
        'the deletion returns success, but the app stays': deletion.forgets,
        'the update of a deleted app returns 500': updating.fails(isMissing),
        'the deleted app can still be updated': (original) => {
          const before = original.state()
          return updating.call(async (call) => {
            await original.changeState(() => before)
            return call
          })(original)
        },
      },
      check: (service) => service.eventually(() => refused(update(service), 'the update of a deleted app')),
    },
  },

  expectations: {
    'updateApp/settings-returned': {
      says: 'The returned app has every setting under the name that it has in an update.',
      restsOn: ['app-fields'],
      faults: faultPer(UNNAMED, (name) => [
        `${name} is returned under another name`,
        carrying(({ [name]: value }) => ({ [name]: undefined, [`its_${name}`]: value })),
      ]),
      check: (service) =>
        updateInTurn(service, UNNAMED, ({ app }, set) => {
          const missing = Object.keys(set).filter((name) => !(name in app))
          return unless(missing.length === 0, `no ${missing.join(', ')}`)
        }),
    },
    'updateApp/refused-changes-nothing': {
      says: 'A rejected update changes nothing.',
      restsOn: ['app-update-effects'],
      faults: {
        'the valid part of a rejected update is applied': updating.response(async (correct, call, original) => {
          const set = bodyOf(call)
          if (correct.status !== 400 || !isSettings(set)) return correct
          for (const [name, value] of Object.entries(set)) await original.send(withBody(call, { [name]: value }))
          return correct
        }),
      },
      check: async (service) => {
        const { app: before } = await update(service)
        const wrong = { cpu: `${before.cpu}1`, gpuCount: 'none' }
        const isTaken = (await refused(update(service, wrong), 'an update with a value of the wrong type')).length > 0
        if (isTaken) throw new Inconclusive('an update with a value of the wrong type was not rejected with 4xx')
        const { app: after } = await update(service)
        const names = NAMED.filter((name) => !isSame((before as Settings)[name], (after as Settings)[name]))
        return unless(names.length === 0, `a rejected update changed ${names.join(', ')}`)
      },
    },
    'deleteApp/second-refused': {
      says: 'Deleting an app a second time fails.',
      restsOn: ['deletion-repeated'],
      faults: deletion.wrongRefusal('a second deletion succeeds', isMissing),
      check: ({ api, need, eventually }) =>
        eventually(() => refused(api.deleteApp({ app_id: need('disposable.app_id') }), 'the second deletion')),
    },
  },
}
