import { expect, test } from 'vitest'
import { verifySandbox } from '../../testing/sandbox-run.ts'

test.each([
  ['after the list was read contradicts nothing', '2999-01-01T00:00:00Z', 'verified'],
  ['just before it was read contradicts an assumption', undefined, 'assumption contradicted'],
])('a listed container that ended %s', async (_, endedAt, verdict) => {
  const { facts } = await verifySandbox({
    only: ['listActiveContainers'],
    through: async (response, { url }) => {
      if (!url.endsWith('/containers/container-chat-1')) return response
      return Response.json({
        ...(await response.json()),
        endedAt: endedAt ?? new Date(Date.now() - 60_000).toISOString(),
      })
    },
  })
  expect(facts.find(({ id }) => id === 'listActiveContainers/rule/ended-left-out')).toMatchObject({ verdict })
})
