import { ApiError } from '../../client/errors.ts'
import { needFrom } from '../http/fixtures.ts'
import type { Target } from '../http/target-types.ts'
import { Inconclusive } from '../model/inconclusive.ts'
import type { Problem } from '../model/problem.ts'
import { unless, violated } from '../model/problem.ts'

/** What a check uses to call the service: a client, fixtures and helpers. */
export interface Service<Api extends object = object, Name extends string = string, List extends string = string> {
  api: Api
  /** Returns a client that sends the token with this name in the fixtures. @throws MissingFixture */
  as(token: Name): Api
  /** Returns a client that sends a token from a response. @param name its name in reports */
  withToken(token: string, name: string): Api
  /** Returns a fixture. @throws MissingFixture if it is missing or a list */
  need(name: Name): string
  /** Returns a fixture; `undefined` if it is missing or a list. */
  ifNamed(name: Name): string | undefined
  /** Returns the IDs in a list of the fixtures; none if the list is missing. */
  list(name: List): string[]
  /** Whether values that cost money may be sent. */
  allowsCost: boolean
  /**
   * Checks an effect that may take a moment: repeats the check until it finds no problem, or the time to settle is over. An
   * `ApiError` counts as a problem until then.
   */
  eventually(check: () => Promise<Problem[]>): Promise<Problem[]>
  /** Returns what `make` returned when a check of the run first asked for this name: for changes that several checks judge. */
  once<Result>(name: string, make: () => Promise<Result>): Promise<Result>
  uniqueName: Target['uniqueName']
  unknownId: Target['unknownId']
  download: Target['download']
}

/** The parts of a target that checks use. */
type ServiceTarget = Pick<
  Target,
  'fixtures' | 'client' | 'meaningOf' | 'uniqueName' | 'unknownId' | 'download' | 'settle'
> &
  Partial<Pick<Target, 'missing' | 'isOwn' | 'allowCost'>>

/**
 * Returns the service that the checks of a run call. Its requests are sent through the target.
 *
 * @param used gets the name of each fixture that is read
 * @param once remembers results for the run; default: remembers nothing
 */
export function serviceOf(
  target: ServiceTarget,
  used = new Set<string>(),
  once: Service['once'] = (_, make) => make(),
): Service {
  const { fixtures, client, uniqueName, unknownId } = target
  const read = needFrom(fixtures, target.meaningOf, target.missing)
  const need = (name: string) => {
    used.add(name)
    return read(name)
  }
  return {
    api: client(),
    as: (token) => client({ token: need(token) }),
    withToken: (token, credential) => client({ token, credential }),
    need,
    ifNamed: (name) => (typeof fixtures[name] === 'string' ? fixtures[name] : undefined),
    list: (name) => {
      used.add(name)
      const values = fixtures[name]
      return Array.isArray(values) ? values : []
    },
    allowsCost: target.isOwn === true || target.allowCost === true,
    async eventually(check) {
      const look = () =>
        check().then(
          (problems) => ({ problems }),
          (error: unknown) => {
            if (error instanceof ApiError) return { error }
            throw error
          },
        )
      const { result, waitedMs } = await target.settle(look, ({ problems }: Look) => problems?.length === 0)
      if ('error' in result) throw result.error
      return waitedMs > 0 ? result.problems.map((problem) => ({ ...problem, waitedMs })) : result.problems
    },
    once,
    uniqueName,
    unknownId,
    download: target.download,
  }
}

type Look = { problems?: Problem[]; error?: ApiError }

/** Returns a problem unless a call gets any 4XX: the exact status is undocumented. @throws Inconclusive on 401 */
export async function refused(call: Promise<unknown>, what: string): Promise<Problem[]> {
  // The call itself leads to its exchange: see `showing` in scope.ts.
  const shownBy = [call]
  try {
    await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw new Inconclusive('the token was not accepted (401)')
    return unless(error.status >= 400 && error.status < 500, `${what} returned ${error.status}`, shownBy)
  }
  return violated(`${what} was not rejected`, shownBy)
}

/** Returns the result of a call to the resource that a fixture names. @throws Inconclusive on 404 */
export async function isThere<Result>(call: Promise<Result>, fixture: string): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Inconclusive(`${fixture} does not exist (404)`)
    throw error
  }
}

/** Calls a function with each item, one call after the other, to avoid flooding the service. */
export async function inTurn<Item, Result>(
  items: Item[],
  call: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) results.push(await call(item, index))
  return results
}
