/**
 * Fixes that Redoc has no option for.
 *
 * Opens each operation on its success response. JavaScript sorts the keys 400 and 401 before 2XX, so Redoc would show an
 * error first. A linked response, or one that the reader has chosen, stays open.
 */
;(() => {
  const opened = new WeakSet()
  const isSuccess = ({ textContent }) => /^2(\d\d|XX)$/.test(textContent.trim())
  const open = () => {
    for (const tabs of document.querySelectorAll('[data-response-codes-tablist]')) {
      if (opened.has(tabs)) continue
      opened.add(tabs)
      const operation = tabs.closest('[id$="/responses"]')?.id.replace(/responses$/, '')
      const isLinked =
        decodeURIComponent(location.hash).includes(`${operation}response&c=`) ||
        decodeURIComponent(location.hash).includes(`${operation}t=response`)
      if (!isLinked) [...tabs.querySelectorAll('button')].find(isSuccess)?.click()
    }
  }
  // The accessible name of a button must contain its visible text.
  const name = () => {
    for (const button of document.querySelectorAll('button[aria-label="Example"]')) {
      button.setAttribute('aria-label', `Example: ${button.textContent.trim()}`)
    }
  }
  const fix = () => {
    open()
    name()
  }
  new MutationObserver(fix).observe(document.getElementById('redoc'), { childList: true, subtree: true })
  fix()
})()
