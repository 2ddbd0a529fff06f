import { expect, test, vi } from 'vitest'
import { showFixtures } from './progress.ts'

test('text from a service cannot add a workflow command to the fixtures found', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  showFixtures([{ name: 'app_id', source: 'found', value: '##[add-mask]x\n::error::y', how: 'in a list' }])
  expect(print.mock.calls.flat().join('\n')).not.toMatch(/^\s*::|##\[/m)
  print.mockRestore()
})
