import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './run-script.ts'

const PARTS = [
  '.gitignore',
  '.spectral.yaml',
  'CHANGELOG.md',
  'README.md',
  'biome.json',
  'contract-tests',
  'generated',
  'openapi.yaml',
  'package.json',
  'redocly.yaml',
  'scripts',
  'src',
  'tsconfig.json',
]

/** Copies the project to a new temporary folder and links `node_modules`. The caller must remove the copy. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'project-'))
  for (const part of PARTS) await cp(join(root, part), join(copy, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
