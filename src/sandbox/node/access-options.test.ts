import { parseArgs } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startScript } from '../../testing/run-script.ts'
import { converse, write } from '../testing/raw-http.ts'
import { ACCESS_OPTIONS, accessOptions } from './access-options.ts'

const parse = (args: string[], SANDBOX_CONTROL_TOKEN?: string) =>
  accessOptions(parseArgs({ args, options: ACCESS_OPTIONS }).values, { SANDBOX_CONTROL_TOKEN })

test.each<[string[], string | undefined, object]>([
  [[], undefined, { controlToken: undefined, openControl: false, allowOrigins: undefined }],
  [['--control-token', 'a-secret'], 'ignored', { controlToken: 'a-secret' }],
  [[], 'a-secret', { controlToken: 'a-secret' }],
  [['--open-control'], '', { controlToken: undefined, openControl: true }],
  ...['https://app.example.com', 'http://localhost:3000', 'http://[::1]:3000', 'capacitor://localhost'].map(
    (origin): [string[], undefined, object] => [['--allow-origin', origin], undefined, { allowOrigins: [origin] }],
  ),
])('the arguments %j and SANDBOX_CONTROL_TOKEN=%j mean %j', (args, token, expected) => {
  expect(parse(args, token)).toMatchObject(expected)
})

test.each<[string[], string | undefined, string]>([
  [['--control-token', ''], undefined, '--control-token needs a token of printable ASCII characters without spaces.'],
  [['--control-token', 'a secret'], undefined, '--control-token needs a token'],
  [[], 'sécret', 'SANDBOX_CONTROL_TOKEN needs a token'],
  [['--control-token', 'a-secret', '--open-control'], undefined, 'without the token of --control-token; use one of'],
  [['--open-control'], 'a-secret', 'without the token of SANDBOX_CONTROL_TOKEN; use one of them.'],
  ...[
    ...['*', 'null', '', 'app.example.com', 'localhost:3000', 'https://app.example.com/', 'https://App.example.com'],
    ...['https://app.example.com:443', 'https://a@b.example.com', 'https://*.example.com', 'http://a b'],
  ].map((origin): [string[], undefined, string] => [
    ['--allow-origin', origin],
    undefined,
    `such as https://app.example.com or http://localhost:3000; it is "${origin}".`,
  ]),
])('the arguments %j and SANDBOX_CONTROL_TOKEN=%j fail: %s', (args, token, message) => {
  expect(() => parse(args, token)).toThrow(expect.objectContaining({ name: 'UsageError' }))
  expect(() => parse(args, token)).toThrow(message)
  expect(() => parse(args, token)).not.toThrow(/secret|sécret/)
})

const TOKEN = 'a-secret'
test.each<[args: string[], token: string, warning: string, headers: Record<string, string>, status: number]>([
  [[], '', 'stays limited to requests from this machine.', {}, 403],
  [[], TOKEN, 'and requests with the control token.', { 'X-Sandbox-Control-Token': TOKEN }, 200],
  [['--open-control'], '', 'except through a web page of another origin', { Host: '192.168.1.9' }, 200],
])('--host 0.0.0.0 with %j and SANDBOX_CONTROL_TOKEN=%j warns: %s', async (args, token, warning, headers, status) => {
  const all = ['sandbox', '--port', '0', '--host', '0.0.0.0', ...args]
  const { child, printed, finished } = startScript('scripts/cli.ts', all, { env: { SANDBOX_CONTROL_TOKEN: token } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [, url = ''] = await printed(/^Sandbox ready at (\S+)$/m)
  const asked = write('GET', '/_sandbox/clock', { Host: 'sandbox.example.com', ...headers })
  expect(await converse(url, asked)).toMatchObject([{ status }])
  child.kill('SIGINT')
  const { stdout, stderr } = await finished
  expect(stderr).toMatch(/^Warning: everyone who can reach port \d+ of this machine can use the API, [^\n]+\n$/)
  expect(stderr).toContain(warning)
  expect(stdout + stderr).not.toContain(TOKEN)
})
