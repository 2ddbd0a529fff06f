import { expect, test, vi } from 'vitest'
import { loadSqlite } from './sqlite.ts'

test('loading SQLite hides the warning of Node 22 that it is experimental, and no other', async () => {
  vi.spyOn(process, 'getBuiltinModule').mockImplementation((() => {
    process.emitWarning('SQLite is an experimental feature and might change at any time', 'ExperimentalWarning')
    process.emitWarning('another warning', 'ExperimentalWarning')
  }) as never)
  const emitted = vi.spyOn(process, 'emitWarning').mockReturnValue()
  loadSqlite()
  process.emitWarning('SQLite is an experimental feature: the original function is back')
  expect(emitted.mock.calls.map(([warning]) => warning)).toEqual([
    'another warning',
    'SQLite is an experimental feature: the original function is back',
  ])
})
