import { checkPathSegment } from '../client/checks.ts'
import { document as ownDocument } from '../document/openapi.ts'
import { schemaCompilerOf } from '../document/schema-compiler.ts'
import type { Access } from './http/access.ts'
import { createApp } from './http/app.ts'
import { NotSaved } from './http/errors.ts'
import { createHandlers } from './resources/all-handlers.ts'
import { createArchives } from './resources/archives.ts'
import { type Catalog, catalogOf } from './state/catalog.ts'
import { createStateCheck } from './state/check-state.ts'
import { type Clock, createClock } from './state/clock.ts'
import { createFaults, type Faults } from './state/faults.ts'
import { fixturesOf, type SandboxFixtures } from './state/fixtures.ts'
import { seedSnapshot, seedTokens } from './state/seed.ts'
import { createStore, type Snapshot } from './state/store.ts'
import { checkSwitches, defaultSwitches, type Switches } from './state/switches.ts'
import { createWorld } from './state/world.ts'

export interface SandboxOptions {
  /** The moment at which the clock stands still, as a Date or in ISO 8601; left out, the clock runs. */
  now?: Date | string
  /** Choices where the service's description is silent; what is left out keeps its default. */
  switches?: Partial<Switches>
  /** The state to start from; left out, that of a new sandbox, to which `reset` leads in either case. */
  snapshot?: Snapshot
  /** Path segment of the code-hosting provider, which is not shown (`codehost-segment`). Default `codehost`. */
  codehost?: string
  /** Keeps the state somewhere; no change is acknowledged before it resolves. */
  save?: (snapshot: Snapshot) => Promise<void>
  /** Stands in for `Date.now`. */
  time?: () => number
  /** Stands in for a timer, for faults that delay. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const OPTIONS = [
  'now',
  'switches',
  'snapshot',
  'codehost',
  'save',
  'time',
  'sleep',
] satisfies (keyof SandboxOptions)[] as string[]

/** The service itself, local and stateful. Being our own, it is no evidence of what the real service does. */
export interface Sandbox {
  /** Answers a request as the service would; it takes what the global `fetch` takes, and can stand in for it. */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>
  /** As `fetch`, for a server that knows where a request comes from. */
  respond(request: Request, from: Access): Promise<Response>
  /** The state of a new sandbox; clock, faults and switches as they were at the start. */
  reset(): Promise<void>
  snapshot(): Snapshot
  /** Puts a state in place of the present one; clock, faults and switches stay. @throws DamagedSnapshot when it is none */
  restore(snapshot: Snapshot): Promise<void>
  /** IDs and tokens that a test needs. */
  fixtures(): SandboxFixtures
  /** The IDs of everything there is. */
  catalog(): Catalog
  readonly clock: Clock
  readonly faults: Faults
  readonly switches: Readonly<Switches>
  /** Turns switches. @throws RangeError that names the switch and lists its values */
  turn(switches: Partial<Switches>): void
}

/**
 * Creates a sandbox. It shares nothing with others, needs no port and runs wherever `fetch` does.
 *
 * @throws DamagedSnapshot when `snapshot` is no state
 * @throws RangeError when `now` is no moment, a switch has no such value, or there is no such option
 * @throws TypeError when `codehost` cannot be one segment of a path
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const unknown = Object.keys(options).find((name) => !OPTIONS.includes(name))
  if (unknown !== undefined) throw new RangeError(`A sandbox has no option "${unknown}"; it has ${OPTIONS.join(', ')}.`)
  const { save, sleep = timer, codehost = 'codehost' } = options
  const clock = createClock(options)
  const initialSwitches = { ...defaultSwitches(), ...checkSwitches(options.switches ?? {}) }
  const switches = { ...initialSwitches }
  const compile = schemaCompilerOf(ownDocument, { allErrors: false })
  const checkState = createStateCheck(compile)
  const given = options.snapshot && copyOf(checkState(options.snapshot))
  const seed = seedSnapshot(given?.startedAt ?? clock.now())
  const store = createStore(given ?? seed)
  const world = createWorld({ store, clock, switches })
  const archives = createArchives()
  const faults = createFaults()
  const saveState = async () => {
    await save?.(store.snapshot()).catch((error: Error) => {
      throw new NotSaved(error.message, { cause: error })
    })
  }

  const controls = {
    async reset() {
      store.restore(seed)
      clock.reset()
      faults.clear()
      Object.assign(switches, initialSwitches)
      await saveState()
    },
    // What is handed out or taken in is a copy: whoever changes it must not change the sandbox.
    snapshot: () => copyOf(store.snapshot()),
    async restore(snapshot: Snapshot) {
      store.restore(copyOf(checkState(snapshot)))
      await saveState()
    },
    fixtures: () => fixturesOf(world),
    catalog: () => catalogOf(world),
    clock,
    faults,
    switches,
    turn(turned: Partial<Switches>) {
      Object.assign(switches, checkSwitches(turned))
    },
  }

  const respond = createApp({
    world,
    archives,
    controls,
    handlers: createHandlers(world, archives),
    tokens: seedTokens(seed.startedAt),
    faults,
    codehost: encodeURIComponent(checkPathSegment('codehost', codehost)),
    compile,
    sleep,
    ...(save && { save: saveState }),
  })
  return {
    ...controls,
    respond,
    fetch: async (input, init) => {
      const request = input instanceof Request && init === undefined ? input : new Request(input, init)
      request.signal.throwIfAborted()
      try {
        return await respond(request, { mayControl: true })
      } finally {
        // As with the global `fetch`, a caller that gave up gets that as its answer, whatever became of the call.
        request.signal.throwIfAborted()
      }
    },
  }
}

/** Unlike a structured clone, this makes two of what stands in two places: what is known of an app hangs on its parts. */
function copyOf(snapshot: Snapshot): Snapshot {
  return JSON.parse(JSON.stringify(snapshot))
}

function timer(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timeout = setTimeout(resolve, milliseconds)
  signal.addEventListener('abort', () => {
    clearTimeout(timeout)
    resolve()
  })
  return promise
}
