/** Finds out from the identifiers in responses whose data they have. */
import { isObject } from '../../document/walk.js'
import { parseJson } from '../../json.ts'
import { escapeRegExp } from '../../printable.ts'
import type { Exchange } from '../http/exchange.ts'

const ANY = /(name|id|ids|ip|sha|url)$/i

/**
 * Creates the functions that judge whose data a response has.
 *
 * @param tenant the path parameter with the ID of the tenant; fields with its name, in any notation, have that ID, too
 * @param sharedIds beginnings of the names of fields whose IDs two tenants may share
 */
export function createOwnership(tenant: string, sharedIds: readonly string[]) {
  const ofTenant = new RegExp(`^${tenant.split('_').map(escapeRegExp).join('_?')}$`, 'i')
  const isShared = sharedIds.length > 0 ? `(?<!${sharedIds.map((name) => `${escapeRegExp(name)}_?`).join('|')})` : ''
  const ofOneTenant = new RegExp(`${isShared}(id|ids)$`, 'i')

  return {
    /**
     * Whether a response has data of the run's tenant: one of its IDs, or only identifiers that the run's token gets, too. One
     * shared name proves nothing, because the other token's tenant may use the same name.
     */
    isSame(got: Exchange, ofRun: Exchange): boolean {
      if (got.text === ofRun.text) return true
      const tenants = identifiersOf(got, ofTenant)
      const tenantsOfRun = identifiersOf(ofRun, ofTenant)
      if (tenants.length > 0 && tenantsOfRun.length > 0 && !tenants.some((id) => tenantsOfRun.includes(id)))
        return false
      const named = namedIn(got)
      const idsOfRun = new Set(identifiersOf(ofRun))
      const hasId = identifiersOf(got, ofOneTenant).some((id) => idsOfRun.has(id) && named.includes(id))
      return hasId || (named.length > 0 && named.every((id) => idsOfRun.has(id)))
    },

    /**
     * Whether a response has the data of another tenant: another tenant ID or, if it has none, an identifier that the run's tenant
     * lacks. The earlier response must have it, too: the ID of a response identifies no data.
     */
    isOther(got: Exchange, ofRun: Exchange, earlier = got): boolean {
      const before = identifiersOf(earlier)
      // If the response has no tenant ID, all its identifiers count.
      const isMeant = identifiersOf(got, ofTenant).length > 0 ? ofTenant : undefined
      const known = identifiersOf(ofRun, isMeant)
      return identifiersOf(got, isMeant).some((id) => !known.includes(id) && before.includes(id))
    },
  }
}

/** The identifiers in a response that its request does not name. */
export const namedIn = (exchange: Exchange) =>
  identifiersOf(exchange).filter((id) => !exchange.url.includes(encodeURIComponent(id)))

const identifiersOf = ({ text }: Exchange, isMeant?: RegExp) => identifiersIn(parseJson(text), isMeant)

/** The texts in fields whose names end like that of an identifier; URLs without their queries, which may be signatures. */
function identifiersIn(value: unknown, isMeant = ANY, name = ''): string[] {
  if (typeof value === 'string') return isMeant.test(name) && value !== '' ? [value.replace(/\?.*/, '')] : []
  if (Array.isArray(value)) return value.flatMap((item) => identifiersIn(item, isMeant, name))
  return isObject(value) ? Object.entries(value).flatMap(([key, child]) => identifiersIn(child, isMeant, key)) : []
}

/** Whether a body contains data: an identifier that is not in the URL, or a list with an object or a string other than a date. */
export function hasContent(value: unknown, url: string): boolean {
  if (Array.isArray(value)) return value.some((item) => isObject(item) || (typeof item === 'string' && !isDate(item)))
  if (!isObject(value)) return false
  const isNew = (id: string) => !url.includes(encodeURIComponent(id))
  return Object.entries(value).some(
    ([name, child]) => hasContent(child, url) || identifiersIn({ [name]: child }).some(isNew),
  )
}

const isDate = (text: string) => /^\d{4}-\d\d/.test(text)
