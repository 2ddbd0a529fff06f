import { existsSync } from 'node:fs'
import { isAtLeast, ok, readJson, root, trouble, versionOf } from './finding.js'

/** Enough to install, as the README says. */
const OLDEST = '20'

/** The Node of the machine, which installs, and that of the project, on which the commands run. */
export function checkNode() {
  return [...checkOwn(), ...checkPinned()]
}

function checkOwn() {
  // What `npm run` starts is the Node of the project; npm itself runs on the machine's, and says where that is.
  const version = (process.env.npm_node_execpath && versionOf(process.env.npm_node_execpath)) || process.versions.node
  if (isAtLeast(version, OLDEST))
    return [ok(`This machine has Node ${version}; ${OLDEST} or later is enough to install.`)]
  return [
    trouble(
      `This machine has Node ${version}, with which the packages cannot be installed.`,
      `Install Node ${OLDEST} or later.`,
    ),
  ]
}

function checkPinned() {
  const needed = readJson('package.json').devDependencies.node
  // Then it is said of all packages.
  if (!existsSync(`${root}node_modules/node`)) return []
  const program = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`
  // The package is small; its install script fetches the program.
  const todo = 'Run `npm rebuild node --ignore-scripts=false`.'
  if (!existsSync(program)) {
    return [
      trouble(
        `The Node of the project, ${needed}, is not there: the packages were installed without their install scripts.`,
        todo,
      ),
    ]
  }
  const version = versionOf(program)
  if (version === needed) return [ok(`The commands run on the Node of the project, ${version}.`)]
  if (version) return [trouble(`The Node of the project is ${version} and should be ${needed}.`, 'Run `npm ci`.')]
  return [
    trouble(
      'The Node of the project does not run here; were the packages installed on another machine?',
      'Run `npm ci`.',
    ),
  ]
}
