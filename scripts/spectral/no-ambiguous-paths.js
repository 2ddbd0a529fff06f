import { methods } from '../../src/document/walk.js'

/** No request may fit two operations. Templates equal but for their parameters' names are seen by path-params. */
export default function noAmbiguousPaths(paths) {
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
}

const shape = (template) => template.replace(/\{[^}]*\}/g, '{}')

function overlap(one, other) {
  const [segments, others] = [one.split('/'), other.split('/')]
  return (
    segments.length === others.length &&
    segments.every((segment, index) => `${segment}${others[index]}`.includes('{') || segment === others[index])
  )
}
