import type { components } from '../../../generated/types.ts'
import type { Snapshot } from '../../../src/sandbox/index.ts'
import {
  acceptsAgain,
  bodyOf,
  changesAnswer,
  changesCall,
  changesFields,
  failsInstead,
  forgets,
  otherThan,
  withBody,
} from '../../../src/verifier/mutants/faults.ts'
import type { Mutant } from '../../../src/verifier/mutants/mutant.ts'
import type { Faults } from '../../service.ts'
import { NAMED, schemaOf, settings, UNNAMED } from './settings.ts'

type App = components['schemas']['App']
type Answer = components['schemas']['AppUpdate']
type Settings = Record<string, unknown>

const answering = (change: (answer: Answer, set: Settings) => object) =>
  changesFields<Answer>('updateApp', (answer, call) => change(answer, bodyOf(call) as Settings))
const carrying = (change: (app: Settings, set: Settings) => Settings) =>
  answering(({ app }, set) => ({ app: { ...app, ...change(app as Settings, set) } }))

/** Settings that an update does not name are reset to what they were when the service started. */
function resetting(names: string[]): Mutant['apply'] {
  const settingsOf = ({ apps }: Snapshot, appId: string | undefined) =>
    apps.find(({ app }) => app.appId === appId)?.app as Settings | undefined
  return (original) => {
    const first = original.state()
    return changesCall('updateApp', async (call) => {
      const set = bodyOf(call)
      if (!isSettings(set)) return undefined
      const lost = names.filter((name) => !(name in set))
      const reset = (app: Settings) => ({
        ...Object.fromEntries(Object.entries(app).filter(([name]) => !lost.includes(name))),
        ...Object.fromEntries(
          Object.entries(settingsOf(first, call.path.app_id) ?? {}).filter(([name]) => lost.includes(name)),
        ),
      })
      await original.changeState((state) => ({
        ...state,
        apps: state.apps.map((stored) =>
          stored.app.appId === call.path.app_id ? { ...stored, app: reset(stored.app) as unknown as App } : stored,
        ),
      }))
      return call
    })(original)
  }
}

/** Faults of updates of one setting. */
function ofSetting(name: string): Faults {
  const { type, oneOf = [], enum: allowed } = schemaOf(name)
  const isList = [{ type }, ...oneOf].some((each) => each.type === 'array')
  const changing = (change: (list: unknown[]) => unknown[]) =>
    carrying((app, set) => (name in set && Array.isArray(app[name]) ? { [name]: change(app[name]) } : {}))
  return {
    [`${name} is not changed`]: changesCall('updateApp', (call) => {
      const set = bodyOf(call)
      if (!isSettings(set) || !(name in set)) return undefined
      const { [name]: _, ...others } = set
      return withBody(call, others)
    }),
    [`another ${name} is answered`]: carrying((app, set) =>
      name in set && name in app ? { [name]: otherThan(app[name], allowed) } : {},
    ),
    ...(isList && {
      [`${name} is in reverse`]: changing((list) => list.toReversed()),
      [`of ${name} only the first is kept`]: changing((list) => list.slice(0, 1)),
    }),
  }
}

const ofSettings = (names: string[]): Faults => Object.assign({}, ...names.map(ofSetting))

export const carriesUpdate = ofSettings(NAMED)
export const carriesSettings = ofSettings(UNNAMED)

export const aboutTheApp: Faults = {
  'it is about another app': carrying(() => ({ appId: 'app-other' })),
  'it is of another project': carrying(() => ({ projectId: 'p-other' })),
}

export const selfLeadsToApp: Faults = {
  'it leads to another app': answering(({ self }) => ({ self: `${self}-other` })),
  'it leads to the apps': answering(({ self }) => ({ self: self.replace(/\/[^/]+$/, '') })),
  'it leads to another version': answering(({ self }) => ({ self: self.replace('/v2/', '/v3/') })),
  'it leads to another project': answering(({ self }) => ({ self: self.replace('/p-', '/q-') })),
}

export const accepted: Faults = { 'success is false': answering(() => ({ success: false })) }

export const removed: Faults = {
  'it is answered, but still there': forgets('deleteApp'),
  'the refusal of an update is a failure': failsInstead('updateApp', (_, { status }) => status === 404),
  'it can still be updated': (original) => {
    const before = original.state()
    return changesCall('updateApp', async (call) => {
      await original.changeState(() => before)
      return call
    })(original)
  },
}

export const kept: Faults = {
  'an update resets all that it does not name': resetting(Object.keys(settings)),
  ...Object.fromEntries(
    Object.keys(settings).map((name) => [`${name} is reset by an update that does not name it`, resetting([name])]),
  ),
}

export const refusedChangesNothing: Faults = {
  'what fits is carried out': changesAnswer('updateApp', async (answer, call, original) => {
    const set = bodyOf(call)
    if (answer.status !== 400 || !isSettings(set)) return answer
    for (const [name, value] of Object.entries(set)) await original.answer(withBody(call, { [name]: value }))
    return answer
  }),
}

export const secondRefused: Faults = {
  'a second deletion succeeds': acceptsAgain('deleteApp', (_, { status }) => status === 404),
  'the refusal is a failure': failsInstead('deleteApp', (_, { status }) => status === 404),
}

function isSettings(value: unknown): value is Settings {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
