/** Lets the reader switch between light and dark mode, and remembers the choice for all pages, also those that are open. */
;(() => {
  const STORAGE_KEY = 'docs.mode'
  const root = document.documentElement

  const system = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => (root.style.colorScheme ? root.style.colorScheme === 'dark' : system.matches)
  const name = () => {
    const button = document.querySelector('.mode')
    // An icon beside the label stays.
    const label = button?.querySelector('span') ?? button
    if (label) label.textContent = isDark() ? 'Light' : 'Dark'
  }
  const restore = () => {
    // `localStorage` throws if storage is disabled.
    try {
      const mode = localStorage.getItem(STORAGE_KEY)
      if (mode === 'light' || mode === 'dark') root.style.colorScheme = mode
    } catch {}
    name()
  }
  restore()
  // Another tab has stored a choice, perhaps while this page was in the back/forward cache.
  addEventListener('storage', restore)
  addEventListener('pageshow', restore)
  system.addEventListener('change', name)

  addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('.mode')
    if (!button) return
    button.addEventListener('click', () => {
      const mode = isDark() ? 'light' : 'dark'
      root.style.colorScheme = mode
      name()
      try {
        localStorage.setItem(STORAGE_KEY, mode)
      } catch {}
    })
    name()
    button.hidden = false
  })
})()
