import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../src/testing/project-copy.ts'
import { runScript } from '../src/testing/run-script.ts'

let copy: string
beforeAll(async () => {
  copy = await copyProject()
})
afterAll(() => rm(copy, { recursive: true }))

const build = () => runScript('scripts/build.ts', [], { cwd: copy })

test('where dist cannot be written, that is said in one line', async () => {
  await writeFile(join(copy, 'dist'), 'a file')
  const { code, stdout, stderr } = await build()
  await rm(join(copy, 'dist'))
  expect(stderr).toMatch(/^npm run build cannot write to \S+dist\/lib \(ENOTDIR\); .*\n$/)
  expect([code, stdout]).toEqual([2, ''])
})

test('a folder that build did not fill is left unchanged', async () => {
  await mkdir(join(copy, 'dist/lib'), { recursive: true })
  await writeFile(join(copy, 'dist/lib/thesis.txt'), 'years of work')
  const { code, stderr } = await build()
  expect(stderr).toMatch(/^\S+dist\/lib is not empty and has no valid \.manifest of npm run build, .*\n$/)
  expect(code).toBe(2)
  expect(await readdir(join(copy, 'dist/lib'))).toEqual(['thesis.txt'])
  expect(await readFile(join(copy, 'dist/lib/thesis.txt'), 'utf8')).toBe('years of work')
})
