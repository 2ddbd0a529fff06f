/** Says what is done and how much is left. */
export interface Progress {
  /** What begins now, and takes its time. */
  now(what: string): void
  /** A step is done; the figures are that of one round. */
  done(what: string, figures?: Readonly<Record<string, number>>): void
  /** Something that a person needs as it was printed, in as many lines as it has. */
  show(text: string): void
}

/** @param steps how many there will be */
export function createProgress(steps: number, print: (line: string) => void): Progress {
  let done = 0
  return {
    now: (what) => print(`bench ${done}/${steps}: ${what} …`),
    done(what, figures = {}) {
      done += 1
      const words = Object.entries(figures).map(
        ([name, figure]) => `${name} ${figure < 100 ? figure.toFixed(1) : Math.round(figure)}`,
      )
      print(`bench ${done}/${steps}: ${[what, words.join(', ')].filter(Boolean).join(': ')}`)
    },
    show: print,
  }
}

/** Neither is always the one that comes first, nor the one that comes last. */
export function inTurn<Each>(each: readonly Each[], round: number): readonly Each[] {
  return round % 2 === 1 ? each : each.toReversed()
}
