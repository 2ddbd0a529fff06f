import { quote } from '../values.ts'
import { type Clock, iso8601, MINUTE } from './clock.ts'
import { createFaults, type Fault, type Faults } from './faults.ts'

interface Scenario {
  /** One line that the help of the command, the docs and the console show. */
  description: string
  faults: readonly Fault[]
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
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS
export const scenarioNames = Object.keys(SCENARIOS) as ScenarioName[]

export interface ScenarioOptions {
  /** Minutes of the sandbox's clock after which the scenario ends. Default: it goes on until you stop it. */
  minutes?: number
}

/** A scenario and whether it is running. Moments are in ISO 8601. */
export interface ScenarioState {
  name: ScenarioName
  description: string
  running: boolean
  since?: string
  until?: string
}

interface Running {
  name: ScenarioName
  faults: Faults
  since: number
  until: number
}

export type Scenarios = ReturnType<typeof createScenarios>

/**
 * Lists, starts and stops scenarios. Several can run at once.
 *
 * @param initial names of the scenarios that run at the start
 * @throws RangeError if a name is unknown
 */
export function createScenarios(clock: Clock, initial: readonly ScenarioName[] = []) {
  let started: Running[] = []
  const running = () => started.filter(({ until }) => clock.now() < until)
  const stop = (name: ScenarioName): void => {
    checkName(name)
    started = running().filter((each) => each.name !== name)
  }
  const start = (name: ScenarioName, options: ScenarioOptions = {}): void => {
    const { minutes = Number.POSITIVE_INFINITY } = checkOptions(options)
    stop(name)
    const faults = createFaults(name, SCENARIOS[name].faults)
    started.push({ name, faults, since: clock.now(), until: clock.now() + minutes * MINUTE })
  }
  const reset = (): void => {
    started = []
    for (const name of initial) start(name)
  }
  reset()
  return {
    /** Lists all scenarios. */
    list: (): ScenarioState[] =>
      scenarioNames.map((name) => {
        const found = running().find((each) => each.name === name)
        return {
          ...{ name, description: SCENARIOS[name].description, running: found !== undefined },
          ...(found && { since: iso8601(found.since) }),
          ...(found && Number.isFinite(found.until) && { until: iso8601(found.until) }),
        }
      }),
    /** Starts a scenario, or starts it again. @throws RangeError if the name or an option is invalid */
    start,
    /** Stops a scenario, if it is running. @throws RangeError if the name is unknown */
    stop,
    /** Stops all scenarios and starts the initial ones. */
    reset,
    /** Returns the faults of the running scenarios, oldest scenario first. */
    faults: (): Faults[] => (started.length === 0 ? [] : running().map(({ faults }) => faults)),
  }
}

function checkName(name: ScenarioName): void {
  if (scenarioNames.includes(name)) return
  throw new RangeError(`Unknown scenario ${quote(name)}; the scenarios are ${scenarioNames.join(', ')}.`)
}

/** A year. */
const MAX_MINUTES = 366 * 24 * 60

function checkOptions(options: ScenarioOptions): ScenarioOptions {
  const unknown = Object.keys(options).find((key) => key !== 'minutes')
  if (unknown !== undefined) throw new RangeError(`A scenario has no option ${quote(unknown)}; use minutes.`)
  const { minutes } = options
  if (minutes === undefined || (Number.isFinite(minutes) && minutes > 0 && minutes <= MAX_MINUTES)) return options
  throw new RangeError(`minutes must be a number above 0 and at most ${MAX_MINUTES}; it is ${quote(minutes)}.`)
}
