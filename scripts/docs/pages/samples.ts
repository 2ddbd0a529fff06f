import { type Markup, markup } from '../../../src/html/markup.ts'
import type { Provoked } from '../samples/provoked.ts'
import type { CodeSample } from '../samples/samples.ts'
import { codeBlock, codeFrame, codeLines } from '../site/prose.ts'
import type { Example } from './operation-model.ts'

/** Samples of a call, one below the other; with JavaScript, as tabs. */
export function requestSamples(samples: CodeSample[]): Markup {
  const buttons = samples.map(({ language, label }) => {
    return markup`<button type="button" role="tab" id="tab-${language}" aria-controls="sample-${language}" data-language="${language}">${label}</button>`
  })
  const panels = samples.map(({ language, label, source }) => {
    return markup`<div class="tab" id="sample-${language}" data-language="${language}"><h3>${label}</h3>${codeLines(source, language)}</div>\n`
  })
  const head = markup`<div class="tabs" role="tablist" aria-label="Language">${buttons}</div>`
  return markup`<section class="request" aria-labelledby="request-example"><h2 id="request-example">Request</h2>
${codeFrame(head, markup`${panels}`)}</section>\n`
}

/** The first example of a response; further ones are collapsed. */
export function responseExamples([first, ...others]: Example[], status: string): Markup {
  return markup`<section aria-labelledby="response-example"><h2 id="response-example">Response</h2>
${first ? codeBlock(first.json, 'json') : markup`<p class="hint">${status}, without a body.</p>`}
${others.map(closedExample)}</section>\n`
}

export function closedExample({ title, json }: Example): Markup {
  return markup`<details class="example"><summary>${title}</summary>${codeBlock(json, 'json')}</details>\n`
}

/** What the sandbox returns in other cases. Headers are not part of the block, so that a copy of it is JSON. */
export function sandboxErrors(errors: Provoked[]): Markup {
  const cases = errors.map(({ id, title, status, headers, response }) => {
    const lines = Object.entries(headers).map(
      ([name, value]) => markup`<p class="hint"><code>${name}: ${value}</code></p>`,
    )
    return markup`<details class="example" id="error-${id}"><summary><b>${status}</b> ${title}</summary>${lines}${response !== undefined && codeBlock(JSON.stringify(response, null, 2), 'json')}</details>\n`
  })
  return markup`<section aria-labelledby="${ERRORS_ID}"><h2 id="${ERRORS_ID}">Errors of the sandbox</h2>
<p class="hint">Statuses other than the documented ones, and all messages, are the sandbox’s own: those of the service are unknown.</p>
${cases}</section>\n`
}

const ERRORS_ID = 'errors-of-the-sandbox'
