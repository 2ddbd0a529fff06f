import { describe } from 'vitest'
import { missing } from '../testing/browser.ts'
import { testLooks } from './testing/accessibility.ts'
import { withConsole } from './testing/browser.ts'

describe.skipIf(missing)('in Chromium', () => {
  // accessibility.test.ts tests the fourth combination.
  testLooks(withConsole(), [
    ['light', 1280],
    ['light', 360],
    ['dark', 1280],
  ])
})
