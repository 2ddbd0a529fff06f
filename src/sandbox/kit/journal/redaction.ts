import { escapeRegExp } from '../../../printable.ts'

/** Names of headers and query parameters whose values may be secret. WWW-Authenticate has no secret. */
const SECRET_NAME = /auth(?!enticate)|cookie|key|pass|secret|session|sig|token/i
/** Minimum length of a credential to search for: hiding shorter texts would garble entries. */
const MIN_LENGTH = 6
/** Number of characters by which a credential is found even if a message truncates it. */
const HEAD_LENGTH = 16
const HIDDEN = '***'

/** Where the value of a key may be, plain or percent-encoded. */
const WORD = /(?:[\w.~+-]|%[2-7][\da-f]){6,}=*/gi
/** Parts of such words that may be one: others may be `Bearer`, a file extension, or the period of a sentence. */
const PART = /%[2-7][\da-f]|[\w-]{6,}/gi

/** What entries show of a caller, such as the ID of the API key used as the token. */
export type CallerFields = Readonly<Record<string, string>>

/** Whether a token is one word of a text, so that it is found by looking up each word. */
export const isWord = (token: string): boolean => /^[\w.~+-]+=*$/.test(token)

/** Finds the caller whose token is `value`, even if it has expired. */
export type FindCaller = (value: string) => CallerFields | undefined

interface RedactionOptions {
  findCaller: FindCaller
  /** Names of the fields whose values are secret, at any depth of a body. */
  secretFields: readonly string[]
  /** Returns the tokens that are not {@link isWord}, which are searched for one by one. Default: none. */
  unusualTokens?: () => readonly string[]
}

/** Hides the secrets of one exchange in its parts. */
export type Redaction = ReturnType<ReturnType<typeof createRedaction>>

/**
 * Creates a function that takes the Authorization header of a request and returns its redaction. It hides that credential,
 * the values of API keys, and the fields that the document marks `x-secret`.
 */
export function createRedaction({ findCaller, secretFields, unusualTokens = () => [] }: RedactionOptions) {
  return (authorization = '') => {
    const credential = authorization.replace(/^\S+ +/, '')
    const unusual = unusualTokens()
    const forms = unusual.length === 0 ? formsOf(credential) : [credential, ...unusual].flatMap(formsOf)
    const hide = (text: string) =>
      withoutCredential(text, forms).replace(WORD, (word) => withoutTokens(word, findCaller))
    return {
      /** Finds the caller whose token is the credential. */
      caller: () => findCaller(credential),

      text: hide,

      header(name: string, value: string): string {
        if (/^(bearer|basic) /i.test(value)) return value.replace(/ .*/s, ` ${HIDDEN}`)
        return SECRET_NAME.test(name) ? HIDDEN : hide(value)
      },

      /** Hides the values of query parameters whose name says that they are secret, such as the signature of an archive. */
      query(search: string): string {
        const pairs = search.split('&').map((pair) => {
          const [name = ''] = new URLSearchParams(pair).keys()
          return SECRET_NAME.test(name) ? pair.replace(/=.*/s, `=${HIDDEN}`) : pair
        })
        return hide(pairs.join('&'))
      },

      /** Hides secret fields at any depth, and what escapes of JSON hide. Returns `undefined` for text with such fields that cannot be parsed as JSON. */
      body(text: string): string | undefined {
        let hasSecret = false
        try {
          const json = JSON.stringify(JSON.parse(text), (key, value) => {
            if (!secretFields.includes(key) || value === null) return value
            hasSecret = true
            return HIDDEN
          })
          return hide(hasSecret || text.includes('\\u') ? json : text)
        } catch {
          // Not JSON, or nested too deeply.
          return secretFields.some((name) => text.includes(name)) ? undefined : hide(text)
        }
      },
    }
  }
}

/** Hides a token that is a word, or a part of it. */
function withoutTokens(word: string, findCaller: FindCaller): string {
  const isToken = (text: string) => findCaller(text) !== undefined
  if (isToken(word) || (word.includes('%') && isToken(decodeURIComponent(word)))) return HIDDEN
  return /[.~+%=]/.test(word) ? word.replace(PART, (part) => (isToken(part) ? HIDDEN : part)) : word
}

/** A text that is neither percent-encoded nor escaped in JSON. */
const SAME_IN_ALL_FORMS = /^[\w.~-]*$/

/** Lists the forms of a credential: unchanged, percent-encoded, and escaped in JSON. None if it is too short to search for. */
function formsOf(credential: string): string[] {
  if (credential.length < MIN_LENGTH) return []
  if (SAME_IN_ALL_FORMS.test(credential)) return [credential]
  return [credential, encodeURIComponent(credential.toWellFormed()), JSON.stringify(credential).slice(1, -1)]
}

/** Hides a credential in a text, even if a message truncates it: then up to the next quote or space. */
function withoutCredential(text: string, forms: readonly string[]): string {
  let hidden = text
  for (const form of forms) {
    const start = form.slice(0, HEAD_LENGTH)
    if (!hidden.includes(start)) continue
    hidden = hidden.replaceAll(form, HIDDEN)
    if (form.length > HEAD_LENGTH) hidden = hidden.replace(new RegExp(`${escapeRegExp(start)}[^\\s"…]*`, 'g'), HIDDEN)
  }
  return hidden
}
