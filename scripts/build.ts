/** Builds the package into dist/lib: the client, the sandbox, the command, and their types. */
import { execFile } from 'node:child_process'
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { runCommand, withUsageErrors } from '../src/command.ts'
import { withTemporaryFolder } from './ending.ts'
import { prepareOutputFolder, writeOutputFolder } from './output-folder.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const lib = join(root, 'dist/lib')

const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2023',
  outdir: lib,
  write: false,
  logLevel: 'warning',
  metafile: true,
}

const HELP = `Usage: npm run build

Builds the package into dist/lib: the client, the sandbox, the command, and their types.

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
  const neutral: BuildOptions = { ...common, platform: 'neutral', mainFields: ['module', 'main'] }
  const [client, sandbox, command] = await Promise.all([
    build({ ...neutral, entryPoints: { client: 'src/client/index.ts' }, packages: 'external' }),
    // The sandbox bundles its dependencies, so that apps that use only the client never install them.
    build({ ...neutral, entryPoints: { sandbox: 'src/sandbox/index.ts' } }),
    build({ ...common, entryPoints: { cli: 'src/cli.ts' }, platform: 'node' }),
  ])
  const bundles = [client, sandbox, command].flatMap(({ outputFiles = [] }) => outputFiles)
  return {
    ...Object.fromEntries(bundles.map(({ path, contents }) => [relative(lib, path), contents])),
    ...types,
    'THIRD-PARTY-LICENSES.txt': await licensesOf(sandbox.metafile, command.metafile),
  }
}

/** Builds the type declarations and returns them by path. */
async function buildTypes(folder: string): Promise<Record<string, string>> {
  const project = join(folder, 'tsconfig.json')
  const entries = ['src/client/index', 'src/sandbox/index']
  const typeRoots = [join(root, 'node_modules/@types')]
  const emit = { noEmit: false, emitDeclarationOnly: true, declaration: true, rootDir: root, outDir: folder, typeRoots }
  const files = entries.map((entry) => join(root, `${entry}.ts`))
  await writeFile(
    project,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), files, include: [], compilerOptions: emit }),
  )
  await tsc('--project', project)

  // Keep only declarations that apps can reach; those of bundled code may import packages that apps do not have.
  const declarations = entries.map((entry) => join(folder, `${entry}.d.ts`))
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
async function licensesOf(...metafiles: (Metafile | undefined)[]): Promise<string> {
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile?.inputs ?? {}))
  const folders = inputs.map((path) => path.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0])
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
