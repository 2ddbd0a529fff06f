import fc from 'fast-check'
import { ApiError } from '../../../src/client/index.ts'
import type { OpenApiDocument } from '../../../src/document/document.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { allowedDrafts, allowedValues } from '../../../src/verifier/values/allowed.ts'
import { type Draft, draftInWords, told } from '../../../src/verifier/values/draft.ts'
import type { InputField } from '../../../src/verifier/values/input-fields.ts'
import { search } from '../../../src/verifier/values/search.ts'
import type { StateContext, StateProperty } from '../../service.ts'
import { unless } from '../../service.ts'
import { ALONGSIDE, NAMED } from './settings.ts'

type Settings = Record<string, unknown>

/** Maximum number of settings that are changed back before each step of shrinking a counterexample. */
const MOST_SUSPECTS = 3
/** Number of samples of a setting, enough to contain two different values. */
const SAMPLES = 20

/** The response to an update of any settings has the new value of each that `isMeant` selects. */
const carries = (fact: string, isMeant: (name: string) => boolean): StateProperty => ({
  fact,
  says: 'Any combination of settings has its new values in the response.',
  judge: async ({ document, service, inputFields, seeding }: StateContext): Promise<Problem[]> => {
    const drafts = allowedDrafts(document, inputFields, ALONGSIDE, 'likely')
    if (!drafts) throw new Inconclusive('the document allows no settings in an update')
    const others = otherValues(document, inputFields)
    const update = (body: Settings) =>
      service.api.updateApp({ app_id: service.need('disposable.app_id'), body }).catch((error: unknown) => {
        // Settings may exclude each other, and texts be rejected, in undocumented ways.
        if (error instanceof ApiError && error.status < 500) return undefined
        throw error
      })
    let accepted = 0
    /** Settings that were lost before: a loss only shows again if the app first gets a different value. */
    let suspects: string[] = []
    const judge = async ({ body }: Draft): Promise<Problem[]> => {
      const set = body as Settings
      for (const name of suspects.filter((suspect) => suspect in set)) {
        const other = others.get(name)?.find((value) => !isSame(value, set[name]))
        await update({ ...ALONGSIDE[name], [name]: other })
      }
      const answer = await update(set)
      if (!answer) return []
      accepted += 1
      const app = answer.app as Settings
      const lost = Object.keys(set).filter((name) => isMeant(name) && !isCarried(app[name], set[name]))
      if (lost.length === 0) return []
      suspects = lost.slice(0, MOST_SUSPECTS)
      return unless(false, `${lost.join(', ')} came back with another value`)
    }
    const found = await search(drafts, judge, seeding)
    if (accepted === 0) throw new Inconclusive('the service accepted none of the updates')
    return told(found, seeding.seed, draftInWords)
  },
})

/** Some values of each setting. */
function otherValues(document: OpenApiDocument, inputFields: InputField[]): Map<string, unknown[]> {
  return new Map(
    inputFields.flatMap((inputField) => {
      const values = allowedValues(document, inputField, 'likely')
      return values ? [[inputField.name, fc.sample(values, { numRuns: SAMPLES, seed: 0 })]] : []
    }),
  )
}

/** A list of one item and the item itself mean the same. */
function isCarried(came: unknown, set: unknown): boolean {
  return isSame(came, set) || (Array.isArray(came) && isSame(came, [set]))
}

export const appProperties: StateProperty[] = [
  carries('rule/carries-update', (name) => NAMED.includes(name)),
  carries('rule/carries-settings', (name) => !NAMED.includes(name)),
]
