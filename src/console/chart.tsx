import type { BillingGraph } from '../../generated/types.ts'
import { type Columns, Table } from './table.tsx'

/** One colour of the chart: an app, or the apps that are grouped. */
interface Band {
  /** Numbered, because apps may have the same name. */
  name: string
  color: string
  data: number[]
  total: number
}

const HEIGHT = 210

const money = (value: number) => value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The cost of a month as a stack of apps for each day, with a legend, and a table of the same numbers. */
export function Chart({ graph }: { graph: BillingGraph }) {
  const { labels, series, others, meta } = graph
  const bands: Band[] = series.map(({ app_name, ...band }, index) => {
    // Neighbours differ in lightness, too. After ten hues, the next ones are the first, so there the lightness is the other.
    const lightness = (index + Math.floor(index / 10)) % 2 === 0 ? -0.07 : 0.07
    const color = `oklch(from var(--series) calc(l + ${lightness}) c calc(h + ${index * 36}))`
    return { ...band, name: `${index + 1}. ${app_name}`, color }
  })
  if (others) bands.push({ ...others, name: `${others.count} other apps`, color: 'var(--muted)' })
  const totals = labels.map((_, day) => sum(bands.map(({ data }) => data[day] ?? 0)))
  const total = sum(bands.map((band) => band.total))
  const costs = bands.map(({ name, data }) => [name, (day: number) => money(data[day] ?? 0)] as const)
  const legend: Columns<Band> = {
    App: ({ name, color }) => [<svg key={name} class="swatch" style={{ color }} aria-hidden="true" />, ' ', name],
    [`Total, ${meta.currency}`]: (band) => money(band.total),
    Share: (band) => (total > 0 ? `${((100 * band.total) / total).toFixed(1)} %` : '–'),
  }
  const days: Columns<number> = {
    Day: (day) => labels[day],
    Total: (day) => money(totals[day] ?? 0),
    ...Object.fromEntries(costs),
  }
  return (
    <figure class="chart">
      {total > 0 && <Drawing graph={graph} bands={bands} totals={totals} />}
      <Table label="Legend and totals" rows={bands} columns={legend} empty="No app has costs in this month." />
      <details class="more">
        <summary>Daily costs as a table</summary>
        <Table label="Daily costs" rows={[...labels.keys()]} columns={days} />
      </details>
    </figure>
  )
}

interface DrawingProps {
  graph: BillingGraph
  bands: Band[]
  /** Sums of the bands by day. */
  totals: number[]
}

/** The widths depend on the page, so they are percentages. */
function Drawing({ graph: { labels, meta }, bands, totals }: DrawingProps) {
  const { step, top } = scaleOf(Math.max(meta.y_max_suggestion, ...totals, 1))
  const y = (value: number) => HEIGHT * (1 - value / top)
  const steps = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => Number((index * step).toFixed(10)))
  const percent = (part: number) => `${(100 * part) / labels.length}%`
  const highest = labels[totals.indexOf(Math.max(...totals))] ?? ''
  const total = `${money(sum(totals))} ${meta.currency}`
  const summary = `Cost by day, stacked by app: ${total} in total, highest on ${highest}. The table has the numbers.`
  const bars = labels.map((label, day) => {
    let below = 0
    return bands.map(({ color, data, name }) => {
      const value = Math.max(0, data[day] ?? 0)
      below += value
      const size = { x: percent(day + 0.12), width: percent(0.76), y: y(below), height: (HEIGHT * value) / top }
      return (
        <rect key={name} fill={color} {...size}>
          <title>{`${label}, ${name}: ${money(value)}`}</title>
        </rect>
      )
    })
  })
  return (
    <svg role="img" aria-label={summary} height={HEIGHT}>
      {steps.map((value) => (
        <line key={value} x1="0" x2="100%" y1={y(value)} y2={y(value)} />
      ))}
      {bars}
      <text x="-8" y="-12" text-anchor="end">
        {meta.currency}
      </text>
      {steps.map((value) => (
        <text key={value} x="-8" y={y(value) + 4} text-anchor="end">
          {value}
        </text>
      ))}
      {labels.map((label, day) => (
        <text key={label} x={percent(day + 0.5)} y={HEIGHT + 16} text-anchor="middle">
          {day % 3 === 0 && Number(label.slice(-2))}
        </text>
      ))}
    </svg>
  )
}

/** Chooses a round step, so that the axis has at most six lines. */
function scaleOf(most: number): { step: number; top: number } {
  const power = 10 ** Math.floor(Math.log10(most / 5))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => most / each <= 5) ?? 10 * power
  return { step, top: Math.ceil(most / step) * step }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
