import { checkBaseUrl, checkToken } from '../../../../src/client/checks.ts'
import { initOf } from '../../../../src/request-init.ts'
import { type Actor, createActor } from '../../../../src/sandbox/console/actor.ts'
import { ask } from '../../../../src/sandbox/console/ui.ts'
import type { Fault } from '../../../../src/sandbox/state/fault.ts'
import type { Role } from '../../samples/provoked.ts'
import type { TryCase, TryData } from '../data.ts'
import { createKeptSandbox, type KeptSandbox } from './kept-sandbox.ts'
import { type Input, keyOf, type Prepared, prepare, problemInJson, type Sent } from './request.ts'
import { type Result, readResult } from './result.ts'

/** A service that calls of the reader go to. The token is only in memory. */
export interface Service {
  baseUrl: string
  token: string
}

/** The state of the console of an operation, and what the reader can do. */
export interface Console extends Actor, Input {
  readonly data: TryData
  readonly sandbox: KeptSandbox
  case: TryCase
  role: Role
  fault: Fault | undefined
  /** Where calls go; undefined for the sandbox. */
  service: Service | undefined
  /** Whether the reader is entering a service. */
  isChoosing: boolean
  isSending: boolean
  result: Result | undefined
  /** The call of the result; there is no result if it failed. */
  sent: Sent | undefined
  /** IDs that exist now, by the name of the parameter. */
  ids: Record<string, string[]>
  choose(id: string): void
  /** Sends calls to a service of the reader from now on, or to the sandbox. */
  use(service: Service | undefined): Promise<void>
  send(): Promise<void>
  reset(): Promise<void>
  render(): void
}

const TIMEOUT_MS = 30_000
/** The base URL that the texts of calls show for the sandbox. */
const SANDBOX_URL = 'http://127.0.0.1:4010'

/** @param show shows the console again */
export function createConsole(data: TryData, show: (console: Console) => void): Console {
  const first = data.cases[0] as TryCase
  const render = () => show(console)
  const console: Console = Object.assign(createActor(render), {
    data,
    sandbox: createKeptSandbox(),
    ...{ case: first, role: first.role, values: {}, more: '', body: '', fault: undefined, service: undefined },
    ...{ isChoosing: false, isSending: false, result: undefined, sent: undefined, ids: {}, render },

    choose(id: string) {
      const chosen = data.cases.find((each) => each.id === id) ?? first
      const body = chosen.body === undefined ? '' : JSON.stringify(chosen.body, null, 2)
      Object.assign(console, { case: chosen, role: chosen.role, fault: chosen.fault, body })
      Object.assign(console, { values: valuesOf(data, chosen, console.ids), more: moreOf(data, chosen) })
      render()
    },

    async use(service: Service | undefined) {
      forget()
      console.service = undefined
      await console.act('service', async () => {
        console.service = service && {
          baseUrl: checkBaseUrl('Base URL', service.baseUrl),
          token: checkToken('Token', service.token),
        }
      })
    },

    async send() {
      if (console.isSending || problemInJson(console.body) !== undefined) return
      const { service } = console
      const outcome: Pick<Console, 'sent' | 'result'> = { sent: undefined, result: undefined }
      await console.act('send', async () => {
        const call = prepare(data, console)
        if (service && !(await isConfirmed(data, service))) return
        console.isSending = true
        render()
        const token = service ? 'TOKEN' : console.sandbox.tokenOf(console.role)
        outcome.sent = { call, baseUrl: service?.baseUrl ?? SANDBOX_URL, token }
        const start = performance.now()
        const response = await (service
          ? callService(call, service)
          : console.sandbox.send(call, console.role, SANDBOX_URL, console.fault))
        outcome.result = await readResult(data, response, performance.now() - start)
      })
      Object.assign(console, outcome, { isSending: false })
      await load()
      render()
    },

    async reset() {
      forget()
      await console.sandbox.reset()
      await load()
      console.choose(first.id)
    },
  })

  function forget(): void {
    Object.assign(console, { sent: undefined, result: undefined })
    console.problems.clear()
  }
  async function load(): Promise<void> {
    console.ids = idsOf(await console.sandbox.catalog(), console.values)
  }

  console.choose(first.id)
  void load().then(() => console.choose(console.case.id))
  return console
}

/** The values of a case. An ID that no longer exists is replaced in the case that succeeds. */
function valuesOf(data: TryData, { id, path, query }: TryCase, ids: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    data.parameters.map((parameter) => {
      const given = parameter.in === 'path' ? path[parameter.name] : query[parameter.name]
      const value = given === undefined ? '' : [given].flat().join(',')
      const existing = ids[parameter.name]
      const isGone = id === 'success' && existing && !existing.includes(value)
      return [keyOf(parameter), isGone ? (existing[0] ?? value) : value]
    }),
  )
}

/** The parameters of a case that the operation does not have. */
function moreOf({ parameters }: TryData, { query }: TryCase): string {
  const isOwn = (name: string) => parameters.some((each) => each.in === 'query' && each.name === name)
  const more = Object.entries(query).filter(([name]) => !isOwn(name))
  return new URLSearchParams(more.map(([name, value]) => [name, String(value)])).toString()
}

function idsOf(
  catalog: Awaited<ReturnType<KeptSandbox['catalog']>>,
  values: Record<string, string>,
): Record<string, string[]> {
  const { apps, projects, domains } = catalog
  const app = apps.find(({ app_id }) => app_id === values['path.app_id']) ?? apps[0]
  return {
    project_id: projects,
    app_id: apps.map(({ app_id }) => app_id),
    build_id: app?.builds ?? [],
    container_id: app?.containers ?? [],
    run_id: app?.runs ?? [],
    domain_id: domains.filter(({ assigned_to }) => assigned_to === undefined).map(({ domain_id }) => domain_id),
    api_key_id: catalog.api_keys,
    service_account_id: catalog.service_accounts,
    owner: [...new Set(catalog.repositories.map((name) => name.split('/')[0] ?? ''))],
    repo: catalog.repositories.map((name) => name.split('/')[1] ?? ''),
  }
}

/** Whether the reader wants to send a call that may change the service. */
async function isConfirmed({ id, method }: TryData, { baseUrl }: Service): Promise<boolean> {
  if (method === 'GET') return true
  return ask(`${id} may change or delete resources of ${baseUrl}. Send it?`, 'Send')
}

/** @throws Error in words that explain why there is no response */
async function callService(prepared: Prepared, { baseUrl, token }: Service): Promise<Response> {
  const init = initOf(prepared, token, AbortSignal.timeout(TIMEOUT_MS))
  try {
    return await fetch(baseUrl + prepared.target, {
      ...init,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    })
  } catch (cause) {
    const isLate = (cause as Error).name === 'TimeoutError'
    throw new Error(
      isLate
        ? `There was no response within ${TIMEOUT_MS / 1000} seconds.`
        : 'The browser got no response: the service is unreachable, or does not allow requests from this page (CORS). Send the call with curl instead, which needs no such permission.',
      { cause },
    )
  }
}
