import type { IconNode } from 'lucide'
import { createContext, type VNode } from 'preact'
import { useContext } from 'preact/hooks'
import type { ConsoleApi } from './api.ts'

/** The view that the fragment of the page's address selects. */
export interface Address {
  /** Name of the panel. */
  name: string
  /** The name in the address if no panel has it. */
  unknown?: string | undefined
  /** The parts after the panel's name. */
  path: string[]
  query: URLSearchParams
}

export interface Loaded<Data> {
  data: Data
  /** The address that `data` was loaded for. */
  address: Address
}

/** One view of the console. */
export interface Panel<Data> {
  title: string
  icon: IconNode
  /** Whether the data usually changes only through API calls, which the journal reports. */
  followsCalls?: boolean
  /** Loads the panel's data, repeatedly while it is visible. @param before the data loaded last at this address */
  load(api: ConsoleApi, address: Address, before: Data | undefined): Promise<Data>
  View(shown: Loaded<Data>): VNode
}

export interface ClockState {
  now: string
  fixed: boolean
  live?: boolean
}

/** What the panels share. */
interface Host {
  api: ConsoleApi
  /** The address that was chosen last, whose data may still be loading. */
  address: Address
  /** Goes to another address of the same panel, which loads all of its data again. The focus stays. */
  go(hash: string): void
}

export const HostContext = createContext<Host>(undefined as never)
export const useHost = () => useContext(HostContext)

/** Decodes a part of the address. Unlike decodeURIComponent, it accepts malformed ones. */
const decoded = (part: string) => new URLSearchParams(`part=${part.replaceAll('+', '%2B')}`).get('part') ?? ''

/** Reads the fragment of the page's address. @param names of the panels; the first is the default */
export function currentAddress(names: string[]): Address {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const [name = names[0] ?? '', ...rest] = path.split('/').filter(Boolean)
  const isKnown = names.includes(name)
  return {
    name: isKnown ? name : String(names[0]),
    unknown: isKnown ? undefined : name,
    path: isKnown ? rest.map(decoded) : [],
    query: new URLSearchParams(query),
  }
}

type Fields = Record<string, string | number | boolean | null | undefined>

/** Writes an address of the console. */
export const hashOf = (path: readonly string[], query: Fields = {}) =>
  `#/${path.map(encodeURIComponent).join('/')}${queryOf(query)}`

/** Writes a query without the empty fields. */
export function queryOf(fields: Fields): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
