import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../testing/processes.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export const INSTALL = ['install', '--no-audit', '--no-fund']

/**
 * Packs the built package and installs it in a folder, which becomes an app of its own.
 *
 * @param app the folder
 * @returns the path of the packed package, which is in the folder, too
 */
export async function installPackage(app: string): Promise<string> {
  await writeFile(join(app, 'package.json'), JSON.stringify({ name: 'app', type: 'module', private: true }))
  const packed = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', app], ROOT)
  const tarball = join(app, JSON.parse(packed)[0].filename)
  await run('npm', [...INSTALL, tarball], app)
  return tarball
}
