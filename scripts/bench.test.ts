import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runScript, startScript } from '../src/testing/run-script.ts'
import { RUN } from './bench/parts.ts'
import { blockOf, cellsIn } from './bench/readme-block.ts'
import { labelsOf, RESULTS_START } from './bench/report.ts'
import { measureSizes } from './bench/size.ts'

/** The bench itself, as far as it is cheap. What is on this machine decides about the figures, and so about 0 or 1. */

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-bench-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('--help tells the options', async () => {
  const finished = await runScript('scripts/bench.ts', ['--help'])
  expect(finished).toMatchObject({ code: 0, stdout: expect.stringContaining('--only PART') })
})

test('bad usage ends in one line and exit code 2', async () => {
  const { code, stderr } = await runScript('scripts/bench.ts', ['--only', 'client', '--json', '/proc/none/x.json'])
  expect(stderr).toMatch(/^--json must name a writable file; \/proc\/none\/x\.json is not \(\w+\)\.\n$/)
  expect(code).toBe(2)
})

test('the client has openapi-fetch in it', async () => {
  const { client, 'openapi-fetch': alone } = await measureSizes()
  expect(alone).toBeGreaterThan(1000)
  expect(client).toBeGreaterThan(alone)
})

test('a part is measured, printed and written', async () => {
  const json = join(folder, 'figures.json')
  await writeFile(json, '{\n  "date": "2026-01-01",\n  "machine": {\n    "cpus": 2, of an earlier run')
  const args = ['--only', 'client', '--rounds', '1', '--json', json]
  const { code, stdout, stderr } = await runScript('scripts/bench.ts', args)
  expect(stderr).toMatch(/^bench 1\/2: bytes in a browser: client \d+, openapi-fetch \d+$/m)
  expect(stdout).toMatch(/\n(Every target is met\.|Missed: calls .*)\n$/)
  expect(code).toBe(stdout.includes('Missed') ? 1 : 0)
  const names = RUN.client.measures.map((measure) => labelsOf(measure).compared)
  expect(
    cellsIn(blockOf(`<!-- bench -->\n${stdout}\n<!-- /bench -->`))
      .slice(1)
      .map(([, compared]) => compared),
  ).toEqual(names)
  const figures = await readFile(json, 'utf8')
  expect(figures).toMatch(RESULTS_START)
  const { date, machine, rows } = JSON.parse(figures)
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(Object.keys(machine)).toEqual(['cpus', 'cpu', 'memory', 'os', 'node'])
  expect(rows).toHaveLength(names.length)
})

test('figures that cannot be written are printed all the same', async () => {
  const args = ['--only', 'client', '--rounds', '1', '--json', '/dev/full']
  const { code, stdout, stderr } = await runScript('scripts/bench.ts', args)
  expect(stdout).toMatch(/\n(Every target is met\.|Missed: calls .*)\n$/)
  expect(stderr).toMatch(/\nThe figures above could not be written: --json .* \/dev\/full is not \(ENOSPC\)\.\n$/)
  expect(code).toBe(2)
})

describe.runIf(process.platform === 'linux')('whoever ends it ends all that it has started', () => {
  test.each([
    ['sandbox', 'SIGINT', 130, 1],
    // npm, its shell and what that runs.
    ['commands', 'SIGTERM', 143, 3],
  ] as const)('the part %s, by %s', async (part, signal, code, atLeast) => {
    const args = ['--only', part, '--rounds', '1', '--json', join(folder, 'none.json')]
    const { child, finished } = startScript('scripts/bench.ts', args)
    const started = await until(
      () => descendantsOf(child.pid),
      (pids) => pids.length >= atLeast,
    )
    child.kill(signal)
    expect((await finished).code).toBe(code)
    expect(existsSync(join(folder, 'none.json'))).toBe(false)
    expect(
      await until(
        () => started.filter(isRunning),
        (pids) => pids.length === 0,
      ),
    ).toEqual([])
  })
})

/** Looks again and again; a test's time limit is the end of it. */
async function until<Seen>(look: () => Seen, isEnough: (seen: Seen) => boolean): Promise<Seen> {
  for (;;) {
    const seen = look()
    if (isEnough(seen)) return seen
    await delay(20)
  }
}

function descendantsOf(pid: number | undefined): number[] {
  const children = procOf(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
  return [...children, ...children.flatMap(descendantsOf)]
}

/** One that has ended and that nobody has asked about (Z) does not run. */
function isRunning(pid: number): boolean {
  return /\) [^ZX] /.test(procOf(pid, 'stat'))
}

/** Nothing where the process is gone. */
function procOf(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
