import type { Schema } from '../../../src/document/document.ts'
import { typeOf } from '../../../src/document/keywords/words.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { isSame } from '../../../src/json.ts'
import { foldSpace } from '../../../src/printable.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'

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

/** Settings to send with another, by its name: a minimum above the maximum is undocumented (`setting-combinations`). */
export const ALONGSIDE: Record<string, Record<string, unknown>> = {
  minReplicaCount: { maxReplicaCount: schemaOf('maxReplicaCount').maximum },
  maxReplicaCount: { minReplicaCount: schemaOf('minReplicaCount').minimum },
}

const [GPUS] = (schemaOf('compute').examples ?? []) as unknown[]
/** Returns settings that a value may require; for example, a service may reject GPUs on a CPU (`setting-combinations`). */
export function fitting(name: string, value: unknown): object | undefined {
  if (name === 'gpuCount') return { compute: value === 0 ? 'CPU' : GPUS }
  return name === 'compute' ? { gpuCount: [value].flat().includes('CPU') ? 0 : 1 } : undefined
}

/** Returns a problem for each setting in `set` whose value an app does not have, with the name of the setting. */
export const lostIn = (app: object, set: object): (Problem & { name: string })[] =>
  Object.entries(set).flatMap(([name, sent]) => {
    const came = (app as Settings)[name]
    if (isCarried(came, sent)) return []
    const text = `${name}: sent ${JSON.stringify(sent)}, got ${JSON.stringify(came)}`
    // The names of the returned settings are undocumented, except those of NAMED (`app-fields`).
    if (came === undefined && !NAMED.includes(name)) return []
    return [{ name, text, restsOn: excusesOf(name, came, sent) }]
  })

/** The entries that leave open whether a setting may be returned as another value than the one that was sent. */
function excusesOf(name: string, came: unknown, sent: unknown): string[] {
  if (came === undefined) return []
  if (typeOf(came) !== typeOf(sent) && (came === null || typeof came === 'object' || isEqualText(came, sent)))
    return ['app-fields']
  // The document says that the file is sent verbatim, so its white space counts.
  return name !== FILE && isRewritten(came, sent) ? ['values-as-sent'] : []
}

/** Whether a response has the value that was set, or a list of only that value: `compute` may be either. */
function isCarried(came: unknown, set: unknown): boolean {
  return isSame(came, set) || (Array.isArray(came) && isSame(came, [set]))
}

/** Whether two values have the same text, or are the same number; not 0, because an empty text also counts as 0. */
const isEqualText = (one: unknown, other: unknown) =>
  String(one) === String(other) || (Number(one) !== 0 && Number(one) === Number(other))

/** Whether two texts are the same amount, such as "4" and "4.0", "0.5" and "500m" or "8" and "8Gi", or differ in white space only. */
function isRewritten(came: unknown, sent: unknown): boolean {
  const one = typeof came === 'string' ? foldSpace(came) : ''
  const other = typeof sent === 'string' ? foldSpace(sent) : ''
  return one !== '' && other !== '' && (one === other || isSameAmount(one, other))
}

/** Whether two texts are the same number, with the same unit if both have one; "m" means thousandths. */
function isSameAmount(one: string, other: string): boolean {
  const first = amountIn(one)
  const second = amountIn(other)
  const units = new Set([first.unit, second.unit].filter(Boolean))
  return first.amount === second.amount && units.size < 2
}

/** Reads a number and its unit; the number is NaN if the text has another form. */
function amountIn(text: string): { amount: number; unit: string } {
  const [, number, unit = ''] = /^(\d*\.?\d+(?:e\d+)?) ?([a-z]*)$/i.exec(text) ?? []
  return unit === 'm' ? { amount: Number(number) / 1000, unit: '' } : { amount: Number(number), unit }
}
