import type { FixtureEntry } from '../../src/verifier/target/fixtures.ts'
import type { Exchange, TargetOptions } from '../../src/verifier/target/target.ts'
import { parseFixtures } from '../fixtures.ts'
import { environmentTarget, newSandbox, verify } from './sandbox-run.ts'

/** The only fixture of a run that looks for all others. */
export const PROJECT = { project_id: 'p-sandbox' }
/** All fixtures of the sandbox. */
export const given = parseFixtures(JSON.stringify(newSandbox().fixtures()))
/** The response to a request for a resource that does not exist. */
export const notFound = (message = 'Not found.') => Response.json({ message }, { status: 404 })

export interface Run extends Partial<TargetOptions> {
  only?: string[]
  /** Replaces the response to a request; `undefined` keeps it. */
  change?: (request: Request, response: Response) => Response | undefined | Promise<Response | undefined>
  /** Replaces the URL that the sandbox gets. */
  rewrite?: (url: string) => string | undefined
}

/** Verifies a sandbox that is treated as an environment, at tier read. Also returns the methods and URLs of the requests. */
export async function run({
  only,
  change = () => undefined,
  rewrite = (url) => url,
  fixtures = PROJECT,
  ...options
}: Run = {}) {
  const sandbox = newSandbox()
  const sent: string[] = []
  const fetch = async (request: Request) => {
    sent.push(`${request.method} ${request.url}`)
    const url = rewrite(request.url)
    if (url === undefined) return notFound()
    const response = await sandbox.fetch(new Request(url, request.clone()))
    return (await change(request, response.clone())) ?? response
  }
  const target = environmentTarget({ tier: 'read', fixtures, fetch, ...options })
  const steps: { entries: FixtureEntry[]; requests: number }[] = []
  const onFixtures = (entries: FixtureEntry[]) => steps.push({ entries, requests: target.sent() })
  const ledger = await verify(target, { onFixtures, ...(only && { only }) })
  const findingOf = (id: string) => ledger.facts.find((fact) => fact.id === id)
  const entryOf = (name: string) => ledger.fixtures.find((entry) => entry.name === name)
  return { ...ledger, sent, steps, findingOf, entryOf, exchanged: target.exchanges as readonly Exchange[], sandbox }
}
