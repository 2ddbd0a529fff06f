// A worker that serves a sandbox to each team of a company.
import type { SandboxOptions } from 'project-resources/sandbox'
import worker, { SandboxTenant } from 'project-resources/sandbox/worker'

/** Options of single teams, besides those that the variables in wrangler.jsonc set for all. */
const TEAMS: Record<string, SandboxOptions> = { payments: { switches: { createDomainStatus: 201 } } }

export class Team extends SandboxTenant {
  override options(team: string): SandboxOptions {
    return { ...super.options(team), ...TEAMS[team] }
  }
}
export default worker
