import { pointerOf } from '../../src/document/walk.js'
import { below, checkValue, childrenOf, type Located } from './nodes.ts'
import { componentsOf, objectAt } from './objects.ts'
import {
  enter,
  type Readers,
  type RequiredCredential,
  readAs,
  readKeys,
  type StatementScope,
  state,
} from './statements.ts'

/** Reads how a request can be authenticated: with one of several options, each a list of credentials. */
export function readSecurity(scope: StatementScope, holder: Located): void {
  const list = below(holder, 'security')
  for (const index of Object.keys(list.node)) checkValue(list, index, 'a map such as {} or {token: []}')
  const options = childrenOf(holder, 'security').map(([, option]) => option)
  const value = options.map((option) => credentialsOf(option).sort(byText)).sort(byText)
  // Without an option, as with an empty one, a request needs no credentials.
  state(scope, holder, { id: 'security', value: value.length > 0 ? value : [[]], property: 'security' })
  for (const name of new Set(options.flatMap(({ node }) => Object.keys(node)))) {
    const scheme = schemeOf(list, name)
    readScheme(enter(scope, scheme, `auth ${name}`, 'note', 'note'), scheme)
  }
}

/** The order of options and of their credentials means nothing. */
const byText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

/** The credentials that an option requires together. */
function credentialsOf(option: Located): RequiredCredential[] {
  return Object.entries(option.node).flatMap(([scheme, scopes]): RequiredCredential[] => {
    checkValue(option, scheme, 'a list of strings')
    const needed = { scheme, definition: definitionOf(schemeOf(option, scheme)) }
    return [needed, ...scopes.map((scope: string) => ({ ...needed, scope }))]
  })
}

/** The security scheme with a name. @throws UsageError, with the place that names it, if there is none */
function schemeOf({ source, pointer }: Located, name: string): Located {
  const schemes = componentsOf(source, 'securitySchemes')
  if (Object.hasOwn(schemes.node, name)) return objectAt(below(schemes, name), 'type')
  const $ref = `#${pointerOf(['components', 'securitySchemes', name])}`
  return objectAt({ source, pointer, node: { $ref } })
}

/** What a document says about a scheme, without notes and without its name. */
function definitionOf(scheme: Located): string {
  const statements = new Map()
  readScheme({ statements, id: '', about: '', sides: [], trail: [] }, scheme)
  const stated = [...statements.values()].filter(({ kind }) => kind !== 'note')
  return JSON.stringify(stated.map(({ id, value }) => [id, value]).sort(byText))
}

function readScheme(scope: StatementScope, own: Located): void {
  readKeys(scope, own, SCHEME, 'demand')
}

const SCHEME: Readers = {
  // Elsewhere, a name is a note. Here, it is that of the header, parameter or cookie with the key.
  name: (scope, own, property) => {
    const { name } = own.node
    state(scope, own, { kind: 'demand', value: own.node.in === 'header' ? name.toLowerCase() : name, property })
  },
  scheme: (scope, own, property) =>
    state(scope, own, { kind: 'demand', value: own.node.scheme.toLowerCase(), property }),
  flows(scope, own, key) {
    for (const [name, given] of childrenOf(own, key)) {
      const flow = objectAt(given)
      readKeys(enter(scope, flow, `${scope.id}/flow ${name}`, 'flow'), flow, FLOW, 'demand')
    }
  },
}

const FLOW: Readers = {
  // Clients may ignore that tokens can be refreshed.
  refreshUrl: readAs('promise'),
  scopes(scope, own, property) {
    for (const [name, description] of Object.entries(own.node.scopes ?? {})) {
      const id = `${scope.id}/scope ${name}`
      state(scope, own, { id, kind: 'thing', keyword: 'scope', value: true, raw: name, property })
      state(scope, own, { id: `${id}/description`, kind: 'note', value: description, raw: description, property })
    }
  },
}
