import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { prepareVersion, type VersionedSite, writeVersion } from './versions.ts'

const newSite = (): VersionedSite => ({ path: temporaryFolder(onTestFinished), title: 'T', command: 'npm run docs' })
async function add(site: VersionedSite, name: string, files: Record<string, string> = {}): Promise<void> {
  await prepareVersion(site, name)
  await writeVersion(site, name, { ...files, 'index.html': `start of ${name}` })
}
const read = ({ path }: VersionedSite, file: string) => readFileSync(join(path, file), 'utf8')

test('a site has a folder per version, a copy of the newest, and an index that leads to it', async () => {
  const site = newSite()
  await add(site, 'next')
  expect(read(site, 'index.html')).toContain('<meta http-equiv="refresh" content="0; url=next/index.html">')
  for (const name of ['0.10.0', '0.9.0']) await add(site, name, { 'guides/a.html': `${name} & more`, 'a.md': 'A' })
  expect(readdirSync(site.path).sort()).toEqual(
    ['0.10.0', '0.9.0', 'index.html', 'latest', 'next', 'versions.html', 'versions.js'].sort(),
  )
  expect(read(site, 'index.html')).toContain('<meta http-equiv="refresh" content="0; url=latest/index.html">')
  expect(read(site, 'latest/guides/a.html')).toBe('0.10.0 & more')
  const pages = ['guides/a.html', 'index.html']
  expect(JSON.parse(read(site, 'versions.js').replace(/^.*\n.*?= /, ''))).toEqual([
    { name: '0.10.0', pages },
    { name: '0.9.0', pages },
    { name: 'next', pages: ['index.html'] },
  ])
  const links = [...read(site, 'versions.html').matchAll(/<li><a href="(.*?)"/g)].map(([, href]) => href)
  expect(links).toEqual(['0.10.0/index.html', '0.9.0/index.html', 'next/index.html'])
})

test('a version is replaced, and the others and foreign files stay as they are', async () => {
  const site = newSite()
  await add(site, '0.1.0')
  await add(site, '0.2.0', { 'old.html': '' })
  for (const file of ['CNAME', '0.1.0/index.html']) writeFileSync(join(site.path, file), 'edited')
  mkdirSync(join(site.path, '0.0.1'))
  await add(site, '0.2.0')
  expect(readdirSync(join(site.path, '0.2.0'))).toEqual(['.manifest', 'index.html'])
  for (const file of ['CNAME', '0.1.0/index.html']) expect(read(site, file)).toBe('edited')
  expect(read(site, 'versions.js')).not.toContain('0.0.1')
})

test.each(['index.html', 'versions.js', '0.1.0/mine.html', 'latest/mine.html'])(
  'nothing is written if the site has a foreign %s',
  async (file) => {
    const site = newSite()
    for (const folder of ['0.1.0', 'latest']) mkdirSync(join(site.path, folder))
    writeFileSync(join(site.path, file), 'mine')
    await expect(prepareVersion(site, '0.1.0')).rejects.toThrow(file.replace(/\/.*/, ''))
    expect(read(site, file)).toBe('mine')
  },
)
