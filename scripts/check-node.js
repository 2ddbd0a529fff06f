// Runs before every command. Plain JavaScript, so that an old Node can run it and say what to do
// instead of failing on the first .ts file.
import { existsSync, readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = manifest.devDependencies.node
const [major, minor] = needed.split('.').map(Number)
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  console.error('The packages are not installed: run `npm ci`.')
  process.exit(2)
}
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `This command needs Node ${needed} or later; this is ${process.versions.node}. The project installs it: run \`npm ci\` with install scripts ` +
      'allowed (or `npm rebuild node --ignore-scripts=false`), then use `npm run`.',
  )
  process.exit(2)
}
