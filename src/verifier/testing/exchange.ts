import { JSON_TYPE } from '../../document/document.ts'
import type { Exchange } from '../target/target.ts'

/** Creates an exchange of `getThing`, the operation of a planted document. */
export function exchangeOf(body: unknown, more: Partial<Exchange> = {}): Exchange {
  return {
    operationId: 'getThing',
    method: 'GET',
    url: 'http://service.test/things/thing-1',
    requestBody: undefined,
    credential: 'the token of the run',
    isDocumented: true,
    status: 200,
    contentType: JSON_TYPE,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
  }
}
