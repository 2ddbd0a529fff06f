import { html, policy } from '../../../generated/console.ts'

/** Returns the console: a page that brings all it needs and uses only the controls under `/_sandbox`. */
export function consolePage(): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-cache',
    },
  })
}
