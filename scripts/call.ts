import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { InvalidArgumentError } from '../src/client/checks.ts'
import { createClient, type Fetch, type OperationId, type ResponseEvent } from '../src/client/index.ts'
import { UsageError } from '../src/command.ts'
import { jsonEscape, oneLine, printable } from '../src/printable.ts'
import { failureInWords } from './call/failure.ts'
import { commandHelp, operationHelp } from './call/help.ts'
import { type GivenCall, readCommand, urlOf, type ValueSources } from './call/options.ts'
import { called } from './called.ts'

/** The environment of the command, which tests replace. */
export interface Surroundings extends ValueSources {
  fetch: Fetch | undefined
  /** Whether stdout is a terminal. Then JSON is shown in several lines, and escaped. */
  isTerminal: boolean
  /** Asks on the terminal and returns the line that the user enters; `undefined` without a terminal. */
  ask: ((question: string) => Promise<string>) | undefined
}

/** Calls an operation of the service and prints its result. Sets the exit code. */
export async function runCall(args: string[], replaced: Partial<Surroundings> = {}): Promise<void> {
  const surroundings = { ...ofThisProcess(), ...replaced }
  const command = await readCommand(args, surroundings)
  if ('help' in command) return console.log(command.operation ? operationHelp(command.operation) : commandHelp())
  // For these operations, the verifier needs the tier `destructive`, unless it created the resource itself.
  if (command.operation.method === 'DELETE' && !command.yes) await confirm(command, surroundings)
  try {
    const data = await send(command, surroundings)
    if (data !== undefined) console.log(surroundings.isTerminal ? shown(data) : JSON.stringify(data))
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw error
    process.exitCode = 1
    const onInvalid = `${called('call')} ${command.operation.id} --help shows types and limits.`
    console.error(failureInWords(error, command, onInvalid))
  }
}

function ofThisProcess(): Surroundings {
  const { env, stdin, stdout, stderr } = process
  return {
    env,
    fetch: undefined,
    readStdin: () => buffer(stdin),
    isTerminal: stdout.isTTY === true,
    ask: stdin.isTTY && stderr.isTTY ? askAt(stdin, stderr) : undefined,
  }
}

/** Returns a function that asks a question. It returns an empty line if the input ends. */
export function askAt(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  return async (question: string): Promise<string> => {
    output.write(question)
    const lines = createInterface({ input })
    // Iterating over the lines instead would keep a terminal open, and with it the process.
    const line = await new Promise<string>((resolve) => lines.once('line', resolve).once('close', () => resolve('')))
    lines.close()
    return line
  }
}

async function confirm(call: GivenCall, { ask }: Surroundings): Promise<void> {
  const { id, method, summary } = call.operation
  if (!ask) throw new UsageError(`${id} deletes a resource, and there is no terminal to confirm on: give --yes.`)
  const values = Object.entries({ project_id: call.connection.projectId, ...call.request })
  const lines = [
    `${id}: ${summary}`,
    `  ${method} ${urlOf(call)}`,
    ...values.map(([name, value]) => `  ${name}: ${value}`),
  ]
  const question = [...lines.map(oneLine), 'Continue? [y/N] '].join('\n')
  if (!/^y(es)?$/i.test((await ask(question)).trim())) throw new UsageError(`${id} was not sent.`)
}

function send({ operation, connection, request, include }: GivenCall, { fetch }: Surroundings): Promise<unknown> {
  const api = createClient({ ...connection, fetch, ...(include && { onResponse: printHead }) })
  return (api[operation.id as OperationId] as (request: object) => Promise<unknown>)(request)
}

/** Prints the status and headers of a response, from which the client has removed the token. */
function printHead({ status, headers }: ResponseEvent): void {
  console.error([`HTTP ${status}`, ...[...headers].map(([name, value]) => printable(`${name}: ${value}`))].join('\n'))
}

/** Formats JSON for a terminal. Escapes characters that could change what the terminal shows; the data stays the same. */
function shown(data: unknown): string {
  return JSON.stringify(data, null, 2).replace(/[\x7f-\x9f\p{Cf}]/gu, jsonEscape)
}
