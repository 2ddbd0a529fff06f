/** Lets the reader switch between light and dark mode, and remembers the choice. */
;(() => {
  const STORAGE_KEY = 'docs.mode'
  const root = document.documentElement

  // `localStorage` throws if storage is disabled.
  const storedMode = () => {
    try {
      return localStorage.getItem(STORAGE_KEY)
    } catch {
      return null
    }
  }
  const show = (mode) => {
    root.classList.remove('light', 'dark')
    if (mode === 'light' || mode === 'dark') root.classList.add(mode)
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => root.classList.contains('dark') || (system.matches && !root.classList.contains('light'))
  show(storedMode())

  addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('.mode')
    if (!button) return
    const name = () => {
      button.textContent = isDark() ? 'Light' : 'Dark'
    }
    button.addEventListener('click', () => {
      const mode = isDark() ? 'light' : 'dark'
      show(mode)
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
