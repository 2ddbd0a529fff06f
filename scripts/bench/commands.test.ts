import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { measureCommands, type ProjectCommand, timeCommand } from './commands.ts'
import { BenchFailed } from './failed.ts'
import { noteProgress } from './testing/progress.ts'

const FAST: ProjectCommand = { args: ['fast'], mostRounds: 3 }
const SLOW: ProjectCommand = { args: ['slow'], mostRounds: 1 }

test('rounds are interleaved, and a command has no more than it may', async () => {
  const ran: string[] = []
  const time = async ({ args: [name = ''] }: ProjectCommand) => ran.push(name)
  const seconds = await measureCommands(5, noteProgress().progress, [FAST, SLOW, { ...FAST, args: ['two'] }], time)
  expect(ran).toEqual(['fast', 'slow', 'two', 'fast', 'two', 'fast', 'two'])
  expect([...seconds]).toEqual([
    ['npm run fast', [1, 4, 6]],
    ['npm run slow', [2]],
    ['npm run two', [3, 5, 7]],
  ])
})

test('on a slow machine there are fewer rounds, and every step is told all the same', async () => {
  const { said, progress } = noteProgress()
  const seconds = await measureCommands(3, progress, [FAST, SLOW], async () => 22)
  expect(seconds.get('npm run fast')).toEqual([22])
  expect(said.filter((line) => line.startsWith('done'))).toHaveLength(4)
  expect(said.at(-1)).toBe('done npm run fast, round 3 of 3: left out, since the commands take long')
})

test('a command that fails is no figure: what it printed is shown, and one line says so', async () => {
  const { said, progress } = noteProgress()
  const wrong = timeCommand({ args: ['doctor', '--', '--wrong'], mostRounds: 1 }, progress)
  await expect(wrong).rejects.toThrow(BenchFailed)
  await expect(wrong).rejects.toThrow(
    /^npm run doctor -- --wrong ended with exit code 2, where success was expected; what it printed stands above\.$/,
  )
  expect(said.join('\n')).toContain("Unknown option '--wrong'")
})

test('a command that does not end is given up, with all that it has started, and leaves nothing', async () => {
  const foldersNow = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('bench-'))
  const before = await foldersNow()
  const endless = timeCommand({ args: ['sandbox', '--', '--port', '0'], mostRounds: 1 }, noteProgress().progress, 1500)
  await expect(endless).rejects.toThrow('npm run sandbox -- --port 0 did not end within 1.5 seconds')
  expect((await foldersNow()).filter((name) => !before.includes(name))).toEqual([])
})
