import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/testing/run-script.ts'

/** Runs the check with another version of Node pretended. */
function checkAs(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/check-node.js'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
}

test('the pinned Node passes', () => {
  expect(checkAs(process.versions.node)).toMatchObject({ status: 0, stderr: '' })
})

test.each(['20.20.2', '24.1.0'])('Node %s ends with what to do', (version) => {
  const { status, stderr } = checkAs(version)
  expect(stderr).toMatch(/^This needs Node [\d.]+, not [\d.]+\. .*npm ci.*\n$/)
  expect(status).toBe(2)
})

test('missing packages end with what to do', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'check-node-'))
  for (const file of ['package.json', 'scripts/check-node.js']) await cp(join(root, file), join(copy, file))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-node.js'], { cwd: copy, encoding: 'utf8' })
  await rm(copy, { recursive: true })
  expect(stderr).toMatch(/^The packages are not installed: run `npm ci`\. .*\n$/)
  expect(status).toBe(2)
})
