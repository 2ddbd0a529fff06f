import { expect, test } from 'vitest'
import { listOperations } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

const APP = `${V2}/apps/app-chat`
const [first = '', second = ''] = (document.components.schemas.ComputeType?.enum ?? []) as string[]
const start = () => createSandbox({ now: NOW })
const update = (sandbox: Sandbox, body: object) => call(sandbox, `PATCH ${APP}`, { body })

test.each([
  [first, [first], first],
  [[second, first], [second, first], second],
  [[], [], 'ADA_L40'],
])('PATCH /apps/{app_id}: compute %j is stored as %j with hardware %s', async (compute, list, hardware) => {
  const sandbox = start()
  const before = (await update(sandbox, {})).body.app
  expect((await update(sandbox, { compute })).body.app).toEqual({ ...before, compute: list, hardware })
  const both = { ...before, compute: list, hardware, cpu: '2' }
  expect((await update(sandbox, { cpu: '2' })).body.app).toEqual(both)
  expect((await update(sandbox, { compute, memory: '1' })).body.app).toEqual({ ...both, memory: '1' })
})

test.each(['app-other', 'app-none', 'chat'])('PATCH /apps/%s returns 404 and changes nothing', async (id) => {
  const sandbox = start()
  const before = sandbox.snapshot()
  expect((await call(sandbox, `PATCH ${V2}/apps/${id}`, { body: { cpu: '2' } })).status).toBe(404)
  expect(sandbox.snapshot()).toEqual(before)
})

const underApp = listOperations(document).filter(({ path }) => path.includes('{app_id}'))
test.each(underApp)('$method $path returns 404 after DELETE /apps/{app_id}', async ({ method, path, requestBody }) => {
  const sandbox = start()
  const values: Record<string, unknown> = { ...sandbox.fixtures() }
  const target = `${method} ${path.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))}`
  expect((await call(sandbox, `DELETE ${APP}`)).status).toBe(200)
  expect((await call(sandbox, target, { ...(requestBody && { body: {} }) })).status).toBe(404)
})

test('DELETE /apps/{app_id} unassigns the domains of this app only', async () => {
  const sandbox = start()
  const deleteDomains = async () => {
    const targets = ['domain-api', 'domain-apex'].map((id) => `DELETE ${V2}/domains/${id}`)
    return Promise.all(targets.map(async (target) => (await call(sandbox, target)).status))
  }
  expect(await deleteDomains()).toEqual([400, 400])
  const domains = sandbox.snapshot().domains.map(({ domain }) => domain)
  await call(sandbox, `DELETE ${APP}`)
  expect(sandbox.snapshot().domains.map(({ domain }) => domain)).toEqual(domains)
  expect(await deleteDomains()).toEqual([204, 400])
  expect((await call(sandbox, `PATCH ${V2}/apps/app-vision`, { body: {} })).status).toBe(200)
})
