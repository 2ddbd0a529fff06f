import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import ts from 'typescript'
import { root } from '../../src/testing/run-script.ts'
import { run } from '../testing/processes.ts'
import { CHECK, COMPLETIONS, INSTANTIATIONS, QUICK_INFO } from './measures.ts'
import { BenchFailed, type Figures, inRounds, inWords, type Log, median, type Round } from './report.ts'

/** The apps that {@link generateClients} adds, the text after which an editor lists the operations of the client, and one of these. */
const APPS = [
  { name: 'client', typed: 'api.', listed: 'getRun' },
  { name: 'hey-api', typed: 'api.', listed: 'getRun' },
  { name: 'orval', typed: 'api.', listed: 'getRun' },
  { name: 'openapi-fetch', typed: "api.GET('", listed: '/v2/projects/{project_id}/apps/{app_id}/runs/{run_id}' },
]

const OPTIONS = [
  ...'--noEmit --pretty false --strict --target es2022 --lib es2022,dom,dom.iterable --module preserve'.split(' '),
  ...'--allowImportingTsExtensions --skipLibCheck --typeRoots none'.split(' '),
]

/** Measures how long TypeScript 5.9 takes to check the types of each app. For TypeScript 7, only logs the figures. */
export async function measureTypeCheck(folder: string, rounds: number, log: Log): Promise<Figures> {
  const check = async (compiler: string, name: string): Promise<Round> => {
    const tsc = join(root, 'node_modules', compiler, 'bin/tsc')
    const output = await run(process.execPath, [tsc, ...OPTIONS, '--extendedDiagnostics', `${name}.ts`], folder)
    const figure = (label: string) => Number(new RegExp(`^${label}: +([\\d.]+)`, 'm').exec(output)?.[1])
    return { [CHECK]: figure('Check time') * 1000, [INSTANTIATIONS]: figure('Instantiations') }
  }
  for (const { name } of APPS) log(`TypeScript 7, ${name}: ${inWords(await check('typescript-7', name))}`)
  return inRounds(rounds, APPS, log, ({ name }) => check('typescript', name))
}

const REQUESTS = 9
/** Number of unmeasured samples, during which V8 compiles the hot code. */
const WARM_UPS = 3

/**
 * Measures what an editor waits for after an edit, in milliseconds: completions where it lists the operations, and quick
 * info on the variable of a result. The language service is that of TypeScript 5.9.
 */
export async function measureEditor(folder: string, rounds: number, log: Log): Promise<Figures> {
  // All services share the parsed files of the standard library.
  const registry = ts.createDocumentRegistry()
  const editors = APPS.map((app) => ({ ...app, editor: openEditor(join(folder, `${app.name}.ts`), registry) }))
  const sample = async ({ typed, listed, editor }: (typeof editors)[number]) => {
    const completions = times(
      () => editor.completions(typed),
      (names) => names.includes(listed),
      listed,
    )
    const quickInfo = times(
      () => editor.quickInfo('run'),
      (text) => /\brun: /.test(text),
      'run',
    )
    return { [COMPLETIONS]: median(completions), [QUICK_INFO]: median(quickInfo) }
  }
  for (let time = 1; time <= WARM_UPS; time++) for (const editor of editors) await sample(editor)
  return inRounds(rounds, editors, log, sample)
}

/** Times requests in milliseconds. Each is checked, because an empty response would be fast. */
function times<T>(request: () => T, isExpected: (response: T) => boolean, expected: string): number[] {
  return Array.from({ length: REQUESTS }, () => {
    const start = performance.now()
    const response = request()
    const took = performance.now() - start
    if (!isExpected(response)) throw new BenchFailed(`The editor's response lacks ${expected}: ${response}.`)
    return took
  })
}

/** Opens a file in a language service. Each request follows an edit, so that types are computed again. */
export function openEditor(file: string, registry: ts.DocumentRegistry) {
  const original = readFileSync(file, 'utf8')
  let text = original
  let version = 0
  const { options } = ts.parseCommandLine(OPTIONS)
  const host: ts.LanguageServiceHost = {
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? String(version) : '0'),
    getScriptSnapshot: (name) => {
      const content = name === file ? text : ts.sys.readFile(name)
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
    },
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  }
  const service = ts.createLanguageService(host, registry)
  const edit = (added: string) => {
    text = `${original}// ${++version}\n${added}`
  }
  return {
    completions(typed: string): string[] {
      edit(typed)
      return service.getCompletionsAtPosition(file, text.length, {})?.entries.map(({ name }) => name) ?? []
    },
    quickInfo(name: string): string {
      edit('')
      const info = service.getQuickInfoAtPosition(file, text.search(new RegExp(`\\b${name}\\b`)))
      return ts.displayPartsToString(info?.displayParts)
    },
  }
}
