import { Copy as CopyIcon } from 'lucide'
import { useMemo } from 'preact/hooks'
import { copyText } from '../html/clipboard.ts'
import { jsonParts } from './highlight.ts'
import { Icon } from './icon.tsx'
import { Action, scrolls } from './ui.tsx'

interface CodeProps {
  label: string
  /** Whether the text is JSON, which is highlighted. */
  isJson?: boolean | undefined
  /** Shown beside the label. */
  note?: string | undefined
  children: string
}

/** Text in a fixed-width font, with a button that copies it. */
export function Code({ label, isJson, note, children }: CodeProps) {
  const parts = useMemo(() => (isJson ? jsonParts(children) : [[undefined, children] as const]), [isJson, children])
  return (
    <div class="code copyable">
      <div class="code-head">
        <strong>{label}</strong>
        {note && <span class="muted">{note}</span>}
        <Copy text={children} what={label} />
      </div>
      <pre {...scrolls(label)}>
        <code>{parts.map(([kind, text]) => (kind ? <span class={kind}>{text}</span> : text))}</code>
      </pre>
    </div>
  )
}

export const Json = ({ label, value }: { label: string; value: unknown }) => (
  <Code label={label} isJson>
    {JSON.stringify(value, null, 2)}
  </Code>
)

/** A button that copies a text. @param what name of the text, for screen readers */
export const Copy = ({ text, what }: { text: string; what: string }) => (
  <Action
    class="control quiet small icon-only"
    aria-label={`Copy ${what}`}
    title="Copy"
    run={(button) => copyText(text, button, button.closest('.code')?.querySelector('pre'))}
    done={`Copied: ${what}`}
  >
    <Icon icon={CopyIcon} />
  </Action>
)
