import { show } from '../../../../src/sandbox/console/dom.ts'
import type { TryData } from '../data.ts'
import { createConsole } from './console.ts'
import { consoleView } from './view.ts'

/** Shows the console of an operation in its section of the page. */
function mount(section: Element, data: TryData): HTMLElement {
  const place = document.createElement('div')
  place.className = 'try-console'
  section.append(place)
  createConsole(data, (console) => show(place, consoleView(console)))
  place.querySelector<HTMLElement>('select, input')?.focus()
  return place
}

Object.assign(globalThis, { projectResourcesConsole: { mount } })
