/** Puts into answers of the sandbox what the document does not have, as a real service may. */

export const SECRETS = ['sk-live-1f9c7e2ab4d84410', 'correct horse battery staple', 'nobody@example.com']

/** Changes an answer of success. */
export async function withMore(answer: Response, { url, method }: Request): Promise<Response> {
  const { pathname } = new URL(url)
  if (!answer.ok || answer.status === 204) return answer
  const body = JSON.parse(await answer.text())
  if (method === 'PATCH') {
    Object.assign(body.app, { owner: SECRETS[2], createdAtMs: 1_700_000_000_000, webhookSecret: SECRETS[0] })
    body.app.limits = { maxRequestSize: 1024, note: null, nested: { deep: true } }
  } else if (pathname.endsWith('/events')) {
    for (const [index, event] of body.events.entries()) {
      Object.assign(event, {
        kind: ['OOMKilled', 'Evicted', 'SpotInterruption'][index % 3],
        actor: SECRETS[1],
        session: `${SECRETS[0]}${index % 3}`,
        exitCode: index % 2 === 0 ? null : 137,
        'odd name': 1,
        empty: {},
        tags: ['a', 'b'],
      })
    }
  } else if (/\/api-keys$/.test(pathname)) {
    for (const key of body) Object.assign(key, { lastUsedAt: null, scopes: ['read'], rateLimit: { perMinute: 10 } })
  } else if (/\/repos\/[^/]+\/[^/]+$/.test(pathname)) {
    Object.assign(body, { [SECRETS[1] ?? '']: true, license: 'mit' })
  }
  return Response.json(body, { status: answer.status })
}
