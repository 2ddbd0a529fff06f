/** Filters the facts and shows their exchanges. The URL stores the filter, for shared links and the Back button. */
;(() => {
  const AT_ONCE = 100
  const find = (selector) => document.querySelector(selector)
  const [matrix, heading, list] = ['#matrix', '#facts', '#list'].map(find)
  const [form, status, clear, none, more] = ['form', 'output', '.clear', '.none', '.more'].map(find)
  const number = (value) => value.toLocaleString('en')
  const facts = [...list.querySelectorAll('.fact')]
  const searchTexts = new Map(facts.map((fact) => [fact, searchTextOf(fact)]))

  function searchTextOf(fact) {
    const parts = [...fact.querySelectorAll('.badge, .says, p:not(.muted), code')]
    return parts.map(({ textContent }) => textContent.toLowerCase()).join('\n')
  }

  function addressOf(entries) {
    return `#${new URLSearchParams([...entries].filter(([, value]) => value))}`
  }

  function show() {
    fillForm()
    const data = new FormData(form)
    const [operation, kind, verdicts] = [data.get('operation'), data.get('kind'), data.getAll('verdict')]
    const words = data.get('q').toLowerCase().split(/\s+/)
    const chosen = facts.filter(
      (fact) =>
        (!operation || fact.dataset.operation === operation) &&
        (!kind || fact.dataset.kind === kind) &&
        (verdicts.length === 0 || verdicts.includes(fact.dataset.verdict)) &&
        words.every((word) => searchTexts.get(fact).includes(word)),
    )
    for (const fact of facts) fact.hidden = true
    showSome(chosen)
    if (chosen.length === 1) chosen[0].open = true
    none.hidden = chosen.length > 0
    status.textContent = `${number(chosen.length)} ${status.dataset.of}`
    clear.hidden = addressOf(data) === '#'
    showLinked()
    for (const link of matrix.querySelectorAll('a')) {
      const { dataset } = link.parentElement
      const isCurrent = dataset.operation === operation && dataset.kind === kind && (operation || kind)
      link.ariaCurrent = isCurrent ? 'true' : null
    }
  }

  /** Opens the fact that the URL links to. */
  function showLinked() {
    if (!location.hash.startsWith('#fact-')) return
    const linked = facts.find(({ id }) => `#${encodeURIComponent(id)}` === location.hash || `#${id}` === location.hash)
    if (!linked) return
    linked.hidden = false
    linked.open = true
    linked.scrollIntoView()
  }

  function showSome(chosen) {
    for (const fact of chosen.slice(0, AT_ONCE)) fact.hidden = false
    const left = chosen.slice(AT_ONCE)
    more.hidden = left.length === 0
    more.textContent = `Show ${number(Math.min(AT_ONCE, left.length))} more of ${number(left.length)}`
    more.onclick = () => {
      showSome(left)
      left[0].querySelector('summary').focus()
    }
  }

  function fillForm() {
    const given = new URLSearchParams(location.hash.slice(1))
    for (const name of ['operation', 'kind', 'q']) {
      const value = given.get(name) ?? ''
      // Setting the same value would move the cursor while the user types.
      if (form.elements[name].value !== value) form.elements[name].value = value
    }
    for (const box of form.querySelectorAll('[name=verdict]')) box.checked = given.getAll('verdict').includes(box.value)
  }

  /** Filters without adding a history entry: typing a word must not add one per letter. */
  function replaceAddress(address) {
    if (address === location.hash) return
    history.replaceState(null, '', address)
    show()
  }

  /** Adds the exchanges of a fact when the fact is first opened, because most facts are never opened. */
  function addExchanges({ target }) {
    for (const evidence of target.querySelectorAll('.evidence:not(:has(.exchange))')) {
      evidence.append(find(`#exchange-${evidence.dataset.exchange} .exchange`).cloneNode(true))
    }
  }

  /** Turns the content of an element into a link to a filtered view of the facts. */
  function linkTo(element, entries, attributes) {
    const link = document.createElement('a')
    for (const [name, value] of Object.entries({ href: addressOf(entries), class: 'view', ...attributes })) {
      link.setAttribute(name, value)
    }
    link.append(...element.childNodes)
    element.append(link)
    return link
  }

  function goToView(event) {
    const link = event.target.closest('a.view')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (link.hash !== location.hash) history.pushState(null, '', link.getAttribute('href'))
    show()
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  }

  /** Turns the cells of the matrix into links. Tab reaches one link; the arrow keys move to the others. */
  function linkCells() {
    const links = [...matrix.querySelectorAll('td[data-kind]')].map((cell, nth) => {
      const attributes = { tabindex: nth === 0 ? '0' : '-1', 'aria-label': cell.title }
      return linkTo(cell, Object.entries({ operation: cell.dataset.operation, kind: cell.dataset.kind }), attributes)
    })
    matrix.addEventListener('focusin', ({ target }) => {
      if (target.matches('a')) for (const link of links) link.setAttribute('tabindex', link === target ? '0' : '-1')
    })
    const rows = [...matrix.rows].map((row) => [...row.cells].map((cell) => cell.querySelector('a')))
    const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }
    matrix.addEventListener('keydown', (event) => {
      const step = STEPS[event.key]
      let y = rows.findIndex((row) => row.includes(event.target))
      if (!step || y < 0 || event.altKey || event.ctrlKey || event.metaKey) return
      let x = rows[y].indexOf(event.target)
      event.preventDefault()
      // Skip cells without facts.
      do {
        y += step[0]
        x += step[1]
      } while (rows[y]?.[x] === null)
      rows[y]?.[x]?.focus()
    })
  }

  linkCells()
  for (const tile of document.querySelectorAll('.tile')) linkTo(tile, [['verdict', tile.dataset.verdict]])
  for (const element of document.querySelectorAll('.scripted')) element.hidden = false
  // `toggle` does not bubble, so it is captured.
  list.addEventListener('toggle', addExchanges, true)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', () => replaceAddress(addressOf(new FormData(form))))
  clear.addEventListener('click', () => replaceAddress('#'))
  document.addEventListener('click', goToView)
  addEventListener('popstate', show)
  show()
})()
