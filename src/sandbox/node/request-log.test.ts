import { PassThrough } from 'node:stream'
import { WriteStream } from 'node:tty'
import { expect, test, vi } from 'vitest'
import type { RequestEntry } from '../state/exchange.ts'
import { createRequestLog } from './request-log.ts'

const ENTRY = { at: '2026-03-10T09:30:00.125Z', method: 'POST', path: '/v2/domains?token=***', durationMs: 1.249 }

test.each<[isTTY: boolean, noColour: string | undefined, ...lines: string[]]>([
  [true, undefined, '\x1b[32m200\x1b[39m', '\x1b[33m400\x1b[39m', '\x1b[31mdropped\x1b[39m'],
  [true, '1', '200', '400', 'dropped'],
  [false, undefined, '200', '400', 'dropped'],
])(
  'if stdout is a terminal: %s, and NO_COLOR is %s, statuses are printed as %j, %j and %j',
  (isTTY, noColour, ...outcomes) => {
    // Node also asks these variables for the colours of a terminal.
    for (const name of ['FORCE_COLOR', 'NODE_DISABLE_COLORS', 'CI', 'TEAMCITY_VERSION']) vi.stubEnv(name, undefined)
    vi.stubEnv('NO_COLOR', noColour)
    vi.stubEnv('TERM', 'xterm-256color')
    const stdout = Object.assign(new PassThrough(), { isTTY, getColorDepth: WriteStream.prototype.getColorDepth })
    const log = createRequestLog(stdout as never)
    log({ ...ENTRY, status: 200, operation: 'createDomain' } as RequestEntry)
    log({ ...ENTRY, status: 400, operation: 'createDomain', reason: 'body\n/region' } as RequestEntry)
    log({ ...ENTRY, status: 0 } as RequestEntry)
    stdout.uncork()
    const start = '2026-03-10T09:30:00Z POST /v2/domains'
    expect(String(stdout.read())).toBe(
      [
        `${start} ${outcomes[0]} 1.2 ms createDomain\n`,
        `${start} ${outcomes[1]} 1.2 ms createDomain: body\\u000a/region\n`,
        `${start} ${outcomes[2]} 1.2 ms\n`,
      ].join(''),
    )
  },
)
