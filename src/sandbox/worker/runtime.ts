/** The parts of the runtime of Cloudflare Workers that the sandbox uses, so that apps need no package with their types. */
import type { Sql } from '../state/sql.ts'

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
