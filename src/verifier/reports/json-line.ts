/**
 * Writes a value as JSON in one line that can be looked at anywhere: JSON leaves some characters as they are that a terminal
 * or an editor would not show, or would act upon.
 */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => escaped(character.charCodeAt(index))).join(''),
  )
}

/** As {@link jsonLine}, for a `<script>` of an HTML page, which any `<` could end. */
export function jsonForScript(value: unknown): string {
  return jsonLine(value).replaceAll('<', escaped('<'.charCodeAt(0)))
}

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`
}
