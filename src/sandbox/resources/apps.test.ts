import { describe, expect, test } from 'vitest'
import { listOperations } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

const APP = `${V2}/apps/app-chat`
const settings = Object.entries(document.components.schemas.AppConfiguration?.properties ?? {})
const kinds = document.components.schemas.ComputeType?.enum as string[]
const start = () => createSandbox({ now: NOW })
const update = (sandbox: Sandbox, body: object) => call(sandbox, `PATCH ${APP}`, { body })

describe('PATCH /apps/{app_id}', () => {
  test('the answer tells that it is done, where the app is, and what it now is', async () => {
    const { status, body } = await update(start(), { disableAuth: true })
    expect(status).toBe(200)
    expect(body).toEqual({ app: expect.anything(), message: expect.any(String), self: APP, success: true })
    expect(body.app).toMatchObject({
      appId: 'app-chat',
      projectId: 'p-sandbox',
      region: 'us-east-1',
      disableAuth: true,
    })
  })

  test('each setting is taken over, and all that it does not name is kept', async () => {
    const sandbox = start()
    let expected = (await update(sandbox, {})).body.app
    expect(settings.length).toBeGreaterThan(20)
    for (const [name, { examples }] of settings.filter(([name]) => name !== 'compute')) {
      expected = { ...expected, [name]: examples?.[0] }
      expect((await update(sandbox, { [name]: examples?.[0] })).body.app, name).toEqual(expected)
    }
    expect((await update(sandbox, {})).body.app).toEqual(expected)
  })

  const [first, second] = kinds as [string, string]
  test.each([
    [first, [first], first],
    [second, [second], second],
    [[second], [second], second],
    [[second, first], [second, first], second],
    [[], [], 'ADA_L40'],
  ])('compute %j is kept as the list %j, and the hardware is %s', async (compute, list, hardware) => {
    const sandbox = start()
    const before = (await update(sandbox, {})).body.app
    expect((await update(sandbox, { compute })).body.app).toEqual({ ...before, compute: list, hardware })
    const both = { ...before, compute: list, hardware, cpu: '2' }
    expect((await update(sandbox, { cpu: '2' })).body.app).toEqual(both)
    expect((await update(sandbox, { compute, memory: '1' })).body.app).toEqual({ ...both, memory: '1' })
  })

  test.each(['app-other', 'app-none', 'chat'])('there is no %s, and nothing is changed', async (id) => {
    const sandbox = start()
    const before = sandbox.snapshot()
    expect((await call(sandbox, `PATCH ${V2}/apps/${id}`, { body: { cpu: '2' } })).status).toBe(404)
    expect(sandbox.snapshot()).toEqual(before)
  })
})

describe('DELETE /apps/{app_id}', () => {
  const underApp = listOperations(document).filter(({ path }) => path.includes('{app_id}'))

  test.each(underApp)('$method $path answers before, and not after', async ({ id, method, path, requestBody }) => {
    const sandbox = start()
    const values: Record<string, unknown> = { ...sandbox.fixtures() }
    const target = `${method} ${path.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))}`
    const status = async () => (await call(sandbox, target, { ...(requestBody && { body: {} }) })).status
    if (id !== 'deleteApp') expect(await status()).toBe(200)
    const { body } = await call(sandbox, `DELETE ${APP}`)
    expect(body).toEqual({ message: expect.stringContaining('app-chat') })
    expect(await status()).toBe(404)
  })

  test('its domains become free, those of other apps do not', async () => {
    const sandbox = start()
    const statuses = () =>
      Promise.all(
        ['domain-api', 'domain-apex'].map(async (id) => (await call(sandbox, `DELETE ${V2}/domains/${id}`)).status),
      )
    expect(await statuses()).toEqual([400, 400])
    const domains = sandbox.snapshot().domains.map(({ domain }) => domain)
    expect((await call(sandbox, `DELETE ${APP}`)).status).toBe(200)
    expect(sandbox.snapshot().domains.map(({ domain }) => domain)).toEqual(domains)
    expect(await statuses()).toEqual([204, 400])
  })

  test('other apps go on', async () => {
    const sandbox = start()
    await call(sandbox, `DELETE ${APP}`)
    expect((await call(sandbox, `PATCH ${V2}/apps/app-vision`, { body: {} })).status).toBe(200)
  })
})
