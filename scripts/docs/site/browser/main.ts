import '../../../../src/html/mode.js'
import { copyButtons } from './copy.ts'
import { setUpLoaders } from './loaders.ts'
import { repeatedMarks } from './marks.ts'
import { chooseLanguage, tabs } from './tabs.ts'

// Runs in the head, so that nothing moves when the page appears.
document.documentElement.classList.add('js')
chooseLanguage()
const root = document.currentScript?.dataset.root ?? ''
addEventListener('DOMContentLoaded', () => {
  tabs()
  copyButtons()
  repeatedMarks()
  setUpLoaders(root)
})
