// An app that verifies a service in the same process.
import { createSandbox } from 'project-resources/sandbox'
import { countVerdicts, NoAnswer, TIERS, UsageError, verify } from 'project-resources/verifier'

const sandbox = createSandbox()
const { tokens, ...fixtures } = sandbox.fixtures()
const options = { url: 'http://sandbox.test', token: tokens.owner, fixtures, perSecond: Infinity }
const send = (request: Request) => sandbox.fetch(request)
const progress: string[] = []
const ledger = await verify({
  ...options,
  tier: TIERS[2],
  concurrency: 1,
  only: ['listApiKeys', 'createDomain'],
  fetch: send,
  onProgress: ({ operationId, done, of }) => progress.push(`${done}/${of} ${operationId}`),
})
const { contradicted, verified } = countVerdicts(ledger.facts)
console.log(progress.join(), ledger.incomplete, contradicted, verified > 50, ledger.leftovers.length)

const refused = await verify({ ...options, only: ['listApiKeys'], fetch: () => Promise.reject(new TypeError('down')) })
  .then(() => undefined)
  .catch((error: unknown) => error)
console.log(refused instanceof NoAnswer)
const invalid = await verify({ ...options, project: 'p-other' }).catch((error: unknown) => error)
console.log(invalid instanceof UsageError && invalid.message)
const ended = await verify({ ...options, fetch: send, signal: AbortSignal.abort() })
console.log(ended.incomplete)
