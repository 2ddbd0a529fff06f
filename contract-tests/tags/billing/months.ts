import { MissingFixture } from '../../../src/verifier/http/fixtures.ts'
import { ifAccepted, type Service } from '../../service.ts'

/** The largest offset of any time zone from UTC. */
export const ZONES_MS = 14 * 3_600_000

/** A fixture; undefined if it is missing. */
export function optional({ need }: Service, name: Parameters<Service['need']>[0]): string | undefined {
  try {
    return need(name)
  } catch (error) {
    if (error instanceof MissingFixture) return undefined
    throw error
  }
}

/** The month of the fixtures, or the last full one: a service may keep no costs of the month in the document's examples. */
export const someMonth = (service: Service): string =>
  optional(service, 'month') ?? monthBefore(monthOf(dayOf(Date.now())))

export const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length)
/** Adds days to a date in the form YYYY-MM-DD. @throws RangeError if it is not a date */
export const later = (day: string, days = 1) => dayOf(Date.parse(day) + days * 86_400_000)
export const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length)
export const monthBefore = (month: string) => monthOf(later(`${month}-01`, -1))

export function daysOf(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; month !== '' && monthOf(day) === month; day = later(day)) days.push(day)
  return days
}

/**
 * The months that may be the current one in some time zone: by the clock of this machine, and by the latest status report of
 * a container, because a service may have another clock.
 */
export async function clocksOf(service: Service): Promise<string[]> {
  const app_id = optional(service, 'app_id')
  const containers = app_id && (await ifAccepted(service.api.listActiveContainers({ app_id })))
  const clocks = [Date.now(), Math.max(...(containers || []).map(({ timestamp }) => Date.parse(timestamp)))]
  const moments = clocks.filter(Number.isFinite).flatMap((clock) => [clock - ZONES_MS, clock + ZONES_MS])
  return [...new Set(moments.map((moment) => monthOf(dayOf(moment))))]
}
