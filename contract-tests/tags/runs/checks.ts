import { follow, type Schema } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { inTurn, type Tag, unless } from '../../service.ts'

/** The fields that a run has only where it is ephemeral, as the document says. */
const EPHEMERAL_ONLY = Object.keys(
  follow<Schema>(document, { $ref: '#/components/schemas/Run' }).dependentRequired ?? {},
)

export const runs: Tag<'getRun'> = {
  calls: {
    getRun: ({ api, need }) => api.getRun({ app_id: need('app_id'), run_id: need('run_id') }),
  },

  rules: {
    'getRun/as-requested': async ({ api, need, list }) => {
      const runIds = [need('run_id'), ...list('further.run_ids')]
      const items = await inTurn(runIds, async (run_id) => (await api.getRun({ app_id: need('app_id'), run_id })).item)
      // Of what type the IDs are is not shown (`run-field-types`).
      const isAsked = items.every(
        ({ id, projectId }, index) => String(id) === runIds[index] && String(projectId) === need('project_id'),
      )
      return unless(isAsked, 'it is another run')
    },
    'getRun/ephemeral-only': async ({ api, need, list }) => {
      const runIds = [need('run_id'), ...list('further.run_ids')]
      const items = await inTurn(runIds, async (run_id) => (await api.getRun({ app_id: need('app_id'), run_id })).item)
      const others = items.filter(({ ephemeral }) => ephemeral !== true)
      if (others.length === 0) throw new Inconclusive('every run among the fixtures is ephemeral')
      const carried = EPHEMERAL_ONLY.filter((name) => others.some((item) => name in item))
      return unless(carried.length === 0, `one that is not ephemeral has ${carried.join(', ')}`)
    },
  },
}
