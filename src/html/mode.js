/** Lets the reader switch between light and dark mode, and remembers the choice. */
;(() => {
  const STORAGE_KEY = 'docs.mode'
  const root = document.documentElement

  const system = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => (root.style.colorScheme ? root.style.colorScheme === 'dark' : system.matches)
  // `localStorage` throws if storage is disabled.
  try {
    root.style.colorScheme = localStorage.getItem(STORAGE_KEY) ?? ''
  } catch {}

  addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('.mode')
    if (!button) return
    // An icon beside the label stays.
    const label = button.querySelector('span') ?? button
    const name = () => {
      label.textContent = isDark() ? 'Light' : 'Dark'
    }
    button.addEventListener('click', () => {
      const mode = isDark() ? 'light' : 'dark'
      root.style.colorScheme = mode
      name()
      try {
        localStorage.setItem(STORAGE_KEY, mode)
      } catch {}
    })
    system.addEventListener('change', name)
    name()
    button.hidden = false
  })
})()
