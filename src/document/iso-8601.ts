// Not in formats.ts, because standalone validators would bundle it.

/** A calendar, week or ordinal date as in ISO 8601, extended or basic, with or without a time. */
export const ISO_8601 = (() => {
  const [month, day, week] = ['(0[1-9]|1[0-2])', '(0[1-9]|[12]\\d|3[01])', 'W(0[1-9]|[1-4]\\d|5[0-3])']
  const [hour, minute, second] = ['([01]\\d|2[0-4])', '[0-5]\\d', '([0-5]\\d|60)([.,]\\d+)?']
  const zone = `(Z|[+-]${hour}(:?${minute})?)?`
  const extended = `(${month}(-${day})?|${week}-[1-7]|[0-3]\\d\\d)(T${hour}(:${minute}(:${second})?)?${zone})?`
  const basic = `(${month}${day}|${week}[1-7]|[0-3]\\d\\d)(T${hour}(${minute}(${second})?)?${zone})?`
  return new RegExp(`^\\d{4}(-${extended}|${basic})$`)
})()
