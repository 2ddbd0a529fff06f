import type { BillingGraph } from '../../../generated/types.ts'
import { h, type View } from './dom.ts'
import { number, row, table } from './ui.ts'

/** One colour of the chart: an app, or the apps that are grouped. */
interface Band {
  name: string
  color: string
  data: number[]
  total: number
}

const HEIGHT = 240
const LEFT = 52
const BOTTOM = 22
const TOP = 10
/** Pixels that the label of a day needs. */
const LABEL_WIDTH = 26

const money = (value: number) => value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The cost of a month as a stack of apps for each day, with a legend, and a table of the same numbers. @param width in pixels */
export function chart(graph: BillingGraph, width: number): View {
  const { labels, series, others, meta } = graph
  const bands: Band[] = series.map(({ app_name, data, total }, index) => {
    return { name: app_name, color: `var(--band-${index % 10})`, data, total }
  })
  if (others) bands.push({ ...others, name: `${others.count} other apps`, color: 'var(--band-others)' })
  const totals = labels.map((_, day) => sum(bands.map(({ data }) => data[day] ?? 0)))
  const total = sum(bands.map((band) => band.total))
  return h('figure', { class: 'chart' }, [
    drawing(graph, bands, totals, width),
    table('Legend and totals', {
      head: ['App', `#Total, ${meta.currency}`, '#Share'],
      rows: bands.map(({ name, color, total: cost }, index) =>
        row(String(index), [
          [h('svg', { class: 'swatch', color, 'aria-hidden': 'true' }), ' ', name],
          number(money(cost)),
          number(total > 0 ? `${((100 * cost) / total).toFixed(1)} %` : '–'),
        ]),
      ),
      empty: 'No app has costs in this month.',
    }),
    h('details', { class: 'more' }, [
      h('summary', {}, 'Daily costs as a table'),
      table('Daily costs', {
        head: ['Day', ...bands.map(({ name }) => `#${name}`), '#Total'],
        rows: labels.map((label, day) => {
          const costs = [...bands.map(({ data }) => data[day]), totals[day]]
          return row(label, [label, ...costs.map((cost = 0) => number(money(cost)))])
        }),
        empty: 'No days.',
      }),
    ]),
  ])
}

/** @param totals sums of the bands by day */
function drawing({ labels, meta }: BillingGraph, bands: Band[], totals: number[], width: number): View {
  const { step, top } = scaleOf(Math.max(meta.y_max_suggestion, ...totals, 1))
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)
  const slot = (width - LEFT) / Math.max(1, labels.length)
  const every = Math.ceil(LABEL_WIDTH / slot)
  const grid = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step)
  const highest = labels[totals.indexOf(Math.max(...totals))] ?? ''
  const total = `${money(sum(bands.map((band) => band.total)))} ${meta.currency}`
  const summary = `Cost by day, stacked by app: ${total} in total, most on ${highest}. The table has the numbers.`
  const days = labels.map((label, day) => {
    const x = LEFT + day * slot
    let below = 0
    const parts = bands.map(({ color, data, name }) => {
      const value = data[day] ?? 0
      below += value
      const height = Math.max(0, y(below - value) - y(below))
      const size = { x: x + slot * 0.12, y: y(below), width: slot * 0.76, height }
      return h('rect', { fill: color, ...size }, h('title', {}, `${label}, ${name}: ${money(value)}`))
    })
    const text = { x: x + slot / 2, y: HEIGHT - 6, 'text-anchor': 'middle' }
    return h('g', {}, [parts, day % every === 0 && h('text', text, Number(label.slice(-2)))])
  })
  const lines = grid.map((value) => [
    h('line', { x1: LEFT, x2: width, y1: y(value), y2: y(value) }),
    h('text', { x: LEFT - 8, y: y(value) + 4, 'text-anchor': 'end' }, value),
  ])
  const size = { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT }
  return h('svg', { role: 'img', 'aria-label': summary, ...size }, [h('g', { class: 'grid' }, lines), days])
}

/** Chooses a round step, so that the axis has at most six lines. */
function scaleOf(most: number): { step: number; top: number } {
  const power = 10 ** Math.floor(Math.log10(most / 5))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => most / each <= 5) ?? 10 * power
  return { step, top: Math.ceil(most / step) * step }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
