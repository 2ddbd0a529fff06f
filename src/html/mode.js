/** Light or dark as the reader has chosen, on every page of a site: under the name by which the reference keeps the choice, too. */
;(() => {
  const KEPT = 'redoc.colorMode'
  const root = document.documentElement

  // A browser may keep nothing.
  const kept = () => {
    try {
      return localStorage.getItem(KEPT)
    } catch {
      return null
    }
  }
  const keep = (mode) => {
    try {
      localStorage.setItem(KEPT, mode)
    } catch {}
  }
  const show = (mode) => {
    root.classList.remove('light', 'dark')
    if (mode === 'light' || mode === 'dark') root.classList.add(mode)
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => root.classList.contains('dark') || (system.matches && !root.classList.contains('light'))
  show(kept())

  addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('.mode')
    if (!button) return
    const name = () => {
      button.textContent = isDark() ? 'Light' : 'Dark'
    }
    button.addEventListener('click', () => {
      const mode = isDark() ? 'light' : 'dark'
      keep(mode)
      show(mode)
      name()
    })
    system.addEventListener('change', name)
    name()
    button.hidden = false
  })
})()
