import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { root } from '../../src/testing/run-script.ts'
import { bundleScript } from '../browser-bundle.ts'
import { generateHeyApi, installTools, runTool } from '../package/install.ts'
import { BASE_URL, type Caller, exampleFetch, type HeyApi, heyApiCaller, type Orval, orvalCaller } from './callers.ts'

/** By default, orval has no base URL and returns a response of any status; these options make it return data or throw. */
const ORVAL_CONFIG = {
  bench: {
    input: './openapi.yaml',
    output: {
      target: './orval/client.ts',
      client: 'fetch',
      baseUrl: BASE_URL,
      override: { fetch: { includeHttpResponseReturnType: false, forceSuccessResponse: true } },
    },
  },
}

/** Modules that {@link generateClients} writes, relative to its folder. */
export const MODULES = { 'hey-api': './hey-api/index.ts', orval: './orval/client.ts' }

/** Generates the clients of hey-api and orval from openapi.yaml in an empty folder. Needs the network. */
export async function generateClients(folder: string): Promise<void> {
  await installTools(folder, ['@hey-api/openapi-ts', 'orval', 'typescript'])
  await cp(join(root, 'openapi.yaml'), join(folder, 'openapi.yaml'))
  await generateHeyApi(folder, 'openapi.yaml', 'hey-api')
  await writeFile(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(ORVAL_CONFIG)}`)
  await runTool(folder, 'orval', '--config', 'orval.config.mjs')
}

const load = async (folder: string, code: string): Promise<unknown> =>
  compileFunction(`${await bundleScript(folder, code, 'loaded')}\nreturn loaded`, ['fetch'])(exampleFetch)

/** Loads the generated client of hey-api, which calls {@link exampleFetch}. */
export async function loadHeyApi(folder: string): Promise<Caller> {
  const code = `export * from '${MODULES['hey-api']}'; export { client } from './hey-api/client.gen.ts'`
  return heyApiCaller((await load(folder, code)) as HeyApi)
}

/** Loads the generated client of orval, which calls {@link exampleFetch}. */
export const loadOrval = async (folder: string): Promise<Caller> =>
  orvalCaller((await load(folder, `export * from '${MODULES.orval}'`)) as Orval)
