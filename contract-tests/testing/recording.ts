import { newSandbox } from './sandbox-run.ts'

/** The base URL of recorded requests. */
export const BASE = 'https://service.test/prefix'
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
      ...{
        method,
        url,
        bodySize: -1,
        headers: [{ name: ':authority', value: 'service.test' }, ...pairs(Object.entries(headers))],
      },
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

/** Calls a new sandbox in turn, and records its responses as a browser does. */
export async function record(...calls: (Sent | string)[]): Promise<Entry[]> {
  const sandbox = newSandbox()
  const entries: Entry[] = []
  for (const call of calls) {
    const sent: Sent = {
      headers: { Authorization: `Bearer ${TOKEN}` },
      ...(typeof call === 'string' ? { path: call } : call),
    }
    const text = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body)
    const headers = { ...sent.headers, ...(text !== undefined && { 'Content-Type': 'application/json' }) }
    const request = new Request(`http://sandbox.test${sent.path}`, {
      method: sent.method ?? 'GET',
      headers,
      body: text ?? null,
    })
    const response = await sandbox.fetch(request)
    entries.push(entryOf(BASE + sent.path, sent, response, await response.text()))
  }
  return entries
}
