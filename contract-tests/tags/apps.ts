import type { components } from '../../generated/types.ts'
import type { Calls } from './calls.ts'
import { type Rule, refused, unless } from './rules.ts'

export const apps: Calls<'updateApp' | 'deleteApp'> = {
  updateApp: (api, need) => api.updateApp({ app_id: need('disposable.app_id'), body: {} }),
  deleteApp: (api, need) => api.deleteApp({ app_id: need('disposable.app_id') }),
}

/** Whether an app carries settings; under which names it does is assumed (`app-settings`). */
function carries(app: components['schemas']['App'], settings: components['schemas']['AppConfiguration'], when: string) {
  const fields = Object.entries(settings)
  return fields.flatMap(([name, value]) =>
    unless(
      JSON.stringify((app as Record<string, unknown>)[name]) === JSON.stringify(value),
      `${when}, ${name} is not what it was set to`,
      { assumed: true },
    ),
  )
}

export const appRules: Rule[] = [
  {
    operationId: 'updateApp',
    fact: 'an update is kept, and leaves alone what it does not name',
    check: async ({ api, need }) => {
      const app_id = need('disposable.app_id')
      const [first, second] = [{ disableAuth: true, entrypoint: ['python', 'first.py'] }, { disableAuth: false }]
      const before = await api.updateApp({ app_id, body: first })
      const after = await api.updateApp({ app_id, body: second })
      const again = await api.updateApp({ app_id, body: {} })
      return [
        ...carries(before.app, first, 'after the update'),
        ...carries(after.app, { ...first, ...second }, 'after a second update of something else'),
        ...carries(again.app, { ...first, ...second }, 'after an empty update'),
        ...unless(
          before.app.cpu === after.app.cpu && before.app.memory === after.app.memory,
          'cpu or memory has changed without being named',
          // What becomes of settings that are left out is not shown (`app-update-left-out`).
          { assumed: true },
        ),
      ]
    },
  },
  {
    operationId: 'updateApp',
    fact: 'the answer is about the app, and self leads to it',
    check: async ({ api, need }) => {
      const app_id = need('disposable.app_id')
      const { app, self, success } = await api.updateApp({ app_id, body: {} })
      const { pathname } = new URL(self, 'http://any.invalid')
      return [
        ...unless(app.appId === app_id && app.projectId === need('project_id'), 'appId or projectId is another'),
        ...unless(success === true, 'success is not true though the update was answered with success'),
        ...unless(
          pathname.endsWith(
            `/v2/projects/${encodeURIComponent(need('project_id'))}/apps/${encodeURIComponent(app_id)}`,
          ),
          'self is not the URL of the app',
        ),
      ]
    },
  },
  {
    operationId: 'deleteApp',
    fact: 'an app that was deleted is there no more',
    alsoCalls: ['updateApp'],
    check: async ({ api, need }) => {
      const app_id = need('disposable.app_id')
      return [
        ...(await refused(api.updateApp({ app_id, body: {} }), 'the update of a deleted app')),
        ...(await refused(api.deleteApp({ app_id }), 'the second deletion', { assumed: true })),
      ]
    },
  },
]
