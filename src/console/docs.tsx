import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { contractOf } from '../sandbox/api/contracts.ts'
import { defaultSwitches, describeSwitches } from '../sandbox/api/switches.ts'
import { Speaker } from './actions.tsx'
import type { FormTarget } from './form/call.ts'
import { FaultField, SwitchFields } from './form/fields.tsx'
import { createKeptSandbox } from './form/kept-sandbox.ts'
import { RequestForm } from './form/request.tsx'
import { type OwnService, ServiceForm, serviceTarget } from './form/service.tsx'
import type { TryData } from './form/try-data.ts'
import { createKeep } from './storage.ts'
import { Button, CheckField } from './ui.tsx'

/** Base URL of the sandbox in commands and code. */
const SANDBOX_URL = 'http://127.0.0.1:4010'

// Shared by the forms of this page, so that they have the same sandbox even if the browser blocks storage.
const keep = createKeep(() => sessionStorage)

/** Shows the form of an operation in its section of the page. */
function mount(section: Element, data: TryData): HTMLElement {
  const place = document.createElement('div')
  section.append(place)
  render(<TryIt data={data} />, place)
  return place
}

/** The form of an operation, for a sandbox in this page or the user's own service. */
function TryIt({ data }: { data: TryData }) {
  const [sandbox, setSandbox] = useState(() => createKeptSandbox(keep))
  const [isSending, setSending] = useState(false)
  const [isService, setIsService] = useState(false)
  const [service, setService] = useState<OwnService>()
  /** Counts the changes of the sandbox, to show each, and the resets. */
  const [, setChanges] = useState(0)
  const [resets, setResets] = useState(0)
  const update = () => setChanges((latest) => latest + 1)

  useEffect(() => {
    // Another page may have changed the state before the browser came back to this one.
    addEventListener('pageshow', ({ persisted }) => persisted && setSandbox(createKeptSandbox(keep)))
  }, [])
  const choose = (isService: boolean) => {
    setIsService(isService)
    setService(undefined)
  }
  const reset = async () => {
    await sandbox.reset()
    setResets(resets + 1)
  }
  const turn = (name: string, value: unknown) => {
    sandbox.turn({ [name]: value })
    update()
  }
  const sandboxTarget: FormTarget = {
    baseUrl: SANDBOX_URL,
    codehost: 'codehost',
    tokens: { ...sandbox.tokens(), none: undefined },
    findIds: sandbox.findIds,
    hasChanged: sandbox.hasChanged(),
    send(call, input) {
      setSending(true)
      return sandbox.send(call, input, SANDBOX_URL).finally(() => setSending(false))
    },
  }
  const check: FormTarget['check'] = (status, json) => problemOf(data, status, json)
  const radioOf = (label: string, value: boolean) => (
    <CheckField
      label={label}
      type="radio"
      name="try-target"
      checked={isService === value}
      onChange={() => choose(value)}
    />
  )
  return (
    <Speaker finish={update} isLost={false}>
      <RequestForm
        key={resets}
        data={data}
        target={{ ...(isService ? serviceTarget(data, service) : sandboxTarget), check }}
        head={
          <>
            <legend>Send to</legend>
            <div class="line">
              {radioOf('Sandbox in this page', false)}
              {radioOf('My service', true)}
            </div>
            {isService && <ServiceForm service={service} onService={setService} />}
          </>
        }
        actions={
          !isService && (
            <Button onClick={reset} disabled={isSending}>
              Reset the sandbox
            </Button>
          )
        }
        more={(input, change) =>
          !isService && (
            <details>
              <summary>Faults and switches</summary>
              <FaultField data={data} input={input} change={change} />
              <SwitchFields switches={describeSwitches(sandbox.switches())} turn={turn} />
            </details>
          )
        }
      />
    </Speaker>
  )
}

function problemOf({ id }: TryData, status: number, json: unknown): string | undefined {
  try {
    contractOf(id, defaultSwitches()).checkReply({ status, body: json } as never)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

Object.assign(globalThis, { projectResourcesConsole: { mount } })
