import { JSON_TYPE, type Operation } from '../../../src/document/document.ts'
import { type Markup, markup } from '../../../src/html/markup.ts'
import type { CodeSample } from '../samples/samples.ts'
import { codeBlock } from '../site/prose.ts'
import type { Context } from './context.ts'

/** Request samples and the response, beside the text on wide screens. */
export function codeColumn({ samples }: Context, { id, responses, success }: Operation): Markup {
  const media = responses[success.status]?.content?.[JSON_TYPE]
  const value = media?.example ?? Object.values(media?.examples ?? {})[0]?.value
  return markup`<div class="code">
<section aria-labelledby="request-example"><h2 id="request-example">Request</h2>
${sampleTabs(samples[id] ?? [])}</section>
<section aria-labelledby="response-example"><h2 id="response-example">Response</h2>
${value === undefined ? markup`<p class="hint">${success.status}, without a body.</p>` : codeBlock(JSON.stringify(value, null, 2))}
</section>
</div>`
}

/** Samples of a call, one below the other; with JavaScript, as tabs. */
export function sampleTabs(samples: CodeSample[]): Markup {
  const buttons = samples.map(({ language, label }) => {
    return markup`<button type="button" role="tab" id="tab-${language}" aria-controls="sample-${language}" data-language="${language}">${label}</button>`
  })
  const panels = samples.map(({ language, label, source }) => {
    return markup`<div class="tab" id="sample-${language}" aria-labelledby="tab-${language}" data-language="${language}"><h3>${label}</h3>${codeBlock(source)}</div>\n`
  })
  return markup`<div class="tabs">
<div role="tablist" aria-label="Language">${buttons}</div>
${panels}</div>\n`
}
