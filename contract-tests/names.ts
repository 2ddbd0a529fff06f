import { UsageError } from '../src/command.ts'
import { listOperations } from '../src/document/document.ts'
import { assumedNamesOf } from '../src/document/facts.ts'
import { document } from '../src/document/openapi.ts'
import type { TargetOptions } from '../src/verifier/target/target.ts'

/** The query parameters whose names are only assumed, by operation. */
const assumed = listOperations(document).flatMap((operation) =>
  [...assumedNamesOf(document, operation).keys()].map((name) => ({ operation, name, key: `${operation.id}.${name}` })),
)

/**
 * Reads mapped names: `month=period` for all operations, or `getProjectCost.month=period` for one. The actual name may equal the
 * assumed one, to confirm it.
 *
 * @param option name of the option in messages
 * @returns the names that the service uses, by `operationId.name`, and the keys of those that were given for one operation
 * @throws {@link UsageError} if a name is not assumed, or the service's name is that of another parameter
 */
export function readNames(given: string[], option: string): Required<Pick<TargetOptions, 'names' | 'certain'>> {
  const names: Record<string, string> = {}
  const certain: string[] = []
  for (const mapping of given) {
    const [, from = '', to = ''] = /^([\w.]+)=([\w.[\]-]+)$/.exec(mapping) ?? []
    const concerned = assumed.filter(({ name, key }) => from === name || from === key)
    if (concerned.length === 0) {
      const all = [...new Set(assumed.map(({ name }) => name))].join(', ')
      throw new UsageError(
        `${option} must be ASSUMED=ACTUAL or OPERATION.ASSUMED=ACTUAL; it is "${mapping}". Only names of the query that the document assumes can be mapped: ${all}.`,
      )
    }
    for (const { operation, name: own, key } of concerned) {
      const others = operation.parameters.flatMap(({ name }) =>
        name === own ? [] : [names[`${operation.id}.${name}`] ?? name],
      )
      if (others.includes(to))
        throw new UsageError(`${option} ${mapping}: ${operation.id} already has a parameter "${to}".`)
      names[key] = to
      if (concerned.length === 1) certain.push(key)
    }
  }
  return { names, certain }
}
