import { expect } from 'vitest'
import type { components } from '../../../generated/types.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { call, NOW, V2 } from './call.ts'

type Schemas = components['schemas']

export const MONTH = '2026-02'
export const sandbox = createSandbox({ now: NOW })
export const ALL = sandbox.snapshot().apps.length

/** Amounts of the graph are whole units: in cents they must be whole numbers, so that sums are exact. */
export function cents(amount: number): number {
  expect(amount).toBe(Number(amount.toFixed(2)))
  return Math.round(amount * 100)
}

export const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

export async function graph(
  query: Record<string, string | number | boolean> = {},
  on: Sandbox = sandbox,
): Promise<Schemas['BillingGraph']> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { status, body, text } = await call(on, `GET ${V2}/billing/graph?${search}`)
  expect(status, text).toBe(200)
  return body
}

export async function cost(month?: string, on: Sandbox = sandbox): Promise<Schemas['ProjectCost']> {
  const { status, body, text } = await call(on, `GET ${V2}/cost${month === undefined ? '' : `?month=${month}`}`)
  expect(status, text).toBe(200)
  return body
}

/** Every app of the month as a series of its own. */
export const allApps = (month: string, on: Sandbox = sandbox) => graph({ month, top_n: ALL }, on)
