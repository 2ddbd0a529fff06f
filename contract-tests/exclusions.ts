import type { Exclusion } from '../src/verifier/mutants/report.ts'

const MAY_BE_OMITTED =
  'The service omits the field if it does not apply or is unavailable, so a response without it may be correct.'

/** Why some mutants do not break the contract, by ID; `*` matches any characters except spaces. */
const REASONS: Record<string, string> = {
  'getContainer/2XX.containerRestart*: the field is missing': MAY_BE_OMITTED,
  'getContainer/2XX.containerTermination*: the field is missing': MAY_BE_OMITTED,
  'getContainer/2XX.podDeletionTimestamp: the field is missing': MAY_BE_OMITTED,
  'getRun/2XX.item.*: the field is missing': 'Which fields a run always has is undocumented (response-field-presence).',
  'getRepository/2XX.*: the field is missing':
    'The service omits the field unless it is set, detected or available, so a response without it may be correct.',
  'updateApp/rule/keeps-others: an update without service_toml resets it':
    'Whether service_toml or a field of a later update takes precedence is undocumented (service-toml-precedence).',
  'updateApp/rule/self-leads-to-app: self has a wrong API version':
    'The API version in the URL of an app is undocumented.',
  'getBuildDownload/rule/byte-range-right: the URL is for a wrong build of the app':
    'The content of archives is undocumented: two builds of an app may have the same files.',
  'getBillingGraph/query.granularity: the parameter is ignored':
    'Only one value is allowed, and it may also be the default.',
}

export const EXCLUSIONS: Exclusion[] = Object.entries(REASONS).map(([ids, because]) => ({ ids, because }))
