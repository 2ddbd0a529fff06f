import type { Container as Detail, ActiveContainer as Listed } from '../../../generated/types.ts'
import { differences, type Problem } from '../../problems.ts'
import { Inconclusive, ifAccepted, inTurn, type Service } from '../../service.ts'

/** Maximum number of containers to get one by one. */
export const MOST_CONTAINERS = 20

export const listed = ({ api, need }: Service) => api.listActiveContainers({ app_id: need('app_id') })
export const someListed = async (service: Service) => {
  const list = await listed(service)
  if (list.length === 0) throw new Inconclusive('no container of the app is active')
  return list
}
export const detailOf = ({ api, need }: Service, container_id: string) =>
  api.getContainer({ app_id: need('app_id'), container_id })

export const isRunning = ({ isTerminating, containerState }: Listed) => !isTerminating && containerState === 'RUNNING'
export function strangersIn(
  { need }: Pick<Service, 'need'>,
  containers: { appId: string; projectId: string }[],
  app_id = need('app_id'),
): Problem[] {
  const wanted = { appId: app_id, projectId: need('project_id') }
  const found = containers.map(({ appId, projectId }) => differences(wanted, { appId, projectId }))
  return found.find((problems) => problems.length > 0) ?? []
}

/** Returns the details of up to {@link MOST_CONTAINERS} containers, by ID. Skips those that the service no longer finds. */
export async function detailsOf(service: Service, all: { containerId: string }[]): Promise<[string, Detail][]> {
  const ids = all.map(({ containerId }) => containerId).slice(0, MOST_CONTAINERS)
  const details = await inTurn(ids, (id) => ifAccepted(detailOf(service, id)))
  return ids.flatMap((id, index): [string, Detail][] => (details[index] ? [[id, details[index]]] : []))
}

/** A timestamp in whole seconds since the Unix epoch, because list and detail may differ in precision; NaN for unknown formats. */
export const secondOf = (timestamp: string) => Math.floor(parse(timestamp) / 1000)

/** The extended form of ISO 8601 that JavaScript parses, for a timestamp in its basic form, with a comma, or with an offset in hours. */
const extended = (timestamp: string) =>
  timestamp
    .replace(/^(\d{4})(\d\d)(\d\d)T/, '$1-$2-$3T')
    .replace(/T(\d\d)(\d\d)(\d\d)/, 'T$1:$2:$3')
    .replace(',', '.')
    .replace(/([+-]\d\d)(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)

function parse(timestamp: string): number {
  // Other facts cover a timestamp that is missing or no text.
  if (typeof timestamp !== 'string' || !/^\d{4}/.test(timestamp)) return Number.NaN
  const text = timestamp.includes('T') ? extended(timestamp) : timestamp
  return Date.parse(/T.*(Z|[+-]\d\d:\d\d)$/i.test(text) ? text : `${text}Z`)
}

/** Whether a container has a start: while it is pending, its content is undocumented (`container-not-started`). */
export const hasStarted = ({ containerStartTimestamp }: Listed) => !Number.isNaN(secondOf(containerStartTimestamp))

/**
 * Parses a timestamp to milliseconds since the Unix epoch. A timestamp without a time zone is read as UTC.
 *
 * @throws Inconclusive for unknown formats
 */
export function momentOf(timestamp: string): number {
  const moment = parse(timestamp)
  if (Number.isNaN(moment)) throw new Inconclusive('a timestamp has an unknown format')
  return moment
}
