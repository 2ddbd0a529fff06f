import { documentedStatus } from '../../../../src/document/status.ts'
import { parsed } from '../../../../src/sandbox/console/ui.ts'
import { createContract } from '../../../../src/sandbox/http/contract.ts'
import { defaultSwitches } from '../../../../src/sandbox/state/switches.ts'
import type { TryData } from '../data.ts'

/** A response, and what the document says about it. */
export interface Result {
  status: number
  milliseconds: number
  headers: [string, string][]
  /** The body, formatted if it is JSON. */
  body: string
  /** Whether the body was cut. */
  isCut: boolean
  /** The documented response with this status: a key of `responses`. */
  documented: string | undefined
  /** How the response differs from the document; undefined if it conforms. */
  problem: string | undefined
}

/** Longer bodies are cut, because the page would stop to react. */
const MAX_CHARACTERS = 50_000

/** Reads a response and checks it against the document. */
export async function readResult(data: TryData, response: Response, milliseconds: number): Promise<Result> {
  const text = await response.text()
  const { status } = response
  const json = parsed(text)
  const body = json === undefined ? text : JSON.stringify(json, null, 2)
  return {
    status,
    milliseconds,
    headers: [...response.headers],
    body: body.slice(0, MAX_CHARACTERS),
    isCut: body.length > MAX_CHARACTERS,
    documented: documentedStatus(data, status),
    problem: problemOf(data, status, text, json),
  }
}

function problemOf({ id }: TryData, status: number, text: string, json: unknown): string | undefined {
  if (text !== '' && json === undefined) return 'The body is not JSON.'
  try {
    createContract(id, defaultSwitches()).checkReply({ status, body: json } as never)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
