import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cpuSecondsIn, peakMemoryIn } from './proc.ts'

const NUMBERS = 'S 1 4 4 0 -1 4194304 99 0 0 0 250 125 7 7 20 0 11 0 240954 3133440'

test.each(['node', 'a b', 'a) S 9 (b'])('CPU time is user and kernel time, of a process named %j', (name) => {
  expect(cpuSecondsIn(`75 (${name}) ${NUMBERS}\n`)).toBe(3.75)
})

test.each(['', '75 (node) S 1', NUMBERS])('%j is no CPU time, rather than zero', (text) => {
  expect(() => cpuSecondsIn(text)).toThrow('reads otherwise than proc(5)')
})

test('the peak of memory is in MiB', () => {
  expect(peakMemoryIn('Name:\tnode\nVmPeak:\t 9999999 kB\nVmHWM:\t  153600 kB\nVmRSS:\t  1 kB\n')).toBe(150)
})

test('a process that has ended has no memory, rather than none', () => {
  expect(() => peakMemoryIn('Name:\tnode\nState:\tZ (zombie)\n')).toThrow('has no VmHWM')
})

test.runIf(process.platform === 'linux')('this process is read as it is', () => {
  const { user, system } = process.cpuUsage()
  expect(cpuSecondsIn(readFileSync('/proc/self/stat', 'utf8'))).toBeCloseTo((user + system) / 1e6, 0)
  const { rss } = process.memoryUsage()
  expect(peakMemoryIn(readFileSync('/proc/self/status', 'utf8'))).toBeGreaterThan(rss / 1024 / 1024 / 2)
})
