import { expect, test } from 'vitest'
import { hintFor, redirectOf } from './hints.ts'

const FROM = 'http://api.test/v2/things?token=secret'

test.each([
  ['https://api.test/v2/things?token=secret', 'to https://api.test, with the same path: use https in the base URL'],
  ['/v2/things/?a=1', 'to http://api.test, with a slash after the path: the documented paths end without one'],
  ['https://id.test/oauth2/authorize?client=7', /^to https:\/\/id.test\/oauth2\/authorize: probably a login page/],
  ['https://other.test/v2/things', 'to https://other.test, with the same path: another host, so check the base URL'],
  ['/v2/things', 'to http://api.test, with the same path: the same URL'],
  ['/home', 'to http://api.test/home: check the base URL'],
  ['http://', 'to an invalid Location, so check the base URL'],
])('a redirect to %s is explained without its query', (location, expected) => {
  const words = redirectOf(FROM, new Response(null, { status: 302, headers: { Location: location } }))
  expect(words).toMatch(expected)
  expect(words).not.toContain('secret')
})

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', {}, /NODE_EXTRA_CA_CERTS .* host name api\.test$/],
  ['CERT_HAS_EXPIRED', {}, /^\. Renew the certificate/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', {}, /issue it for api\.test/],
  ['ECONNREFUSED', {}, /^$/],
  ['ECONNREFUSED', { HTTP_PROXY: 'http://proxy' }, /^$/],
  ['ECONNREFUSED', { HTTPS_PROXY: 'http://u:secret@proxy' }, /^\. HTTPS_PROXY is set, but .*NODE_USE_ENV_PROXY=1/],
  ['ECONNREFUSED', { https_proxy: 'http://proxy', NODE_USE_ENV_PROXY: '1' }, /goes through the proxy in https_proxy/],
])('for %s with the environment %j, the message says what to do', (code, env, expected) => {
  expect(hintFor(code, 'https://api.test/v2', env)).toMatch(expected)
  expect(hintFor(code, 'https://api.test/v2', env)).not.toContain('secret')
})
