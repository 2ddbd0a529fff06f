import type { Operation } from '../../document/document.ts'
import type { Target } from '../http/target-types.ts'
import { serviceOf } from '../service/service.ts'
import { access } from './access.ts'
import type { Attempt, Kind } from './check.ts'
import { defaults, inputs } from './inputs.ts'
import { probes } from './probes.ts'
import { credentials, malformedBodies, otherMethods, unknownIds } from './rejections.ts'
import { expectations, rules } from './rules.ts'
import type { Suite } from './suite.ts'

/** The kinds of checks, in the order in which those of an operation run. */
const KINDS: Kind[] = [
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
 */
export function planOf(suite: Suite, operation: Operation, target: Target, used?: Set<string>): Attempt[] {
  const context = { suite, operation, target, service: serviceOf(target, used) }
  return KINDS.flatMap((kind) => kind(context))
}
