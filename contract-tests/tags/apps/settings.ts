import type { Schema } from '../../../src/document/document.ts'
import { typeOf } from '../../../src/document/keywords/words.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { isSame } from '../../../src/json.ts'
import { foldSpace } from '../../../src/printable.ts'
import { type Problem, violated } from '../../../src/verifier/model/problem.ts'

export type Settings = Record<string, unknown>

/** The schemas of the settings of an app, by name. */
export const settings: Record<string, Schema> = propertiesOf(document, 'AppConfiguration')
export const schemaOf = (name: string): Schema => settings[name] ?? {}

/** The settings that the schema of App documents. The names of all other settings in a response are assumed (`app-fields`). */
export const NAMED = ['cpu', 'memory', 'gpuCount']
export const UNNAMED = Object.keys(settings).filter((name) => !NAMED.includes(name))

/** Sent alone, because whether this file or a field takes precedence is undocumented (`service-toml-precedence`). */
export const FILE = 'service_toml'

/** A harmless update. It is not empty, because which fields are required is undocumented (`required-body-fields`). */
export const HARMLESS = { cooldownPeriodSeconds: schemaOf('cooldownPeriodSeconds').examples?.[0] }

/** Settings that start replicas, which cost money even without traffic, if they are above 0. */
export const COSTLY = ['minReplicaCount', 'scalingBuffer']

/** Runs a custom command: a service may ignore or reject the settings of a custom runtime without it. */
const CUSTOM = { runtime: 'custom', entrypoint: schemaOf('entrypoint').examples?.[0] }

/**
 * Settings to send with another, by its name: a minimum above the maximum, and settings of a custom runtime without one, are
 * undocumented (`setting-combinations`).
 */
export const ALONGSIDE: Record<string, Record<string, unknown>> = {
  minReplicaCount: { maxReplicaCount: schemaOf('maxReplicaCount').maximum },
  maxReplicaCount: { minReplicaCount: schemaOf('minReplicaCount').minimum },
  entrypoint: { runtime: CUSTOM.runtime },
  healthcheckEndpoint: CUSTOM,
  readycheckEndpoint: CUSTOM,
  port: CUSTOM,
}

const [GPUS] = (schemaOf('compute').examples ?? []) as unknown[]
/** Returns settings that a value may require; for example, a service may reject GPUs on a CPU (`setting-combinations`). */
export function fitting(name: string, value: unknown): object | undefined {
  if (name === 'gpuCount') return { compute: value === 0 ? 'CPU' : GPUS }
  if (name === 'runtime' && value === CUSTOM.runtime) return CUSTOM
  return name === 'compute' ? { gpuCount: [value].flat().includes('CPU') ? 0 : 1 } : undefined
}

/** Returns a problem for each setting in `set` that an app has with another value, in any order if it is `compute`. */
export const lostIn = (app: object, set: object): Problem[] =>
  Object.entries(set).flatMap(([name, value]) => {
    const came = inOneForm(name, (app as Settings)[name])
    const sent = inOneForm(name, value)
    // Which settings an app has is undocumented (`app-fields`), and other facts cover those that it must have.
    if (came === undefined || isSame(came, sent)) return []
    const raw = (app as Settings)[name]
    // A list may come back as one text.
    const isJoined =
      typeof raw === 'string' && Array.isArray(value) && value.every((item) => raw.includes(String(item)))
    const got = `${name}: sent ${JSON.stringify(value)}, got ${JSON.stringify(raw)}`
    return violated(got, undefined, isJoined ? ['app-fields'] : excusesOf(name, came, sent))
  })

/** A value for comparison. A single `compute` may come back as a list; its order is a rule of its own. */
const inOneForm = (name: string, value: unknown) =>
  name === 'compute' && value !== undefined && isListOfTexts([value].flat())
    ? sortedInCapitals([value].flat() as string[])
    : value

/** The items of a list in a fixed order, whatever their letter case. */
const sortedInCapitals = (list: string[]) => list.toSorted((a, b) => (a.toUpperCase() < b.toUpperCase() ? -1 : 1))

const isListOfTexts = (list: unknown[]) => list.every((item) => typeof item === 'string')

/** The entries that leave open whether a setting may be returned as another value than the one that was sent. */
function excusesOf(name: string, came: unknown, sent: unknown): string[] {
  if (typeOf(came) !== typeOf(sent)) return isOtherValue(came, sent) ? [] : ['app-fields']
  if (Array.isArray(came) && Array.isArray(sent)) {
    if (!isListOfTexts(came)) return ['app-fields']
    const isNotation = (item: unknown, index: number) =>
      isSame(item, sent[index]) || excusesOf(name, item, sent[index]).length > 0
    return came.length === sent.length && came.every(isNotation) ? ['value-notation'] : []
  }
  return isRewritten(name, came, sent) ? ['value-notation'] : []
}

/** Whether values of two JSON types are different values nevertheless, such as `60` and "30", or `true` and "false". */
function isOtherValue(came: unknown, sent: unknown): boolean {
  const [text, value] = typeof came === 'string' ? [came, sent] : [sent, came]
  if (typeof text !== 'string') return false
  if (typeof value === 'boolean') return text.toLowerCase() === String(!value)
  return typeof value === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) && Number(text) !== value
}

/**
 * Whether two texts differ only in white space, in how they write an amount, such as "4" and "4.0" or "8" and "8Gi", or, for names,
 * in letter case.
 */
function isRewritten(name: string, came: unknown, sent: unknown): boolean {
  const [one = '', other = ''] = [came, sent].map((text) => (typeof text === 'string' ? foldSpace(text) : ''))
  if (one === '' || other === '') return false
  if (one === other) return true
  // The letter case of a file, a command or a path matters.
  if (isName(name)) return one.toLowerCase() === other.toLowerCase()
  return ['cpu', 'memory'].includes(name) && isSameAmount(one, other)
}

/** Whether the values of a setting are names, which the document lists. */
export const isName = (name: string) => schemaOf(name).enum !== undefined || name === 'compute'

/** How many of a unit are one unit of a setting, which is a core or a GB; 1 for all other units. */
const PARTS: Record<string, number> = { m: 1000, mb: 1000, mi: 1024, mib: 1024, kb: 1e6, ki: 1024 ** 2, kib: 1024 ** 2 }

/** Whether two texts are the same amount. One of them may have a unit. */
function isSameAmount(one: string, other: string): boolean {
  const first = amountIn(one)
  const second = amountIn(other)
  const units = new Set([first.unit, second.unit].filter(Boolean))
  return first.amount === second.amount && units.size < 2
}

/** Reads a number and its unit, in lowercase; the number is NaN if the text has another form. */
function amountIn(text: string): { amount: number; unit: string } {
  const [, number, suffix = ''] = /^(\d*\.?\d+(?:e\d+)?) ?([a-z]*)$/i.exec(text) ?? []
  const unit = suffix.toLowerCase()
  return { amount: Number(number) / (PARTS[unit] ?? 1), unit }
}
