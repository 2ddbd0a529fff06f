import type { Operation } from '../../document/document.ts'
import type { Target } from '../http/target-types.ts'
import { serviceOf } from '../service/service.ts'
import { access } from './access.ts'
import type { Check, CheckKind } from './check.ts'
import { credentials } from './credentials.ts'
import { defaults } from './defaults.ts'
import { malformedBodies } from './malformed-bodies.ts'
import { otherMethods } from './other-methods.ts'
import { probes } from './probes.ts'
import { expectations, rules } from './rules.ts'
import type { Suite } from './suite.ts'
import { unknownIds } from './unknown-ids.ts'
import { values } from './values.ts'

/** The kinds of checks, in the order in which those of an operation run. */
export const KINDS: CheckKind[] = [
  credentials,
  access,
  rules,
  unknownIds,
  malformedBodies,
  values,
  defaults,
  otherMethods,
  expectations,
  probes,
]

/**
 * Lists the checks of an operation on a target.
 *
 * @param used gets the name of each fixture that a check reads
 * @throws Error if two checks have the same ID, or one tests a fact that nothing states
 */
export function planOf(suite: Suite, operation: Operation, target: Target, used?: Set<string>): Check[] {
  const context = { suite, operation, target, service: serviceOf(target, used) }
  const checks = KINDS.flatMap((kind) => kind.checks(context))
  const stated = new Set(suite.verified.flatMap(({ id, operationId }) => (operationId === operation.id ? [id] : [])))
  const known = new Set<string>()
  for (const { id, facts } of checks) {
    if (known.has(id))
      throw new Error(`Two checks of ${operation.id} have the ID ${id}. Give one of them another name.`)
    known.add(id)
    const unknown = facts.find((fact) => !stated.has(fact))
    if (unknown !== undefined)
      throw new Error(
        `The check ${id} of ${operation.id} tests ${unknown}, which neither the document nor \`facts\` of a kind of checks states.`,
      )
  }
  return checks
}
