import { type ComponentChildren, createContext } from 'preact'
import { useContext, useEffect, useMemo, useState } from 'preact/hooks'

interface Actions {
  /** Shows a message for a moment: until the next click at most. */
  say(message: string): void
  /** Runs after each action. */
  finish(): unknown
  /** Whether the sandbox does not respond. */
  isLost: boolean
}

const ActionsContext = createContext<Actions>(undefined as never)

const SAID_MS = 4000

/** Shows what the actions in its content have done. */
export function Speaker({ children, finish, isLost }: Omit<Actions, 'say'> & { children: ComponentChildren }) {
  const [said, say] = useState<string>()
  const actions = useMemo(() => ({ say, finish, isLost }), [isLost])
  useEffect(() => {
    const forget = () => say(undefined)
    const timer = setTimeout(forget, SAID_MS)
    for (const event of ['click', 'hashchange']) addEventListener(event, forget, { capture: true, once: true })
    return () => clearTimeout(timer)
  }, [said])
  return (
    <ActionsContext.Provider value={actions}>
      {children}
      <p class="said" role="status">
        {said}
      </p>
    </ActionsContext.Provider>
  )
}

/** Runs the user's actions. `problem` is why the last one failed. */
export function useActions() {
  const { say, finish, isLost } = useContext(ActionsContext)
  const [problem, setProblem] = useState<string>()
  // A failure to reach the sandbox is out of date once it is back.
  useEffect(() => setProblem(undefined), [isLost])
  /** Resolves to whether the action was done; one that resolves to false was not. @param done message to show then */
  async function act(work: () => unknown, done?: string): Promise<boolean> {
    setProblem(undefined)
    try {
      if ((await work()) === false) return false
      if (done) say(done)
      return true
    } catch (error) {
      setProblem((error as Error).message)
      return false
    } finally {
      finish()
    }
  }
  return { act, problem, forget: () => setProblem(undefined) }
}
