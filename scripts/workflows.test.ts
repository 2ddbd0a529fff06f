import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../src/testing/run-script.ts'
import { findComplaints, type Offered } from './testing/workflows/complaints.ts'
import { readWorkflow } from './testing/workflows/workflow.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const paths = globSync('.github/{workflows,actions/*,examples}/*.{yml,yaml}', { cwd: root }).sort()
const isAction = (path: string) => path.startsWith('.github/actions/')
const files = new Map(paths.map((path) => [path, read(path)]))
const offered: Offered = {
  scripts: Object.keys(JSON.parse(read('package.json')).scripts),
  actions: Object.fromEntries(
    paths.filter(isAction).map((path) => [`./${dirname(path)}`, Object.keys(parse(read(path)).inputs)]),
  ),
}

/** Complaints of all files, of which one may be changed. */
function complaints(path?: string, change = (text: string) => text): string[] {
  return findComplaints(
    [...files].map(([each, text]) => readWorkflow(each, each === path ? change(text) : text)),
    offered,
  )
}

test('the files of .github are known', () => {
  expect(paths).toEqual([
    '.github/actions/verify/action.yml',
    '.github/examples/verify.yml',
    '.github/workflows/api-changes.yml',
    '.github/workflows/docs.yml',
    '.github/workflows/release.yml',
    '.github/workflows/test.yml',
    '.github/workflows/verify.yml',
  ])
})

test('there is nothing to complain of', () => {
  expect(complaints()).toEqual([])
})

describe('each complaint is made when it should be', () => {
  const TEST = '.github/workflows/test.yml'
  const VERIFY = '.github/workflows/verify.yml'
  const [, SHA = '', VERSION = ''] = files.get(TEST)?.match(/actions\/checkout@(\w+) # (\S+)/) ?? []
  const TIMEOUT = files.get(TEST)?.match(/ {4}timeout-minutes: \d+\n/)?.[0] ?? ''
  const defects: [what: string, path: string, from: string, to: string, complaint: string][] = [
    [
      'a tag for a SHA',
      TEST,
      `@${SHA}`,
      `@${VERSION}`,
      `actions/checkout@${VERSION} # ${VERSION} is not pinned by SHA`,
    ],
    ['a short SHA', TEST, `@${SHA}`, `@${SHA.slice(0, 7)}`, 'is not pinned by SHA'],
    ['no version beside the SHA', TEST, ` # ${VERSION}`, '', 'is not pinned by SHA'],
    ['a branch in the example', '.github/examples/verify.yml', `@${'0'.repeat(40)}`, '@main', 'is not pinned by SHA'],
    ['another SHA', TEST, SHA, '2'.repeat(40), 'actions/checkout is pinned differently'],
    ['another version', TEST, `# ${VERSION}`, '# v0.0.1', 'actions/checkout is pinned differently'],
    ['no permissions', TEST, 'permissions:\n  contents: read\n', '', 'no permissions'],
    [
      'all permissions',
      TEST,
      'permissions:\n  contents: read\n',
      'permissions: write-all\n',
      'permissions "write-all"',
    ],
    ['all permissions of a job', TEST, TIMEOUT, `${TIMEOUT}    permissions: write-all\n`, 'permissions "write-all"'],
    ['no timeout', TEST, TIMEOUT, '', 'job all has no timeout-minutes'],
    [
      'a script that is not there',
      TEST,
      'npm run doctor',
      'npm run docter',
      'npm run docter: package.json has no such script',
    ],
    [
      'a script that is not there, silently',
      '.github/actions/verify/action.yml',
      'npm run --silent verify',
      'npm run --silent verfy',
      'npm run verfy: package.json has no such script',
    ],
    ['a command that npm has not', TEST, 'run: npm ci &&', 'run: npm cii &&', 'npm cii: is that meant?'],
    [
      'what others write, in run',
      TEST,
      '- run: npm run doctor',
      `- run: echo \${{ github.event.pull_request.title }}`,
      `\${{ github.event.pull_request.title }} in run`,
    ],
    [
      'the name of a branch, in run',
      TEST,
      '- run: npm run doctor',
      `- run: echo \${{ github.head_ref }}`,
      `\${{ github.head_ref }} in run`,
    ],
    ['the latest of something', TEST, 'npm run doctor', 'npm ci npm@latest', '@latest is another one each day'],
    [
      'a step that may fail',
      TEST,
      '- run: npm run doctor',
      '- run: npm run doctor\n        continue-on-error: true',
      'continue-on-error',
    ],
    ['a job that may fail', TEST, TIMEOUT, `${TIMEOUT}    continue-on-error: true\n`, 'continue-on-error'],
    ['a token left behind', TEST, 'persist-credentials: false', 'persist-credentials: true', 'persist-credentials'],
    [
      'an action that is not there',
      VERIFY,
      './.github/actions/verify',
      './.github/actions/verfy',
      'there is no action',
    ],
    ['an input that is not there', VERIFY, 'artifact:', 'artefact:', 'has no input artefact'],
  ]
  test.each(defects)('%s', (_, path, from, to, complaint) => {
    expect(files.get(path)).toContain(from)
    const made = complaints(path, (text) => text.replace(from, () => to))
    expect(made.filter((each) => each.includes(complaint))).not.toEqual([])
  })
})

test('Dependabot looks at every action and every workflow', () => {
  const { updates } = parse(read('.github/dependabot.yml'))
  expect(updates).toHaveLength(1)
  expect(updates[0].directories).toEqual(['/', ...paths.filter(isAction).map((path) => `/${dirname(path)}`)])
})
