import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import type { Probe, Service } from '../../service.ts'

const properties = propertiesOf(document, 'BaseImageHashRequest')

export const idsOf = ({ need }: Service) => ({ app_id: need('app_id'), build_id: need('build_id') })

/** Requests the digest and the status of an image. @param body fields of the request that describe the image */
export function hashOfImage({ api, need }: Service, body: object, region?: string, app_id = need('app_id')) {
  return api.computeBaseImageHash({ app_id, body, ...(region !== undefined && { region }) })
}

/** One probe for each field of the request: whether the presence of the field changes the digest. */
export const hashProbes: Record<`computeBaseImageHash/${string}`, Probe> = Object.fromEntries(
  Object.entries(properties).map(([name, { type, examples }]) => [
    `computeBaseImageHash/digest-with-${name}`,
    {
      observes: ['digest-inputs'],
      says: `A body with only ${name}, compared with an empty body`,
      probe: async (service: Service) => {
        const value = examples?.[0] ?? (type === 'array' ? ['true'] : { pip: { numpy: '1' } })
        const without = await hashOfImage(service, {})
        const having = await hashOfImage(service, { [name]: value })
        return without.digest === having.digest ? 'the same digest' : 'different digests'
      },
    } satisfies Probe,
  ]),
)

/** Names of the expiry parameter in presigned URLs of large providers. */
const EXPIRY = /^(x-amz-|x-goog-)?expir(es|y|ation)(_?(in|at))?$|^se$|^exp$/i
/**
 * The smallest value of an expiry parameter that is a Unix time: in seconds below 1000 times this, otherwise in milliseconds.
 * A smaller value is a duration in seconds.
 */
const FIRST_MOMENT = 1e9

/** The moment in ms that an expiry parameter states; NaN if it states none. */
function momentOf(value: string, now: number): number {
  const number = Number(value)
  if (Number.isNaN(number)) return Date.parse(value)
  if (number < FIRST_MOMENT) return now + number * 1000
  return number < FIRST_MOMENT * 1000 ? number * 1000 : number
}

/**
 * Describes the remaining lifetime that the query of a URL states, rounded to 1 s below 30 s and otherwise to 10 s.
 *
 * @param now Unix time in ms
 * @returns undefined if the query states no lifetime
 */
export function lifetimeOf(url: string, now: number): string | undefined {
  for (const [name, value] of new URL(url).searchParams) {
    if (!EXPIRY.test(name)) continue
    const seconds = (momentOf(value, now) - now) / 1000
    if (Number.isNaN(seconds)) continue
    if (seconds < 0) return `already expired according to the parameter ${name}, if the clocks agree`
    return `about ${seconds < 30 ? Math.ceil(seconds) : 10 * Math.round(seconds / 10)} s according to the parameter ${name}`
  }
  return undefined
}

export const buildProbes: Record<`getBuildDownload/${string}`, Probe> = {
  'getBuildDownload/url-lifetime': {
    observes: ['download-urls'],
    says: 'How long a download URL works',
    probe: async (service) => {
      const { download_url } = await service.api.getBuildDownload(idsOf(service))
      return lifetimeOf(download_url, Date.now()) ?? 'not stated in the query of the URL'
    },
  },
}
