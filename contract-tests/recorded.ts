import type { RuleId } from '../generated/rules.ts'
import type {
  CustomDomain as Domain,
  ActiveContainer as Listed,
  ProjectCost,
  UpdateAppResult,
} from '../generated/types.ts'
import type { RecordedRule } from '../src/verifier/passive/rules.ts'
import { differences, unless, violated } from './problems.ts'
import { FILE, lostIn, type Settings, settings } from './tags/apps/settings.ts'
import { couponProblems } from './tags/billing/cost.ts'
import { strangersIn } from './tags/containers/shared.ts'
import { echoProblems } from './tags/domains/new-domain.ts'

/** Judges each setting that a recorded update sent. */
const carriesUpdate: { [Rule in RuleId]?: RecordedRule } = Object.fromEntries(
  Object.keys(settings).map((name): [string, RecordedRule] => [
    `updateApp/carries-update/${name}`,
    ({ sent, answer }) => {
      const { [name]: value } = sent as Settings
      const { app, success } = answer as UpdateAppResult
      if (value === undefined || !(name in app) || success === false) return undefined
      const open = FILE in (sent as object) && name !== FILE ? ['service-toml-precedence'] : []
      return lostIn(app, { [name]: value }).map((each) => ({ ...each, restsOn: [...each.restsOn, ...open] }))
    },
  ]),
)

/** Judges successful exchanges by rules whose checks send further requests. */
export const recordedRules: { [Rule in RuleId]?: RecordedRule } = {
  'createDomain/as-requested': ({ sent, answer }) => echoProblems(sent as Partial<Domain>, answer as Domain),
  'createDomain/of-project': ({ answer, path }) =>
    unless((answer as Domain).projectId === path.project_id, 'projectId differs from the request'),
  'createDomain/wildcard-unsupported': ({ sent }) =>
    (sent as Domain).domain.startsWith('*') ? violated('a wildcard was not rejected') : undefined,
  'listActiveContainers/of-app': ({ answer, path }) => {
    const containers = answer as Listed[]
    return containers.length > 0 ? strangersIn({ need: (name) => path[name] ?? '' }, containers) : undefined
  },
  ...carriesUpdate,
  'getRun/as-requested': ({ answer, path }) => {
    const { run_id: id = '', project_id: projectId = '' } = path
    return differences({ id, projectId }, { ...(answer as { item: object }).item }, ['run-field-types'])
  },
  'getProjectCost/coupons-not-exceeded': ({ answer }) => couponProblems(answer as ProjectCost),
  'updateApp/about-the-app': ({ answer, path }) => {
    const { app_id: appId = '', project_id: projectId = '' } = path
    return differences({ appId, projectId }, { ...(answer as UpdateAppResult).app }, ['app-fields'])
  },
  // A response with 2XX may say that the update was not accepted (`unsuccessful-success`).
  'updateApp/accepted': ({ answer }) => ((answer as UpdateAppResult).success === true ? [] : undefined),
}
