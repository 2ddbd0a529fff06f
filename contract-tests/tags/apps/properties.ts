import fc from 'fast-check'
import { ApiError } from '../../../src/client/index.ts'
import type { OpenApiDocument } from '../../../src/document/document.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { type Alongside, allowedDrafts, allowedValues } from '../../../src/verifier/values/allowed.ts'
import { type Draft, draftInWords, told } from '../../../src/verifier/values/draft.ts'
import type { InputField } from '../../../src/verifier/values/input-fields.ts'
import { search } from '../../../src/verifier/values/search.ts'
import type { StateContext, StateProperty } from '../../service.ts'
import { unless } from '../../service.ts'
import { ALONGSIDE, NAMED } from './checks.ts'

type Settings = Record<string, unknown>

/** So many settings are set to something else before each step that makes a counterexample smaller. */
const MOST_SUSPECTS = 3
/** Among so many values of a setting there are two. */
const SAMPLES = 20

/** The app comes back with every one of these settings as an update of any of them has set it. */
const carries = (fact: string, isMeant: (name: string) => boolean): StateProperty => ({
  fact,
  says: 'Any settings together come back as they were set.',
  judge: async ({ document, service, inputFields, seeding }: StateContext): Promise<Problem[]> => {
    const besides: Alongside = ALONGSIDE
    const drafts = allowedDrafts(document, inputFields, besides, 'likely')
    if (!drafts) throw new Inconclusive('nothing is known that an update may set')
    const others = otherValues(document, inputFields)
    const update = (body: Settings) =>
      service.api.updateApp({ app_id: service.need('disposable.app_id'), body }).catch((error: unknown) => {
        // Settings may exclude each other, and texts be refused, in ways that are not shown.
        if (error instanceof ApiError && error.status < 500) return undefined
        throw error
      })
    let taken = 0
    /** Settings that were once lost: only what differs from what is there already can be seen to be lost again. */
    let suspects: string[] = []
    const judge = async ({ body }: Draft): Promise<Problem[]> => {
      const set = body as Settings
      for (const name of suspects.filter((suspect) => suspect in set)) {
        const other = others.get(name)?.find((value) => !isSame(value, set[name]))
        await update({ ...besides[name], [name]: other })
      }
      const answer = await update(set)
      if (!answer) return []
      taken += 1
      const app = answer.app as Settings
      const lost = Object.keys(set).filter((name) => isMeant(name) && !isCarried(app[name], set[name]))
      if (lost.length === 0) return []
      suspects = lost.slice(0, MOST_SUSPECTS)
      return unless(false, `${lost.join(', ')} came back otherwise`)
    }
    const found = await search(drafts, judge, seeding)
    if (taken === 0) throw new Inconclusive('the service took none of the updates')
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

/** A list of one and its only item are two ways to write the same. */
function isCarried(came: unknown, set: unknown): boolean {
  return isSame(came, set) || (Array.isArray(came) && isSame(came, [set]))
}

export const apps: Record<'updateApp', StateProperty[]> = {
  updateApp: [
    carries('rule/carries-update', (name) => NAMED.includes(name)),
    carries('rule/carries-settings', (name) => !NAMED.includes(name)),
  ],
}
