import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/**
 * Bundles a file of an app for browsers.
 *
 * @param app folder in which the package is installed
 * @param external packages that are not bundled
 * @returns the code, without comments
 * @throws Error if it imports a module that browsers do not have
 */
export function bundleForBrowser(app: string, file: string, external: string[] = []): Promise<string> {
  return bundle({ entryPoints: [join(app, file)], external, minifyWhitespace: true, legalComments: 'none' })
}

/**
 * Bundles an app that imports only the given names.
 *
 * @param from a package, or a path relative to `folder`, such as `./src/client/index.ts`
 * @param folder from which modules are resolved; by default, the project's top level
 * @returns the code, minified
 * @throws Error if the module does not export a name
 */
export function bundleNames(names: readonly string[], from: string, folder = ROOT): Promise<string> {
  // Without an alias, `default` could not be imported.
  const imported = names.map((name, at) => `${name} as name${at}`).join(', ')
  const used = names.map((_, at) => `name${at}`).join(', ')
  const contents = `import { ${imported} } from ${JSON.stringify(from)}\nconsole.log(${used})`
  return bundle({ stdin: { contents, resolveDir: folder }, minify: true })
}

/** Bundles a module as a script that declares its exports as the variable `name`. @param contents TypeScript */
export function bundleScript(folder: string, contents: string, name: string): Promise<string> {
  return bundle({ stdin: { contents, resolveDir: folder, loader: 'ts' }, format: 'iife', globalName: name })
}

async function bundle(options: BuildOptions): Promise<string> {
  const common: BuildOptions = {
    bundle: true,
    platform: 'browser',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
  }
  const { outputFiles } = await build({ ...common, ...options, write: false })
  return outputFiles[0]?.text ?? ''
}
