import { build } from 'esbuild'
import { expect, test } from 'vitest'
import * as functions from '../../generated/operations.ts'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { root } from '../../src/testing/run-script.ts'

const operations = listOperations(document)

test('each operation has a function, which tells its caller all that a request needs', () => {
  const call = (...args: unknown[]) => args as never
  const { signatures, ...named } = functions
  const told = Object.entries(named).map(([name, send]) => [name, send({ call }, {} as never, 'options')])
  const expected = operations.map(({ id, method, path, retrySafe, parameters, requestBody }) => {
    const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    const signature = [retrySafe ? 1 : 0, method, path, id, ...query, ...(requestBody ? ['body'] : [])]
    return [id, [signature.join(' '), {}, 'options']]
  })
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected))
  expect(signatures).toEqual(told.map(([, args]) => (args as unknown as string[])[0]))
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
