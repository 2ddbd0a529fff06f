import { FOOTPRINT, type Footprint, type StoredApp } from '../state/tables.ts'

/**
 * Number of earlier settings that an app keeps; `seed/schema.ts` rejects more. Beyond it, the settings between the first and
 * later ones are forgotten, and with them the containers of that time.
 */
export const MOST_EARLIER = 100

/** Returns a function that finds the settings of an app at a moment. */
export function settingsOf(app: StoredApp): (moment: number) => Footprint {
  const earlier = app.earlier?.map((settings) => ({ settings, until: Date.parse(settings.until) })) ?? []
  return (moment) => earlier.find(({ until }) => moment < until)?.settings ?? app
}

/** Lists the moments at which the settings of an app changed. */
export function changesOf({ earlier = [] }: StoredApp): number[] {
  return earlier.map(({ until }) => Date.parse(until))
}

/** Adds the settings before an update to an updated app. @param now moment of the update */
export function withEarlier(before: StoredApp, updated: StoredApp, now: number): StoredApp {
  if (FOOTPRINT.every((key) => before[key] === updated[key])) return updated
  // Changes after `now` exist if the clock was set back; this update replaces them.
  const earlier = before.earlier?.filter(({ until }) => Date.parse(until) <= now) ?? []
  const until = new Date(now).toISOString()
  if (earlier.at(-1)?.until !== until) {
    const settings = settingsOf(before)(now)
    const kept = Object.fromEntries(
      FOOTPRINT.flatMap((key) => (settings[key] === undefined ? [] : [[key, settings[key]]])),
    )
    earlier.push({ ...(kept as Footprint), until })
  }
  // The first settings stay: costs are relative to them.
  if (earlier.length > MOST_EARLIER) earlier.splice(1, 1)
  return { ...updated, earlier }
}
