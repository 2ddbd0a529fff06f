import type { RecordedMessage, RequestEntry } from './exchange.ts'

/** The entries in the format HAR 1.2, which browser tools open. */
export type Har = ReturnType<typeof harOf>

/** Version of what the sandbox writes into a HAR. */
const FORMAT = '1'

/** Converts entries to HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec). Unknown sizes are -1 or 0, unknown times 0. */
export function harOf(entries: readonly RequestEntry[]) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'project-resources sandbox', version: FORMAT },
      entries: entries.map(entryOf),
    },
  }
}

function entryOf({ at, method, status, durationMs, operation, reason, request, response }: RequestEntry) {
  const type = response.headers['content-type']
  const { body, omitted } = response
  const message = partOf(response)
  return {
    startedDateTime: at,
    time: durationMs,
    request: {
      method,
      url: request.url,
      ...partOf(request),
      queryString: [...new URL(request.url).searchParams].map(([name, value]) => ({ name, value })),
      ...(request.body !== undefined && {
        postData: { mimeType: request.headers['content-type'] ?? '', params: [], text: request.body },
      }),
    },
    response: {
      status,
      statusText: '',
      redirectURL: '',
      ...message,
      content: {
        // Readers compare the size to the text, which differs from the body if it is redacted.
        size: body === undefined ? message.bodySize : new TextEncoder().encode(body).length,
        mimeType: type ?? 'x-unknown',
        ...(body !== undefined && { text: body }),
        ...(omitted !== undefined && { comment: omitted }),
      },
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    comment: [operation, reason].filter(Boolean).join(': '),
  }
}

/** The fields that requests and responses have in common. */
function partOf({ headers, bodyBytes = Number(headers['content-length'] ?? 0) }: RecordedMessage) {
  return {
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    headersSize: -1,
    bodySize: bodyBytes,
  }
}
