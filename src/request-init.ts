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

/** Path and query of a request. @param template the path with placeholders */
export function targetOf(template: string, path: Record<string, unknown>, query: Record<string, unknown> = {}): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name])))
  const pairs = Object.entries(query).map(([name, value]) => {
    // The document's list parameters are all comma-separated.
    return `${name}=${[value].flat().map(String).map(encodeURIComponent).join(',')}`
  })
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`
}
