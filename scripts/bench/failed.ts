/** Nothing can be said of the speed; the message says why. A figure that may be wrong is never printed instead. */
export class BenchFailed extends Error {
  override name = 'BenchFailed'
}
