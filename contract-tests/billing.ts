import type { Calls } from './calls.ts'

export const billing: Calls<'getBillingGraph' | 'getProjectCost'> = {
  getBillingGraph: (api) => api.getBillingGraph(),
  getProjectCost: (api) => api.getProjectCost(),
}
