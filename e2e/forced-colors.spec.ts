import { expectNothingCovered } from './expect-nothing-covered.ts'
import { test } from './fixtures.ts'
import { newAddress, openResults } from './quiz.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

// The pages themselves: e2e/pages.spec.ts.

test('in forced colors nothing of the results is covered', async ({ page }) => {
  // "Up to 5" has a descender, which the words below must leave free.
  await openResults(page, newAddress(), { manualHours: '0-5' })
  await expectNothingCovered(page, 'the results')
})
