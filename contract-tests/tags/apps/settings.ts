import fc from 'fast-check'
import type { OpenApiDocument, Schema } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { allowedDrafts, allowedValues } from '../../../src/verifier/values/allowed.ts'
import { type Draft, draftInWords, type InputField } from '../../../src/verifier/values/input-fields.ts'
import { findProblems, ifAccepted, type StateProperty } from '../../service.ts'

type Settings = Record<string, unknown>

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

/** Settings to send with another, by its name: a minimum above the maximum is undocumented (`replica-counts-crossed`). */
export const ALONGSIDE: Record<string, Record<string, unknown>> = {
  minReplicaCount: { maxReplicaCount: schemaOf('maxReplicaCount').maximum },
  maxReplicaCount: { minReplicaCount: schemaOf('minReplicaCount').minimum },
}

/** Returns a problem for each setting in `set` whose value an app does not have, with the name of the setting. */
export const lostIn = (app: object, set: object): (Problem & { name: string })[] =>
  Object.entries(set).flatMap(([name, sent]) => {
    const came = (app as Settings)[name]
    if (isCarried(came, sent)) return []
    const text = `${name}: sent ${JSON.stringify(sent)}, got ${JSON.stringify(came)}`
    // The names of the returned settings are undocumented, except those of NAMED (`app-fields`).
    if (came === undefined && !NAMED.includes(name)) return []
    // The document says that the file is sent verbatim, so its white space counts.
    return [{ name, text, restsOn: name !== FILE && isRewritten(came, sent) ? ['values-as-sent'] : [] }]
  })

/** Maximum number of `suspects` in {@link carries}: each one costs an additional update. */
const MOST_SUSPECTS = 3
const SAMPLES = 20

/** The property that a response to an update has the new value of each setting that `isMeant` selects. */
const carries = (fact: string, isMeant: (name: string) => boolean): StateProperty => ({
  fact,
  says: 'The response to any combination of settings has the new values.',
  judge: async (context) => {
    const { document, service, inputFields } = context
    const drafts = allowedDrafts(document, inputFields, ALONGSIDE, 'likely')
    if (!drafts) throw new Inconclusive('the document allows no settings in an update')
    const others = otherValues(document, inputFields)
    // The service may reject some texts and combinations of settings; which ones is undocumented.
    const update = (body: Settings) =>
      ifAccepted(service.api.updateApp({ app_id: service.need('disposable.app_id'), body }))
    /**
     * Settings whose new value was missing from a response. Each gets a different value before it is updated again: if it
     * already had the new value, another loss would not show.
     */
    let suspects: string[] = []
    const judge = async ({ body }: Draft) => {
      const set = body as Settings
      for (const name of suspects.filter((suspect) => suspect in set)) {
        const other = others.get(name)?.find((value) => !isSame(value, set[name]))
        await update({ ...ALONGSIDE[name], [name]: other })
      }
      const answer = await update(set)
      if (!answer) return undefined
      const meant = Object.fromEntries(Object.entries(set).filter(([name]) => isMeant(name)))
      const lost = lostIn(answer.app, meant)
      if (lost.length > 0) suspects = lost.slice(0, MOST_SUSPECTS).map(({ name }) => name)
      return lost
    }
    return findProblems(context, drafts, judge, draftInWords)
  },
})

function otherValues(document: OpenApiDocument, inputFields: InputField[]): Map<string, unknown[]> {
  return new Map(
    inputFields.flatMap((inputField) => {
      const values = allowedValues(document, inputField, 'likely')
      return values ? [[inputField.name, fc.sample(values, { numRuns: SAMPLES, seed: 0 })]] : []
    }),
  )
}

/** Whether a response has the value that was set, or a list of only that value: `compute` may be either. */
function isCarried(came: unknown, set: unknown): boolean {
  return isSame(came, set) || (Array.isArray(came) && isSame(came, [set]))
}

/** Whether two texts are the same number, such as "4" and "4.0", or differ in white space only. */
function isRewritten(came: unknown, sent: unknown): boolean {
  const [one, other] = [came, sent].map((value) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''))
  return one !== '' && other !== '' && (one === other || Number(one) === Number(other))
}

export const appProperties: StateProperty[] = [
  carries('rule/carries-update', (name) => NAMED.includes(name)),
  carries('rule/carries-settings', (name) => !NAMED.includes(name)),
]
