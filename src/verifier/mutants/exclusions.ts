import { escapeRegExp } from '../../printable.ts'
import type { Mutant } from './mutant.ts'

/**
 * Mutants that are no faults by the document, though they were derived like the others. They are tried all the same: those
 * that a run sees count as killed, and an exclusion of which all are seen is one too many.
 */
export interface Exclusion {
  /** IDs of the mutants; `*` stands for any text without a blank. */
  ids: string
  because: string
}

export const EXCLUSIONS: Exclusion[] = [
  ...['containerRestart*', 'containerTermination*', 'podDeletionTimestamp'].map((field) => ({
    ids: `getContainer/2XX.${field}: left out`,
    because: 'The field is omitted when unavailable or not set, and nothing else tells whether it is.',
  })),
  {
    ids: 'getRun/2XX.item.*: left out',
    because: 'Which fields of a run are always there is not shown (run-field-presence).',
  },
  {
    ids: 'getRepository/2XX.*: left out',
    because: 'The field is there only if it is set, detected or available, and nothing else tells whether it is.',
  },
  {
    ids: 'updateApp/expectation/kept: service_toml is reset by an update that does not name it',
    because: 'Whether the file or a field of a later update wins is not shown (service-toml-precedence).',
  },
  {
    ids: 'updateApp/rule/self-leads-to-app: it leads to another version',
    because: 'That the URL of an app has the version of its update is not shown.',
  },
  {
    ids: 'getBuildDownload/rule/byte-range-right: the archive is that of another build of the app',
    because: 'What the archive of a build holds is not shown: two builds of an app may hold the same files.',
  },
  {
    ids: 'getBillingGraph/query.granularity: it is ignored',
    because: 'It has one value, and to leave it out is to leave the choice to the service.',
  },
]

export function excludes({ ids }: Exclusion, { id }: Pick<Mutant, 'id'>): boolean {
  return new RegExp(`^${ids.split('*').map(escapeRegExp).join('\\S*')}$`).test(id)
}
