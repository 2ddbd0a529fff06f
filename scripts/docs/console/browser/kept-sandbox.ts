import { initOf } from '../../../../src/request-init.ts'
import { createCore } from '../../../../src/sandbox/core.ts'
import type { Fault } from '../../../../src/sandbox/state/fault.ts'
import type { Switches } from '../../../../src/sandbox/state/switches.ts'
import type { Role } from '../../samples/provoked.ts'
import type { Prepared } from './request.ts'

const KEY = 'docs.sandbox'
/** The clock stands still, so that the same calls always give the same state. */
const NOW = '2026-03-10T09:30:00Z'
const MAX_CALLS = 500
const TIMEOUT_MS = 30_000

interface Kept {
  /** The successful calls that may have changed the state, in their order. */
  calls: (Pick<Prepared, 'method' | 'target' | 'body'> & { role: Role })[]
  switches: Partial<Switches>
}

export type KeptSandbox = ReturnType<typeof createKeptSandbox>

/** Creates a sandbox that runs in this page. The tab remembers the calls that change it, and each page repeats them. */
export function createKeptSandbox() {
  const sandbox = createCore({ now: NOW }, () => {
    throw new Error('The sandbox of a page takes no seed.')
  })
  const { tokens } = sandbox.fixtures()
  let kept = read()
  const tokenOf = (role: Role) => (role === 'none' ? undefined : tokens[role])
  const call = (prepared: Pick<Prepared, 'method' | 'target' | 'body'>, role: Role, baseUrl: string) =>
    sandbox.fetch(baseUrl + prepared.target, initOf(prepared, tokenOf(role), AbortSignal.timeout(TIMEOUT_MS)))
  const ready = (async () => {
    sandbox.turn(kept.switches)
    for (const { role, ...prepared } of kept.calls) await call(prepared, role, 'http://sandbox')
  })().catch(() => reset())

  async function reset(): Promise<void> {
    kept = { calls: [], switches: {} }
    write(kept)
    await sandbox.reset()
  }

  return {
    tokenOf,
    reset,
    /** IDs of what exists now. */
    catalog: async () => {
      await ready
      return sandbox.catalog()
    },
    get switches(): Readonly<Switches> {
      return sandbox.switches
    },
    turn(switches: Partial<Switches>): void {
      sandbox.turn(switches)
      kept.switches = { ...kept.switches, ...switches }
      write(kept)
    },
    /** Sends a call, after injecting a fault if one is given. */
    async send(prepared: Prepared, role: Role, baseUrl: string, fault?: Fault): Promise<Response> {
      await ready
      sandbox.faults.clear()
      if (fault) sandbox.faults.add(fault)
      const response = await call(prepared, role, baseUrl)
      if (prepared.method !== 'GET' && response.ok && kept.calls.length < MAX_CALLS) {
        const { method, target, body } = prepared
        kept.calls.push({ method, target, body, role })
        write(kept)
      }
      return response
    },
  }
}

// Storage may be off or full; the state then lasts as long as the page.
function read(): Kept {
  try {
    const { calls = [], switches = {} } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return { calls, switches }
  } catch {
    return { calls: [], switches: {} }
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {}
}
