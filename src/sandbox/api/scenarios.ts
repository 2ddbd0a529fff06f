import { type Clock, iso8601, MINUTE } from '../kit/clock.ts'
import type { Fault } from '../kit/faults/fault.ts'
import { createFaults, type FaultSource } from '../kit/faults/faults.ts'
import { quote } from '../kit/values.ts'
import type { Incident } from './live/incidents.ts'

interface Scenario {
  /** One line that the help of the command, the docs and the console show. */
  description: string
  /** What happens to calls. */
  faults?: readonly Fault[]
  /** What happens to containers. */
  incident?: Incident['kind']
}

const always = { times: 'always' } as const

/** Situations that an app must survive, by name. */
export const SCENARIOS = {
  outage: {
    description: 'every operation returns 503 with Retry-After: 10',
    faults: [{ ...always, operation: '*', status: 503, retryAfter: 10 }],
  },
  'rate-limited': {
    description: 'a third of all calls return 429 with Retry-After: 2',
    faults: [{ ...always, operation: '*', probability: 1 / 3, status: 429, retryAfter: 2 }],
  },
  'slow-billing': {
    description: 'the billing operations take 3 to 8 seconds',
    faults: [
      { ...always, operation: 'getBillingGraph', delayMs: { min: 3000, max: 8000 } },
      { ...always, operation: 'getProjectCost', delayMs: { min: 3000, max: 8000 } },
    ],
  },
  'oom-storm': {
    description: 'running containers run out of memory and restart, again and again',
    incident: 'out_of_memory',
  },
  'spot-interruption': {
    description: 'the provider reclaims hosts one after the other, and their containers are evicted',
    incident: 'spot_interruption',
  },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS
export const scenarioNames = Object.keys(SCENARIOS) as ScenarioName[]

export interface ScenarioOptions {
  /** Minutes of the sandbox's clock after which the scenario ends. Default: it goes on until you stop it. */
  minutes?: number | undefined
  /** IDs of the apps whose containers are hit. Only for scenarios of containers. Default: all apps. */
  appIds?: readonly string[] | undefined
}

/** A scenario and whether it is running. Moments are in ISO 8601. */
export interface ScenarioState {
  name: ScenarioName
  description: string
  running: boolean
  since?: string
  until?: string
  appIds?: readonly string[]
}

interface StartedScenario extends ScenarioOptions {
  name: ScenarioName
  faults: FaultSource
  since: number
  until: number
  /** Whether it was stopped: it then does not run again, even if the clock is set back. */
  isStopped: boolean
}

/** If the sandbox is not live, a scenario shows its containers as they would be this long after its start. */
const PICTURE_AFTER = 2 * MINUTE
/** Maximum number of ended scenarios whose traces live containers keep. */
const MOST_ENDED = 100

export type Scenarios = Pick<ReturnType<typeof createScenarios>, 'list' | 'start' | 'stop'>

interface Options {
  clock: Clock
  checkFault: (fault: Fault) => void
  /** Names of the scenarios that run at the start. */
  initial?: readonly ScenarioName[] | undefined
  /** Whether containers live on with the clock. */
  live?: boolean | undefined
}

/** Creates the scenarios of a sandbox; several can run at once. @throws RangeError if a name is unknown */
export function createScenarios({ clock, checkFault, initial = [], live = false }: Options) {
  /** Oldest first, with those that have ended, because containers keep their traces. */
  let started: StartedScenario[] = []
  const isRunning = ({ since, until, isStopped }: StartedScenario) =>
    !isStopped && since <= clock.now() && clock.now() < until
  const running = () => started.filter(isRunning)
  const stop = (name: ScenarioName): void => {
    checkName(name)
    for (const each of started.filter((each) => each.name === name && !each.isStopped)) {
      each.isStopped = true
      each.until = Math.min(each.until, clock.now())
    }
  }
  const start = (name: ScenarioName, options: ScenarioOptions = {}): void => {
    checkName(name)
    const scenario: Scenario = SCENARIOS[name]
    const { minutes = Number.POSITIVE_INFINITY, appIds } = checkOptions(options, scenario)
    stop(name)
    const faults = createFaults({ checkFault, prefix: name, initial: scenario.faults })
    const since = clock.now()
    const until = since + minutes * MINUTE
    const others = started.filter((each) => !isRunning(each)).slice(-MOST_ENDED)
    const latest = { name, faults, since, until, isStopped: false, ...(appIds && { appIds: [...appIds] }) }
    started = [...others, ...running(), latest]
  }
  const reset = (): void => {
    started = []
    for (const name of initial) start(name)
  }
  if (!Array.isArray(initial)) {
    throw new RangeError(`The option scenarios must be a list of names; it is ${quote(initial)}.`)
  }
  reset()
  return {
    /** Lists all scenarios, those that are not running included. */
    list: (): ScenarioState[] =>
      scenarioNames.map((name) => {
        const { description } = SCENARIOS[name]
        const found = running().find((each) => each.name === name)
        if (!found) return { name, description, running: false }
        const { since, until, appIds } = found
        return {
          name,
          description,
          running: true,
          since: iso8601(since),
          ...(Number.isFinite(until) && { until: iso8601(until) }),
          ...(appIds && { appIds }),
        }
      }),
    /** Starts a scenario, or starts it again. @throws RangeError if the name or an option is invalid */
    start,
    /** Stops a scenario, if it is running. @throws RangeError if the name is unknown */
    stop,
    /** Stops all scenarios and starts the initial ones. */
    reset,
    /** Returns the faults of the running scenarios, oldest scenario first. */
    faults: (): FaultSource[] => (started.length === 0 ? [] : running().map(({ faults }) => faults)),
    /** Lists the incidents that hit containers, with those that have ended. @param moment up to which containers have lived */
    incidents: (moment: number): Incident[] =>
      (live ? started : running()).flatMap(({ name, since, until, appIds }) => {
        const { incident: kind }: Scenario = SCENARIOS[name]
        if (kind === undefined) return []
        const when = live ? { since, until } : { since: moment - PICTURE_AFTER }
        return { kind, ...when, ...(appIds && { appIds }) }
      }),
  }
}

function checkName(name: ScenarioName): void {
  if (scenarioNames.includes(name)) return
  throw new RangeError(`Unknown scenario ${quote(name)}; the scenarios are ${scenarioNames.join(', ')}.`)
}

/** A year. */
const MAX_MINUTES = 366 * 24 * 60

function checkOptions(options: ScenarioOptions, { incident }: Scenario): ScenarioOptions {
  if (options === null || typeof options !== 'object') {
    throw new RangeError(`The options of a scenario must be an object, such as { minutes: 5 }; got ${quote(options)}.`)
  }
  const known = incident ? ['minutes', 'appIds'] : ['minutes']
  const unknown = Object.keys(options).find((key) => !known.includes(key))
  if (unknown !== undefined) {
    throw new RangeError(`The scenario has no option ${quote(unknown)}; use ${known.join(' and ')}.`)
  }
  const { minutes, appIds } = options
  if (minutes !== undefined && !(Number.isFinite(minutes) && minutes > 0 && minutes <= MAX_MINUTES)) {
    throw new RangeError(`minutes must be a number above 0 and at most ${MAX_MINUTES}; it is ${quote(minutes)}.`)
  }
  if (appIds !== undefined && !(Array.isArray(appIds) && appIds.every((id) => typeof id === 'string'))) {
    throw new RangeError(`appIds must be a list of IDs of apps; it is ${quote(appIds)}.`)
  }
  return options
}
