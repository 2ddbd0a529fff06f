import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ensureFolder, fileStartsWith, writeFileAtomic } from './files.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  path = join(folder, 'a.txt')
})

describe('writeFileAtomic', () => {
  test('replaces a symbolic link, not its target', async () => {
    await writeFile(path, 'kept')
    await symlink('a.txt', join(folder, 'link'))
    writeFileAtomic(join(folder, 'link'), 'new')
    expect(await readFile(path, 'utf8')).toBe('kept')
    expect(await readFile(join(folder, 'link'), 'utf8')).toBe('new')
  })

  test('leaves no temporary file behind if the write fails', async () => {
    await mkdir(path)
    expect(() => writeFileAtomic(path, 'new')).toThrow('EISDIR')
    expect(await readdir(folder)).toEqual(['a.txt'])
  })
})

describe('ensureFolder', () => {
  test('creates missing parents, also when called concurrently', async () => {
    const deep = join(folder, 'a/b/c')
    await Promise.all([ensureFolder(deep), ensureFolder(deep), ensureFolder(join(folder, 'a/b'))])
    expect(await readdir(join(folder, 'a/b'))).toEqual(['c'])
    await ensureFolder('/')
  })

  test('rejects if no folder can be created at the path', async () => {
    await expect(ensureFolder('/proc/none/a/b')).rejects.toThrow('ENOENT')
    await writeFile(path, '')
    await expect(ensureFolder(join(path, 'b'))).rejects.toThrow('ENOTDIR')
  })
})

describe('fileStartsWith', () => {
  test('matches the pattern against the first KiB only', async () => {
    for (const text of ['abc', 'xac', '', `${'x'.repeat(2000)}abc`]) {
      await writeFile(path, text)
      expect(await fileStartsWith(path, /a?b/), text).toBe(text === 'abc')
    }
  })

  test('returns false for anything but a regular file, without opening it', async () => {
    execFileSync('mkfifo', [path])
    expect(await fileStartsWith(path, /^/)).toBe(false)
    expect(await fileStartsWith(folder, /^/)).toBe(false)
    expect(await fileStartsWith(join(folder, 'missing'), /^/)).toBe(false)
  })
})
