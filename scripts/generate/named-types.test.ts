import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { document as source } from '../../src/document/openapi.ts'
import { root } from '../../src/testing/run-script.ts'
import { generateTypes } from './types.ts'

const APP = join(root, 'generated/app.ts')
const SOURCE = `
import * as operations from './operations.ts'
interface Options { signal?: AbortSignal }
declare const api: operations.OperationMethods<Options> & operations.Caller<Options>
const keys = await api.listApiKeys()
const [key] = keys
key.apiKey
api.getRun({ app_id: 'app-chat', run_id: 'run-chat-1' })
operations.getRun
`

const host: ts.LanguageServiceHost = {
  getScriptFileNames: () => [APP],
  getScriptVersion: () => '',
  getScriptSnapshot: (file) => {
    const text = file === APP ? SOURCE : ts.sys.readFile(file)
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
  },
  getCurrentDirectory: () => root,
  getCompilationSettings: () => ({
    strict: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    allowImportingTsExtensions: true,
    types: [],
  }),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (file) => file === APP || ts.sys.fileExists(file),
  readFile: ts.sys.readFile,
}
const service = ts.createLanguageService(host)

/** What an editor shows with the cursor on the end of the first occurrence of `text`. */
function hover(text: string): { type: string; docs: string } {
  const info = service.getQuickInfoAtPosition(APP, SOURCE.indexOf(text) + text.length - 1)
  return { type: ts.displayPartsToString(info?.displayParts), docs: ts.displayPartsToString(info?.documentation) }
}

test.each([
  ['const keys', 'const keys: ApiKey[]', ''],
  ['const [key', 'const key: ApiKey', ''],
  ['key.apiKey', '(property) ApiKey.apiKey: string', 'Value of the key.'],
  ['getRun({ app_id', '(property) GetRunRequest.app_id: string', 'ID of the app.'],
  [
    'api.getRun',
    '(method) OperationMethods<Options>.getRun(request: GetRunRequest, options?: Options | undefined): operations.Call<RunResponse>',
    'Get a run: `GET /v2/',
  ],
  [
    'operations.getRun',
    'const getRun: <Options>(api: operations.Caller<Options>, request: GetRunRequest, options?: NoInfer<Options>) => operations.Call<RunResponse>',
    'Get a run: `GET /v2/',
  ],
])('an editor shows names and docs at %s', (text, type, docs) => {
  expect(hover(text)).toEqual({ type, docs: expect.stringMatching(docs) })
})

test('a schema is an interface if it can be one', async () => {
  const document = structuredClone(source)
  const own = { type: 'object', properties: { own: { type: 'string' } } }
  const branch = { $ref: '#/components/schemas/Branch' }
  Object.assign(document.components.schemas, {
    Extended: { allOf: [branch, own] },
    Choice: { oneOf: [branch, own] },
    ExtendedChoice: { allOf: [{ $ref: '#/components/schemas/Choice' }, own] },
    Renamed: branch,
  })
  const types = await generateTypes(document)
  expect(types).toMatch(/^export interface Extended extends Branch \{\n {4}own\?: string;\n\}$/m)
  expect(types).toMatch(/^export type Choice = Branch \| \{$/m)
  expect(types).toMatch(/^export type ExtendedChoice = Choice & \{$/m)
  expect(types).toMatch(/^export type Renamed = Branch;$/m)
})

test('optional properties may be undefined in requests, but not in responses', async () => {
  const document = structuredClone(source)
  const { schemas } = document.components
  const nested = { type: 'object', properties: { inner: { type: 'object', properties: { deep: { type: 'string' } } } } }
  schemas.CreateDomainRequest = { ...nested, allOf: [{ $ref: '#/components/schemas/AppConfiguration' }] }
  schemas.CustomDomain = { type: 'object', properties: { id: { type: 'string' } } }
  const types = await generateTypes(document)
  expect(types).toMatch(
    /^export interface CreateDomainRequest extends Sent<AppConfiguration> \{\n +inner\?: \{\n +deep\?: string \| undefined;\n +\} \| undefined;$/m,
  )
  expect(types).toMatch(/^export interface CustomDomain \{\n +id\?: string;$/m)
  expect(types).toMatch(/^ +runtime\?: "cortex" \| "custom";$/m)
})
