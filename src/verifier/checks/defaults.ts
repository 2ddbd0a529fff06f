import { canonicalText, parseJson } from '../../json.ts'
import type { Exchange } from '../http/exchange.ts'
import { Inconclusive } from '../model/inconclusive.ts'
import { withChange } from '../service/request.ts'
import { type CheckKind, createCheck } from './check.ts'

/**
 * Checks that omitting a parameter gives the same response as sending its default. Inconclusive if another value does, too, or
 * if a request fails or its response varies: with two instances, every second response may be another one.
 */
export const defaults: CheckKind = {
  checks(context) {
    const { suite, operation, target } = context
    const stated = suite.facts.filter(({ operationId, kind }) => operationId === operation.id && kind === 'default')
    return stated.map(({ id, at, value, restsOn = [] }) => {
      const name = at?.path[0] ?? ''
      const says = `Without ${name}: the same response as with ${JSON.stringify(value)}.`
      return createCheck(context, id.slice(operation.id.length + 1), says, {
        unprovable: target.keepsNothing,
        judge: async ({ baseline, send }) => {
          const responseTo = async (sent: unknown) => {
            const request = withChange(await baseline(), { place: 'query', name, value: sent })
            const exchange = await send(request, operation.success.status)
            if (exchange.status >= 300) throw new Inconclusive(`the request returned ${exchange.status}`)
            return exchange
          }
          const left = await responseTo(undefined)
          const given = await responseTo(value)
          const givenAgain = await responseTo(value)
          const leftAgain = await responseTo(undefined)
          if (!isEqual(left, leftAgain) || !isEqual(given, givenAgain))
            throw new Inconclusive('the same request got two different responses')
          if (!isEqual(left, given)) return [{ kind: 'default', restsOn, shownBy: [left, given] }]
          if (isEqual(left, await responseTo(Number(value) + 1)))
            throw new Inconclusive('a value other than the default gets the same response, so nothing is proved')
          return []
        },
      })
    })
  },
}

/** Whether two responses have the same content, in any order: that of fields has no meaning, and that of items may be undocumented. */
const isEqual = (one: Exchange, other: Exchange) => one.text === other.text || contentOf(one) === contentOf(other)

const contentOf = ({ text }: Exchange) => canonicalText(parseJson(text), { order: false })
