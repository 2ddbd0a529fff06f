import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { ok, root, trouble, warning } from './finding.js'

const FILLED = { 'dist/lib': 'npm run build', 'dist/docs': 'npm run docs' }

/** The system, and whether the commands can write. */
export function checkMachine() {
  return [...checkSystem(), ...checkDist(), ...Object.entries(FILLED).flatMap(checkManifest)]
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

/** A command writes to the folder that it fills only if it finds its manifest there. */
function checkManifest([folder, command]) {
  const path = `${root}${folder}`
  try {
    if (!existsSync(path) || readdirSync(path).length === 0) return []
    const manifest = `${path}/.manifest`
    if (existsSync(manifest) && readFileSync(manifest, 'utf8').startsWith(`Written by ${command},`)) return []
    return [
      trouble(
        `${folder} is not empty and has no .manifest of \`${command}\`, so nothing in it is replaced.`,
        `Delete it if an earlier version of \`${command}\` wrote it; otherwise move what is yours.`,
      ),
    ]
  } catch ({ code }) {
    return [trouble(`${folder} cannot be read (${code}).`, 'Make it a folder that is yours, or remove it.')]
  }
}
