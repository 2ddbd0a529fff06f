/** A check neither proved nor contradicted its fact; the message says why. */
export class Inconclusive extends Error {
  override name = 'Inconclusive'
}
