import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runScript } from '../../testing/run-script.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { Snapshot } from '../state/tables.ts'
import { call, V2 } from '../testing/call.ts'
import { mountDisk, unshare } from '../testing/namespaces.ts'
import { startSandbox } from '../testing/start.ts'
import { openDataFile } from './data-file.ts'

const mount = unshare('--mount')

test.skipIf(!mount)(
  'on a full disk, what is refused is not kept, and what is acknowledged survives kill -9',
  async () => {
    const folder = temporaryFolder(onTestFinished)
    const file = join(folder, 'state.db')
    const { wrapper, path } = await mountDisk(mount ?? [], folder, '768k')
    await writeFile(join(path, 'filler'), Buffer.alloc(256 * 1024))
    const sandbox = await startSandbox(['--data', file], { wrapper })
    const state = async ({ fetch } = sandbox): Promise<Snapshot> =>
      (await call({ fetch }, 'GET /_sandbox/snapshot')).body
    const idsIn = ({ domains }: Snapshot) => domains.map(({ id }) => id).toSorted()

    const acknowledged = idsIn(await state())
    const addDomain = async () => {
      const body = { domain: 'a.example.com', domainType: 'subdomain', region: 'us-east-1' }
      const added = await call(sandbox, `POST ${V2}/domains`, { body })
      if (added.status === 200) acknowledged.push(added.body.id)
      else expect(added).toMatchObject({ status: 500, body: { message: REFUSED } })
      return added.status
    }
    const REFUSED = expect.stringContaining(
      `The change was not saved: the state could not be saved in ${file}: the disk is full; free some space`,
    )
    const addUntilFull = async () => {
      for (let refusals = 0; refusals < 3; ) if ((await addDomain()) === 500) refusals++
    }
    await Promise.all(Array.from({ length: 16 }, addUntilFull))
    const full = await state()
    expect(idsIn(full)).toEqual(acknowledged.toSorted())

    const [domain] = full.domains
    const many = Array.from({ length: 5000 }, (_, index) => ({ ...domain, id: `domain-many-${index}` }))
    const restored = await call(sandbox, 'POST /_sandbox/restore', { body: { ...full, domains: many } })
    expect(restored).toMatchObject({ status: 500, body: { message: REFUSED } })
    expect(await state()).toEqual(full)

    expect(
      await runScript('scripts/cli.ts', ['sandbox', '--port', '0', '--data', join(folder, 'other.db')], { wrapper }),
    ).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('other.db cannot be used: the disk is full; free some space'),
    })

    await rm(join(path, 'filler'))
    expect(await addDomain()).toBe(200)
    sandbox.child.kill('SIGKILL')
    await once(sandbox.child, 'close')
    const restarted = await startSandbox(['--data', file], { wrapper })
    expect(idsIn(await state(restarted))).toEqual(acknowledged.toSorted())
  },
)

describe.skipIf(!mount)('read-only', () => {
  test.each([
    ['file', 'state.db', 'cannot be read and written (EROFS); change its permissions'],
    ['folder', '', 'is not writable (EROFS), but SQLite keeps a second file there; choose another folder'],
  ])('a %s is refused', async (_, name, message) => {
    const folder = temporaryFolder(onTestFinished)
    const file = join(folder, 'state.db')
    await (await openDataFile(file)).close()
    const script = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && shift && exec "$@"'
    const wrapper = [...(mount ?? []), 'sh', '-c', script, 'sh', join(folder, name)]
    const stderr = expect.stringContaining(message)
    expect(await runScript('scripts/cli.ts', ['sandbox', '--port', '0', '--data', file], { wrapper })).toEqual({
      code: 2,
      stdout: '',
      stderr,
    })
  })
})
