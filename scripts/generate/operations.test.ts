import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { signatures } from '../../generated/operation-table.ts'
import * as functions from '../../generated/operations.ts'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { root } from '../../src/testing/run-script.ts'

const operations = listOperations(document)

test('each operation has a function, which passes the signature of the operation to its caller', () => {
  const call = (...args: unknown[]) => args as never
  const told = Object.entries(functions).map(([id, send]) => [id, send({ call }, {} as never, 'options')])
  const expected = signatures.map((signature) => [signature.split(' ')[3], [signature, {}, 'options']])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected))
  expect(Object.keys(functions)).toHaveLength(operations.length)
})

test('a bundle contains only the operations that it imports', async () => {
  const contents = "export { getRun } from './generated/operations.ts'"
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const bundled = operations.filter(({ id }) => outputFiles[0]?.text.includes(` ${id}`))
  expect(bundled.map(({ id }) => id)).toEqual(['getRun'])
})
