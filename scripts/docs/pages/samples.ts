import { exampleOf, JSON_TYPE, type Operation } from '../../../src/document/document.ts'
import { type Markup, markup } from '../../../src/html/markup.ts'
import type { Provoked } from '../samples/provoked.ts'
import type { CodeSample } from '../samples/samples.ts'
import { codeBlock } from '../site/prose.ts'
import type { Context } from './context.ts'

/** Request samples and responses, beside the text on wide screens. */
export function codeColumn(context: Context, operation: Operation): Markup {
  const errors = (context.provoked[operation.id] ?? []).slice(1)
  return markup`<div class="code">
${call(context, operation, markup`${documentedExample(operation)}\n${errors.map(errorExample)}`)}
</div>`
}

/** Request samples, and what a new sandbox returns. */
export function firstCall(context: Context, operation: Operation): Markup {
  const [{ response } = { response: undefined }] = context.provoked[operation.id] ?? []
  return call(context, operation, codeBlock(JSON.stringify(response, null, 2) ?? '', 'json'))
}

function call({ samples }: Context, { id }: Operation, response: Markup): Markup {
  return markup`<section aria-labelledby="request-example"><h2 id="request-example">Request</h2>
${sampleTabs(samples[id] ?? [])}</section>
<section aria-labelledby="response-example"><h2 id="response-example">Response</h2>
${response}</section>`
}

function documentedExample({ responses, success }: Operation): Markup {
  const value = exampleOf(responses[success.status]?.content?.[JSON_TYPE])
  if (value === undefined) return markup`<p class="hint">${success.status}, without a body.</p>`
  return codeBlock(JSON.stringify(value, null, 2), 'json')
}

function errorExample({ title, status, headers, response }: Provoked): Markup {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const text = [...lines, ...(response === undefined ? [] : [JSON.stringify(response, null, 2)])].join('\n')
  return markup`<details class="example"><summary><b>${status}</b> ${title}</summary>${codeBlock(text, 'json')}<p class="hint">From the sandbox.</p></details>\n`
}

/** Samples of a call, one below the other; with JavaScript, as tabs. */
function sampleTabs(samples: CodeSample[]): Markup {
  const buttons = samples.map(({ language, label }) => {
    return markup`<button type="button" role="tab" id="tab-${language}" aria-controls="sample-${language}" data-language="${language}">${label}</button>`
  })
  const panels = samples.map(({ language, label, source }) => {
    return markup`<div class="tab" id="sample-${language}" aria-labelledby="tab-${language}" data-language="${language}"><h3>${label}</h3>${codeBlock(source, language)}</div>\n`
  })
  return markup`<div class="tabs">
<div class="line" role="tablist" aria-label="Language">${buttons}</div>
${panels}</div>\n`
}
