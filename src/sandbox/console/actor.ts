/** Runs the user's actions, and keeps what to say about them. */
export interface Actor {
  /** Problems by the place where they occurred. */
  readonly problems: Map<string, string>
  /** Message about the last action; cleared after a moment. */
  said: string
  /** Runs an action of the user, and shows its problem at `place`. Resolves to whether it succeeded. */
  act(place: string, work: () => unknown, done?: string): Promise<boolean>
}

const SAID_MS = 4000

/** @param render shows the page again @param finish runs after each action */
export function createActor(render: () => void, finish: () => unknown = render): Actor {
  let timer: ReturnType<typeof setTimeout> | undefined
  function say(message: string): void {
    actor.said = message
    clearTimeout(timer)
    timer = setTimeout(() => {
      actor.said = ''
      render()
    }, SAID_MS)
  }
  const actor: Actor = {
    problems: new Map(),
    said: '',
    async act(place, work, done) {
      actor.problems.delete(place)
      try {
        await work()
        if (done) say(done)
        return true
      } catch (error) {
        actor.problems.set(place, (error as Error).message)
        return false
      } finally {
        finish()
      }
    },
  }
  return actor
}
