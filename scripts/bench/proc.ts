/** What Linux tells of a process in /proc; see proc(5). */

/** `USER_HZ`, in which /proc counts: 100 on every machine that Node runs on, whatever the kernel's own tick is. */
const TICKS_PER_SECOND = 100

/**
 * CPU time of a process, all its threads together, in user mode and in the kernel.
 *
 * @param stat text of /proc/PID/stat
 * @returns seconds, to the hundredth
 * @throws Error when the text is none of that file
 */
export function cpuSecondsIn(stat: string): number {
  // The second field is the name in parentheses, and a name may hold blanks and parentheses itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 1).split(' ')
  // Counted from the third field on, after a blank: utime is field 14, stime 15.
  const ticks = Number(fields[12]) + Number(fields[13])
  if (!stat.includes(')') || Number.isNaN(ticks))
    throw new Error(`/proc/PID/stat reads otherwise than proc(5): ${stat}`)
  return ticks / TICKS_PER_SECOND
}

/**
 * The most memory that a process ever had resident.
 *
 * @param status text of /proc/PID/status
 * @returns MiB
 * @throws Error when the text has no such line
 */
export function peakMemoryIn(status: string): number {
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
  if (kibibytes === undefined) throw new Error(`/proc/PID/status has no VmHWM: ${status}`)
  return Number(kibibytes) / 1024
}
