// Not from ajv-formats, because standalone validators would bundle all of it. They contain ISO_8601 as a pattern only.
// ajv-formats also accepts what RFC 3339 forbids: a space instead of the T, and an offset without a colon.

const RFC_3339 = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i

/** Whether text is a full-date as in RFC 3339, section 5.6, and exists. */
export function isDate(text: string): boolean {
  // A day that its month does not have is a day of the next one.
  return /^\d{4}-(0[1-9]|1[0-2])-\d\d$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(8))
}

/** Whether text is a date-time as in RFC 3339, section 5.6. A leap second must be the last second of a day in UTC. */
export function isDateTime(text: string): boolean {
  if (!RFC_3339.test(text) || !isDate(text.slice(0, 10))) return false
  const [before, after] = text.split(':60')
  return after === undefined || new Date(`${before}:59${after}`.toUpperCase()).toISOString().includes('T23:59:59')
}

/**
 * A calendar, week or ordinal date as in ISO 8601, extended or basic, with or without a time. RFC 3339 is a profile of ISO 8601 and
 * also allows `t` and `z` (section 5.6), so every date-time matches.
 */
export const ISO_8601 = /* @__PURE__ */ (() => {
  const month = '(0[1-9]|1[0-2])'
  const day = '(0[1-9]|[12]\\d|3[01])'
  const week = 'W(0[1-9]|[1-4]\\d|5[0-3])'
  const hour = '([01]\\d|2[0-4])'
  const minute = '[0-5]\\d'
  const second = '([0-5]\\d|60)([.,]\\d+)?'
  const zone = `([Zz]|[+-]${hour}(:?${minute})?)?`
  const extended = `(${month}(-${day})?|${week}-[1-7]|[0-3]\\d\\d)([Tt]${hour}(:${minute}(:${second})?)?${zone})?`
  const basic = `(${month}${day}|${week}[1-7]|[0-3]\\d\\d)([Tt]${hour}(${minute}(${second})?)?${zone})?`
  return new RegExp(`^\\d{4}(-${extended}|${basic})$`)
})()
