// A React app with TanStack Query. Its QueryClient retries at once, unless the options of a query forbid it.
import {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createClient } from 'project-resources'
import { createQueries } from 'project-resources/query'
import type { SandboxFixtures } from 'project-resources/sandbox'
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'

const baseUrl = new URL(location.href).searchParams.get('service') ?? ''
const fixtures: SandboxFixtures = await (await fetch(`${baseUrl}/_sandbox/fixtures`)).json()
const { project_id, app_id, container_id, tokens, disposable } = fixtures
// The timeout is so long that only an abort ends a request.
const api = createClient({ baseUrl, token: tokens.owner, projectId: project_id, timeoutMs: 600_000 })
const queries = createQueries(api)

function ApiKeys() {
  const queryClient = useQueryClient()
  const { data, error } = useQuery({ ...queries.listApiKeys(), select: (keys) => keys.map(({ id }) => id) })
  const { mutate } = useMutation({
    ...queries.deleteApiKey(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.key('listApiKeys') }),
  })
  const { api_key_id } = disposable
  return h('p', { id: 'keys', onClick: () => mutate({ api_key_id }) }, error ? error.name : data?.join(' '))
}

function Events() {
  const events = useInfiniteQuery(queries.listContainerEventsInfinite({ app_id, container_id, limit: 100 }))
  const counts = events.data?.pages.map((page) => page.events.length)
  const more = () => events.fetchNextPage()
  return h('button', { type: 'button', id: 'events', disabled: !events.hasNextPage, onClick: more }, counts?.join(' '))
}

function App() {
  const [isShown, show] = useState(true)
  const hide = h('button', { type: 'button', id: 'hide', onClick: () => show(false) }, 'Hide')
  return isShown ? h('main', null, h(ApiKeys), h(Events), hide) : 'Hidden'
}

const client = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 0 } } })
createRoot(document.body).render(h(QueryClientProvider, { client }, h(App)))
