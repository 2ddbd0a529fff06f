import { checkBaseUrl, checkToken } from '../../client/checks.ts'
import { initOf } from '../../request-init.ts'
import { ActionForm, ask, Button, Field } from '../ui.tsx'
import type { FormTarget, ReadyCall } from './call.ts'
import type { TryData } from './try-data.ts'

/** The user's own service. The token is kept only in memory. */
export interface OwnService {
  baseUrl: string
  token: string
}

const TIMEOUT_MS = 30_000

const UNREACHABLE =
  'the service is unreachable, or does not allow requests from this page (CORS). Use curl instead, which needs no such permission.'

/** Asks for a service. @param onService takes the service, or undefined if the input is invalid */
export function ServiceForm(props: { service: OwnService | undefined; onService: (service?: OwnService) => void }) {
  const { service, onService } = props
  const use = (fields: FormData) => {
    onService(undefined)
    onService({
      baseUrl: checkBaseUrl('Base URL', String(fields.get('url'))),
      token: checkToken('Token', String(fields.get('token'))),
    })
  }
  return (
    <ActionForm class="panel try-service" run={use}>
      <p>Requests then go to your service. The token stays in memory until you leave the page.</p>
      <Field label="Base URL" name="url" type="url" required placeholder="https://api.example.com" />
      <Field label="Token" name="token" type="password" required autoComplete="off" />
      <div>
        <Button>Use this service</Button>
      </div>
      {service && <p role="status">Calls go to {service.baseUrl}.</p>}
    </ActionForm>
  )
}

/** Sends calls to the user's own service. @param service undefined while the user is entering it */
export function serviceTarget({ id, method }: TryData, service: OwnService | undefined): FormTarget {
  const { baseUrl, token } = service ?? { baseUrl: '', token: '' }
  const question = `${id} may change or delete resources of ${baseUrl}. Send it?`
  return {
    baseUrl,
    codehost: 'codehost',
    findIds: () => ({}),
    confirm: async () => method === 'GET' || ask(question, 'Send'),
    send: (call) => callService(call, baseUrl, token, UNREACHABLE),
  }
}

/** Sends a call. @param causes why there may be no response @throws Error that explains why there is none */
export async function callService(call: ReadyCall, baseUrl: string, token: string | undefined, causes: string) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(baseUrl + call.target, {
      ...initOf(call, token, signal),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    })
    await response.clone().text()
    return response
  } catch (cause) {
    throw new Error(
      signal.aborted
        ? `There was no complete response within ${TIMEOUT_MS / 1000} seconds.`
        : `The browser got no complete response: ${causes}`,
      { cause },
    )
  }
}
