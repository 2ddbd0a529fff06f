/** Recorded traffic of this API, and what it shows. */
import { createSuite } from '../../../src/verifier/checks/create-suite.ts'
import { judgeEntry } from '../../../src/verifier/passive/har.ts'
import { createPassiveJudge } from '../../../src/verifier/passive/judge.ts'
import { ledgerText } from '../../../src/verifier/reports/ledger-json.ts'
import { recordedRules } from '../../recorded.ts'
import { connect } from '../../service.ts'
import { suite } from '../../tags/index.ts'
import { contradictionsOf } from './sandbox-run.ts'

/** The base URL of recorded requests. */
export const BASE = 'https://service.test/prefix'
/** A token that the sandbox accepts. */
export const TOKEN = 'sandbox-owner-token'

/** A request to record. */
export interface Sent {
  path: string
  method?: string
  body?: unknown
  headers?: Record<string, string>
}
/** An entry of a HAR. */
export type Entry = ReturnType<typeof entryOf>

export function entryOf(url: string, { method = 'GET', body, headers = {} }: Sent, response: Response, text: string) {
  const pairs = (all: Iterable<[string, string]>) => [...all].map(([name, value]) => ({ name, value }))
  return {
    request: {
      method,
      url,
      bodySize: -1,
      headers: [{ name: ':authority', value: 'service.test' }, ...pairs(Object.entries(headers))],
      ...(body !== undefined && {
        postData: { mimeType: 'application/json', text: typeof body === 'string' ? body : JSON.stringify(body) },
      }),
    },
    response: {
      status: response.status,
      headers: pairs(response.headers),
      content: { size: Buffer.byteLength(text), mimeType: '', text } as Record<string, unknown>,
    },
  }
}

export const built = createSuite(suite)

/** Judges the entries of a recording. */
export async function judged(entries: unknown[], project?: string) {
  const judge = createPassiveJudge({ suite: built, recordedRules, connect, baseUrl: BASE, project, now: () => 0 })
  for (const entry of entries) await judgeEntry(judge, entry)
  const ledger = judge.ledger()
  return {
    ledger,
    text: ledgerText(ledger),
    contradicted: contradictionsOf(ledger),
    skipped: Object.fromEntries(judge.skipped()),
  }
}
