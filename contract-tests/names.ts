import { UsageError } from '../src/command.ts'
import { listOperations } from '../src/document/document.ts'
import { assumedNamesOf } from '../src/document/facts.ts'
import { document } from '../src/document/openapi.ts'

/** The query parameters whose names are only assumed, by operation. */
const assumed = listOperations(document).flatMap((operation) =>
  [...assumedNamesOf(document, operation).keys()].map((name) => ({ operation, name, key: `${operation.id}.${name}` })),
)

/**
 * Reads the `--name` options: `month=period` for all operations, or `getProjectCost.month=period` for one.
 *
 * @returns the names that the service uses, by `operationId.name`
 * @throws {@link UsageError} if a name is not assumed, or the service's name is that of another parameter
 */
export function readNames(given: string[]): Record<string, string> {
  const names: Record<string, string> = {}
  for (const option of given) {
    const [, from = '', to = ''] = /^([\w.]+)=([\w.[\]-]+)$/.exec(option) ?? []
    const concerned = assumed.filter(({ name, key }) => from === name || from === key)
    if (concerned.length === 0) {
      const all = [...new Set(assumed.map(({ name }) => name))].join(', ')
      throw new UsageError(
        `--name must be ASSUMED=ACTUAL or OPERATION.ASSUMED=ACTUAL; it is "${option}". Only names of the query that the document assumes can be mapped: ${all}.`,
      )
    }
    for (const { operation, key } of concerned) {
      const others = operation.parameters.map(({ name }) => names[`${operation.id}.${name}`] ?? name)
      if (others.includes(to))
        throw new UsageError(`--name ${option}: ${operation.id} already has a parameter "${to}".`)
      names[key] = to
    }
  }
  return names
}
