/** Verifies that a service keeps openapi.yaml: the embedded targets, or any environment by its URL. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fixtureNames, meaningOf, parseFixtures } from '../contract-tests/fixtures.ts'
import { countVerdicts, type Finding, type Ledger } from '../contract-tests/ledger.ts'
import { PrismError, startPrism } from '../contract-tests/prism.ts'
import { summarize } from '../contract-tests/report.ts'
import { NoAnswer, type Target } from '../contract-tests/target.ts'
import { mockTarget, sandboxTarget, urlTarget } from '../contract-tests/targets.ts'
import { type Progress, verify } from '../contract-tests/verify.ts'
import { checkBaseUrl, checkPathSegment, checkToken } from '../src/client/checks.ts'
import { runCommand, UsageError } from '../src/command.ts'
import { document } from '../src/openapi.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import { serveSandbox } from '../src/sandbox/node/serve.ts'

const HELP = `Usage: npm run verify [-- options]

Checks, fact by fact, that a service keeps openapi.yaml. Without options: the Prism mock and then the sandbox, both of which
it starts itself.

  --target NAME      one embedded target alone, mock or sandbox
  --url URL          an environment to check instead, read-only (GET alone); the token is read from API_TOKEN
  --fixtures FILE    JSON with what there is in that environment; what is missing, but for project_id, stays unexercised
  --codehost NAME    path segment of the code-hosting provider (default codehost)
  --help             show this text

The fixtures, where a dot stands for a nested object, and a token may be written env:NAME to be read from a variable:

${fixtureNames.map((name) => `  ${name.padEnd(25)}${meaningOf(name)}`).join('\n')}

Exit code: 0 nothing documented is contradicted, 1 something is, 2 bad usage or nothing could be exercised.`

/** The targets that need nothing but this project. */
const EMBEDDED = { mock: verifyMock, sandbox: verifySandbox }

await runCommand(
  async () => {
    const { values } = parseArgs({
      options: {
        target: { type: 'string' },
        url: { type: 'string' },
        fixtures: { type: 'string' },
        codehost: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) return console.log(HELP)
    const runs =
      values.url === undefined ? embeddedRuns(values) : [() => verifyUrl({ ...values, url: values.url ?? '' })]
    const ledgers: Ledger[] = []
    for (const verifyTarget of runs) ledgers.push(await verifyTarget())
    const findings = ledgers.flatMap((ledger) => ledger.findings)
    // Before anything is printed: whoever reads the output may close it at any line.
    process.exitCode = exitCodeOf(findings)
    for (const ledger of ledgers) console.log(`\n${summarize(ledger)}\n`)
    conclude(findings)
  },
  NoAnswer,
  PrismError,
)

function embeddedRuns({ target, fixtures, codehost }: Record<string, string | boolean | undefined>) {
  const foreign = fixtures !== undefined ? '--fixtures' : codehost !== undefined ? '--codehost' : undefined
  if (foreign) throw new UsageError(`${foreign} goes with --url; an embedded target knows its own.`)
  if (target === undefined) return Object.values(EMBEDDED)
  if (isEmbedded(target)) return [EMBEDDED[target]]
  throw new UsageError(`--target must be ${Object.keys(EMBEDDED).join(' or ')}; it is "${target}".`)
}

function isEmbedded(target: string | boolean): target is keyof typeof EMBEDDED {
  return Object.hasOwn(EMBEDDED, String(target))
}

async function verifyMock() {
  const prism = await startPrism({ port: 0 })
  const target = mockTarget(document, prism.url)
  try {
    const ledger = await run(target)
    if (target.contact.unansweredInARow === 0) return ledger
    throw new PrismError('The mock stopped answering in the middle of the run, so nothing can be said. Run it again.')
  } finally {
    await prism.stop()
  }
}

async function verifySandbox() {
  const sandbox = createSandbox()
  const { url, close } = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1' })
  try {
    return await run(sandboxTarget(document, url, sandbox.fixtures()))
  } finally {
    await close()
  }
}

async function verifyUrl(values: { url: string; target?: string; fixtures?: string; codehost?: string }) {
  if (values.target !== undefined) throw new UsageError('--target and --url exclude each other; give one of them.')
  usable(() => checkBaseUrl('--url', values.url))
  if (values.codehost !== undefined) usable(() => checkPathSegment('--codehost', values.codehost))
  const token = process.env.API_TOKEN
  if (!token) throw new UsageError('No token: set API_TOKEN to a service account token of the environment.')
  usable(() => checkToken('API_TOKEN', token))
  if (values.fixtures === undefined) {
    throw new UsageError('--url needs --fixtures FILE, a JSON file with at least {"project_id": "…"}.')
  }
  return run(
    urlTarget(document, {
      baseUrl: values.url,
      token,
      fixtures: await readFixtures(values.fixtures),
      ...(values.codehost !== undefined && { codehost: values.codehost }),
    }),
  )
}

async function readFixtures(file: string) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The fixtures file ${file} cannot be read (${error.code}).`)
  })
  try {
    return parseFixtures(text)
  } catch (error) {
    throw new UsageError(`The fixtures file ${file} cannot be used: ${(error as Error).message.replace(/\.$/, '')}.`)
  }
}

/** What a check of the client calls a TypeError is bad usage here. */
function usable(check: () => unknown): void {
  try {
    check()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function run(target: Target): Promise<Ledger> {
  return verify(document, target, showProgress)
}

/** One line that is written over on a terminal, a line per operation elsewhere. */
function showProgress({ operation, done, of, findings }: Progress): void {
  const counts = Object.entries(countVerdicts(findings)).filter(([, count]) => count > 0)
  const line = `${String(done).padStart(2)}/${of} ${operation.id}: ${counts.map(([verdict, count]) => `${count} ${verdict}`).join(', ')}`
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}${done === of ? '\n' : ''}`)
  else console.error(line)
}

function exitCodeOf(findings: Finding[]): 0 | 1 | 2 {
  const counts = countVerdicts(findings)
  if (counts.contradicted > 0) return 1
  return counts.verified > 0 || counts['assumption contradicted'] > 0 ? 0 : 2
}

function conclude(findings: Finding[]): void {
  const { contradicted, verified } = countVerdicts(findings)
  const all = findings.length
  const code = exitCodeOf(findings)
  if (code === 2) throw new UsageError('Nothing could be exercised; the reasons stand above, under Unexercised.')
  if (code === 1) console.log(`${contradicted} of ${all} documented facts are contradicted; the reasons stand above.`)
  else console.log(`Nothing documented is contradicted: ${verified} of ${all} facts are verified.`)
}
