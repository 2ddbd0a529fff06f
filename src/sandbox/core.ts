import { type OperationId, operationTable } from '../../generated/operation-table.ts'
import { checkPathSegment } from '../client/checks.ts'
import type { Controls } from './controls.ts'
import { createApp } from './http/app.ts'
import { type Access, keyOf } from './http/auth.ts'
import type { ConsolePage } from './http/responses.ts'
import { createDisturb } from './kit/faults/disturb.ts'
import { createFaultCheck, type Fault } from './kit/faults/fault.ts'
import { createFaults } from './kit/faults/faults.ts'
import type { RequestSummary } from './kit/state/exchange.ts'
import { quote } from './kit/values.ts'
import { apiKeys } from './resources/api-keys.ts'
import { apps } from './resources/apps.ts'
import { billing } from './resources/billing.ts'
import { builds } from './resources/builds.ts'
import { containers } from './resources/containers.ts'
import { domains } from './resources/domains.ts'
import { catalogOf, fixturesOf } from './resources/fixtures.ts'
import type { Handlers } from './resources/handlers.ts'
import { createInventory } from './resources/inventory.ts'
import { repositories } from './resources/repositories.ts'
import { runs } from './resources/runs.ts'
import { defaultSnapshot } from './seed/default.ts'
import type { expandSeed } from './seed/expand.ts'
import type { Seed } from './seed/seed.ts'
import { createClock } from './state/clock.ts'
import { createCommits } from './state/commits.ts'
import { createJournal } from './state/requests.ts'
import { createScenarios, type ScenarioName } from './state/scenarios.ts'
import { createSnapshots } from './state/snapshots.ts'
import { createStore } from './state/store.ts'
import { checkSwitches, defaultSwitches, type Switches } from './state/switches.ts'
import type { Snapshot, Transaction } from './state/tables.ts'
import { createWorld, type World } from './state/world.ts'

export interface SandboxOptions {
  /** Stops the clock at this moment, a Date or ISO 8601 text. Default: the clock runs. */
  now?: Date | string | undefined
  /**
   * Lets containers, runs, builds, domains and the cost of the day change with the clock. All of it is derived from the state
   * and the clock, so that the same moment always gives the same responses. Default: false. Then only calls change resources;
   * with the clock, keys expire and days with costs are added.
   */
  live?: boolean | undefined
  /** Choices about undocumented behaviour. Default: the first value of each switch. */
  switches?: Partial<Switches> | undefined
  /** Initial state, in which everything but IDs may be missing. `reset` restores it. Default: the sandbox's own data. */
  seed?: Seed | undefined
  /** State to continue from, as `snapshot()` returned it. Default: the seed. */
  snapshot?: Snapshot | undefined
  /** Delay of every operation in milliseconds, or the inclusive bounds of a random one, as `{ min, max }`. Default: none. */
  latency?: Fault['delayMs'] | undefined
  /** Scenarios that run from the start, and again after a reset. Default: none. */
  scenarios?: readonly ScenarioName[] | undefined
  /** Path segment of the code-hosting provider, which is undocumented (`codehost-segment`). Default: `codehost`. */
  codehost?: string | undefined
  /**
   * Saves changes to the state. The sandbox acknowledges a change only after the promise resolves, and undoes it if the promise
   * rejects. It waits for a promise before it calls `save` again. Default: nothing is saved.
   */
  save?: ((transaction: Transaction) => Promise<void>) | undefined
  /** Called after each request with what a line of a log shows of it. Default: nothing is logged. */
  log?: ((request: RequestSummary) => void) | undefined
  /** Returns the page at `/`. Default: the console in the package; none in a checkout, except of its command. */
  page?: (() => Promise<ConsolePage>) | undefined
  /** Returns the current time in milliseconds since the Unix epoch. Default: `Date.now`. */
  time?: (() => number) | undefined
  /** Waits for the delay of a call, or until `signal` aborts. Default: a timer. */
  sleep?: ((milliseconds: number, signal: AbortSignal) => Promise<void>) | undefined
}

const OPTIONS: (keyof SandboxOptions)[] = [
  'now',
  'live',
  'switches',
  'seed',
  'snapshot',
  'latency',
  'scenarios',
  'codehost',
  'save',
  'log',
  'page',
  'time',
  'sleep',
]

/** A local, stateful version of the service. It is our own work, not evidence of how the real service behaves. */
export interface Sandbox extends Controls {
  /**
   * Responds to a request in-process. It takes the same arguments as the global `fetch` and can replace it. Every request may use
   * the controls: behind a public address, a stranger could reset the sandbox and read its tokens. Use `respond` there.
   */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>
  /** Like `fetch`, but for servers: `from` states whether the request may use the controls. */
  respond(request: Request, from: Access): Promise<Response>
}

/** Creates a sandbox; `createSandbox` documents it. @param expand completes seeds: pages leave it out to be small */
export function createCore(options: SandboxOptions, expand: typeof expandSeed): Sandbox {
  const unknown = Object.keys(options).find((name) => !(OPTIONS as string[]).includes(name))
  if (unknown !== undefined) throw new RangeError(`Unknown option "${unknown}"; the options are ${OPTIONS.join(', ')}.`)
  const { save, sleep = timer, live = false } = options
  if (typeof live !== 'boolean') throw new RangeError(`The option live must be true or false; it is ${quote(live)}.`)
  const codehost = checkPathSegment('codehost', options.codehost ?? 'codehost')
  const clock = createClock(options)
  const initialSwitches = { ...defaultSwitches(), ...checkSwitches(options.switches ?? {}) }
  const switches = { ...initialSwitches }
  const given = options.snapshot && expand(options.snapshot, clock.now(), 'snapshot')
  const start = given ? Date.parse(given.startedAt) : clock.now()
  const seed = options.seed === undefined ? defaultSnapshot(start) : expand(options.seed, start)
  const store = createStore(given ?? seed)
  const { checkField, checkFault } = createFaultCheck(Object.keys(operationTable))
  checkField('delayMs', options.latency, {}, 'latency')
  const faults = createFaults<OperationId>({ checkFault })
  const latency = createFaults({
    checkFault,
    prefix: 'latency',
    initial: options.latency === undefined ? [] : [{ operation: '*', delayMs: options.latency, times: 'always' }],
  })
  const scenarios = createScenarios({ clock, checkFault, initial: options.scenarios, live })
  const world = createWorld({ store, clock, switches, live, incidents: scenarios.incidents })
  const findKey = (value: string) => store.where('apiKeys', 'apiKey', value)[0]
  const journal = createJournal({ clock, time: options.time, findKey, log: options.log })
  const commit = createCommits(save)
  const handlers = handlersOf(world)
  const replace = async (snapshot: Snapshot) => {
    store.replace(snapshot)
    await commit(store.takeSteps())
  }

  const controls: Controls = {
    async reset() {
      await replace(seed)
      for (const each of [clock, faults, scenarios, latency]) each.reset()
      Object.assign(switches, initialSwitches)
      journal.requests.clear()
    },
    // Return a copy, so that changing the snapshot does not change the sandbox.
    snapshot: () => structuredClone(store.snapshot()),
    async restore(state) {
      await replace(expand(state, clock.now()))
    },
    snapshots: createSnapshots({ current: store.snapshot, replace, now: clock.now }),
    fixtures: () => fixturesOf(store.loaded, world),
    resources: createInventory(world, handlers, codehost),
    catalog: (projectId) => catalogOf(world, projectId),
    clock,
    live,
    faults: { add: faults.add, list: faults.list, remove: faults.remove, clear: faults.clear },
    scenarios,
    switches,
    requests: journal.requests,
    turn(turned) {
      Object.assign(switches, checkSwitches(turned))
    },
  }

  const respond = createApp({
    world,
    handlers,
    controls,
    journal,
    commit,
    disturb: createDisturb({
      sources: () => [faults, ...scenarios.faults(), latency],
      keyIdOf: ({ headers }) => keyOf(headers.get('Authorization'), store)?.id,
      sleep,
    }),
    codehost: encodeURIComponent(codehost),
    page: options.page,
  })
  return {
    ...controls,
    respond,
    fetch: async (input, init) => {
      if (!globalThis.Request) {
        throw new Error(
          'The sandbox needs the globals Request and Response. Jest with jsdom has none: use jest-fixed-jsdom.',
        )
      }
      const request = input instanceof Request && init === undefined ? input : new Request(input, init)
      const { signal } = request
      signal.throwIfAborted()
      const { promise: aborted, reject } = Promise.withResolvers<never>()
      const abort = () => reject(signal.reason)
      signal.addEventListener('abort', abort)
      try {
        // A save may never end.
        return await Promise.race([respond(request, { mayControl: true }), aborted])
      } finally {
        signal.removeEventListener('abort', abort)
        // Like the global `fetch`: an aborted call rejects with the abort reason, whatever its outcome.
        signal.throwIfAborted()
      }
    },
  }
}

/** Collects the handlers of all resources. A missing handler is a compile error. */
export function handlersOf(world: World): Handlers {
  return {
    ...domains(world),
    ...apiKeys(world),
    ...apps(world),
    ...builds(world),
    ...containers(world),
    ...runs(world),
    ...billing(world),
    ...repositories(world),
  }
}

/** The default of the option `sleep`. */
function timer(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timeout = setTimeout(resolve, milliseconds)
  signal.addEventListener('abort', () => resolve())
  return promise.finally(() => clearTimeout(timeout))
}
