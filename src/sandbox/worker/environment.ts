import { Refusal } from '../errors.ts'
import type { Access } from '../http/auth.ts'
import type { SandboxOptions } from '../sandbox.ts'
import type { Sql } from '../state/sql.ts'

/** Options of a sandbox that the worker itself sets, or that variables cannot. */
type OwnOption = 'page' | 'save' | 'sleep' | 'snapshot' | 'time'

/** The option that each variable sets. */
const OPTIONS = {
  NOW: 'now',
  LIVE: 'live',
  SWITCHES: 'switches',
  LATENCY: 'latency',
  SCENARIOS: 'scenarios',
  CODEHOST: 'codehost',
  SEED: 'seed',
} as const satisfies { [Name in Exclude<keyof SandboxOptions, OwnOption> as Uppercase<Name>]: Name }

/** Bindings, variables and secrets of the worker. A variable that is text may contain JSON. */
export interface SandboxEnv extends Partial<Record<keyof typeof OPTIONS, unknown>> {
  /** Binding of the class {@link SandboxTenant}, or of a class that extends it. */
  SANDBOX: TenantNamespace
  /** Secret that allows `/_sandbox/…`, sent in the header `X-Sandbox-Control-Token`. Default: nobody may use it. */
  CONTROL_TOKEN?: string
  /** Array of the names of all tenants. Default: each valid name is a tenant from its first request on. */
  TENANTS?: unknown
  /** Array of the origins of the web pages that may read responses. Default: all. */
  ALLOW_ORIGINS?: unknown
}

/** Returns the options of each tenant's sandbox. `createSandbox` checks them. */
export function optionsFrom(env: SandboxEnv): SandboxOptions {
  const given = Object.entries(OPTIONS).map(([variable, name]) => [name, parsed(env[variable as keyof typeof OPTIONS])])
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

/** Returns who may use the controls and read responses. No request is local. */
export function accessFrom({ CONTROL_TOKEN, ALLOW_ORIGINS }: SandboxEnv): Access {
  return {
    mayControl: false,
    // A secret that is read from a file or pipe may end with a line break.
    controlToken: CONTROL_TOKEN?.trim() || undefined,
    allowOrigins: listOf('ALLOW_ORIGINS', ALLOW_ORIGINS),
  }
}

/** Whether the worker has the tenant. Without a list of tenants, it has every one. */
export function hasTenant({ TENANTS }: SandboxEnv, name: string): boolean {
  return listOf('TENANTS', TENANTS)?.includes(name) ?? true
}

/** Creates the error of an invalid variable. */
export function misconfigured(problem: string): Refusal {
  return new Refusal(500, `The worker is misconfigured: ${problem}`)
}

function listOf(name: string, variable: unknown): string[] | undefined {
  const list = parsed(variable)
  const isList = Array.isArray(list) && list.every((each) => typeof each === 'string')
  if (list === undefined || isList) return list as string[] | undefined
  throw misconfigured(`${name} must be a JSON array of strings.`)
}

/** The value of a variable. Text that is not JSON stays text, such as a moment or the name of a segment. */
function parsed(variable: unknown): unknown {
  if (typeof variable !== 'string') return variable
  try {
    return JSON.parse(variable)
  } catch {
    return variable
  }
}

// The parts of the runtime of Cloudflare Workers that the sandbox uses, so that apps need no package with their types.

/** Storage of a Durable Object whose class is listed in `new_sqlite_classes`. */
export interface TenantStorage {
  readonly sql: Sql
  readonly kv: {
    get(key: string): unknown
    put(key: string, value: string): void
    delete(key: string): void
  }
  transactionSync<Result>(work: () => Result): Result
  deleteAll(): Promise<void>
}

/** The first argument of the constructor of a Durable Object. */
export interface TenantContext {
  readonly storage: TenantStorage
}

/** A binding of a Durable Object class. */
export interface TenantNamespace {
  getByName(name: string): { fetch(request: Request): Promise<Response> }
}
