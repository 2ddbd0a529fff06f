import { expect, test } from 'vitest'
import { mayControl, type Openness } from './may-control.ts'

const OPEN: Openness = { openControl: true, host: 'sandbox.internal' }
const LAN = '192.168.1.5'
const CROSS_SITE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }

/** Whether a request from `remoteAddress` may use the controls: with local names, and then with `--open-control`. */
const verdicts = (remoteAddress: string, headers: Record<string, string>, url = '/_sandbox', also: Openness = {}) =>
  [{}, OPEN].map((openness) => mayControl({ socket: { remoteAddress }, headers, url }, { ...openness, ...also }))

test.each<[address: string, headers: Record<string, string>, url?: string]>([
  ['127.0.0.1', { host: '127.0.0.1:4010' }],
  ['::1', { host: '[::1]:4010' }],
  ['::ffff:127.0.0.1', { host: 'LOCALHOST.' }],
  ['127.0.0.1', {}],
  ['127.0.0.1', { host: 'localhost', origin: 'http://localhost:3000' }],
  ['127.0.0.1', { host: 'localhost', origin: 'https://127.0.0.1', 'sec-fetch-site': 'cross-site' }],
  ['127.0.0.1', { host: 'localhost', 'sec-fetch-site': 'same-origin' }],
  ['127.0.0.1', { host: 'localhost', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['127.0.0.1', { host: 'ignored.example.com' }, 'http://localhost:4010/_sandbox'],
])('a local request from %s with %j to %s may use the controls', (address, headers, url) => {
  expect(verdicts(address, headers, url)).toEqual([true, true])
})

test.each<[address: string, headers: Record<string, string>, url?: string]>([
  [LAN, { host: '192.168.1.9:4010' }],
  [LAN, { host: '[fe80::1]:4010' }],
  [LAN, { host: 'Sandbox.Internal:4010' }],
  [LAN, { host: '127.0.0.1:4010' }],
  [LAN, {}],
  [LAN, { host: '192.168.1.9:4010', origin: 'http://192.168.1.9:4010' }],
  [LAN, { host: 'sandbox.internal:4010', origin: 'http://sandbox.internal:4010' }],
  ['127.0.0.1', { host: '192.168.1.9:4010' }],
])('a request from %s with %j to %s may use the controls only with --open-control', (address, headers, url) => {
  expect(verdicts(address, headers, url)).toEqual([false, true])
})

test.each<[address: string, headers: Record<string, string>, url?: string]>([
  // Names that DNS rebinding could bring.
  ['127.0.0.1', { host: 'evil.example.com' }],
  ['127.0.0.1', { host: '127.0.0.1.example.com' }],
  ['127.0.0.1', { host: 'localhost.example.com', origin: 'http://localhost.example.com' }],
  ['127.0.0.1', { host: 'user@localhost' }],
  ['127.0.0.1', { host: '127.0.0.1' }, 'http://evil.example.com/_sandbox'],
  ['127.0.0.1', { host: '127.0.0.1' }, 'http://localhost@evil.example.com/_sandbox'],
  ['127.0.0.1', { host: '' }],
  [LAN, { host: 'evil.example.com:4010' }],
  [LAN, { host: '192.168.1.9.example.com' }],
  // Web pages of other origins.
  ['127.0.0.1', { host: 'localhost', origin: 'https://evil.example.com' }],
  ['127.0.0.1', { host: 'localhost', origin: 'http://localhost.example.com' }],
  ['127.0.0.1', { host: 'localhost', origin: 'http://evil.example.com#localhost' }],
  ['127.0.0.1', { host: 'localhost', origin: 'null' }],
  ['127.0.0.1', { host: 'localhost', origin: '' }],
  ['127.0.0.1', { host: 'localhost', ...CROSS_SITE }],
  ['127.0.0.1', { host: 'localhost', ...CROSS_SITE, 'sec-fetch-site': 'same-site' }],
  [LAN, { host: '192.168.1.9:4010', origin: 'http://192.168.1.9:3000' }],
  [LAN, { host: '192.168.1.9', origin: 'http://localhost' }],
  [LAN, { host: '192.168.1.9', origin: 'null' }],
  [LAN, { host: '192.168.1.9', ...CROSS_SITE }],
  // A proxy makes all clients look local.
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].map(
    (name): [string, Record<string, string>] => ['127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' }],
  ),
])('a request from %s with %j to %s may not use the controls', (address, headers, url) => {
  expect(verdicts(address, headers, url)).toEqual([false, false])
})

test('with --allow-origin, only the sandbox itself and pages of these origins may use the controls', () => {
  const allowOrigins = ['http://localhost:3000', 'https://app.example.com']
  const from = (origin: string) => verdicts('127.0.0.1', { host: 'localhost:4010', origin }, '/', { allowOrigins })
  expect(from('http://localhost:3000')).toEqual([true, true])
  expect(from('http://localhost:4010')).toEqual([true, true])
  expect(from('http://localhost:5000')).toEqual([false, false])
  expect(from('https://app.example.com')).toEqual([false, false])
})
