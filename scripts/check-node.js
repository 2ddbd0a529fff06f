// Imported before anything that needs the pinned Node, and itself plain JavaScript so that an old Node can still run it
// and say what to do (an old one would otherwise fail on the first .ts file with ERR_UNKNOWN_FILE_EXTENSION).
import { existsSync, readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = manifest.devDependencies.node
const [major, minor] = needed.split('.').map(Number)
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  console.error('The packages are not installed: run `npm ci`. `npm run doctor` says more.')
  process.exit(2)
}
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `This needs Node ${needed} and runs on ${process.versions.node}. The right one is installed with the project: ` +
      'run `npm ci` with install scripts allowed (or `npm rebuild node --ignore-scripts=false`), then start this through ' +
      '`npm run`. `npm run doctor` says more.',
  )
  process.exit(2)
}
