import { describe } from 'vitest'
import { missing } from '../testing/browser.ts'
import { withConsole } from './testing/browser.ts'
import { HEAVIEST_VIEWS, testViews } from './testing/look.ts'

describe.skipIf(missing)('in Chromium', () => {
  // accessibility.slow.test.ts tests all views in all looks.
  testViews(withConsole(), ['dark', 360], HEAVIEST_VIEWS)
})
