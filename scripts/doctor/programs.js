import { existsSync } from 'node:fs'
import { isAtLeast, ok, root, trouble, versionOf, warning } from './finding.js'

/** The first one that has `--json`. */
const CURL = '7.82'

/** What the commands take from the machine. */
export function checkPrograms() {
  return [...checkGit(), ...checkCurl(), ...checkBash(), ...checkChromium()]
}

function checkGit() {
  if (!versionOf('git')) return [trouble('There is no git, which `npm test` and `npm run diff` need.', 'Install git.')]
  if (existsSync(`${root}.git`)) return [ok('git is there, and this is a clone.')]
  return [warning('This is no clone: `npm run diff` has nothing to compare with.', 'Use a clone for that.')]
}

function checkCurl() {
  const version = versionOf('curl')
  if (version && isAtLeast(version, CURL)) return [ok(`curl ${version} has the --json that the README's calls take.`)]
  const what = version ? `curl ${version} has no --json` : 'There is no curl'
  return [trouble(`${what}, which the README's calls and \`npm test\` need.`, `Install curl ${CURL} or later.`)]
}

function checkBash() {
  return versionOf('bash') ? [] : [trouble('There is no bash, which `npm test` needs.', 'Install bash.')]
}

function checkChromium() {
  const program = process.env.CHROMIUM || '/usr/bin/chromium'
  if (existsSync(program)) return [ok(`Chromium is ${program}.`)]
  return [
    warning(
      `There is no Chromium at ${program}: \`npm run test:package\` and \`npm run test:docs\` try less without it.`,
      'Debian has it: `apt-get install -y chromium`. CHROMIUM=… names another executable.',
    ),
  ]
}
