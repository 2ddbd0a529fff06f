/** What is shorter is no secret: to blot it out would only garble reports. */
const SHORTEST = 6
/** So long is a part of a URL that gives access by itself, such as a signature in its query or path. */
const SHORTEST_OF_URL = 16
/** Of a longer one only the start is looked for: that is more than a report shows of any text. */
const LONGEST = 4096
/** More are not looked for one by one. */
const MOST = 2000

/** Blots secrets out of texts, in whichever form they stand there: as they are, escaped, percent-encoded, in base64 or hex. */
export interface Secrets {
  add(secret: string): void
  /** Whether there are so many that not all of them are looked for. */
  tooMany(): boolean
  standsIn(text: string): boolean
  /** A text of that length at most, with `***` in the place of each secret; one that stands across the end is left out whole. */
  blotted(text: string, length: number): string
}

export function createSecrets(): Secrets {
  const known = new Set<string>()
  /** The forms of all secrets, the longest first since one may be part of another, by how they begin. */
  const byStart = new Map<string, string[]>()
  let longest = 0

  /** The longest secret that stands at a place of a text in small letters. */
  const at = (text: string, place: number) =>
    byStart.get(text.slice(place, place + SHORTEST))?.find((form) => text.startsWith(form, place))

  return {
    add(whole) {
      const secret = whole.slice(0, LONGEST)
      if (secret.length < SHORTEST || known.has(secret) || known.size >= MOST) return
      known.add(secret)
      for (const part of [secret, ...partsOf(whole)].map((one) => one.slice(0, LONGEST))) {
        for (const form of new Set(formsOf(part).map(inSmallLetters))) {
          if (form.length < SHORTEST) continue
          const start = form.slice(0, SHORTEST)
          const forms = byStart.get(start) ?? []
          const place = forms.findIndex((other) => other.length < form.length)
          longest = Math.max(longest, form.length)
          byStart.set(start, forms.toSpliced(place < 0 ? forms.length : place, 0, form))
        }
      }
    },

    tooMany: () => known.size >= MOST,

    standsIn(text) {
      const small = inSmallLetters(text)
      for (let place = 0; place < small.length; place++) if (at(small, place) !== undefined) return true
      return false
    },

    blotted(text, length) {
      const small = inSmallLetters(text.slice(0, length + longest))
      let shown = ''
      let from = 0
      for (let place = 0; place < Math.min(small.length, length); ) {
        const { length: found = 0 } = at(small, place) ?? {}
        if (found > 0) {
          shown += `${text.slice(from, place)}***`
          from = place + found
        }
        place += found || 1
      }
      return `${shown}${text.slice(from, Math.max(from, length))}${text.length > length ? '…' : ''}`
    },
  }
}

/** What of a presigned URL gives access by itself. */
function partsOf(secret: string): string[] {
  const { search = '', searchParams, pathname = '' } = URL.parse(secret) ?? {}
  const parts = [...(searchParams?.values() ?? []), ...pathname.split('/')]
  return [search.slice(1), ...parts.filter(({ length }) => length >= SHORTEST_OF_URL)]
}

/** How it may be written; what an answer brings in one of these forms goes into a URL or a body in two of them. */
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

/** What bytes are in base64 behind so many others: the signs that stand for them alone. */
function withinBase64(bytes: Buffer, offset: number): string {
  const whole = Buffer.concat([Buffer.alloc(offset), bytes])
  const signs = whole.toString('base64').replace(/=+$/, '')
  return signs.slice(Math.ceil((offset * 8) / 6), whole.length % 3 === 0 ? undefined : -1)
}

/** Of the same length, unlike what `toLowerCase` may give. */
function inSmallLetters(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** The name of a field that the document does not have, unless it may be more than a name. */
export function nameOf(field: string): string {
  return /^[A-Za-z_$][\w.-]{0,40}$/.test(field) ? field : `(a name of ${field.length} characters)`
}
