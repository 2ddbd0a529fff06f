import type { Format } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'

/** A date-time as in RFC 3339, section 5.6. ajv-formats also accepts a space for the T, and an offset without a colon. */
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

/** A calendar, week or ordinal date as in ISO 8601, extended or basic, with or without a time. */
const ISO_8601 = (() => {
  const [month, day, week] = ['(0[1-9]|1[0-2])', '(0[1-9]|[12]\\d|3[01])', 'W(0[1-9]|[1-4]\\d|5[0-3])']
  const [hour, minute, second] = ['([01]\\d|2[0-4])', '[0-5]\\d', '([0-5]\\d|60)([.,]\\d+)?']
  const zone = `(Z|[+-]${hour}(:?${minute})?)?`
  const extended = `(${month}(-${day})?|${week}-[1-7]|[0-3]\\d\\d)(T${hour}(:${minute}(:${second})?)?${zone})?`
  const basic = `(${month}${day}|${week}[1-7]|[0-3]\\d\\d)(T${hour}(${minute}(${second})?)?${zone})?`
  return new RegExp(`^\\d{4}(-${extended}|${basic})$`)
})()

const isDateTime = fullFormats['date-time'] as { validate: (text: string) => boolean }

/** The validators of formats. Standalone validators import them. */
export const formats: Record<string, Format> = {
  ...fullFormats,
  'date-time': (text: string) => RFC_3339.test(text) && isDateTime.validate(text),
  'iso-8601': ISO_8601,
}
