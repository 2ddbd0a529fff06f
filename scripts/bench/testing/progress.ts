import type { Progress } from '../progress.ts'

/** A progress that notes what it is told. */
export function noteProgress() {
  const said: string[] = []
  const progress: Progress = {
    now: (what) => said.push(`now ${what}`),
    done: (what) => said.push(`done ${what}`),
    show: (text) => said.push(`show ${text}`),
  }
  return { said, progress }
}
