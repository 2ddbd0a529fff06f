/** Returns the value of a key, or adds the result of `create` if the key is missing. */
export function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  if (!map.has(key)) map.set(key, create())
  return map.get(key) as Value
}
