import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useActions } from '../actions.tsx'
import { Button, Problem } from '../ui.tsx'
import { type FormInput, type FormTarget, inputOf, prepare, problemInJson } from './call.ts'
import { Fields } from './fields.tsx'
import { CallTexts, type FormResponse, ResponseView, readFormResponse } from './response.tsx'
import type { TryData } from './try-data.ts'

interface RequestProps {
  data: TryData
  target: FormTarget
  /** Shown above the fields. */
  head?: ComponentChildren
  /** Shown beside the button that sends. */
  actions?: ComponentChildren
  /** Shown below the fields. */
  more?: (input: FormInput, change: (part: Partial<FormInput>) => void) => ComponentChildren
}

/** A request that the user can change and send, with its response, a command and code. */
export function RequestForm({ data, target, head, actions, more }: RequestProps) {
  const [input, setInput] = useState(() => inputOf(data, data.cases[0], target.findIds))
  const [isSending, setSending] = useState(false)
  const [response, setResponse] = useState<FormResponse>()
  const { act, problem, forget } = useActions()
  const change = (part: Partial<FormInput>) => {
    forget()
    setInput((latest) => ({ ...latest, ...part }))
  }
  const canSend = target.baseUrl !== '' && problemInJson(input.body) === undefined

  // A response belongs to the service that returned it.
  useEffect(() => {
    setResponse(undefined)
    forget()
  }, [target.baseUrl])

  async function send(event: Event): Promise<void> {
    event.preventDefault()
    if (isSending || !canSend) return
    setResponse(undefined)
    await act(async () => {
      const call = prepare(data, input)
      if (target.confirm && !(await target.confirm())) return
      setSending(true)
      const start = performance.now()
      const received = await target.send(call, input)
      setResponse(await readFormResponse(received, performance.now() - start, data, target))
    })
    setSending(false)
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event)
  }

  return (
    <div class="panel try-console">
      <div class="try-request">
        {head && <fieldset disabled={isSending}>{head}</fieldset>}
        <form aria-label={`Request ${data.id}`} onSubmit={send} onKeyDown={sendByKey}>
          <Fields data={data} target={target} input={input} change={change} />
          {more?.(input, change)}
          <div class="line">
            <Button class="control primary" disabled={!canSend}>
              {isSending ? 'Sending…' : 'Send'}
            </Button>
            {actions}
          </div>
          <Problem>{problem}</Problem>
        </form>
      </div>
      <div class="try-result">
        <ResponseView response={response} />
        {target.baseUrl !== '' && <CallTexts data={data} target={target} input={input} />}
      </div>
    </div>
  )
}
