import { DroppedConnection } from '../errors.ts'
import type { FaultKind } from './kind.ts'

export interface Drop {
  /** Drops the connection instead of responding. Excludes `status`. */
  drop?: boolean | undefined
}

export const drop: FaultKind<Drop> = {
  main: 'drop',
  fields: {
    drop: {
      means: 'breaks the connection',
      expected: 'a boolean',
      isValid: (value) => typeof value === 'boolean',
      form: { label: 'Drop the connection', type: 'checkbox', read: () => true },
    },
  },
  example: { drop: true },
  proceeds: false,
  words: () => 'drops the connection',
  act(_, { id }) {
    throw new DroppedConnection(`The sandbox dropped the connection because of the fault ${id}.`)
  },
}
