import { existsSync } from 'node:fs'
import { ok, readJson, root, trouble, versionOf } from './finding.js'

/** So many of them are named. */
const NAMED = 3

/** Whether there is in node_modules what package-lock.json says. */
export function checkPackages() {
  const locked = readJson('package-lock.json')?.packages
  if (!locked)
    return [trouble('package-lock.json cannot be read.', 'Take it back from git: `git checkout package-lock.json`.')]
  const manifest = readJson('package.json')
  for (const kind of ['dependencies', 'devDependencies']) {
    if (differ(manifest[kind], locked['']?.[kind])) {
      return [
        trouble('package-lock.json is not what package.json asks for, so `npm ci` refuses.', 'Run `npm install`.'),
      ]
    }
  }
  if (!existsSync(`${root}node_modules`)) return [trouble('The packages are not installed.', 'Run `npm ci`.')]

  const wrong = Object.entries(locked).filter(([path, { version, optional }]) => {
    if (path === '') return false
    const installed = readJson(`${path}/package.json`)?.version
    // Optional are those of other platforms.
    return installed === undefined ? !optional : installed !== version
  })
  if (wrong.length > 0) {
    const named = wrong
      .slice(0, NAMED)
      .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`)
    const more = wrong.length > NAMED ? ` and ${wrong.length - NAMED} more` : ''
    return [
      trouble(`What is installed is not what package-lock.json says: ${named.join(', ')}${more}.`, 'Run `npm ci`.'),
    ]
  }
  return [ok('The packages are those of package-lock.json.'), ...checkEsbuild()]
}

/** It is a program of another package, one for each platform, which npm may have left out. */
function checkEsbuild() {
  if (versionOf(`${root}node_modules/esbuild/bin/esbuild`)) return []
  return [
    trouble(
      'esbuild, which builds the package, does not run here: its program for this platform is missing or is not for it.',
      'Run `npm ci`, without --omit=optional, on this machine.',
    ),
  ]
}

function differ(one = {}, other = {}) {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].some((name) => one[name] !== other[name])
}
