import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { ok, root, trouble, warning } from './finding.js'

/** The system, and whether the commands can write. */
export function checkMachine() {
  return [...checkSystem(), ...checkDist(), ...['dist/lib', 'dist/docs'].flatMap(checkManifest)]
}

function checkSystem() {
  if (process.platform === 'linux' && existsSync('/proc/self/stat')) return []
  return [
    warning(
      `This is ${process.platform}, without /proc: \`npm run bench\` measures by that, and the rest is tried on Linux alone.`,
      'Use Linux, or a container of it, where something fails.',
    ),
  ]
}

function checkDist() {
  try {
    // With the dot, a file named dist fails.
    accessSync(existsSync(`${root}dist`) ? `${root}dist/.` : root, constants.W_OK)
    return [ok('dist/ can be written.')]
  } catch ({ code }) {
    return [
      trouble(
        `dist/ cannot be written (${code}); builds and reports go there.`,
        'Make it a folder that is yours, or remove it.',
      ),
    ]
  }
}

/** The commands that fill these folders write to them only if they have a manifest. */
function checkManifest(folder) {
  const path = `${root}${folder}`
  if (!existsSync(path) || existsSync(`${path}/.manifest`) || readdirSync(path).length === 0) return []
  return [
    trouble(
      `${folder} has files but no .manifest, so nothing in it is replaced.`,
      'Delete it if an earlier version of `npm run build` or `npm run docs` wrote it; otherwise move what is yours.',
    ),
  ]
}
