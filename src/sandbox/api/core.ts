import { type Operation, type OperationId, operationTable, secretFields } from '../../../generated/operation-table.ts'
import { checkPathSegment } from '../../client/checks.ts'
import { type Clock, createClock } from '../kit/clock.ts'
import { createDisturb } from '../kit/faults/disturb.ts'
import { createFaultCheck } from '../kit/faults/fault.ts'
import { createFaults } from '../kit/faults/faults.ts'
import type { Access } from '../kit/http/access.ts'
import { createApp, type ServedOperation } from '../kit/http/app.ts'
import type { Reply } from '../kit/http/contract.ts'
import { createFetch } from '../kit/http/fetch.ts'
import type { ConsolePage } from '../kit/http/responses.ts'
import { createJournal } from '../kit/journal/journal.ts'
import { isWord } from '../kit/journal/redaction.ts'
import { createCommits } from '../kit/store/commits.ts'
import type { Transaction } from '../kit/store/schema.ts'
import { createSnapshots } from '../kit/store/snapshots.ts'
import { createStore } from '../kit/store/store.ts'
import { checkNames, quote } from '../kit/values.ts'
import { authenticate, keyOf } from './authenticate.ts'
import { contractOf } from './contracts.ts'
import type { Controls, Fault, RequestEntry, RequestSummary } from './controls.ts'
import { apiKeys } from './resources/api-keys.ts'
import { apps } from './resources/apps.ts'
import { ARCHIVE_ROUTE, download } from './resources/archives.ts'
import { billing } from './resources/billing.ts'
import { builds } from './resources/builds.ts'
import { containers } from './resources/containers.ts'
import { domains } from './resources/domains.ts'
import { catalogOf, fixturesOf } from './resources/fixtures.ts'
import { type Handlers, reply } from './resources/handlers.ts'
import { createInventory } from './resources/inventory.ts'
import { repositories } from './resources/repositories.ts'
import { runs } from './resources/runs.ts'
import { createScenarios, type ScenarioName } from './scenarios.ts'
import { defaultSnapshot } from './seed/default.ts'
import type { expandSeed } from './seed/expand.ts'
import type { Seed } from './seed/seed.ts'
import { checkSwitches, defaultSwitches, describeSwitches, type Switches } from './switches.ts'
import { type AuthenticatedCaller, ownerOf, SCHEMA, type Snapshot, type Store } from './tables.ts'
import { createWorld, type World } from './world.ts'

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
  /** Logs a request that the journal records: operations, archives and unknown paths. Default: nothing is logged. */
  log?: ((request: RequestSummary) => void) | undefined
  /** Returns the page at `/`. Default: the console in the package; none in a checkout, except of its command. */
  page?: (() => Promise<ConsolePage>) | undefined
  /** Returns the current time in milliseconds since the Unix epoch. Default: `Date.now`. */
  time?: (() => number) | undefined
  /** Waits for the delay of a call, or until `signal` aborts. Default: a timer. */
  sleep?: ((milliseconds: number, signal: AbortSignal) => Promise<void>) | undefined
}

/** All option names; a missing one is a compile error. */
const OPTIONS: Record<keyof SandboxOptions, true> = {
  now: true,
  live: true,
  switches: true,
  seed: true,
  snapshot: true,
  latency: true,
  scenarios: true,
  codehost: true,
  save: true,
  log: true,
  page: true,
  time: true,
  sleep: true,
}

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
  checkNames('option', options, OPTIONS)
  const { save, sleep, live = false } = options
  if (typeof live !== 'boolean') throw new RangeError(`The option live must be true or false; it is ${quote(live)}.`)
  const codehost = checkPathSegment('codehost', options.codehost ?? 'codehost')
  const clock = createClock(options)
  const initialSwitches = { ...defaultSwitches(), ...checkSwitches(options.switches ?? {}) }
  const switches = { ...initialSwitches }
  const given = options.snapshot && expand(options.snapshot, clock.now(), 'snapshot')
  const start = given ? Date.parse(given.startedAt) : clock.now()
  const seed = options.seed === undefined ? defaultSnapshot(start) : expand(options.seed, start)
  const store: Store = createStore(SCHEMA, given ?? seed)
  const { faults, latency, scenarios } = createDisturbances(options, clock)
  const world = createWorld({ store, clock, switches, live, incidents: scenarios.incidents })
  const journal = createJournal<OperationId, RequestEntry>({
    clock,
    time: options.time,
    log: options.log,
    operations: OPERATIONS,
    secretFields,
    unusualTokens: () =>
      world.memo(store.loaded, 'unusual tokens', () =>
        store.loaded.apiKeys.map(({ apiKey }) => apiKey).filter((token) => !isWord(token)),
      ),
    findCaller(token) {
      const [key] = store.where('apiKeys', 'apiKey', token)
      return key && { projectId: key.projectId, keyId: key.id }
    },
  })
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

  const respond = createApp<AuthenticatedCaller>({
    operations: servedOperations(handlers, switches, codehost),
    furtherRoutes: [
      {
        path: ARCHIVE_ROUTE,
        respond: (request, { file = '' }) => download(request, file.slice(0, -'.zip'.length), world),
      },
    ],
    authenticate: (headers) => authenticate(headers.get('Authorization'), world),
    fieldsOf: ({ projectId, keyId }) => ({ projectId, keyId }),
    readerOf: ({ project_id = '' }) => ownerOf(project_id),
    authorize({ projectId }, { project_id = '' }) {
      if (project_id !== projectId) throw world.notFound('project', project_id)
    },
    controls: { ...controls, describeSwitches: () => describeSwitches(switches) },
    journal,
    disturb: createDisturb({
      sources: () => [faults, ...scenarios.faults(), latency],
      keyIdOf: ({ headers }) => keyOf(headers.get('Authorization'), store)?.id,
      ...(sleep && { sleep }),
    }),
    takeSteps: store.takeSteps,
    commit,
    page: options.page,
  })
  return { ...controls, respond, fetch: createFetch(respond) }
}

const OPERATIONS = Object.keys(operationTable)

/** Creates what affects calls. @throws RangeError if an option is invalid */
function createDisturbances({ latency, scenarios, live }: SandboxOptions, clock: Clock) {
  const { checkField, checkFault } = createFaultCheck(OPERATIONS)
  checkField('delayMs', latency, {}, 'latency')
  const always: Fault[] = latency === undefined ? [] : [{ operation: '*', delayMs: latency, times: 'always' }]
  return {
    faults: createFaults<OperationId>({ checkFault }),
    latency: createFaults({ checkFault, prefix: 'latency', initial: always }),
    scenarios: createScenarios({ clock, checkFault, initial: scenarios, live }),
  }
}

/** Joins the operations of the document with their handlers. */
function servedOperations(
  handlers: Handlers,
  switches: Readonly<Switches>,
  codehost: string,
): ServedOperation<AuthenticatedCaller>[] {
  return Object.values<Operation>(operationTable).map(({ operationId: id, method, path }) => {
    const handler: (call: never) => Reply | Promise<Reply> = handlers[id]
    return {
      method,
      path: path.replace('/codehost/', `/${encodeURIComponent(codehost)}/`),
      contract: contractOf(id, switches),
      handle: (call) => handler({ ...call, reply } as never),
    }
  })
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
