import type { Exclusion } from '../src/verifier/mutants/report.ts'

/** Mutants that do not break the contract. */
export const EXCLUSIONS: Exclusion[] = [
  ...['containerRestart*', 'containerTermination*', 'podDeletionTimestamp'].map((field) => ({
    ids: `getContainer/2XX.${field}: left out`,
    because: 'The field is omitted if it is unavailable or not set, and nothing else shows whether it is.',
  })),
  {
    ids: 'getRun/2XX.item.*: left out',
    because: 'Which fields a run always has is undocumented (run-field-presence).',
  },
  {
    ids: 'getRepository/2XX.*: left out',
    because: 'The field is omitted unless it is set, detected or available, and nothing else shows whether it is.',
  },
  {
    ids: 'updateApp/expectation/kept: service_toml is reset by an update that does not name it',
    because: 'Whether the file or a field of a later update wins is undocumented (service-toml-precedence).',
  },
  {
    ids: 'updateApp/rule/self-leads-to-app: it leads to another version',
    because: 'Whether the URL of an app has the version in the URL of the update is undocumented.',
  },
  {
    ids: 'getBuildDownload/rule/byte-range-right: the archive is that of another build of the app',
    because: 'The content of archives is undocumented: two builds of an app may have the same files.',
  },
  {
    ids: 'getBillingGraph/query.granularity: it is ignored',
    because: 'The parameter has a single value, and without it the service chooses.',
  },
]
