import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, runScript } from './testing/run-script.ts'

test('where dist cannot be written, that is said in one line', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'build-'))
  for (const part of ['package.json', 'scripts', 'src'])
    await cp(join(root, part), join(copy, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  await writeFile(join(copy, 'dist'), 'a file')
  const { code, stdout, stderr } = await runScript('scripts/build.ts', [], { cwd: copy })
  await rm(copy, { recursive: true })
  expect(stderr).toBe('dist/lib cannot be written (ENOTDIR); `npm run doctor` may say more.\n')
  expect([code, stdout]).toEqual([2, ''])
})
