/** Builds the package into dist/lib: the client, the sandbox, the verifier, the command, and their types. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import manifest from '../package.json' with { type: 'json' }
import { runCommand, withUsageErrors } from '../src/command.ts'
import { bundleConsole } from '../src/sandbox/api/node/bundle-console.ts'
import { withTemporaryFolder } from './ending.ts'
import { prepareOutputFolder, writeOutputFolder } from './output-folder.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const lib = join(root, 'dist/lib')

/** The source of each entry point, by the name of its built file; both follow from `exports` of package.json. */
const ENTRIES = Object.fromEntries(
  Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string'
      ? []
      : [[basename(target.default, '.js'), relative('dist/lib/types', target.types).replace(/d\.ts$/, 'ts')]],
  ),
)
const entriesIn = (folder: string) =>
  Object.fromEntries(Object.entries(ENTRIES).filter(([, source]) => source.startsWith(folder)))

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'es2023',
  outdir: lib,
  // An app contains code that entries share only once. The sandbox's chunks run in browsers: they have no other code.
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  write: false,
  logLevel: 'warning',
  metafile: true,
} satisfies BuildOptions

/** Replaces `asset(import.meta.url, 'file')` with the text of the file, because the package does not contain it. */
const inlineAssets: Plugin = {
  name: 'inline-assets',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\](src|contract-tests|scripts)[/\\].*\.ts$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      const textOf = (file: string) => JSON.stringify(readFileSync(join(dirname(path), file), 'utf8'))
      return {
        contents: code.replace(/\basset\(import\.meta\.url, '([^']+)'\)/g, (_, file) => textOf(file)),
        loader: 'ts',
      }
    })
  },
}

/** Modules that the package does not contain, and the code that replaces them. */
const REPLACED: [path: RegExp, code: () => Promise<string>][] = [
  // Making the pages takes packages and files that only a checkout has.
  [
    /[/\\]scripts[/\\]mcp[/\\]pages\.ts$/,
    async () => {
      const { markdownPages } = await import('./mcp/pages.ts')
      return `export const markdownPages = async () => (${JSON.stringify(await markdownPages())})`
    },
  ],
  // The package contains the bundle of the console.
  [
    /[/\\]src[/\\]sandbox[/\\]api[/\\]page\.ts$/,
    async () => `export const consolePage = async () => (${JSON.stringify(await bundleConsole())})`,
  ],
  [
    /[/\\]src[/\\]sandbox[/\\]api[/\\]node[/\\]bundle-console\.ts$/,
    async () => "export { consolePage as bundleConsole } from '../page.ts'",
  ],
  // The mock needs a checkout; apps that bundle the verifier could not resolve Prism.
  [
    /[/\\]src[/\\]mock[/\\]prism\.ts$/,
    async () => "export const loadPrism = async () => { throw new Error('The package does not contain Prism.') }",
  ],
  // Generates code from strings, to validate forms, which our server does not show.
  [
    /[/\\]@modelcontextprotocol[/\\]sdk[/\\].*[/\\]ajv-provider\.js$/,
    async () => 'export class AjvJsonSchemaValidator {}',
  ],
]

const replaceModules: Plugin = {
  name: 'replace-modules',
  setup({ onLoad }) {
    for (const [filter, code] of REPLACED) onLoad({ filter }, async () => ({ contents: await code() }))
  },
}

const HELP = `Usage: npm run build

Builds the package into dist/lib: the client, the sandbox, the verifier, the command, and their types.

  --help   show this help

Exit code: 0 if the package is built, 1 if the build fails, 2 for bad usage, or if dist/lib is not
writable, or has files and is not from this command.`

await runCommand(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) return console.log(HELP)
  const output = { path: lib, command: 'npm run build' }
  await prepareOutputFolder(output)
  await writeOutputFolder(output, await buildAll())
  await withUsageErrors(
    () => chmod(join(lib, 'cli.js'), 0o755),
    (code) => `Cannot make dist/lib/cli.js executable (${code}); check that its file system allows this.`,
  )
  console.log('Built: dist/lib')
})

/** Builds all files of dist/lib and returns their contents by path. */
async function buildAll(): Promise<Record<string, string | Uint8Array>> {
  // Not in parallel with the bundles: if a bundle failed, the compiler would go on writing to the removed folder.
  const types = await withTemporaryFolder('types', buildTypes)
  const [client, others, page] = await Promise.all([
    build({
      ...common,
      entryPoints: entriesIn('src/client/'),
      packages: 'external',
    }),
    // These bundle their dependencies, so that apps that use only the client never install them.
    build({
      ...common,
      entryPoints: { ...entriesIn('src/sandbox/'), ...entriesIn('contract-tests/'), cli: 'scripts/cli.ts' },
      external: ['node:*'],
      minifySyntax: true,
      minifyWhitespace: true,
      // Node prints the line that throws an unexpected error.
      lineLimit: 160,
      plugins: [replaceModules, inlineAssets],
    }),
    // The console is in the package as a text; this shows which packages the text contains.
    build({ ...common, entryPoints: ['src/console/main.tsx'] }),
  ])
  const bundles = [client, others].flatMap(({ outputFiles = [] }) => outputFiles)
  return {
    ...Object.fromEntries(bundles.map(({ path, contents }) => [relative(lib, path), contents])),
    ...types,
    'THIRD-PARTY-LICENSES.txt': await licensesOf({ ...others.metafile.inputs, ...page.metafile.inputs }),
  }
}

/** Builds the type declarations and returns them by path. */
async function buildTypes(folder: string): Promise<Record<string, string>> {
  const project = join(folder, 'tsconfig.json')
  const typeRoots = [join(root, 'node_modules/@types')]
  const emit = { noEmit: false, emitDeclarationOnly: true, declaration: true, rootDir: root, outDir: folder, typeRoots }
  const files = Object.values(ENTRIES).map((source) => join(root, source))
  await writeFile(
    project,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), files, include: [], compilerOptions: emit }),
  )
  await tsc('--project', project)

  // Keep only declarations that apps can reach; those of bundled code may import packages that apps do not have.
  const declarations = Object.values(ENTRIES).map((source) => join(folder, source.replace(/ts$/, 'd.ts')))
  const reachable = await tsc('--listFilesOnly', '--ignoreConfig', '--noLib', '--module', 'nodenext', ...declarations)
  const emitted = reachable.split('\n').filter((file) => file.startsWith(`${folder}${sep}`))
  const types = emitted.map(async (file) => [`types/${relative(folder, file)}`, await readFile(file, 'utf8')] as const)
  return Object.fromEntries(await Promise.all(types))
}

/** Runs the TypeScript compiler and returns its output. */
async function tsc(...args: string[]): Promise<string> {
  const command = join(root, 'node_modules/typescript-7/bin/tsc')
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args]).catch(({ stdout, stderr }) => {
    throw new Error(`The TypeScript compiler failed:\n${stdout}${stderr}`)
  })
  return stdout
}

/** Collects the license texts of bundled packages, which must be shipped with the package. */
async function licensesOf(inputs: Metafile['inputs']): Promise<string> {
  const folders = Object.keys(inputs).map((path) => path.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0])
  const packages = [...new Set(folders.filter((folder) => folder !== undefined))].sort()
  const texts = packages.map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))
    const file = (await readdir(join(root, folder))).find((each) => /^licen[cs]e/i.test(each))
    if (!file) throw new Error(`${name} is bundled but has no license file.`)
    const text = await readFile(join(root, folder, file), 'utf8')
    return `${name} ${version} (${license})\n\n${text.trim()}\n`
  })
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`)
}
