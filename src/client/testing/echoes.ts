import { answer, type Behaviour, cutOff, raw } from './server.ts'

/** Escapes every character as `\uXXXX`, like some JSON writers. */
const escaped = (text: string) => [...text].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')

/** Escapes slashes, like PHP. */
const slashed = (text: string) => text.replaceAll('/', '\\/')

/** Ways in which a service can echo the token, by name. */
export const echoes: Record<string, (token: string) => Behaviour> = {
  message: (token) => answer(400, { message: `No such token: Bearer ${token}.` }),
  'message that is the token': (token) => answer(401, { message: token }),
  fields: (token) => answer(403, { message: 'No.', sent: { [token]: [token, { token: `<${token}>` }] } }),
  'long message': (token) => answer(422, { message: `${'x'.repeat(490)}${token}${token}` }),
  'JSON, slashes escaped': (token) => answer(400, slashed(JSON.stringify({ message: `No: ${token}` }))),
  'JSON, all escaped': (token) => answer(400, `{"message": "No: ${escaped(token)}", "${escaped(token)}": 1}`),
  'JSON, a string': (token) => answer(500, JSON.stringify(token)),
  'half of JSON': (token) => answer(400, `{"message": "No: ${token}`),
  HTML: (token) => answer(502, `<h1>Bad gateway</h1><pre>Authorization: Bearer ${token}</pre>`),
  'cut off': (token) => cutOff(400, `{"message": "${token}"}`),
  'status text': (token) => raw(`HTTP/1.1 400 ${token}`, 'Content-Length: 0', '', ''),
  headers: (token) =>
    answer(401, '', {
      'WWW-Authenticate': `Bearer ${token}`,
      'Retry-After': token,
      'X-Echo': token,
      'Set-Cookie': token,
    }),
  redirect: (token) => answer(302, '', { Location: `/${token}?token=${token}` }),
  'success, not JSON': (token) => answer(200, `Hello ${token}, and ${token}`),
  'success, split at the 500th character': (token) => answer(200, `${'x'.repeat(500 - token.length / 2)}${token}`),
  'success, half of JSON': (token) => answer(201, `{"token": "${token}", "other": `),
  'success, only the token': (token) => answer(200, token),
  'success, cut off': (token) => cutOff(200, `{"token": "${token}"}`),
  'success, in the status text': (token) => raw(`HTTP/1.1 200 ${token}`, 'Content-Length: 0', '', ''),
}

/** Responses that make fetch itself fail; its error becomes the `cause`. */
export const malformed: Record<string, (token: string) => Behaviour> = {
  'not HTTP': (token) => raw(`${token} ${token}`, '', ''),
  'an invalid header': (token) => raw('HTTP/1.1 200 OK', `X Echo ${token}`, `X-Echo: ${token}`, '', ''),
  'a header with a NUL': (token) => raw('HTTP/1.1 400 No', `X-Echo: \0${token}`, '', ''),
  'an invalid length': (token) => raw('HTTP/1.1 200 OK', `Content-Length: ${token}`, '', ''),
  'an invalid chunk': (token) => raw('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', `${token}`, token, ''),
}

/** Texts other than JSON that escape the token. */
export const quoted: Record<string, (token: string) => Behaviour> = {
  'success, half of JSON, slashes escaped': (token) => answer(200, `{"token": "${slashed(token)}", `),
  'success, half of JSON, all escaped': (token) => answer(200, `{"token": "${escaped(token)}", `),
  'half of JSON, slashes escaped': (token) => answer(400, `{"token": "${slashed(token)}", `),
  'JSON within a message': (token) => answer(400, { message: `You sent ${slashed(JSON.stringify({ token }))}` }),
  'a URL': (token) => answer(400, { message: `/login?token=${encodeURIComponent(token)}` }),
  'Basic credentials': (token) => answer(400, { message: `Basic ${btoa(token)}` }),
}
