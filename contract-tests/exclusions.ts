import type { Exclusion } from '../src/verifier/mutants/report.ts'

const MAY_BE_ABSENT = 'so its absence may be correct.'

/** IDs of mutants that do not break the contract, and why. */
const REASONS: Record<string, string> = {
  'getContainer/2XX.containerRestart*: left out': `The field is omitted if it is unavailable or not set, ${MAY_BE_ABSENT}`,
  'getContainer/2XX.containerTermination*: left out': `The field is omitted if it is unavailable or not set, ${MAY_BE_ABSENT}`,
  'getContainer/2XX.podDeletionTimestamp: left out': `The field is omitted if it is unavailable or not set, ${MAY_BE_ABSENT}`,
  'getRun/2XX.item.*: left out': 'Which fields a run always has is undocumented (run-field-presence).',
  'getRepository/2XX.*: left out': `The field is omitted unless it is set, detected or available, ${MAY_BE_ABSENT}`,
  'updateApp/expectation/kept: service_toml is reset by an update that does not name it':
    'Whether the file or a field of a later update wins is undocumented (service-toml-precedence).',
  'updateApp/rule/self-leads-to-app: it leads to another version':
    "Whether an app's URL has the same version as the URL of the update is undocumented.",
  'getBuildDownload/rule/byte-range-right: the archive is that of another build of the app':
    'The content of archives is undocumented: two builds of an app may have the same files.',
  'getBillingGraph/query.granularity: it is ignored':
    'Only one value is allowed, and the service may choose the same one if the parameter is missing.',
}

export const EXCLUSIONS: Exclusion[] = Object.entries(REASONS).map(([ids, because]) => ({ ids, because }))
