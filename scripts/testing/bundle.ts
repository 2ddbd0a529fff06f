import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles a file of an app as for a web page.
 *
 * @param app folder into which the package is installed
 * @param external packages that stay imports
 * @returns the code, without comments
 * @throws Error when something is imported that browsers do not have
 */
export async function bundleForBrowser(app: string, file: string, external: string[] = []): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(app, file)],
    external,
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
