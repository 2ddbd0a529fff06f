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
 * @throws Error if something is imported that browsers do not have
 */
export function bundleForBrowser(app: string, file: string, external: string[] = []): Promise<string> {
  return bundle({ entryPoints: [join(app, file)], external, minifyWhitespace: true, legalComments: 'none' })
}

/**
 * Bundles an app that imports only these names.
 *
 * @param from a package, or a file by its path from the project's top level
 * @returns the code, minified
 * @throws Error if the module does not export a name
 */
export function bundleNames(names: readonly string[], from: string): Promise<string> {
  // Renamed, since one can be `default`.
  const own = names.map((_, at) => `name${at}`)
  const imported = names.map((name, at) => `${name} as ${own[at]}`)
  const contents = `import { ${imported.join(', ')} } from ${JSON.stringify(from)}\nconsole.log(${own.join(', ')})`
  return bundle({ stdin: { contents, resolveDir: ROOT }, minify: true })
}

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
  })
  return outputFiles?.[0]?.text ?? ''
}
