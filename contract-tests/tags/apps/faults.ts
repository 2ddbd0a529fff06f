import type { components } from '../../../generated/types.ts'
import type { OpenApiDocument } from '../../../src/document/document.ts'
import type { Fact } from '../../../src/document/facts.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import type { Snapshot } from '../../../src/sandbox/index.ts'
import {
  acceptsAgain,
  bodyOf,
  changesAnswer,
  changesBody,
  changesCall,
  forgets,
  otherThan,
  refusal,
  withBody,
} from '../../../src/verifier/mutants/faults.ts'
import { breakingRule, type Mutant } from '../../../src/verifier/mutants/mutant.ts'

type App = components['schemas']['App']
type Answer = components['schemas']['AppUpdate']
type Settings = Record<string, unknown>

const answering = (change: (answer: Answer, set: Settings) => unknown) =>
  changesBody<Answer>('updateApp', (answer, call) => change(answer, bodyOf(call) as Settings))
const carrying = (change: (app: Settings, set: Settings) => Settings) =>
  answering(({ app, ...rest }, set) => ({ ...rest, app: change(app as Settings, set) }))

const without = (name: string, { [name]: _, ...rest }: Settings) => rest

/** The settings of an app as they were when the service started. */
const settingsOf = ({ apps }: Snapshot, appId: string | undefined) =>
  apps.find(({ app }) => app.appId === appId)?.app as Settings | undefined

/** An update takes settings back to what they were at first, unless it names them. */
function resetting(names: string[]): Mutant['apply'] {
  return (original) => {
    const first = original.state()
    return changesCall('updateApp', async (call) => {
      const set = bodyOf(call)
      if (!isSettings(set)) return undefined
      const before = settingsOf(first, call.path.app_id)
      const lost = names.filter((name) => !(name in set))
      const reset = (app: Settings) => ({
        ...Object.fromEntries(Object.entries(app).filter(([name]) => !lost.includes(name))),
        ...Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => lost.includes(name))),
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

/** Carries out, field by field, what fits of an update that it refuses. */
const inParts: Mutant['apply'] = changesAnswer('updateApp', async (answer, call, original) => {
  const set = bodyOf(call)
  if (answer.status !== 400 || !isSettings(set)) return answer
  for (const [name, value] of Object.entries(set)) await original.answer(withBody(call, { [name]: value }))
  return answer
})

export function appMutants(document: OpenApiDocument, facts: Fact[]): Mutant[] {
  const settings = Object.entries(propertiesOf(document, 'AppConfiguration'))
  /** Which rule speaks of a setting: those that an app always has are named in the service's description. */
  const isNamed = (name: string) => facts.some(({ id }) => id === `updateApp/2XX.app.${name}/present`)
  const ruleOf = (name: string) => `updateApp/rule/${isNamed(name) ? 'carries-update' : 'carries-settings'}`

  return [
    ...settings.flatMap(([name, schema]) =>
      breakingRule(ruleOf(name), {
        [`${name} is not changed`]: changesCall('updateApp', (call) => {
          const set = bodyOf(call)
          return isSettings(set) && name in set ? withBody(call, without(name, set)) : undefined
        }),
        [`another ${name} is answered`]: carrying((app, set) =>
          name in set && name in app ? { ...app, [name]: otherThan(app[name], schema.enum) } : app,
        ),
      }),
    ),
    ...settings
      .filter(([, { type, oneOf = [] }]) => [{ type }, ...oneOf].some((each) => each.type === 'array'))
      .flatMap(([name]) => {
        const changing = (change: (list: unknown[]) => unknown[]) =>
          carrying((app, set) =>
            name in set && Array.isArray(app[name]) ? { ...app, [name]: change(app[name]) } : app,
          )
        return breakingRule(ruleOf(name), {
          [`${name} is in reverse`]: changing((list) => list.toReversed()),
          [`of ${name} only the first is kept`]: changing((list) => list.slice(0, 1)),
        })
      }),
    ...breakingRule('updateApp/expectation/kept', {
      'an update resets all that it does not name': resetting(settings.map(([name]) => name)),
      ...Object.fromEntries(
        settings.map(([name]) => [`${name} is reset by an update that does not name it`, resetting([name])]),
      ),
    }),
    ...breakingRule('updateApp/rule/about-the-app', {
      'it is about another app': carrying((app) => ({ ...app, appId: 'app-other' })),
      'it is of another project': carrying((app) => ({ ...app, projectId: 'p-other' })),
    }),
    ...breakingRule('updateApp/rule/self-leads-to-app', {
      'it leads to another app': answering((answer) => ({ ...answer, self: `${answer.self}-other` })),
      'it leads to the apps': answering((answer) => ({ ...answer, self: answer.self.replace(/\/[^/]+$/, '') })),
      'it leads to another version': answering((answer) => ({ ...answer, self: answer.self.replace('/v2/', '/v3/') })),
      'it leads to another project': answering((answer) => ({ ...answer, self: answer.self.replace('/p-', '/q-') })),
    }),
    ...breakingRule('updateApp/rule/accepted', {
      'success is false': answering((answer) => ({ ...answer, success: false })),
    }),
    ...breakingRule('updateApp/expectation/refused-changes-nothing', { 'what fits is carried out': inParts }),
    ...breakingRule('deleteApp/rule/removed', {
      'it is answered, but still there': forgets('deleteApp'),
      'it can still be updated': (original) => {
        const before = original.state()
        return changesCall('updateApp', async (call) => {
          await original.changeState(() => before)
          return call
        })(original)
      },
    }),
    ...breakingRule('deleteApp/expectation/second-refused', {
      'a second deletion succeeds': acceptsAgain('deleteApp', (_, { status }) => status === 404),
      'the refusal is a failure': changesAnswer('deleteApp', (answer) =>
        answer.status === 404 ? refusal(500) : answer,
      ),
    }),
  ]
}

function isSettings(value: unknown): value is Settings {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
