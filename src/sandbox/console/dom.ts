/** A node of a view: text, or an element with its properties and children. Text is never parsed as HTML. */
export interface View {
  readonly tag: string
  readonly props: Props
  readonly children: View[]
}

// biome-ignore lint/suspicious/noExplicitAny: each listener declares the event that it expects.
type Listener = (event: any) => void
export interface Props {
  /** Identifies the view among its siblings, so that it keeps its element when they change. */
  key?: string
  [name: string]: string | number | boolean | undefined | Listener
}

export type Child = View | string | number | false | undefined | Child[]

const TEXT = '#text'
const SVG = ['svg', 'g', 'rect', 'line', 'text', 'title']
/** Set as properties: their attributes are only initial values. A property that the view does not change stays as the user left it. */
const STATES = ['value', 'checked', 'open', 'selected']

/** Describes an element. Properties are attributes, or listeners such as `onclick`; children that are `false` show nothing. */
export function h(tag: string, props: Props = {}, ...children: Child[]): View {
  return { tag, props, children: viewsOf(children) }
}

export function viewsOf(children: Child): View[] {
  return Array.isArray(children) ? children.flatMap(viewsOf) : [viewOf(children)]
}

/** An empty text stands in for a hidden child, so that its siblings keep their positions and elements. */
function viewOf(child: Exclude<Child, Child[]>): View {
  if (typeof child === 'object') return child
  return { tag: TEXT, props: { text: child === undefined || child === false ? '' : String(child) }, children: [] }
}

interface Shown {
  view: View
  node: Node
}
const shown = new WeakMap<Node, Shown[]>()

/** Shows views as the children of an element. Elements that the previous views have, too, stay, with their focus and input. */
export function show(parent: Node, views: View[]): void {
  const before = shown.get(parent) ?? []
  const keyed = new Map(
    before.flatMap((each) => (each.view.props.key === undefined ? [] : [[each.view.props.key, each]])),
  )
  const unkeyed = before.filter(({ view }) => view.props.key === undefined)
  let position = 0
  const now = views.map((view): Shown => {
    const candidate = view.props.key === undefined ? unkeyed[position++] : keyed.get(view.props.key)
    const isSame = candidate?.view.tag === view.tag
    const node = isSame ? candidate.node : create(view.tag)
    update(node, isSame ? candidate.view.props : {}, view)
    return { view, node }
  })
  const kept = new Set(now.map(({ node }) => node))
  for (const { node } of before) if (!kept.has(node)) parent.removeChild(node)
  let next = parent.firstChild
  for (const { node } of now) {
    if (node === next) next = next.nextSibling
    else parent.insertBefore(node, next)
  }
  shown.set(parent, now)
}

function create(tag: string): Node {
  if (tag === TEXT) return document.createTextNode('')
  return SVG.includes(tag) ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag)
}

function update(node: Node, before: Props, { props, children }: View): void {
  if (node instanceof Text) {
    if (node.data !== props.text) node.data = String(props.text)
    return
  }
  const element = node as Element
  for (const name of Object.keys(before)) if (!(name in props)) set(element, name, undefined)
  // The value of a <select> needs its options first.
  show(element, children)
  for (const [name, value] of Object.entries(props)) if (value !== before[name]) set(element, name, value)
}

function set(element: Element, name: string, value: Props[string]): void {
  if (name === 'key') return
  if (name.startsWith('on') || STATES.includes(name)) Object.assign(element, { [name]: value ?? null })
  else if (value === undefined || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : String(value))
}
