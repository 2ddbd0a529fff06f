import { expect, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { call } from './testing/run-call.ts'

const help = async (args: string) => (await call(`${args} --help`, { env: {} })).stdout

test('--help lists the operations by tag, with their summaries', async () => {
  const text = await help('')
  const lists = document.tags.map(({ name }) => {
    const of = listOperations(document).filter(({ tag }) => tag === name)
    return `${name}:\n${of.map(({ id, summary }) => `  ${id} +${summary}\n`).join('')}\n`
  })
  expect(text).toMatch(new RegExp(lists.join('')))
})

test('the help of an operation shows parameters with types, limits and defaults, and open questions', async () => {
  const text = await help('listContainerEvents')
  expect(text).toMatch(/^Usage: npm run call -- listContainerEvents --app_id … --container_id … \[options\]\n/)
  expect(text).toContain('\n  --app_id string        ID of the app. Required.\n')
  expect(text).toContain('\n  --limit integer        Events per page. At most 200; default 50.\n')
  expect(text).toMatch(/^ {2}container-events-page-bounds: What are the smallest page number and page size, /m)
  expect(text).not.toContain('project_id string')
})

test('the help of an operation with a body shows its fields', async () => {
  const text = await help('updateApp')
  expect(text).toContain('\n  --body JSON, @FILE or -  The settings to change. Required.\n')
  expect(text).toMatch(/^ {2}port integer +Port\. At least 0; at most 65535\.$/m)
  expect(text).toMatch(/^ {2}computeTier string +Compute tier\. One of interruptible, protected\.$/m)
})
