import { isObject } from '../../../src/document/walk.js'
import { isSame } from '../../../src/json.ts'
import { affecting, faultPer } from '../../faults.ts'
import { bodyOf, isMissing, withBody } from '../../mutants/faults.ts'
import { differences, unless } from '../../problems.ts'
import {
  Inconclusive,
  ifAccepted,
  inTurn,
  refused,
  refusedElsewhere,
  type Service,
  succeeded,
  type Tag,
} from '../../service.ts'
import { appFinders, otherApps } from './discovery.ts'
import { answering, carrying, deletion, updating } from './faults.ts'
import { appProbes } from './probes.ts'
import { cleanup, safety } from './safety.ts'
import { ALONGSIDE, COSTLY, fitting, HARMLESS, lostIn, NAMED, UNNAMED } from './settings.ts'
import { judgeUpdates, someValues, update, updateRules, valueIn } from './updates.ts'

/** Whether the service finds apps, and the calls that show it. No operation reads an app, so their containers are listed. */
const lookFor = ({ api }: Service, ids: string[]) =>
  inTurn(ids, async (app_id) => {
    const call = api.listActiveContainers({ app_id })
    return { app_id, call, isFound: (await ifAccepted(call)) !== undefined }
  })

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
      const isSet = lostIn(after.app, { cpu }).every(({ restsOn }) => restsOn.includes('value-notation'))
      return isSet && typeof after.app.cpu === 'string' && !isSame(before.app.cpu, after.app.cpu)
        ? [before, call, after]
        : undefined
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
    ...updateRules,
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
    'updateApp/refused-changes-nothing': {
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
        if (!['number', 'string'].includes(typeof before.app.cpu)) throw new Inconclusive('the app has no valid cpu')
        const rejected = update(service, { cpu: `${before.app.cpu}1`, gpuCount: 'none' })
        const isTaken = (await refused(rejected, 'an update with a value of the wrong type')).length > 0
        if (isTaken) throw new Inconclusive('an update with a value of the wrong type was not rejected with 4xx')
        const after = await update(service)
        const names = NAMED.filter((name) => !isSame(valueIn(before.app, name), valueIn(after.app, name)))
        const shownBy = [before, rejected, after]
        return unless(names.length === 0, `a rejected update changed ${names.join(', ')}`, shownBy)
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
        return unless(isOfApp, { expected: `self to end in ${end}`, got: self })
      },
    },
    'deleteApp/scoped': {
      faults: deletion.wrongRefusal(
        'an app of another project is deleted',
        ({ path }, { status }, { fixtures }) => status === 404 && path.app_id === fixtures.foreign.app_id,
      ),
      check: (service) => {
        const remove = (app_id: string) => service.api.deleteApp({ app_id })
        return refusedElsewhere(service, remove, service.need('foreign.app_id'), 'an app')
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
          (all, call) => {
            const own = all.find(({ appId }) => appId === call.path.app_id)
            const other = all.find(({ projectId, deletedAt }) => projectId === own?.projectId && !deletedAt)
            return all.map((app) => (app === other ? { ...app, deletedAt: own?.deletedAt } : app)) as typeof all
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
        return (await lookFor(service, others)).filter(({ isFound }) => isFound).map((app) => app.app_id)
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
    'deleteApp/second-refused': {
      says: 'Deleting an app a second time fails.',
      restsOn: ['error-status-codes'],
      faults: deletion.wrongRefusal('a second deletion succeeds', isMissing),
      check: ({ api, need, eventually }) =>
        eventually(() => refused(api.deleteApp({ app_id: need('disposable.app_id') }), 'the second deletion')),
    },
  },
}
