import { spawnSync } from 'node:child_process'
import { ok, root, trouble } from './finding.js'

/** Asks the generator itself, by the Node of the project. */
export function checkGenerated() {
  const { status, stdout, stderr, error } = spawnSync(
    `${root}node_modules/node/bin/node`,
    ['--import', './scripts/check-node.js', 'scripts/generate.ts', '--check'],
    { cwd: root, encoding: 'utf8', timeout: 20_000 },
  )
  if (status === 0) return [ok(stdout.trim())]
  const [said = '', ...todo] = (error?.message ?? stderr).trim().split('\n')
  // Without a document there is nothing to generate from, and the message says why.
  return [trouble(said, todo.length === 1 ? todo[0] : 'Mend openapi.yaml; `npm run lint` says more.')]
}
