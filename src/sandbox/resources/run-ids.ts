import { MINUTE } from '../state/clock.ts'
import { numberFrom } from '../state/hash.ts'
import type { StoredApp } from '../state/store.ts'

/**
 * Each app has one run of each kind, with IDs in this order. Status values, and the presence, types and units of fields are
 * undocumented (`run-status-values`, `response-field-presence`, `run-field-types`, `run-field-units`).
 */
export const KINDS = ['completed', 'ephemeral', 'queued', 'failed', 'websocket'] as const

export function runIds({ name }: StoredApp): string[] {
  return KINDS.map((_, index) => `run-${name}-${index + 1}`)
}

/** Returns the time at which a run was requested, in milliseconds since the Unix epoch. */
export const requestedAt = (id: string, seededAt: number) => seededAt - (numberFrom(id, 3, 50) * MINUTE + MINUTE)

/** Returns the IDs of the runs that the first container of an app has served; a queued run has no container yet. */
export const servedRuns = (stored: StoredApp) => runIds(stored).filter((_, index) => KINDS[index] !== 'queued')
