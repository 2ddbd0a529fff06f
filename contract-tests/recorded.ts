import type { RuleId } from '../generated/rules.ts'
import type { CustomDomain as Domain, UpdateAppResult as Update } from '../generated/types.ts'
import type { RecordedRule } from '../src/verifier/passive/rules.ts'
import { unless } from './service.ts'
import { lostIn, NAMED } from './tags/apps/settings.ts'
import { type Listed, strangersIn } from './tags/containers/shared.ts'

/** The fields of a new domain that the response repeats. */
const ECHOED = ['domain', 'domainType', 'region'] as const

/** Judges successful exchanges by rules whose checks send further requests. */
export const recordedRules: { [Rule in RuleId]?: RecordedRule } = {
  'createDomain/as-requested': ({ sent, answer }) =>
    ECHOED.flatMap((name) => {
      const [asked, got] = [(sent as Domain)[name], (answer as Domain)[name]]
      return unless(asked.toLowerCase() === got.toLowerCase(), `${name}: sent ${asked}, got ${got}`)
    }),
  'createDomain/of-project': ({ answer, path }) =>
    unless((answer as Domain).projectId === path.project_id, 'projectId differs from the request'),
  'createDomain/wildcard-unsupported': ({ sent }) =>
    (sent as Domain).domain.startsWith('*') ? unless(false, 'a wildcard was not rejected') : undefined,
  'listActiveContainers/of-app': ({ answer, path }) => {
    const containers = answer as Listed[]
    return containers.length > 0 ? strangersIn({ need: (name) => path[name] ?? '' }, containers) : undefined
  },
  'updateApp/carries-update': ({ sent, answer }) => {
    const named = Object.entries(sent as object).filter(([name]) => NAMED.includes(name))
    return named.length > 0 ? lostIn((answer as Update).app, Object.fromEntries(named)) : undefined
  },
  'updateApp/about-the-app': ({ answer, path }) => {
    const { app } = answer as Update
    // The type of the IDs is undocumented (`app-fields`).
    const isOurs = String(app.appId) === path.app_id && String(app.projectId) === path.project_id
    return unless(isOurs, 'appId or projectId differs from the request')
  },
  'updateApp/accepted': ({ answer }) =>
    unless((answer as Update).success === true, 'success is not true in a successful response'),
}
