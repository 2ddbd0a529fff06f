import { schemas } from './walk.js'

/** `x-enumDescriptions` describes exactly the values of the enum beside it. */
export default function enumDescriptionsMatch(document) {
  return schemas(document)
    .filter(({ node }) => node['x-enumDescriptions'] !== undefined)
    .flatMap(({ node, path }) => {
      const values = [node.enum ?? []].flat().map(String)
      const keys = Object.keys(node['x-enumDescriptions'] ?? {})
      const at = [...path, 'x-enumDescriptions']
      const undescribed = values.filter((value) => !keys.includes(value))
      const unlisted = keys.filter((key) => !values.includes(key))
      return [
        ...undescribed.map((value) => ({
          message: `Expected a description of "${value}", found none; add it`,
          path: at,
        })),
        ...unlisted.map((key) => ({ message: `Expected values of the enum, found "${key}"; correct it`, path: at })),
      ]
    })
}
