// Imported before anything that needs the pinned Node, and itself plain JavaScript so that an old Node can still run it
// and say what to do (an old one would otherwise fail on the first .ts file with ERR_UNKNOWN_FILE_EXTENSION).
import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = manifest.devDependencies.node
const [major, minor] = needed.split('.').map(Number)
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `This needs Node ${needed} and runs on ${process.versions.node}. The right one is installed with the project: ` +
      'run `npm ci` with install scripts allowed (or `npm rebuild node`), then start this through `npm run`.',
  )
  process.exit(2)
}
