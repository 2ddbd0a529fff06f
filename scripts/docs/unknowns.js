/** Shows only the entries that contain every word of the search. */
;(() => {
  const filter = document.querySelector('.filter')
  const field = filter.querySelector('input')
  const output = filter.querySelector('output')
  const entries = [...document.querySelectorAll('.unknown')]
  const find = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    for (const entry of entries) {
      const text = entry.textContent.toLowerCase()
      entry.hidden = !words.every((word) => text.includes(word))
    }
    output.textContent = `${entries.filter((entry) => !entry.hidden).length} of ${entries.length}`
  }
  // Show a linked entry even if the search has hidden it.
  addEventListener('hashchange', () => {
    field.value = ''
    find()
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  })
  field.addEventListener('input', find)
  filter.hidden = false
  find()
})()
