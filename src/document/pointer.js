// @ts-check

/** Converts a path of keys to a JSON pointer. @param {string[]} path */
export function pointerOf(path) {
  return ['', ...path.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
}

/** Splits a JSON pointer into its unescaped keys. @param {string} pointer */
export function keysOf(pointer) {
  const keys = pointer.split('/').slice(1)
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value at a JSON pointer; undefined if it is missing, but what contains it must exist. @param {any} value @param {string} pointer */
export const valueAt = (value, pointer) => keysOf(pointer).reduce((at, key) => at[key], value)
