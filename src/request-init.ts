import { JSON_TYPE } from './document/document.ts'

/** The arguments of `fetch` for a request, other than its URL. @param body JSON */
export function initOf(
  { method, body }: { method: string; body?: string | undefined },
  token: string | undefined,
  signal?: AbortSignal,
): RequestInit {
  return {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': JSON_TYPE }),
    },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  }
}
