import { type Child, h, show, type View } from '../../../../src/sandbox/console/dom.ts'
import { button, checkField, code, inputField, note, submitted } from '../../../../src/sandbox/console/ui.ts'
import type { TryData } from '../data.ts'
import { type Console, createConsole } from './console.ts'
import { textsOf } from './request.ts'
import { requestForm } from './request-form.ts'
import type { Result } from './result.ts'

/** Shows the console of an operation in its section of the page. */
function mount(section: Element, data: TryData): HTMLElement {
  const place = document.createElement('div')
  place.className = 'panel try-console'
  section.append(place)
  createConsole(data, (console) => show(place, [target(console), requestForm(console), response(console)]))
  place.querySelector<HTMLElement>('select, input')?.focus()
  return place
}

/** Where to send it. */
function target(console: Console): View {
  const { isChoosing, isSending } = console
  const radio = (label: string, isService: boolean) => {
    const onchange = () => {
      console.isChoosing = isService
      void console.use(undefined)
    }
    return checkField(label, { type: 'radio', name: 'try-target', checked: isChoosing === isService, onchange })
  }
  return h('div', { key: 'target' }, [
    // The response of a call belongs to where it was sent.
    h('fieldset', { class: 'line', disabled: isSending }, [
      h('legend', {}, 'Send to'),
      radio('the sandbox in this page', false),
      radio('my service', true),
    ]),
    isChoosing && serviceForm(console),
  ])
}

function serviceForm(console: Console): View {
  const { service, isSending } = console
  const onsubmit = submitted((fields) => {
    void console.use({ baseUrl: String(fields.get('url')), token: String(fields.get('token')) })
  })
  return h('form', { class: 'panel try-service', onsubmit }, [
    h('p', {}, 'Requests then leave this page. The token stays in memory until you close or leave the page.'),
    inputField('Base URL', { name: 'url', type: 'url', required: true, placeholder: 'https://api.example.com' }),
    inputField('Token', { name: 'token', type: 'password', required: true, autocomplete: 'off' }),
    button('Use this service', undefined, { disabled: isSending }),
    note(console, 'service'),
    service && h('p', { role: 'status' }, `Calls go to ${service.baseUrl}.`),
  ])
}

function response(console: Console): View {
  const { data, result, sent, said } = console
  const texts = sent && textsOf(data, sent)
  return h('div', { key: 'response', class: 'try-response' }, [
    // Screen readers read the summary; the body may be long.
    h('div', { role: 'status' }, result && summary(console, result)),
    !sent && h('p', { class: 'hint' }, 'The response appears here.'),
    result && result.body !== '' && code(console, result.isCut ? 'Start of the body' : 'Body', result.body),
    result && code(console, 'Headers', result.headers.map(([name, value]) => `${name}: ${value}`).join('\n')),
    texts && [code(console, 'curl', texts.curl), code(console, 'TypeScript', texts.typescript)],
    h('p', { role: 'status', class: 'said' }, said),
  ])
}

function summary({ data }: Console, { status, milliseconds, documented, problem }: Result): Child {
  return [
    h('p', {}, [
      h('strong', { class: status < 400 ? 'good' : 'bad' }, `${status}`),
      ` in ${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms. `,
      documented === undefined
        ? 'The document has no such response.'
        : `Documented as ${documented}: ${data.responses[documented] ?? ''}`,
    ]),
    h('p', { class: problem === undefined ? 'hint' : 'problem' }, problem ?? 'The response conforms to the document.'),
  ]
}

Object.assign(globalThis, { projectResourcesConsole: { mount } })
