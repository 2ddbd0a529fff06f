import type { Branch } from '../../../../generated/types.ts'
import type { Snapshot, Tables } from '../tables.ts'

/** Makes several rows from one: in their texts, `{n}` is replaced by the number of the row, from 1 to `count`. */
interface Repeated {
  /** Number of rows to make. Default: 1. */
  count?: number
}

/** A row with its ID; missing fields are derived from the ID and from other rows. */
type SeedRow<Row, Given extends keyof Row> = Pick<Row, Given> & Partial<Row> & Repeated

/** An app, and how many builds, containers and runs to make for it. */
type SeedApp = SeedRow<Tables['apps'], 'appId'> & {
  /** Number of builds, `build-NAME-1` and so on, where `app-NAME` is the ID of the app. The second latest failed. */
  builds?: number
  /** Number of containers, `container-NAME-1` and so on, of all fates. */
  containers?: number
  /** Number of runs, `run-NAME-1` and so on, of all kinds. */
  runs?: number
}

type SeedRepository = SeedRow<Omit<Tables['repositories'], 'branches'>, 'fullName'> & {
  /** Branches or their names. The first one is the default branch. */
  branches?: (string | (Pick<Branch, 'name'> & Partial<Branch>))[]
}

/**
 * The initial state of a sandbox: a {@link Snapshot} in which everything but IDs may be missing.
 *
 * - Moments are in ISO 8601, such as `2026-03-10T09:30:00Z`, or relative to the start of the sandbox, such as `-3d`, `-90m`
 *   or `+7d` (units s, m, h and d).
 * - Without `projects`, there is the project `p-sandbox`. Without `projectId`, a row belongs to the project
 *   of its app or service account, or else to the first project.
 * - Without `apiKeys`, the tokens are `sandbox-owner-token`, `sandbox-member-token` and `sandbox-expired-token`, and, with a
 *   second project, `sandbox-other-project-token`. The token is the field `apiKey` of a key.
 */
export interface Seed extends Partial<Omit<Snapshot, keyof Lists>>, Partial<Lists> {
  /** URL of the JSON Schema, for editors. */
  $schema?: string
}

interface Lists {
  projects: SeedRow<Tables['projects'], 'id'>[]
  serviceAccounts: SeedRow<Tables['serviceAccounts'], 'id'>[]
  apiKeys: SeedRow<Tables['apiKeys'], 'id'>[]
  apps: SeedApp[]
  builds: SeedRow<Tables['builds'], 'id' | 'appId'>[]
  containers: SeedRow<Tables['containers'], 'id' | 'appId'>[]
  runs: SeedRow<Tables['runs'], 'id' | 'appId'>[]
  domains: SeedRow<Tables['domains'], 'id'>[]
  repositories: SeedRepository[]
}
