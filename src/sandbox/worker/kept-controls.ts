import type { Controls } from '../controls.ts'
import { iso8601, MINUTE } from '../state/clock.ts'
import type { Fault } from '../state/fault.ts'
import type { ScenarioState } from '../state/scenarios.ts'
import type { Switches } from '../state/switches.ts'

/** What users have set with the controls, besides the state. */
export interface KeptControls {
  /** The moment at which the clock stopped, or how far a running clock is ahead of the actual time, in milliseconds. */
  clock: { stoppedAt: string } | { ahead: number }
  switches: Switches
  faults: Fault[]
  /** The scenarios that are running. */
  scenarios: ScenarioState[]
}

type Controlled = Pick<Controls, 'clock' | 'faults' | 'scenarios' | 'switches' | 'turn'>

/** Returns what users have set with the controls. @param time replaces `Date.now` */
export function controlsOf({ clock, faults, scenarios, switches }: Controlled, time = Date.now): KeptControls {
  const now = clock.now()
  return {
    clock: clock.fixed ? { stoppedAt: iso8601(now) } : { ahead: now - time() },
    switches: { ...switches },
    faults: faults.list().map(({ id: _, ...fault }) => fault),
    scenarios: scenarios.list().filter(({ running }) => running),
  }
}

/**
 * Sets the controls of a new sandbox as they were. Faults get new IDs.
 *
 * @param time replaces `Date.now`
 * @throws RangeError if a kept scenario, switch or fault is invalid; the clock is set nevertheless
 */
export function resumeControls(controls: Controlled, kept: KeptControls, time = Date.now): void {
  const { clock, faults, scenarios } = controls
  try {
    controls.turn(kept.switches)
    for (const fault of kept.faults) faults.add(fault)
    for (const { name } of scenarios.list()) scenarios.stop(name)
    for (const { name, since = '', until, appIds } of kept.scenarios.toSorted(bySince)) {
      // A scenario starts at the moment of the clock.
      clock.set(since)
      const minutes = until === undefined ? undefined : (Date.parse(until) - Date.parse(since)) / MINUTE
      scenarios.start(name, { ...(minutes && { minutes }), ...(appIds && { appIds }) })
    }
  } finally {
    const isStopped = 'stoppedAt' in kept.clock
    clock.set('stoppedAt' in kept.clock ? kept.clock.stoppedAt : new Date(time() + kept.clock.ahead))
    if (!isStopped) clock.resume()
  }
}

const bySince = (one: ScenarioState, other: ScenarioState) =>
  Date.parse(one.since ?? '') - Date.parse(other.since ?? '')
