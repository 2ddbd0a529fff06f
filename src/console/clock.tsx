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
export function ClockBar({ clock, isLost }: { clock: ClockState; isLost: boolean }) {
  const { api } = useHost()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  const change = (body: object) => api.send('PATCH', 'clock', body).then(close)
  const advance = (fields: FormData) =>
    change({ advanceMs: Math.round(Number(fields.get('amount')) * Number(fields.get('unit'))) })
  const set = (fields: FormData) => change({ now: new Date(`${fields.get('moment')}Z`).toISOString() })
  const isPaused = clock.fixed
  useEffect(() => addEventListener('hashchange', close), [])
  return (
    <section class="line clock" aria-label="Clock">
      <span class="line">
        <strong>{shown(clock.now)} UTC</strong>
        {isLost ? (
          <span class="badge">not connected</span>
        ) : (
          <>
            <span class="badge">{isPaused ? 'paused' : 'running'}</span>
            <span
              class="badge"
              title={clock.live ? 'Resources change with the clock.' : 'Only calls change resources.'}
            >
              {clock.live ? 'live' : 'not live'}
            </span>
          </>
        )}
      </span>
      <span class="line">
        <Action disabled={isLost} run={() => change(isPaused ? { running: true } : { now: clock.now })}>
          <Icon icon={isPaused ? Play : Pause} />
          {isPaused ? 'Resume' : 'Pause'}
        </Action>
        <span class="joined">
          {STEPS.map(([label, advanceMs]) => (
            <Action key={label} disabled={isLost} run={() => change({ advanceMs })}>
              {label}
            </Action>
          ))}
        </span>
        <button type="button" class="control" popovertarget="clock-menu" disabled={isLost}>
          Change time…
        </button>
      </span>
      <div class="panel menu" id="clock-menu" popover="auto" ref={menu}>
        {!clock.live && (
          <p class="hint">
            Not live: only calls change resources. Start with <code>--live</code> for change by time.
          </p>
        )}
        <ActionForm class="inline" run={advance}>
          <Field label="Move by (may be negative)" name="amount" type="number" defaultValue="10" step="any" required />
          <Field label="Unit" name="unit" options={UNITS} />
          <Button>Move</Button>
        </ActionForm>
        <ActionForm class="inline" run={set}>
          <Field label="Set to (UTC)" name="moment" type="datetime-local" step="1" required />
          <Button>Set and pause</Button>
        </ActionForm>
      </div>
    </section>
  )
}
