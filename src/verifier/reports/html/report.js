/**
 * The script of the report. All it shows comes from the ledger, and thus from a service: it is put into the page as text
 * only. What is chosen stands in the address, so that a view can be sent to somebody, and going back goes back.
 */
;(() => {
  const SYMBOLS = {
    contradicted: '✗',
    'assumption contradicted': '≠',
    unexercised: '○',
    'unprovable here': '–',
    verified: '✓',
  }
  const WORST_FIRST = Object.keys(SYMBOLS)
  const AT_ONCE = 100

  const { facts, exchanges } = JSON.parse(document.getElementById('ledger').textContent)
  const ordered = WORST_FIRST.flatMap((verdict) => facts.filter((fact) => fact.verdict === verdict))
  const haystacks = new Map()

  /** Makes an element; children that are no nodes become text. */
  function make(tag, attributes, ...children) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === 'function') element.addEventListener(name, value)
      else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value)
    }
    element.append(...children.map((child) => (child instanceof Node ? child : shown(String(child)))))
    return element
  }

  /** Characters that cannot be seen, or that turn the direction of others, are written as escapes. */
  function shown(text) {
    return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) =>
      character === '\n' || character === '\t'
        ? character
        : `\\u${character.codePointAt(0).toString(16).padStart(4, '0')}`,
    )
  }

  /** Text in which the document marks names and values with backticks. */
  function prose(text) {
    const parts = text.split('`')
    // The last of an odd number of backticks stands for itself.
    if (parts.length % 2 === 0) return [text]
    return parts.map((part, index) => (index % 2 ? make('code', {}, part) : part))
  }

  const number = (value) => value.toLocaleString('en')
  const count = (value, noun) => `${number(value)} ${noun}${value === 1 ? '' : 's'}`
  const classOf = (verdict) => `v-${verdict.replaceAll(' ', '-')}`

  function badge(verdict) {
    return make(
      'span',
      { class: `badge ${classOf(verdict)}` },
      make('span', { 'aria-hidden': 'true' }, SYMBOLS[verdict]),
      ` ${verdict}`,
    )
  }

  // What is chosen, and where it stands

  function readChoice() {
    const given = new URLSearchParams(location.hash.slice(1))
    const verdicts = given.getAll('verdict').filter((verdict) => WORST_FIRST.includes(verdict))
    return { operation: given.get('operation') ?? '', kind: given.get('kind') ?? '', q: given.get('q') ?? '', verdicts }
  }

  function addressOf({ operation, kind, q, verdicts }) {
    const entries = Object.entries({ operation, kind, q }).filter(([, value]) => value)
    const parameters = new URLSearchParams([...entries, ...verdicts.map((verdict) => ['verdict', verdict])])
    return `#${parameters}`
  }

  function haystackOf(fact) {
    if (!haystacks.has(fact)) {
      const paths = fact.evidence.map(
        (place) => `${exchanges[place]?.request.method} ${exchanges[place]?.request.path}`,
      )
      const words = [fact.id, fact.says, fact.reason, fact.verdict, ...(fact.restsOn ?? []), ...paths]
      haystacks.set(fact, words.join('\n').toLowerCase())
    }
    return haystacks.get(fact)
  }

  function choose({ operation, kind, q, verdicts }) {
    const words = q.toLowerCase().split(/\s+/).filter(Boolean)
    return ordered.filter(
      (fact) =>
        (!operation || fact.operationId === operation) &&
        (!kind || fact.kind === kind) &&
        (verdicts.length === 0 || verdicts.includes(fact.verdict)) &&
        words.every((word) => haystackOf(fact).includes(word)),
    )
  }

  // An exchange, a fact, the list of them

  function exchangeBody({ tried, request, response }) {
    return make(
      'div',
      { class: 'exchange' },
      make('p', {}, tried),
      make('h4', {}, 'Request'),
      make('p', { class: 'line' }, make('code', {}, `${request.method} ${request.path}`)),
      make('p', { class: 'muted' }, `Credential: ${request.credential}`),
      ...(request.body === undefined ? [] : [payload(request.body, 'Body of the request')]),
      make('h4', {}, 'Response'),
      make('p', { class: 'line' }, make('code', {}, `${response.status} ${response.contentType}`)),
      response.body === '' ? make('p', { class: 'muted' }, 'No body.') : payload(response.body, 'Body of the response'),
    )
  }

  function payload(text, label) {
    return make('pre', { tabindex: '0', role: 'region', 'aria-label': label }, make('code', {}, pretty(text)))
  }

  function pretty(text) {
    try {
      return JSON.stringify(JSON.parse(text), null, 2)
    } catch {
      return text
    }
  }

  /** A `details` whose inside is made when it is first opened: of a thousand, most never are. */
  function lazy(attributes, summary, inside, open) {
    const element = make('details', attributes, summary)
    const fill = () => {
      if (element.childElementCount === 1) element.append(inside())
    }
    element.addEventListener('toggle', () => element.open && fill())
    if (open) fill()
    element.open = open
    return element
  }

  function exchangeDetails(place, open) {
    const exchange = exchanges[place]
    const { method, path } = exchange.request
    const summary = make('summary', {}, make('code', {}, `${method} ${path} → ${exchange.response.status}`))
    return lazy({ class: 'evidence' }, summary, () => exchangeBody(exchange), open)
  }

  function factDetails(fact, open) {
    const summary = make(
      'summary',
      { class: 'fact-head' },
      badge(fact.verdict),
      ' ',
      make('code', { class: 'id' }, fact.id),
      ' ',
      make('span', { class: 'says' }, ...prose(fact.says)),
    )
    const inside = () =>
      make(
        'div',
        { class: 'fact-body' },
        ...(fact.reason ? [make('p', { class: 'reason' }, fact.reason)] : []),
        ...(fact.restsOn
          ? [
              make(
                'p',
                {},
                'Rests on ',
                ...fact.restsOn.flatMap((id, nth) => [nth ? ', ' : '', make('code', {}, id)]),
                '.',
              ),
            ]
          : []),
        fact.evidence.length === 0
          ? make('p', { class: 'muted' }, 'No exchange was kept.')
          : make('h3', {}, count(fact.evidence.length, 'exchange')),
        ...fact.evidence.filter((place) => exchanges[place]).map((place, nth) => exchangeDetails(place, nth === 0)),
      )
    return lazy({ class: 'fact' }, summary, inside, open)
  }

  function showFacts(chosen) {
    list.replaceChildren()
    status.textContent = `${number(chosen.length)} of ${count(facts.length, 'fact')}`
    let next = 0
    const more = make('button', { type: 'button', class: 'control more', click: () => showNext() })
    const showNext = () => {
      const isFirst = next === 0
      const added = chosen.slice(next, next + AT_ONCE).map((fact) => factDetails(fact, chosen.length === 1))
      next += added.length
      more.remove()
      list.append(...added)
      if (next < chosen.length) {
        more.textContent = `Show ${number(Math.min(AT_ONCE, chosen.length - next))} more of ${number(chosen.length - next)}`
        list.append(more)
      }
      if (!isFirst) added[0]?.querySelector('summary').focus()
    }
    if (chosen.length === 0) list.append(make('p', { class: 'muted' }, 'No fact is like that.'))
    else showNext()
  }

  // The filter

  function select(label, name, values) {
    const element = make(
      'select',
      { name, class: 'control' },
      make('option', { value: '' }, `every ${label}`),
      ...values.map((value) => make('option', { value }, value)),
    )
    return make('label', { class: 'field' }, label, element)
  }

  function filterForm() {
    return make(
      'form',
      { class: 'filter', role: 'search', submit: (event) => event.preventDefault() },
      make(
        'label',
        { class: 'field wide' },
        'search',
        make('input', { type: 'search', class: 'control', name: 'q', autocomplete: 'off' }),
      ),
      select('operation', 'operation', [...new Set(facts.map((fact) => fact.operationId))]),
      select(
        'kind',
        'kind',
        [...new Set([...document.querySelectorAll('#matrix td[data-kind]')].map((cell) => cell.dataset.kind))].filter(
          Boolean,
        ),
      ),
      make(
        'fieldset',
        {},
        make('legend', {}, 'verdict'),
        ...WORST_FIRST.map((verdict) =>
          make(
            'label',
            { class: 'chip' },
            make('input', { type: 'checkbox', name: 'verdict', value: verdict }),
            badge(verdict),
          ),
        ),
      ),
    )
  }

  function readForm() {
    const data = new FormData(form)
    const text = (name) => String(data.get(name) ?? '')
    return {
      operation: text('operation'),
      kind: text('kind'),
      q: text('q'),
      verdicts: data.getAll('verdict').map(String),
    }
  }

  function fillForm(choice) {
    for (const name of ['operation', 'kind', 'q']) {
      // While somebody types, spaces must stay where they are.
      if (form.elements[name].value !== choice[name]) form.elements[name].value = choice[name]
    }
    for (const box of form.querySelectorAll('[name=verdict]')) box.checked = choice.verdicts.includes(box.value)
  }

  function show() {
    const choice = readChoice()
    fillForm(choice)
    showFacts(choose(choice))
    clear.hidden = addressOf(choice) === '#'
    for (const link of matrix.querySelectorAll('a')) {
      const { operation, kind } = link.parentElement.dataset
      const isChosen = (choice.operation || choice.kind) && operation === choice.operation && kind === choice.kind
      if (isChosen) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }

  function go(choice) {
    if (addressOf(choice) === location.hash) return
    // Each letter of a search is no step to go back to.
    history.replaceState(null, '', addressOf(choice))
    show()
  }

  function goTo(choice) {
    if (addressOf(choice) !== location.hash) history.pushState(null, '', addressOf(choice))
    show()
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  }

  // The matrix: links, of which one is in the order of the Tab key

  function linkCells() {
    for (const cell of matrix.querySelectorAll('td[data-kind]')) {
      const { operation, kind } = cell.dataset
      const href = addressOf({ operation, kind, q: '', verdicts: [] })
      const link = make('a', { href, tabindex: '-1', 'aria-label': cell.title })
      link.append(...cell.childNodes)
      cell.append(link)
    }
    const rows = [...matrix.rows].map((row) => [...row.cells].map((cell) => cell.querySelector('a')))
    const [first] = rows.flat().filter(Boolean)
    first?.setAttribute('tabindex', '0')
    matrix.addEventListener('click', (event) => {
      const cell = event.target.closest('a')?.parentElement
      if (!cell || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const { operation, kind } = cell.dataset
      goTo({ operation, kind, q: '', verdicts: [] })
    })
    matrix.addEventListener('focusin', ({ target }) => {
      if (!target.matches('a')) return
      for (const link of matrix.querySelectorAll('a[tabindex="0"]')) link.setAttribute('tabindex', '-1')
      target.setAttribute('tabindex', '0')
    })
    const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }
    matrix.addEventListener('keydown', (event) => {
      const step = STEPS[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return
      let y = rows.findIndex((row) => row.includes(event.target))
      if (y < 0) return
      let x = rows[y].indexOf(event.target)
      event.preventDefault()
      // Over cells without facts the focus goes on to the next one.
      do {
        y += step[0]
        x += step[1]
      } while (rows[y] && x >= 0 && x < rows[y].length && !rows[y][x])
      rows[y]?.[x]?.focus()
    })
  }

  // The exchanges of observations

  function linkExchanges() {
    const title = make('h2', { id: 'dialog-title' }, 'Exchange')
    const close = make('button', { type: 'button', class: 'control close', click: () => dialog.close() }, 'Close')
    const inside = make('div', {})
    const dialog = make(
      'dialog',
      { 'aria-labelledby': 'dialog-title' },
      make('div', { class: 'bar' }, title, close),
      inside,
    )
    document.body.append(dialog)
    for (const cell of document.querySelectorAll('[data-exchange]')) {
      const open = () => {
        inside.replaceChildren(exchangeBody(exchanges[cell.dataset.exchange]))
        dialog.showModal()
      }
      const button = make('button', { type: 'button', class: 'link', click: open })
      button.append(...cell.childNodes)
      cell.append(button)
    }
  }

  function linkTiles() {
    for (const tile of document.querySelectorAll('.tile')) {
      const { verdict } = tile.dataset
      const open = () => goTo({ operation: '', kind: '', q: '', verdicts: [verdict] })
      const button = make('button', { type: 'button', click: open })
      button.append(...tile.childNodes)
      tile.append(button)
    }
  }

  const matrix = document.getElementById('matrix')
  const heading = document.getElementById('facts')
  const list = document.getElementById('list')
  const form = filterForm()
  const status = make('output', { class: 'status' })
  const clear = make(
    'button',
    { type: 'button', class: 'control clear', click: () => go({ operation: '', kind: '', q: '', verdicts: [] }) },
    'Clear the filter',
  )
  form.addEventListener('input', () => go(readForm()))
  list.before(form, make('div', { class: 'bar' }, status, clear))
  for (const element of document.querySelectorAll('.scripted')) element.hidden = false
  linkCells()
  linkTiles()
  linkExchanges()
  addEventListener('popstate', show)
  show()
})()
