import type { UpdateAppResult as Answer } from '../../../generated/types.ts'
import { isObject } from '../../../src/document/walk.js'
import { isSame } from '../../../src/json.ts'
import { bodyOf, isMissing, withBody } from '../../../src/verifier/mutants/faults.ts'
import { Inconclusive, RefusedRequest } from '../../../src/verifier/target/target.ts'
import { affecting, faultPer } from '../../faults.ts'
import { differences, type Problem, shown, unless } from '../../problems.ts'
import { ifAccepted, inTurn, refused, type Service, succeeded, type Tag } from '../../service.ts'
import { appFinders, otherApps } from './discovery.ts'
import { answering, carrying, deletion, ofSettings, resetting, updating } from './faults.ts'
import { appProbes } from './probes.ts'
import { cleanup, safety } from './safety.ts'
import { ALONGSIDE, COSTLY, FILE, fitting, HARMLESS, lostIn, NAMED, schemaOf, settings, UNNAMED } from './settings.ts'

const update = ({ api, need }: Service, body: object = HARMLESS, app_id = need('disposable.app_id')): Promise<Answer> =>
  api.updateApp({ app_id, body })

/** Two or three values of a setting. 0 and false come between other values, because a service may treat them as missing. */
function someValues(name: string): unknown[] {
  const schema = schemaOf(name)
  const example = schema.examples?.[0]
  if (schema.enum) return schema.enum.slice(0, 2)
  if (schema.type === 'boolean') return [true, false, true]
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = schema.exclusiveMinimum ?? 0, maximum = minimum + 2 } = schema
    // A fraction reveals whether the service rounds numbers.
    if (schema.type === 'number') return [minimum + 1.5, maximum]
    return [minimum + 1, ...(minimum === 0 ? [0] : []), COSTLY.includes(name) ? minimum + 1 : maximum]
  }
  // A reversed list reveals whether the service truncates or sorts lists. Numeric text must remain numeric.
  if (Array.isArray(example)) return [example, example.toReversed()]
  return [example, typeof example === 'string' && /^\d+$/.test(example) ? `${Number(example) + 1}` : `${example}-2`]
}

/** Updates one setting; if the service rejects it, tries again with compatible values of other settings. */
async function setOne(service: Service, name: string, value: unknown) {
  const alone = { ...ALONGSIDE[name], [name]: value }
  const others = fitting(name, value)
  for (const body of [alone, ...(others ? [{ ...alone, ...others }] : [])]) {
    const answer = await ifAccepted(update(service, body))
    if (answer) return { answer, body }
  }
  return undefined
}

type Update = { name: string; answer: Answer; body: object }

/** Sets each setting to two or three values, one per update, once in a run. @returns the accepted updates in order */
const updatesOf = (service: Service): Promise<Update[]> =>
  service.once('updates of settings', async () => {
    const others = Object.keys(settings).filter((name) => name !== FILE)
    // All settings get their first value before any gets its second, so that each value must survive updates of other settings.
    const turns = [0, 1, 2].flatMap((place) => others.map((name) => ({ name, value: someValues(name)[place] })))
    const all = [...turns, ...someValues(FILE).map((value) => ({ name: FILE, value }))]
    const tried = all.filter(({ name, value }) => value !== undefined && (value === 0 || !isCostly(service, name)))
    // The service may reject a valid value, because settings may exclude each other in undocumented ways.
    const updates = await inTurn(tried, async ({ name, value }) => ({ name, set: await setOne(service, name, value) }))
    return updates.flatMap(({ name, set }) => (set ? [{ name, ...set }] : []))
  })

/** Judges the accepted updates of settings in turn. @throws Inconclusive if the service accepts none */
async function judgeUpdates(
  service: Service,
  names: string[],
  judge: (update: Update) => Problem[] | Promise<Problem[]>,
) {
  const updates = (await updatesOf(service)).filter(({ name }) => names.includes(name))
  if (updates.length === 0) throw new Inconclusive('the service accepted none of the updates')
  return (await inTurn(updates, async (update) => shown([update.answer], await judge(update)))).flat()
}

/** Whether a setting costs money if above 0, and the run must not spend any. */
const isCostly = ({ allowsCost }: Service, name: string) => COSTLY.includes(name) && !allowsCost

/** Whether the service finds apps, and the calls that show it. No operation reads an app, so their containers are listed. */
const lookFor = ({ api }: Service, ids: string[]) =>
  inTurn(ids, async (app_id) => {
    const call = api.listActiveContainers({ app_id })
    return { app_id, call, isFound: (await ifAccepted(call)) !== undefined }
  })

/** Whether a setting keeps a value in an update of another setting, so that only certain settings change it. */
async function isKept(service: Service, [name, value]: [string, unknown], other: [string, unknown] | undefined) {
  await setOne(service, name, value)
  const after = await ifAccepted(update(service, other ? { [other[0]]: other[1] } : HARMLESS))
  return after !== undefined && isSame(valueIn(after.app, name), value)
}

const valueIn = (app: object, name: string) => (app as Record<string, unknown>)[name]

const carries = (names: string[]) => async (service: Service) => {
  const problems = await judgeUpdates(service, names, ({ answer: { app }, body }) => lostIn(app, body))
  const costly = names.filter((name) => isCostly(service, name)).join(' and ')
  if (problems.length > 0 || costly === '') return problems
  const reason = `a value above 0 for ${costly} may cost money and requires --allow-cost`
  throw new RefusedRequest({ reason, needs: 'cost' })
}

export const apps: Tag<'updateApp' | 'deleteApp'> = {
  finders: appFinders,
  safety,
  cleanup,

  calls: {
    updateApp: (service) => update(service),
    deleteApp: ({ api, need }) => api.deleteApp({ app_id: need('disposable.app_id') }),
  },
  intrusions: {
    async updateApp(service, intruder) {
      const before = await update(service)
      const cpu = someValues('cpu').find((value) => !isSame(value, before.app.cpu))
      const call = intruder.updateApp({ app_id: service.need('disposable.app_id'), body: { cpu } as object })
      if (!(await succeeded(call))) return undefined
      const after = await update(service)
      const isSet = lostIn(after.app, { cpu }).every(({ restsOn }) => restsOn.length > 0)
      return isSet && !isSame(before.app.cpu, after.app.cpu) ? [before, call, after] : undefined
    },
    async deleteApp(service, intruder) {
      await update(service)
      const deleting = intruder.deleteApp({ app_id: service.need('disposable.app_id') })
      if (!(await succeeded(deleting))) return undefined
      let own: Promise<unknown> = deleting
      const isLeft = await service.eventually(() => {
        own = update(service)
        return refused(own, 'the update')
      })
      return isLeft.length > 0 ? undefined : [deleting, own]
    },
  },

  alongside: { updateApp: ALONGSIDE },
  fitting: { updateApp: fitting },
  costly: { updateApp: COSTLY },

  probes: appProbes,

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
    'updateApp/keeps-others': {
      faults: {
        'an update resets all settings that it omits': resetting(Object.keys(settings)),
        'the response has the new values, but they are not stored': updating.forgets,
        ...faultPer(Object.keys(settings), (name) => [`an update without ${name} resets it`, resetting([name])]),
      },
      check: async (service) => {
        // The values that the service returned: other rules compare them with the update.
        const known = new Map<string, { value: unknown; from: Answer }>()
        const judge = async ({ answer, body }: Pick<Update, 'answer' | 'body'>) => {
          const { app } = answer
          const cause = Object.keys(body)
          const isLost = ([name, { value }]: [string, { value: unknown }]) =>
            // Which settings are returned is undocumented, and one that no longer applies may be omitted.
            !cause.includes(name) && (name in app || NAMED.includes(name)) && !isSame(valueIn(app, name), value)
          const changed = [...known].filter(isLost)
          // Report each change once.
          for (const [name] of changed) known.delete(name)
          for (const name of cause) if (name in app) known.set(name, { value: valueIn(app, name), from: answer })
          const problems = await inTurn(changed, async ([name, { value, from: earlier }]) => {
            const from = JSON.stringify(value)
            const to = JSON.stringify(valueIn(app, name))
            const text = `an update of ${cause.join(' and ')} changed ${name} from ${from} to ${to}`
            const [other] = [...known].filter(([each]) => each !== name && !cause.includes(each))
            const survives = await isKept(service, [name, value], other && [other[0], other[1].value])
            const open = NAMED.includes(name) ? [] : ['app-fields']
            const restsOn = survives ? [...open, 'setting-combinations'] : open
            return unless(false, text, [earlier, answer], restsOn)
          })
          return problems.flat()
        }
        const names = Object.keys(settings).filter((name) => name !== FILE)
        const problems = await judgeUpdates(service, names, judge)
        const afterwards = await service.eventually(async () => {
          const answer = await ifAccepted(update(service))
          return answer ? await judge({ answer, body: HARMLESS }) : []
        })
        return [...problems, ...afterwards]
      },
    },
    'updateApp/scoped': {
      faults: updating.wrongRefusal(
        'an app of another project is updated',
        ({ path }, { status }, { fixtures }) => status === 404 && path.app_id === fixtures.foreign.app_id,
      ),
      check: (service) => {
        const call = update(service, HARMLESS, service.need('foreign.app_id'))
        return refused(call, 'the update of an app of another project')
      },
    },
    'updateApp/about-the-app': {
      faults: {
        'appId differs from the request': carrying(() => ({ appId: 'app-other' })),
        'projectId differs from the request': carrying(() => ({ projectId: 'p-other' })),
      },
      check: async (service) => {
        const { app } = await update(service)
        const expected = { appId: service.need('disposable.app_id'), projectId: service.need('project_id') }
        return differences(expected, { ...app }, ['app-fields'])
      },
    },
    'updateApp/self-leads-to-app': {
      faults: {
        'self is empty': answering(() => ({ self: '' })),
        'self has a wrong app ID': answering(({ self }) => ({ self: `${self}-other` })),
        'self is the URL of the list of apps': answering(({ self }) => ({ self: self.replace(/\/[^/]+$/, '') })),
        'self has a wrong API version': answering(({ self }) => ({ self: self.replace('/v2/', '/v3/') })),
        'self has a wrong project ID': answering(({ self }) => ({ self: self.replace('/p-', '/q-') })),
      },
      check: async (service) => {
        const { self } = await update(service)
        const path = ['projects', service.need('project_id'), 'apps', service.need('disposable.app_id')]
        const end = `/${path.map(encodeURIComponent).join('/')}`
        // A relative URL may begin at the URL of the request.
        const { pathname } = new URL(self, `http://any.invalid/v2${end}`)
        const isOfApp = self !== '' && pathname.replace(/\/$/, '').endsWith(end)
        return unless(isOfApp, `expected self to end in ${end}, got ${self}`)
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
        'another app of the project is deleted as well': affecting(
          deletion,
          'apps',
          (_, { status }) => status < 300,
          (apps, call) => {
            const own = apps.find(({ appId }) => appId === call.path.app_id)
            const other = apps.find(({ projectId, deletedAt }) => projectId === own?.projectId && !deletedAt)
            return apps.map((app) => (app === other ? { ...app, deletedAt: own?.deletedAt } : app)) as typeof apps
          },
        ),
        'the deleted app can still be updated': (original) => {
          const before = original.state()
          return updating.call(async (call) => {
            await original.changeState(() => before)
            return call
          })(original)
        },
      },
      before: async (service) => {
        const app_id = service.need('app_id')
        const others = [app_id, ...(await otherApps(service, [app_id, service.need('disposable.app_id')]))]
        return (await lookFor(service, others)).filter(({ isFound }) => isFound).map(({ app_id }) => app_id)
      },
      check: (service, earlier) =>
        service.eventually(async () => {
          const gone = (await lookFor(service, earlier as string[])).filter(({ isFound }) => !isFound)
          const ids = gone.map(({ app_id }) => app_id).join(', ')
          const text = `the deletion of ${service.need('disposable.app_id')} also removed ${ids}`
          const accepted = await refused(update(service), 'the update of a deleted app')
          const removed = gone.map(({ call }) => call)
          return [...accepted, ...unless(gone.length === 0, text, removed)]
        }),
    },
  },

  expectations: {
    'updateApp/carries-settings': {
      says: 'The settings that the app has under their names in an update match the update.',
      restsOn: ['app-fields'],
      faults: ofSettings(UNNAMED),
      check: carries(UNNAMED),
    },
    'updateApp/settings-returned': {
      says: 'The returned app has every setting under the name that it has in an update.',
      restsOn: ['app-fields'],
      faults: faultPer(UNNAMED, (name) => [
        `${name} is returned under another name`,
        carrying(({ [name]: value }) => ({ [name]: undefined, [`its_${name}`]: value })),
      ]),
      check: (service) =>
        judgeUpdates(service, UNNAMED, ({ answer: { app }, body }) => {
          const missing = Object.keys(body).filter((name) => !(name in app))
          return unless(missing.length === 0, `the app lacks ${missing.join(', ')}`)
        }),
    },
    'updateApp/refused-changes-nothing': {
      says: 'A rejected update changes nothing.',
      restsOn: ['app-update-effects'],
      faults: {
        'the valid part of a rejected update is applied': updating.response(async (correct, call, original) => {
          const set = bodyOf(call)
          if (correct.status !== 400 || !isObject(set)) return correct
          for (const [name, value] of Object.entries(set)) await original.send(withBody(call, { [name]: value }))
          return correct
        }),
      },
      check: async (service) => {
        const before = await update(service)
        const rejected = update(service, { cpu: `${before.app.cpu}1`, gpuCount: 'none' })
        const isTaken = (await refused(rejected, 'an update with a value of the wrong type')).length > 0
        if (isTaken) throw new Inconclusive('an update with a value of the wrong type was not rejected with 4xx')
        const after = await update(service)
        const names = NAMED.filter((name) => !isSame(valueIn(before.app, name), valueIn(after.app, name)))
        const shownBy = [before, rejected, after]
        return unless(names.length === 0, `a rejected update changed ${names.join(', ')}`, shownBy)
      },
    },
    'deleteApp/second-refused': {
      says: 'Deleting an app a second time fails.',
      restsOn: ['error-status-codes'],
      faults: deletion.wrongRefusal('a second deletion succeeds', isMissing),
      check: ({ api, need, eventually }) =>
        eventually(() => refused(api.deleteApp({ app_id: need('disposable.app_id') }), 'the second deletion')),
    },
  },
}
