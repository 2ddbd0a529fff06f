/** Minimum length of a secret to search for: redacting shorter texts would garble reports. */
const MIN_LENGTH = 6
/** Minimum length of a part of a URL, such as a signature, that counts as a secret by itself. */
const MIN_LENGTH_IN_URL = 16
/** Maximum number of characters of a secret to search for, which is more than a report shows of any text. */
const MAX_LENGTH = 4096
const MAX_SECRETS = 2000

/** Collects secrets, and redacts them in texts: unchanged, escaped, percent-encoded, in base64 or in hex. */
export function createSecrets() {
  const known = new Set<string>()
  /** The forms of all secrets by their first characters. Longest first, because a form may be part of a longer one. */
  const byStart = new Map<string, string[]>()
  let longest = 0
  /** The forms of texts that are never redacted, likewise. */
  const shownByStart: typeof byStart = new Map()

  const insert = (into: typeof byStart, form: string) => {
    const start = form.slice(0, MIN_LENGTH)
    const forms = into.get(start) ?? []
    const place = forms.findIndex((other) => other.length < form.length)
    into.set(start, forms.toSpliced(place < 0 ? forms.length : place, 0, form))
  }

  /** The first `length` characters of a text, with `***` for each secret, even one that crosses the end; `…` for the rest. */
  function redacted(text: string, length: number): string {
    const small = lowerCase(text.slice(0, length + longest))
    let shown = ''
    let from = 0
    let shownUntil = 0
    for (let place = 0; place < Math.min(small.length, length); ) {
      const start = small.slice(place, place + MIN_LENGTH)
      const lengthIn = (forms: string[] = []) => forms.find((form) => small.startsWith(form, place))?.length ?? 0
      shownUntil = Math.max(shownUntil, place + lengthIn(shownByStart.get(start)))
      const end = place + lengthIn(byStart.get(start))
      const found = end > shownUntil ? end - place : 0
      if (found > 0) {
        shown += `${text.slice(from, place)}***`
        from = place + found
      }
      place += found || 1
    }
    return `${shown}${text.slice(from, Math.max(from, length))}${text.length > length ? '…' : ''}`
  }

  return {
    /** Never redacts a text, although it may be, or be a part of, a secret. Ignored if it contains a secret known so far. */
    show(text: string) {
      if (text.length < MIN_LENGTH || redacted(text, text.length) !== text) return
      for (const form of [text, ...escaped(text)].map(lowerCase)) insert(shownByStart, form)
    },

    add(whole: string) {
      const secret = whole.slice(0, MAX_LENGTH)
      if (secret.length < MIN_LENGTH || known.has(secret) || known.size >= MAX_SECRETS) return
      known.add(secret)
      const parts = [secret, ...partsOf(whole)].map((part) => part.slice(0, MAX_LENGTH))
      for (const form of new Set(parts.flatMap(formsOf).map(lowerCase))) {
        if (form.length < MIN_LENGTH) continue
        longest = Math.max(longest, form.length)
        insert(byStart, form)
      }
    },

    /** Whether no more secrets can be added. Texts may then contain secrets that are not found. */
    isFull: () => known.size >= MAX_SECRETS,

    isIn: (text: string) => redacted(text, text.length) !== text,

    redacted,
  }
}

/** The parts of a presigned URL that may give access by themselves. */
function partsOf(secret: string): string[] {
  const { search = '', searchParams, pathname = '' } = URL.parse(secret) ?? {}
  const parts = [...(searchParams?.values() ?? []), ...pathname.split('/')]
  return [search.slice(1), ...parts.filter(({ length }) => length >= MIN_LENGTH_IN_URL)]
}

/** The forms of a secret, each also escaped again: a response may contain one form, which a URL or body then escapes. */
function formsOf(text: string): string[] {
  const bytes = Buffer.from(text)
  const inBase64 = [0, 1, 2].map((offset) => withinBase64(bytes, offset))
  const inner = [
    text,
    ...escaped(text),
    bytes.toString('hex').replace(/../g, '%$&'),
    bytes.toString('hex'),
    ...inBase64,
    ...inBase64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
  ]
  return [...inner, ...inner.flatMap(escaped)]
}

const escaped = (text: string) => [JSON.stringify(text).slice(1, -1), encodeURIComponent(text.toWellFormed())]

/** The base64 of bytes at an offset in longer content, without the characters that also depend on adjacent bytes. */
function withinBase64(bytes: Buffer, offset: number): string {
  const whole = Buffer.concat([Buffer.alloc(offset), bytes])
  const encoded = whole.toString('base64').replace(/=+$/, '')
  return encoded.slice(Math.ceil((offset * 8) / 6), whole.length % 3 === 0 ? undefined : -1)
}

/** Lower-cases ASCII only, because `toLowerCase` may change the length. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** The secrets in the value of a header: all of it, what follows a scheme, the values of cookies, and a user and password. */
export function secretsInHeader(value: string): string[] {
  const credentials = value.replace(/^[\w-]+ +/, '')
  const cookies = value.split(';').map((cookie) => cookie.replace(/^[^=]*=/, '').trim())
  const login = /^basic /i.test(value) ? Buffer.from(credentials, 'base64').toString() : ''
  return [value, credentials, ...cookies, login.replace(/:.*/s, ''), login.replace(/^[^:]*:/, '')]
}
