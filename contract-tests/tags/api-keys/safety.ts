import { only } from '../../../src/verifier/target/tiers.ts'
import type { Tag } from '../../service.ts'

export const safety = {
  deleteApiKey: {
    lowest: 'destructive',
    permit: ({ path }, { fixtures }) =>
      only('destructive', path.api_key_id, fixtures['disposable.api_key_id'], fixtures['refused.api_key_id']),
  },
} satisfies Tag<'deleteApiKey'>['safety']
