import type { UpdateAppResult as Answer } from '../../../generated/types.ts'
import { isSame } from '../../../src/json.ts'
import { RefusedRequest } from '../../../src/verifier/http/errors.ts'
import { Inconclusive } from '../../../src/verifier/model/inconclusive.ts'
import { faultPer } from '../../faults.ts'
import { type Problem, shown, unless, violated } from '../../problems.ts'
import { ifAccepted, inTurn, type Service, type Tag } from '../../service.ts'
import { answering, carrying, notationsOf, ofSetting, resetting, updating } from './faults.ts'
import { ALONGSIDE, COSTLY, FILE, fitting, HARMLESS, lostIn, schemaOf, settings } from './settings.ts'

export const update = (
  { api, need }: Service,
  body: object = HARMLESS,
  app_id = need('disposable.app_id'),
): Promise<Answer> => api.updateApp({ app_id, body })

type Rule = Tag<'updateApp'>['rules'][CarriesUpdate]
type CarriesUpdate = Extract<keyof Tag<'updateApp'>['rules'], `updateApp/carries-update/${string}`>

/** Two or three values of a setting. 0 and false come between other values, because a service may treat them as missing. */
export function someValues(name: string): unknown[] {
  const schema = schemaOf(name)
  const example = schema.examples?.[0]
  // A comment reveals whether the service keeps the file, or only the settings in it.
  if (name === FILE) return [example, `# A comment\n\n${example}`]
  if (schema.enum) return schema.enum.slice(0, 2)
  if (schema.type === 'boolean') return [true, false, true]
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = schema.exclusiveMinimum ?? 0, maximum = minimum + 2 } = schema
    // A fraction reveals whether the service rounds numbers.
    if (schema.type === 'number') return [minimum + 1.5, maximum]
    return [minimum + 1, ...(minimum === 0 ? [0] : []), COSTLY.includes(name) ? minimum + 1 : maximum]
  }
  // A reversed list reveals whether the service truncates or sorts lists. Numeric text must remain numeric.
  if (Array.isArray(example)) return [example, example.toReversed()]
  return [example, typeof example === 'string' && /^\d+$/.test(example) ? `${Number(example) + 1}` : `${example}-2`]
}

/** Updates one setting; if the service rejects it, tries again with compatible values of other settings. */
async function setOne(service: Service, name: string, value: unknown) {
  const alone = { ...ALONGSIDE[name], [name]: value }
  const others = fitting(name, value)
  for (const body of [alone, ...(others ? [{ ...alone, ...others }] : [])]) {
    const answer = await ifAccepted(update(service, body))
    if (answer) return { answer, body }
  }
  return undefined
}

type Update = { name: string; answer: Answer; body: object }

/** Sets each setting to two or three values, one per update, once in a run. @returns the accepted updates in order */
const updatesOf = (service: Service): Promise<Update[]> =>
  service.once('updates of settings', async () => {
    const others = Object.keys(settings).filter((name) => name !== FILE)
    // All settings get their first value before any gets its second, so that each value must survive updates of other settings.
    const turns = [0, 1, 2].flatMap((place) => others.map((name) => ({ name, value: someValues(name)[place] })))
    const all = [...turns, ...someValues(FILE).map((value) => ({ name: FILE, value }))]
    const tried = all.filter(({ name, value }) => value !== undefined && (value === 0 || !isCostly(service, name)))
    // The service may reject a valid value, because settings may exclude each other in undocumented ways.
    const updates = await inTurn(tried, async ({ name, value }) => ({ name, set: await setOne(service, name, value) }))
    return updates.flatMap(({ name, set }) => (set ? [{ name, ...set }] : []))
  })

/** The updates of settings that the service accepted, in turn. @throws Inconclusive if there are none */
async function acceptedUpdates(service: Service, names: string[]): Promise<Update[]> {
  const updates = (await updatesOf(service)).filter(({ name }) => names.includes(name))
  // What `success: false` means in a response with 2XX is undocumented (`unsuccessful-success`).
  const accepted = updates.filter(({ answer }) => answer.success !== false)
  if (accepted.length === 0) throw new Inconclusive('the service accepted none of the updates')
  return accepted
}

/** Judges the accepted updates of settings in turn. @throws Inconclusive if the service accepts none */
export async function judgeUpdates(
  service: Service,
  names: string[],
  judge: (update: Update) => Problem[] | Promise<Problem[]>,
) {
  const updates = await acceptedUpdates(service, names)
  return (await inTurn(updates, async (accepted) => shown([accepted.answer], await judge(accepted)))).flat()
}

/** Whether a setting costs money if above 0, and the run must not spend any. */
const isCostly = ({ allowsCost }: Service, name: string) => COSTLY.includes(name) && !allowsCost

/** Whether a setting keeps a value in an update of another setting, so that only certain settings change it. */
async function isKept(service: Service, [name, value]: [string, unknown], other: [string, unknown] | undefined) {
  await setOne(service, name, value)
  const after = await ifAccepted(update(service, other ? { [other[0]]: other[1] } : HARMLESS))
  return after !== undefined && isSame(valueIn(after.app, name), value)
}

/** Returns a problem if a list has the same items as before in another order. */
function reordered(app: object, name: string, { value }: { value: unknown }): Problem[] {
  const now = valueIn(app, name)
  const isList = Array.isArray(now) && Array.isArray(value) && now.length === value.length
  return isList && !isSame(now, value) && lostIn(app, { [name]: value }).length === 0
    ? violated(`${name} has another order`)
    : []
}

export const valueIn = (app: object, name: string) => (app as Record<string, unknown>)[name]

/** The rule that a returned setting has the value that was sent, once for each setting. */
const carriesUpdate = Object.fromEntries(
  Object.keys(settings).map((name): [string, Rule] => [
    `updateApp/carries-update/${name}`,
    {
      faults: ofSetting(name),
      permitted: notationsOf(name),
      check: async (service) => {
        const updates = (await acceptedUpdates(service, [name])).filter(({ answer: { app } }) => name in app)
        if (updates.length === 0) throw new Inconclusive(`the returned app has no ${name}`)
        const problems = updates.flatMap(({ answer, body }) =>
          shown([answer], lostIn(answer.app, { [name]: valueIn(body, name) })),
        )
        if (problems.length > 0 || !isCostly(service, name)) return problems
        const reason = `a value above 0 for ${name} may cost money and requires --allow-cost`
        throw new RefusedRequest({ reason, needs: 'cost' })
      },
    },
  ]),
) as { [Each in CarriesUpdate]: Rule }

/** The rules of an update that changes settings. */
export const updateRules = {
  ...carriesUpdate,
  'updateApp/compute-in-order': {
    faults: {
      'compute is in reverse order': carrying((app, set) =>
        'compute' in set && Array.isArray(app.compute) ? { compute: app.compute.toReversed() } : {},
      ),
    },
    check: async (service) => {
      const updates = (await acceptedUpdates(service, ['compute'])).flatMap(({ answer, body }) => {
        const sent = valueIn(body, 'compute')
        const came = valueIn(answer.app, 'compute')
        const isList = Array.isArray(sent) && Array.isArray(came) && sent.length > 1
        return isList && isSame(sent.toSorted(), came.toSorted()) ? [{ answer, sent, came }] : []
      })
      if (updates.length === 0) throw new Inconclusive('no response has the list of compute that was sent')
      return updates.flatMap(({ answer, sent, came }) =>
        unless(isSame(sent, came), `compute: sent ${JSON.stringify(sent)}, got ${JSON.stringify(came)}`, [answer]),
      )
    },
  },
  'updateApp/keeps-others': {
    faults: {
      'an update resets all settings that it omits': resetting(Object.keys(settings)),
      'the response has the new values, but they are not stored': updating.forgets,
      ...faultPer(Object.keys(settings), (name) => [`an update without ${name} resets it`, resetting([name])]),
    },
    check: async (service) => {
      // The values that the service returned: other rules compare them with the update.
      const known = new Map<string, { value: unknown; from: Answer }>()
      const judge = async ({ answer, body }: Pick<Update, 'answer' | 'body'>) => {
        const { app } = answer
        const cause = Object.keys(body)
        const changed = [...known].flatMap(([name, earlier]) => {
          const [lost] = cause.includes(name)
            ? []
            : [...lostIn(app, { [name]: earlier.value }), ...reordered(app, name, earlier)]
          return lost ? [{ name, ...earlier, restsOn: lost.restsOn }] : []
        })
        // Report each change once.
        for (const { name } of changed) known.delete(name)
        for (const name of cause) if (name in app) known.set(name, { value: valueIn(app, name), from: answer })
        const problems = await inTurn(changed, async ({ name, value, from: earlier, restsOn }) => {
          const from = JSON.stringify(value)
          const to = JSON.stringify(valueIn(app, name))
          const text = `an update of ${cause.join(' and ')} changed ${name} from ${from} to ${to}`
          const [other] = [...known].filter(([each]) => each !== name && !cause.includes(each))
          const survives = await isKept(service, [name, value], other && [other[0], other[1].value])
          return violated(text, [earlier, answer], survives ? [...restsOn, 'setting-combinations'] : restsOn)
        })
        return problems.flat()
      }
      const names = Object.keys(settings).filter((name) => name !== FILE)
      const problems = await judgeUpdates(service, names, judge)
      const afterwards = await service.eventually(async () => {
        const answer = await ifAccepted(update(service))
        return answer ? await judge({ answer, body: HARMLESS }) : []
      })
      return [...problems, ...afterwards]
    },
  },
  'updateApp/accepted': {
    faults: { 'success is false': answering(() => ({ success: false })) },
    check: async (service) => {
      const last = new Map<string, unknown>()
      const changes = (await updatesOf(service)).flatMap(({ name, answer, body }) => {
        const before = last.get(name)
        const now = valueIn(answer.app, name)
        last.set(name, now)
        const isTaken = now !== undefined && before !== undefined && !isSame(before, now)
        return isTaken && isSame(now, valueIn(body, name)) ? [{ name, answer }] : []
      })
      if (changes.length === 0) throw new Inconclusive('no update of a setting shows in the returned app')
      const wrong = changes.find(({ answer }) => answer.success !== true)
      const difference = {
        what: 'success',
        expected: 'true',
        got: `${JSON.stringify(wrong?.answer.success)}, although ${wrong?.name} was changed`,
      }
      return unless(!wrong, difference, [wrong?.answer])
    },
  },
} satisfies Partial<Tag<'updateApp'>['rules']>
