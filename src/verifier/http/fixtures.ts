import type { Api } from './api.ts'

/** IDs and tokens of an environment that a run may use, by name. Nested names are joined with a dot: `disposable.thing_id`. */
export type Fixtures = Record<string, string | string[] | undefined>

/** A fixture that a check needs is missing: the facts that the check tests stay unexercised. */
export class MissingFixture extends Error {
  override name = 'MissingFixture'

  /** @param meaning what the fixture is, if known @param why why the run has not found it, if it has looked for it */
  constructor(name: string, meaning?: string, why?: string) {
    super(`the fixtures have no "${name}"${meaning ? ` (${meaning})` : ''}${why ? `: ${why}` : ''}`)
  }
}

/** Returns a function that returns a fixture by name, or throws {@link MissingFixture} if it is missing or a list. */
export function needFrom(
  fixtures: Fixtures,
  meaningOf?: (name: string) => string | undefined,
  missing?: ReadonlyMap<string, string>,
) {
  return (name: string): string => {
    const value = fixtures[name]
    if (typeof value !== 'string') throw new MissingFixture(name, meaningOf?.(name), missing?.get(name))
    return value
  }
}

/** The tokens in the fixtures, by name. Reports must not show them. */
export function tokensOf(fixtures: Fixtures, isToken: Api['isToken']): Map<string, string> {
  return new Map(
    Object.entries(fixtures).flatMap(([name, value]) =>
      isToken(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

/** The name of the fixture with the ID that a parameter of the path has in another tenant. */
export const foreignOf = (parameter: string) => `foreign.${parameter}`
