import { codesOf } from '../../document/document.ts'

/** Whether a status matches a documented status or range (`2XX`). */
export function hasStatus(documented: string, status: number): boolean {
  return codesOf(status).includes(documented)
}
