import type { Operation } from '../../document/document.ts'
import type { Target } from '../http/target-types.ts'
import { serviceOf } from '../service/service.ts'
import { access } from './access.ts'
import type { Check, CheckKind } from './check.ts'
import { credentials } from './credentials.ts'
import { defaults } from './defaults.ts'
import { inputs } from './inputs.ts'
import { malformedBodies } from './malformed-bodies.ts'
import { otherMethods } from './other-methods.ts'
import { probes } from './probes.ts'
import { expectations, rules } from './rules.ts'
import type { Suite } from './suite.ts'
import { unknownIds } from './unknown-ids.ts'

/** The kinds of checks, in the order in which those of an operation run. */
const KINDS: CheckKind[] = [
  credentials,
  access,
  rules,
  unknownIds,
  malformedBodies,
  inputs,
  defaults,
  otherMethods,
  expectations,
  probes,
]

/**
 * Lists the checks of an operation on a target.
 *
 * @param used gets the name of each fixture that a check reads
 * @throws Error if two checks have the same ID
 */
export function planOf(suite: Suite, operation: Operation, target: Target, used?: Set<string>): Check[] {
  const context = { suite, operation, target, service: serviceOf(target, used) }
  const checks = KINDS.flatMap((kind) => kind(context))
  const [[twice] = []] = [...Map.groupBy(checks, ({ id }) => id).values()].filter(({ length }) => length > 1)
  if (twice) throw new Error(`Two checks of ${operation.id} have the ID ${twice.id}. Give one of them another name.`)
  return checks
}
