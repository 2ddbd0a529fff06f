/**
 * The script of the report. Everything it shows may come from a service, so it adds it to the page as text only. The
 * URL stores the filter: a view can be shared, and the Back button works.
 */
;(() => {
  const AT_ONCE = 100
  const find = (selector) => document.querySelector(selector)
  const [matrix, heading, list, dialog] = ['#matrix', '#facts', '#list', 'dialog'].map(find)
  const [form, status, clear] = ['form.filter', 'output.status', 'button.clear'].map(find)
  const badges = new Map([...document.querySelectorAll('.tile')].map((tile) => [tile.dataset.verdict, tile.firstChild]))

  const { facts, exchanges } = JSON.parse(find('#ledger').textContent)
  const worstFirst = [...badges.keys()].flatMap((verdict) => facts.filter((fact) => fact.verdict === verdict))
  const searchTexts = new Map(facts.map((fact) => [fact, searchTextOf(fact)]))

  /** Creates an element. Strings and numbers among the children become text. */
  function make(tag, attributes, ...children) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children.map((child) => (child instanceof Node ? child : visible(String(child)))))
    return element
  }

  /** Escapes characters that are invisible or change the direction of the text. */
  function visible(text) {
    return text.replace(/(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) => {
      return `\\u${character.codePointAt(0).toString(16).padStart(4, '0')}`
    })
  }

  /** Text of the document with code in backticks. An unpaired backtick is a character like any other. */
  function prose(text) {
    const parts = text.split('`')
    return parts.length % 2 === 0 ? [text] : parts.map((part, index) => (index % 2 ? make('code', {}, part) : part))
  }

  const number = (value) => value.toLocaleString('en')
  const count = (value, noun) => `${number(value)} ${noun}${value === 1 ? '' : 's'}`

  // The filter: the form shows it, the URL stores it

  function addressOf(entries) {
    return `#${new URLSearchParams([...entries].filter(([, value]) => value))}`
  }

  function fillForm() {
    const given = new URLSearchParams(location.hash.slice(1))
    for (const name of ['operation', 'kind', 'q']) {
      const value = given.get(name) ?? ''
      // Setting an equal value would move the cursor while the user types.
      if (form.elements[name].value !== value) form.elements[name].value = value
    }
    for (const box of form.querySelectorAll('[name=verdict]')) box.checked = given.getAll('verdict').includes(box.value)
  }

  function searchTextOf({ id, says, reason, verdict, restsOn = [], evidence }) {
    const requests = evidence.map((place) => exchanges[place]?.request)
    const paths = requests.map((request) => `${request?.method} ${request?.path}`)
    return [id, says, reason, verdict, ...restsOn, ...paths].join('\n').toLowerCase()
  }

  function chosenFacts() {
    const data = new FormData(form)
    const [operation, kind, verdicts] = [data.get('operation'), data.get('kind'), data.getAll('verdict')]
    const words = data.get('q').toLowerCase().split(/\s+/)
    return worstFirst.filter(
      (fact) =>
        (!operation || fact.operationId === operation) &&
        (!kind || fact.kind === kind) &&
        (verdicts.length === 0 || verdicts.includes(fact.verdict)) &&
        words.every((word) => searchTexts.get(fact).includes(word)),
    )
  }

  function show() {
    fillForm()
    showFacts(chosenFacts())
    clear.hidden = addressOf(new FormData(form)) === '#'
    const { operation, kind } = form.elements
    for (const link of matrix.querySelectorAll('a')) {
      const { dataset } = link.parentElement
      const isCurrent = dataset.operation === operation.value && dataset.kind === kind.value
      if (isCurrent && (operation.value || kind.value)) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }

  /** Filters without a step in the history: typing a word is not five steps. */
  function replaceAddress(address) {
    if (address === location.hash) return
    history.replaceState(null, '', address)
    show()
  }

  // Facts and their exchanges

  function exchangeBody({ tried, request, response }) {
    return make(
      'div',
      { class: 'exchange' },
      make('p', {}, tried),
      make('h4', {}, 'Request'),
      make('p', { class: 'line' }, make('code', {}, `${request.method} ${request.path}`)),
      make('p', { class: 'muted' }, `Credential: ${request.credential}`),
      ...(request.body === undefined ? [] : [payload(request.body, 'Request body')]),
      make('h4', {}, 'Response'),
      make('p', { class: 'line' }, make('code', {}, `${response.status} ${response.contentType}`)),
      response.body === '' ? make('p', { class: 'muted' }, 'No body.') : payload(response.body, 'Response body'),
    )
  }

  function payload(text, label) {
    let pretty = text
    try {
      pretty = JSON.stringify(JSON.parse(text), null, 2)
    } catch {}
    return make('pre', { tabindex: '0', role: 'region', 'aria-label': label }, make('code', {}, pretty))
  }

  /** A `details` element that creates its content when it is first opened: most of a thousand never are. */
  function lazy(name, summary, content, open) {
    const element = make('details', { class: name }, summary)
    const fill = () => {
      if (element.open && element.childElementCount === 1) element.append(content())
    }
    element.addEventListener('toggle', fill)
    element.open = open
    // The event comes later.
    fill()
    return element
  }

  function exchangeDetails(place, open) {
    const { request, response } = exchanges[place]
    const line = make('code', {}, `${request.method} ${request.path} → ${response.status}`)
    return lazy('evidence', make('summary', {}, line), () => exchangeBody(exchanges[place]), open)
  }

  function factDetails(fact, open) {
    const badge = badges.get(fact.verdict).cloneNode(true)
    const id = make('code', { class: 'id' }, fact.id)
    const says = make('span', { class: 'says' }, ...prose(fact.says))
    return lazy('fact', make('summary', { class: 'fact-head' }, badge, ' ', id, ' ', says), () => factBody(fact), open)
  }

  function factBody({ reason, restsOn = [], evidence }) {
    const ids = restsOn.flatMap((id) => [' ', make('code', {}, id)])
    return make(
      'div',
      { class: 'fact-body' },
      ...(reason ? [make('p', { class: 'reason' }, reason)] : []),
      ...(ids.length > 0 ? [make('p', {}, `Open question${restsOn.length === 1 ? '' : 's'}:`, ...ids)] : []),
      evidence.length === 0
        ? make('p', { class: 'muted' }, 'No exchange was recorded.')
        : make('h3', {}, count(evidence.length, 'exchange')),
      ...evidence.map((place, nth) => exchangeDetails(place, nth === 0)),
    )
  }

  function showFacts(chosen) {
    status.textContent = `${number(chosen.length)} of ${count(facts.length, 'fact')}`
    list.replaceChildren(...(chosen.length === 0 ? [make('p', { class: 'muted' }, 'No fact matches.')] : []))
    const left = [...chosen]
    const more = make('button', { type: 'button', class: 'control more' })
    const showNext = () => {
      const added = left.splice(0, AT_ONCE).map((fact) => factDetails(fact, chosen.length === 1))
      more.remove()
      list.append(...added, ...(left.length > 0 ? [more] : []))
      more.textContent = `Show ${number(Math.min(AT_ONCE, left.length))} more of ${number(left.length)}`
      return added
    }
    more.addEventListener('click', () => showNext()[0].querySelector('summary').focus())
    showNext()
  }

  // Links and buttons, which the page has only with this script

  /** Turns the content of an element into a link to a view of the facts. */
  function linkTo(element, entries, attributes) {
    const link = make('a', { href: addressOf(entries), class: 'view', ...attributes }, ...element.childNodes)
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

  /** Makes the cells of the matrix links. Tab reaches one of them, the arrow keys reach the others. */
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

  function addExchangeButtons() {
    for (const cell of document.querySelectorAll('[data-exchange]')) {
      const button = make('button', { type: 'button', class: 'link' }, ...cell.childNodes)
      button.addEventListener('click', () => {
        dialog.querySelector('.inside').replaceChildren(exchangeBody(exchanges[cell.dataset.exchange]))
        dialog.showModal()
      })
      cell.append(button)
    }
    dialog.querySelector('.close').addEventListener('click', () => dialog.close())
  }

  linkCells()
  for (const tile of document.querySelectorAll('.tile')) linkTo(tile, [['verdict', tile.dataset.verdict]])
  addExchangeButtons()
  for (const element of document.querySelectorAll('.scripted')) element.hidden = false
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', () => replaceAddress(addressOf(new FormData(form))))
  clear.addEventListener('click', () => replaceAddress('#'))
  document.addEventListener('click', goToView)
  addEventListener('popstate', show)
  show()
})()
