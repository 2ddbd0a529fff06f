import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { runStep, stepOf } from '../testing/workflow.ts'

/** Packs the docs of a version, as a release does. Returns the path of the archive. */
function pack(version: string): string {
  const folder = temporaryFolder(onTestFinished)
  mkdirSync(join(folder, 'dist/release'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }))
  const body = `mkdir -p dist/site/latest dist/site/${version} && echo docs > dist/site/${version}/index.html`
  const env = { DOCS_URL: 'https://docs.example.com/a b' }
  const { calls } = runStep(stepOf('release.yml', 'package', 'Pack the docs'), { folder, command: 'npm', body, env })
  expect(calls).toEqual(['run docs -- --site dist/site --url https://docs.example.com/a b'])
  return join(folder, `dist/release/docs-${version}.tar.gz`)
}

/** Unpacks archives, as the workflow that publishes the docs does. The fake `gh` takes paths as URLs of assets. */
function unpack(...archives: string[]) {
  const folder = temporaryFolder(onTestFinished)
  const body = `[[ "$*" == *--jq* ]] && echo "$ARCHIVES" || cat "\${!#}"`
  const env = { ARCHIVES: archives.join('\n'), GITHUB_REPOSITORY: 'owner/name' }
  const step = stepOf('docs.yml', 'build', 'Get the docs of all releases')
  return { folder, ...runStep(step, { folder, command: 'gh', body, env }) }
}

test('the docs that releases have packed are unpacked into a folder per version', () => {
  const { folder, status, calls } = unpack(pack('0.1.0'), pack('0.2.0'))
  expect(status).toBe(0)
  expect(calls[0]).toMatch(/^api --paginate repos\/owner\/name\/releases --jq /)
  expect(readdirSync(join(folder, 'dist/site')).sort()).toEqual(['0.1.0', '0.2.0'])
  expect(readFileSync(join(folder, 'dist/site/0.1.0/index.html'), 'utf8')).toBe('docs\n')
})

test('the site is empty before the first release, and a failed download fails the workflow', () => {
  expect(unpack().status).toBe(0)
  expect(unpack('/none').status).not.toBe(0)
})
