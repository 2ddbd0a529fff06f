import { isSame } from '../../json.ts'
import { initOf } from '../../request-init.ts'
import { createCore } from '../../sandbox/core.ts'
import type { Switches } from '../../sandbox/state/switches.ts'
import type { Snapshot } from '../../sandbox/state/tables.ts'
import type { FindIds, FormInput, ReadyCall } from './call.ts'

const KEY = 'docs.sandbox'
/** The clock stands still, so that the same calls always give the same state. */
const NOW = '2026-03-10T09:30:00Z'
const TIMEOUT_MS = 30_000

interface Kept {
  snapshot?: Snapshot
  switches?: Partial<Switches>
}

// State that this module has stored needs no complete check, and the code of that check is large.
const create = (kept?: { snapshot: Snapshot }) => createCore({ now: NOW, ...kept }, (state) => state as Snapshot)

/** Creates a sandbox in the kept state. It is new if storage is off, or has state of another version. */
function start() {
  try {
    const { snapshot, switches = {} }: Kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const sandbox = create(snapshot && { snapshot })
    sandbox.turn(switches)
    sandbox.catalog()
    sandbox.fixtures()
    return { sandbox, hasChanged: snapshot !== undefined }
  } catch {
    return { sandbox: create(), hasChanged: false }
  }
}

/** Creates a sandbox that runs in this page. The tab keeps its state from page to page. */
export function createKeptSandbox() {
  let { sandbox, hasChanged } = start()
  const keep = () => {
    hasChanged = true
    write({ snapshot: sandbox.snapshot(), switches: sandbox.switches })
  }

  return {
    /** Whether resources or switches have changed since the sandbox was new. */
    hasChanged: () => hasChanged,
    tokens: () => sandbox.fixtures().tokens,
    switches: () => sandbox.switches,
    async reset(): Promise<void> {
      hasChanged = false
      write({})
      await sandbox.reset()
    },
    turn(switches: Partial<Switches>): void {
      sandbox.turn(switches)
      keep()
    },
    /** Sends a call, after injecting the fault if one is chosen. */
    async send(call: ReadyCall, { role, fault }: FormInput, baseUrl: string): Promise<Response> {
      const token = role === 'none' ? undefined : sandbox.fixtures().tokens[role]
      sandbox.faults.clear()
      if (fault) sandbox.faults.add(fault)
      const before = sandbox.snapshot()
      const response = await sandbox.fetch(baseUrl + call.target, initOf(call, token, AbortSignal.timeout(TIMEOUT_MS)))
      if (!isSame(sandbox.snapshot(), before)) keep()
      return response
    },
    /** Finds IDs that exist now. Domains that are not assigned, which can be deleted, come first. */
    findIds: ((values) => {
      const { apps, domains, repositories, ...catalog } = sandbox.catalog()
      const app = apps.find(({ app_id }) => app_id === values['path.app_id'])
      const byAssignment = domains.toSorted((a, b) => Number('assigned_to' in a) - Number('assigned_to' in b))
      return {
        project_id: catalog.projects,
        app_id: apps.map(({ app_id }) => app_id),
        ...(app && { build_id: app.builds, container_id: app.containers, run_id: app.runs }),
        domain_id: byAssignment.map(({ domain_id }) => domain_id),
        api_key_id: catalog.api_keys,
        service_account_id: catalog.service_accounts,
        owner: [...new Set(repositories.map((name) => name.split('/')[0] ?? ''))],
        repo: repositories.map((name) => name.split('/')[1] ?? ''),
      }
    }) satisfies FindIds,
  }
}

// Storage may be off or full; the state then lasts as long as the page.
function write(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {}
}
