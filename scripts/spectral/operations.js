import { methods } from '../../src/document/walk.js'

const errors = ['400', '401', 'default']
const successes = ['2XX', '204']

/** Checks of the paths and operations, by the name of their rule in .spectral.yaml. */
const checks = {
  /** Templates that differ only in the names of their parameters are reported by path-params. */
  'no-ambiguous-paths': (paths) => {
    const items = Object.entries(paths ?? {})
    return items.flatMap(([later, item], index) =>
      items
        .slice(0, index)
        .filter(([earlier]) => shape(earlier) !== shape(later) && overlap(earlier, later))
        .flatMap(([earlier, other]) =>
          methods
            .filter((method) => item?.[method] && other?.[method])
            .map((method) => ({
              message: `Expected paths that differ in a fixed segment, found ${method.toUpperCase()} also at ${earlier}; change one`,
              path: ['paths', later, method],
            })),
        ),
    )
  },

  /** Allows the documented codes, and others only if their description says that a run of the verifier saw them. */
  'response-set': (operation, { path }) => {
    const responses = operation?.responses ?? {}
    const found = Object.keys(responses)
    const isSeen = (code) =>
      /^[24]\d\d$/.test(code) &&
      /\bSeen in \d+ answers? of a run on \d{4}-\d\d-\d\d\b/.test(responses[code]?.description)
    const isSuccess = (code) => successes.includes(code) || (code.startsWith('2') && isSeen(code))
    const success = found.filter(isSuccess).join(' and ')
    const missing = errors.filter((code) => !found.includes(code))
    const undocumented = found.filter((code) => !isSuccess(code) && !errors.includes(code) && !isSeen(code))
    const at = [...path, 'responses']
    return [
      ...(found.filter(isSuccess).length === 1
        ? []
        : [{ message: `Expected either 2XX or 204, found ${success || 'neither'}; keep one`, path: at }]),
      ...missing.map((code) => ({ message: `Expected a response ${code}, found none; add the shared one`, path: at })),
      ...undocumented.map((code) => ({
        // With a 4XX, Prism would also return 422 where the service returns 400.
        message: `Expected only ${[...successes, ...errors].join(', ')}, found ${code}; remove it`,
        path: [...at, code],
      })),
    ]
  },
}

export default function operations(node, { check }, context) {
  return checks[check](node, context)
}

const shape = (template) => template.replace(/\{[^}]*\}/g, '{}')

function overlap(one, other) {
  const [segments, others] = [one.split('/'), other.split('/')]
  return (
    segments.length === others.length &&
    segments.every((segment, index) => `${segment}${others[index]}`.includes('{') || segment === others[index])
  )
}
