import { type Child, h, type View } from '../../../../src/sandbox/console/dom.ts'
import { button, code, field, submitted } from '../../../../src/sandbox/console/ui.ts'
import { type Console, SANDBOX_URL } from './console.ts'
import { textsOf } from './request.ts'
import { requestForm } from './request-form.ts'

/** The whole console: what to send, and what came back. */
export function consoleView(console: Console): View[] {
  return [target(console), requestForm(console), response(console)]
}

function target(console: Console): View {
  const { service, isChoosing } = console
  const choose = (isService: boolean) => () => {
    console.isChoosing = isService
    if (!isService) console.service = undefined
    console.result = undefined
    console.render()
  }
  const radio = (label: string, isService: boolean) =>
    h(
      'label',
      { class: 'check' },
      h('input', { type: 'radio', name: 'try-target', checked: isChoosing === isService, onchange: choose(isService) }),
      ` ${label}`,
    )
  const onsubmit = submitted((fields) => {
    console.service = { baseUrl: String(fields.get('url')), token: String(fields.get('token')) }
    console.render()
  })
  return h(
    'div',
    { key: 'target' },
    h(
      'fieldset',
      { class: 'try-row' },
      h('legend', {}, 'Send to'),
      radio('the sandbox in this page', false),
      radio('my service', true),
    ),
    isChoosing &&
      h(
        'form',
        { class: 'try-service', onsubmit },
        h('p', {}, 'Requests then leave this page. The token stays in memory until you close or leave the page.'),
        field(
          'Base URL',
          h('input', { name: 'url', type: 'url', required: true, placeholder: 'https://api.example.com' }),
        ),
        field('Token', h('input', { name: 'token', type: 'password', required: true, autocomplete: 'off' })),
        button('Use this service', undefined, { type: 'submit' }),
        service && h('p', { role: 'status' }, `Calls go to ${service.baseUrl}.`),
      ),
  )
}

function response(console: Console): View {
  const { data, result, sent, service } = console
  const texts =
    sent &&
    textsOf(data, sent, service?.baseUrl ?? SANDBOX_URL, service ? '$API_TOKEN' : console.sandbox.tokenOf(console.role))
  const content: Child = result && [
    h(
      'p',
      {},
      h('strong', { class: result.status < 400 ? 'good' : 'bad' }, `${result.status}`),
      ` in ${result.milliseconds < 10 ? result.milliseconds.toFixed(1) : Math.round(result.milliseconds)} ms. `,
      result.documented === undefined
        ? 'The document has no such response.'
        : `Documented as ${result.documented}: ${data.responses[result.documented] ?? ''}`,
    ),
    h(
      'p',
      { class: result.problem === undefined ? 'hint' : 'problem' },
      result.problem ?? 'The response conforms to the document.',
    ),
    result.body !== '' && code(console, result.isCut ? 'Start of the body' : 'Body', result.body),
    code(console, 'Headers', result.headers.map(([name, value]) => `${name}: ${value}`).join('\n')),
    texts && code(console, 'curl', texts.curl),
    texts && code(console, 'TypeScript', texts.typescript),
  ]
  return h('div', { key: 'response', role: 'status', class: 'try-response' }, content)
}
