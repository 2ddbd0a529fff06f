/** Builds the package into dist/lib: the client, the sandbox, the command, and their types. */
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { runCommand, UsageError } from '../src/command.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const lib = join(root, 'dist/lib')
const types = join(lib, 'types')

const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2023',
  outdir: lib,
  logLevel: 'warning',
  metafile: true,
}

const HELP = `Usage: npm run build

Builds the package into dist/lib: the client, the sandbox, the command, and their types.

Exit code: 0 it is built, 2 bad usage, or dist/ cannot be written.`

await runCommand(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) return console.log(HELP)
  await emptyFolder()
  await buildAll()
  console.log('Built: dist/lib')
})

async function emptyFolder(): Promise<void> {
  try {
    await rm(lib, { recursive: true, force: true })
    await mkdir(lib, { recursive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`dist/lib cannot be written (${code}); \`npm run doctor\` may say more.`)
  }
}

async function buildAll(): Promise<void> {
  const [, sandbox, command] = await Promise.all([
    build({ ...common, entryPoints: { client: 'src/client/index.ts' }, platform: 'neutral', packages: 'external' }),
    // What the sandbox uses is bundled, so that a web app that takes the client alone never installs it.
    build({
      ...common,
      entryPoints: { sandbox: 'src/sandbox/index.ts' },
      platform: 'neutral',
      mainFields: ['module', 'main'],
    }),
    build({ ...common, entryPoints: { cli: 'src/cli.ts' }, platform: 'node' }),
    writeTypes(),
  ])
  await writeFile(join(lib, 'THIRD-PARTY-LICENSES.txt'), await licensesOf(sandbox.metafile, command.metafile))
}

/** Declarations come from the compiler; it reads them off the same sources. */
async function writeTypes(): Promise<void> {
  const project = join(root, 'dist/tsconfig.build.json')
  await writeFile(
    project,
    JSON.stringify({
      extends: '../tsconfig.json',
      files: ['../src/client/index.ts', '../src/sandbox/index.ts'],
      include: [],
      compilerOptions: {
        noEmit: false,
        emitDeclarationOnly: true,
        declaration: true,
        rootDir: '..',
        outDir: types,
        typeRoots: ['../node_modules/@types'],
      },
    }),
  )
  await tsc('--project', project)

  // It writes those of all that is bundled, too; no app sees them, and some name packages that are not installed with ours.
  const entries = ['src/client/index.d.ts', 'src/sandbox/index.d.ts'].map((entry) => join(types, entry))
  const seen = await tsc('--listFilesOnly', '--noLib', '--module', 'nodenext', ...entries)
  const files = (await readdir(types, { recursive: true })).map((file) => join(types, file))
  const unseen = files.filter((file) => file.endsWith('.d.ts') && !seen.split('\n').includes(file))
  await Promise.all(unseen.map((file) => rm(file)))
}

/** Runs the compiler and gives what it prints. */
async function tsc(...args: string[]): Promise<string> {
  const command = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args]).catch(({ stdout }) => {
    throw new Error(`No types could be written:\n${stdout}`)
  })
  return stdout
}

/** The licenses of what is bundled must go along with it. */
async function licensesOf(...metafiles: (Metafile | undefined)[]): Promise<string> {
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile?.inputs ?? {}))
  const folders = inputs.map((path) => path.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0])
  const packages = [...new Set(folders.filter((folder) => folder !== undefined))].sort()
  const texts = packages.map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))
    const file = (await readdir(join(root, folder))).find((each) => /^licen[cs]e/i.test(each))
    if (!file) throw new Error(`${name} is bundled, but comes without the text of its license.`)
    const text = await readFile(join(root, folder, file), 'utf8')
    return `${name} ${version} (${license})\n\n${text.trim()}\n`
  })
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`)
}
