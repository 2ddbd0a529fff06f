import { Check, X } from 'lucide'
import { useRef } from 'preact/hooks'
import { documentedStatus } from '../../document/document.ts'
import { parseJson } from '../../json.ts'
import { cut } from '../../printable.ts'
import { Code, type Sample } from '../code.tsx'
import { Icon } from '../icon.tsx'
import { type FormInput, type FormTarget, prepare, type ReadyCall, shellCommand, typescriptOf } from './call.ts'
import type { TryData } from './try-data.ts'

/** A response as the form shows it. */
export interface FormResponse {
  status: number
  milliseconds: number
  headers: string
  /** The body, formatted if it is JSON. */
  body: string
  isJson: boolean
  /** What the document says about it; undefined if the two were not compared. */
  verdict: { meaning: string; problem: string | undefined } | undefined
}

/** Longer bodies are truncated, because they would freeze the page. */
const MAX_CHARACTERS = 50_000

/** Reads a response, and compares it with the document if the target can. */
export async function readFormResponse(
  response: Response,
  milliseconds: number,
  { responses }: TryData,
  { check }: FormTarget,
): Promise<FormResponse> {
  const text = await response.text()
  const { status } = response
  const json = parseJson(text)
  const documented = documentedStatus({ responses }, status)
  const meaning =
    documented === undefined
      ? 'The document has no response with this status.'
      : `Documented as ${documented}: ${responses[documented]}`
  const isOther = text !== '' && json === undefined
  return {
    status,
    milliseconds,
    body: formatted(text, json),
    isJson: json !== undefined,
    headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
    verdict: check && { meaning, problem: isOther ? 'The body is not JSON.' : check(status, json) },
  }
}

/** Formats JSON, unless it is nested too deeply. */
function formatted(text: string, json: unknown): string {
  try {
    return JSON.stringify(json, null, 2) ?? text
  } catch {
    return text
  }
}

export function ResponseView({ response }: { response: FormResponse | undefined }) {
  const { headers = '', body = '', isJson } = response ?? {}
  const isCut = body.length > MAX_CHARACTERS
  const [sample, ...others]: Sample[] = [
    {
      label: isCut ? 'Start of the body' : 'Body',
      text: cut(body, MAX_CHARACTERS),
      language: isJson ? ('json' as const) : undefined,
    },
    { label: 'Headers', text: headers },
  ].filter(({ text }) => text !== '')
  return (
    <div class="try-response">
      {/* Screen readers read the summary; the body may be long. */}
      <div role="status">{response ? <Summary {...response} /> : <p class="hint">The response appears here.</p>}</div>
      {sample && <Code samples={[sample, ...others]} />}
    </div>
  )
}

const Summary = ({ status, milliseconds, verdict }: FormResponse) => (
  <>
    <p>
      <strong class={`badge ${status < 400 ? 'good' : 'bad'}`}>{status}</strong>{' '}
      <small>in {milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms</small>
    </p>
    {verdict && (
      <>
        <p class="hint">{verdict.meaning}</p>
        <p class={verdict.problem ? 'problem' : 'good'}>
          <Icon icon={verdict.problem ? X : Check} />
          {verdict.problem ?? 'The response conforms to the document.'}
        </p>
      </>
    )}
  </>
)

/** The entered call as code and as a command. While it cannot be sent, the last one that could. */
export function CallTexts({ data, target, input }: { data: TryData; target: FormTarget; input: FormInput }) {
  const { baseUrl, codehost, tokens } = target
  const token = tokens ? tokens[input.role] : 'TOKEN'
  const latest = useRef<ReadyCall>(undefined)
  let note = token === undefined ? 'The client always sends a token.' : undefined
  try {
    latest.current = prepare(data, input)
  } catch {
    note = 'Correct the fields to update the code.'
  }
  const call = latest.current
  if (!call) return null
  const curl: Sample = {
    label: 'curl',
    language: 'curl',
    text: shellCommand(call.method, baseUrl + call.target, token, call.body),
  }
  const typescript = (token: string): Sample => ({
    label: 'TypeScript',
    language: 'typescript',
    text: typescriptOf(data.id, call, { baseUrl, codehost, token }),
  })
  return (
    <>
      {note && <p class="hint">{note}</p>}
      <Code samples={token === undefined ? [curl] : [typescript(token), curl]} />
    </>
  )
}
