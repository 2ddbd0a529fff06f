import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import type { Probe, Service } from '../../service.ts'

const properties = propertiesOf(document, 'BaseImage')

export const idsOf = ({ need }: Service) => ({ app_id: need('app_id'), build_id: need('build_id') })

/** The digest of an image, for a region if one is given. */
export async function digestOfImage({ api, need }: Service, body: object, region?: string) {
  const request = { app_id: need('app_id'), body, ...(region !== undefined && { region }) }
  return (await api.computeBaseImageHash(request)).digest
}

/** Per field, whether its presence changes the digest. */
const inputs = Object.fromEntries(
  Object.entries(properties).map(([name, { type, examples }]) => [
    `computeBaseImageHash/digest-with-${name}`,
    {
      observes: ['digest-inputs'],
      says: `The digest with and without ${name}`,
      probe: async (service: Service) => {
        const value = examples?.[0] ?? (type === 'array' ? ['true'] : { pip: { numpy: '1' } })
        const [without, with_] = [await digestOfImage(service, {}), await digestOfImage(service, { [name]: value })]
        return without === with_ ? 'the same' : 'different'
      },
    } satisfies Probe,
  ]),
)

/** Names that large providers give to the expiry parameter of a presigned URL. */
const EXPIRY = /^(x-amz-|x-goog-)?expir(es|y|ation)(_?(in|at))?$|^se$|^exp$/i
/** Smaller numbers are durations in seconds, larger ones Unix times in seconds; from 1000 times this, in milliseconds. */
const FIRST_MOMENT = 1e9

/** How long a URL works according to its query, rounded to ten seconds if long; undefined if the query does not state it. */
export function lifetimeOf(url: string, now: number): string | undefined {
  for (const [name, value] of new URL(url).searchParams) {
    if (!EXPIRY.test(name)) continue
    const number = Number(value)
    const moment = Number.isNaN(number)
      ? Date.parse(value)
      : number < FIRST_MOMENT
        ? now + number * 1000
        : number * (number < FIRST_MOMENT * 1000 ? 1000 : 1)
    const seconds = (moment - now) / 1000
    if (Number.isNaN(seconds)) continue
    if (seconds < 0) return `already expired according to its parameter ${name}, if the clocks agree`
    return `about ${seconds < 30 ? Math.ceil(seconds) : 10 * Math.round(seconds / 10)} s according to its parameter ${name}`
  }
  return undefined
}

export const buildProbes: Record<`${'computeBaseImageHash' | 'getBuildDownload'}/${string}`, Probe> = {
  ...inputs,
  'getBuildDownload/url-lifetime': {
    observes: ['download-url-lifetime'],
    says: 'How long the URL works',
    probe: async (service) => {
      const { download_url } = await service.api.getBuildDownload(idsOf(service))
      return lifetimeOf(download_url, Date.now()) ?? 'not stated in its query'
    },
  },
}
