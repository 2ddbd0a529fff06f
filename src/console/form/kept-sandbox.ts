import { isSame } from '../../json.ts'
import { initOf } from '../../request-init.ts'
import { createCore } from '../../sandbox/api/core.ts'
import type { Switches } from '../../sandbox/api/switches.ts'
import type { Snapshot } from '../../sandbox/api/tables.ts'
import type { Keep } from '../storage.ts'
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

/** Creates a sandbox in the kept state. It is new if there is none, or state of another version. */
function start(keep: Keep) {
  try {
    const { snapshot, switches = {} }: Kept = JSON.parse(keep.getItem(KEY) ?? '{}')
    const sandbox = create(snapshot && { snapshot })
    sandbox.turn(switches)
    sandbox.catalog()
    sandbox.fixtures()
    return { sandbox, hasChanged: snapshot !== undefined }
  } catch {
    return { sandbox: create(), hasChanged: false }
  }
}

/** Creates a sandbox that runs in this page. The tab keeps its state from page to page, if the browser allows it. */
export function createKeptSandbox(keep: Keep) {
  let { sandbox, hasChanged } = start(keep)
  const write = (kept: Kept) => keep.setItem(KEY, JSON.stringify(kept))
  const writeState = () => {
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
      writeState()
    },
    /** Sends a call, after injecting the fault if one is chosen. */
    async send(call: ReadyCall, { role, fault }: FormInput, baseUrl: string): Promise<Response> {
      const token = role === 'none' ? undefined : sandbox.fixtures().tokens[role]
      sandbox.faults.clear()
      if (fault) sandbox.faults.add(fault)
      const before = sandbox.snapshot()
      const response = await sandbox.fetch(baseUrl + call.target, initOf(call, token, AbortSignal.timeout(TIMEOUT_MS)))
      if (!isSame(sandbox.snapshot(), before)) writeState()
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
