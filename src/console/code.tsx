import { Copy as CopyIcon } from 'lucide'
import { useId, useMemo, useState } from 'preact/hooks'
import { copyText } from '../html/clipboard.ts'
import { codeParts, type Language } from './highlight.ts'
import { Icon } from './icon.tsx'
import { Action, scrolls } from './ui.tsx'

/** A text to show in a block of code. */
export interface Sample {
  label: string
  text: string
  /** Undefined for plain text. */
  language?: Language | undefined
}

/** A block of code with a tab for each sample, and a button that copies the shown one. A single sample has a label instead. */
export function Code({ samples }: { samples: readonly [Sample, ...Sample[]] }) {
  const [chosen, choose] = useState(0)
  const { label, text, language } = samples[chosen] ?? samples[0]
  const parts = useMemo(() => (language ? codeParts(text, language) : [[undefined, text] as const]), [text, language])
  const id = useId()
  const hasTabs = samples.length > 1
  return (
    <div class="code copyable">
      <div class="code-head">
        {hasTabs ? <Tabs id={id} samples={samples} chosen={label} choose={choose} /> : <strong>{label}</strong>}
        <Copy text={text} what={label} />
      </div>
      <pre {...scrolls(label)} {...(hasTabs && { id, role: 'tabpanel' })}>
        <code>{parts.map(([kind, part]) => (kind ? <span class={`hljs-${kind}`}>{part}</span> : part))}</code>
      </pre>
    </div>
  )
}

interface TabsProps {
  /** ID of the panel, which shows the chosen tab. */
  id: string
  samples: readonly Sample[]
  /** Label of the chosen one. */
  chosen: string
  choose: (index: number) => void
}

/** Tabs, between which the arrow keys move. */
function Tabs({ id, samples, chosen, choose }: TabsProps) {
  const move = ({ key, currentTarget: tab }: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const { previousElementSibling, nextElementSibling, parentElement: list } = tab
    const next = {
      ArrowLeft: previousElementSibling ?? list?.lastElementChild,
      ArrowRight: nextElementSibling ?? list?.firstElementChild,
    }[key]
    if (!(next instanceof HTMLElement)) return
    next.focus()
    next.click()
  }
  return (
    <div class="tabs" role="tablist">
      {samples.map(({ label }, index) => (
        <button
          key={label}
          type="button"
          role="tab"
          aria-controls={id}
          aria-selected={label === chosen}
          tabIndex={label === chosen ? 0 : -1}
          onClick={() => choose(index)}
          onKeyDown={move}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

export const Json = ({ label, value }: { label: string; value: unknown }) => (
  <Code samples={[{ label, language: 'json', text: JSON.stringify(value, null, 2) }]} />
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
