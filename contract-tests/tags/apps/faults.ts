import type { UpdateAppResult as Answer } from '../../../generated/types.ts'
import { isObject } from '../../../src/document/walk.js'
import type { Snapshot } from '../../../src/sandbox/index.ts'
import { changeList, type Faults } from '../../faults.ts'
import { bodyOf, faultsIn, otherThan, withBody } from '../../mutants/faults.ts'
import type { Mutant } from '../../mutants/mutant.ts'
import { isName, NAMED, type Settings, schemaOf } from './settings.ts'

type StoredApp = Snapshot['apps'][number]

export const updating = faultsIn<Answer>('updateApp')
export const deletion = faultsIn('deleteApp')

export const answering = (change: (answer: Answer, set: Settings) => object) =>
  updating.fields((answer, call) => change(answer, bodyOf(call) as Settings))
export const carrying = (change: (app: Settings, set: Settings) => Settings) =>
  answering(({ app }, set) => ({ app: { ...app, ...change({ ...app }, set) } }))

/** Creates a fault: an update that omits settings in `names` resets them to their initial values. */
export function resetting(names: string[]): Mutant['apply'] {
  return (original) => {
    const first = original.state().apps
    return updating.call(async (call) => {
      const set = bodyOf(call)
      if (!isObject(set)) return undefined
      const isLost = ([name]: [string, unknown]) => names.includes(name) && !(name in set)
      const reset = (app: StoredApp) => {
        const old = first.find(({ appId }) => appId === app.appId) ?? {}
        const kept = Object.entries(app).filter((entry) => !isLost(entry))
        return Object.fromEntries([...kept, ...Object.entries(old).filter(isLost)]) as unknown as StoredApp
      }
      const isMeant = ({ appId }: StoredApp) => appId === call.path.app_id
      await changeList(original, 'apps', (apps) => apps.map((stored) => (isMeant(stored) ? reset(stored) : stored)))
      return call
    })(original)
  }
}

/** Creates other notations of a setting in the response, which differ from what was sent as far as they may. */
export function notationsOf(name: string): Faults {
  const { type, enum: allowed, oneOf } = schemaOf(name)
  const writing = (says: string, change: (value: unknown) => unknown): Faults => ({
    [`${name} ${says}`]: carrying((app, set) => (name in set && name in app ? { [name]: change(app[name]) } : {})),
  })
  return {
    // The document says that the app has the others.
    ...(!NAMED.includes(name) && writing('is left out', () => undefined)),
    ...(type === 'string' && writing('has further white space', (text) => ` ${text}\n`)),
    ...(type === 'string' && isName(name) && writing('is in capitals', (text) => String(text).toUpperCase())),
    ...(type === 'boolean' && writing('is text', String)),
    ...((type === 'integer' || type === 'number') &&
      writing('is text', (value) => `${value}.0`.replace(/(\.\d+)\.0$/, '$1'))),
    ...((name === 'cpu' || name === 'memory') && writing('is a decimal number', (text) => `${text}.0`)),
    ...(name === 'memory' && writing('has a unit', (text) => `${Number(text) * 1024}Mi`)),
    ...(oneOf &&
      writing('is a single value if the list has one', (list) =>
        [list].flat().length === 1 ? [list].flat()[0] : list,
      )),
    ...(oneOf && writing('is in lowercase', (list) => [list].flat().map((item) => String(item).toLowerCase()))),
    ...((type === 'array' || allowed) && writing('is an object', (value) => ({ value }))),
  }
}

/** Creates the faults of a setting that an update sends. */
export function ofSetting(name: string): Faults {
  const { type, oneOf = [], enum: allowed, minimum } = schemaOf(name)
  const isList = [{ type }, ...oneOf].some((each) => each.type === 'array')
  const changing = (change: (list: unknown[]) => unknown[]) =>
    carrying((app, set) => (name in set && Array.isArray(app[name]) ? { [name]: change(app[name]) } : {}))
  const ignoring = (isMeant: (value: unknown) => boolean) =>
    updating.call((call) => {
      const set = bodyOf(call)
      if (!isObject(set) || !(name in set) || !isMeant(set[name])) return undefined
      const { [name]: _, ...others } = set
      return withBody(call, others)
    })
  return {
    [`${name} is not changed`]: ignoring(() => true),
    ...((minimum === 0 || type === 'boolean') && {
      [`${name} is not changed to ${minimum ?? false}`]: ignoring((value) => !value),
    }),
    [`${name} in the response differs from the request`]: carrying((app, set) =>
      name in set && name in app ? { [name]: otherThan(app[name], allowed) } : {},
    ),
    ...(isList && {
      // The order of `compute` is a rule of its own.
      ...(name !== 'compute' && { [`${name} is in reverse order`]: changing((list) => list.toReversed()) }),
      [`only the first item of ${name} is kept`]: changing((list) => list.slice(0, 1)),
    }),
  }
}
