import { Pause, Play } from 'lucide'
import { useEffect, useRef } from 'preact/hooks'
import { type ClockState, useHost } from './host.ts'
import { Icon } from './icon.tsx'
import { shown } from './table.tsx'
import { Action, ActionForm, Button, Field } from './ui.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STEPS = [['+1 min', MINUTE] as const, ['+1 h', HOUR] as const, ['+1 d', DAY] as const]
const UNITS = [
  [String(MINUTE), 'minutes'],
  [String(HOUR), 'hours'],
  [String(DAY), 'days'],
  ['1000', 'seconds'],
] as const

/** The sandbox's clock and its controls. Above every panel, because everything that a panel shows depends on it. */
export function ClockBar({ clock }: { clock: ClockState | undefined }) {
  const { api } = useHost()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  const change = (body: object) => api.send('PATCH', 'clock', body).then(close)
  const advance = (fields: FormData) =>
    change({ advanceMs: Math.round(Number(fields.get('amount')) * Number(fields.get('unit'))) })
  const set = (fields: FormData) => change({ now: new Date(`${fields.get('moment')}Z`).toISOString() })
  const isPaused = clock?.fixed
  useEffect(() => addEventListener('hashchange', close), [])
  return (
    <section class="line clock" aria-label="Clock">
      <strong>{shown(clock?.now)} UTC</strong>
      <span class="badge">{clock && (isPaused ? 'paused' : 'running')}</span>
      <span class="badge" title={clock?.live ? 'Resources change with the clock.' : 'Only calls change resources.'}>
        {clock?.live ? 'live' : 'not live'}
      </span>
      <Action run={() => change(isPaused ? { running: true } : { now: clock?.now })}>
        <Icon icon={isPaused ? Play : Pause} />
        {isPaused ? 'Resume' : 'Pause'}
      </Action>
      <span class="group">
        {STEPS.map(([label, advanceMs]) => (
          <Action key={label} run={() => change({ advanceMs })}>
            {label}
          </Action>
        ))}
      </span>
      <button type="button" class="control" popovertarget="clock-menu">
        Set…
      </button>
      <div class="panel menu" id="clock-menu" popover="auto" ref={menu}>
        <ActionForm class="inline" run={advance}>
          <Field label="Advance by" name="amount" type="number" defaultValue="10" step="any" required />
          <Field label="Unit" name="unit" options={UNITS} />
          <Button>Advance</Button>
        </ActionForm>
        <ActionForm class="inline" run={set}>
          <Field label="Set to (UTC)" name="moment" type="datetime-local" step="1" required />
          <Button>Set and pause</Button>
        </ActionForm>
      </div>
    </section>
  )
}
