import { copyFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import type { Snapshot } from '../../api/tables.ts'
import { call, DOMAIN, V2 } from '../../testing/call.ts'
import { startSandbox } from '../../testing/server.ts'

/** Each kill needs a start; .ci/run sets a larger number for a run of this file alone. */
const KILLS = Number(process.env.KILLS ?? 3)
const WRITERS = 16

test(`nothing that was acknowledged is lost, and nothing refused is kept, after ${KILLS} times kill -9`, async () => {
  const file = join(temporaryFolder(onTestFinished), 'state.db')
  const added = new Set<string>()
  const removed = new Set<string>()
  for (let kill = 0; kill <= KILLS; kill++) {
    const sandbox = await startSandbox(['--data', file])
    const { domains }: Snapshot = (await call(sandbox, 'GET /_sandbox/snapshot')).body
    const ids = new Set(domains.map(({ id }) => id))
    expect([...added].filter((id) => !ids.has(id))).toEqual([])
    expect([...removed].filter((id) => ids.has(id))).toEqual([])
    expect(domains.filter(({ domain }) => domain === 'refused.example.com')).toEqual([])

    let left = WRITERS * (1 + (kill % 5))
    const write = async () => {
      for (;;) {
        const body = { domain: 'refused.example.com', domainType: 'subdomain', region: 'nowhere' }
        expect((await call(sandbox, `POST ${V2}/domains`, { body: { ...body, region: 5 } })).status).toBe(400)
        const domain = { ...body, domain: 'a.example.com', region: 'us-east-1' }
        const created = await call(sandbox, `POST ${V2}/domains`, { body: domain })
        expect(created.status).toBe(200)
        // While a removal is pending, either outcome is right.
        const { id } = created.body
        if (id.endsWith('0')) {
          expect((await call(sandbox, `DELETE ${V2}/domains/${id}`)).status).toBe(204)
          removed.add(id)
        } else added.add(id)
        // At this moment, the other writers have pending requests.
        if (--left <= 0) sandbox.child.kill('SIGKILL')
      }
    }
    // Each writer continues until its connection breaks.
    const ends = await Promise.allSettled(Array.from({ length: WRITERS }, write))
    for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) })
    await sandbox.finished
  }
  expect(added.size).toBeGreaterThan(KILLS * WRITERS)
  expect(removed.size).toBeGreaterThan(0)
})

test.each<[string, (backup: string, file: string) => Promise<void>]>([
  ['copied back', copyFile],
  ['moved back', rename],
])('the sandbox continues from a backup that is %s after kill -9', async (_, restore) => {
  const folder = temporaryFolder(onTestFinished)
  const [file, backup] = [join(folder, 'state.db'), join(folder, 'backup.db')]
  const first = await startSandbox(['--data', file])
  const add = async (domain: string) => {
    expect((await call(first, `POST ${V2}/domains`, { body: { ...DOMAIN, domain } })).status).toBe(200)
  }
  await add('before.example.com')
  await copyFile(file, backup)
  await add('after.example.com')
  first.child.kill('SIGKILL')
  await first.finished
  await restore(backup, file)

  const second = await startSandbox(['--data', file])
  const { domains }: Snapshot = (await call(second, 'GET /_sandbox/snapshot')).body
  const names = domains.map(({ domain }) => domain)
  expect(names).toContain('before.example.com')
  expect(names).not.toContain('after.example.com')
})
