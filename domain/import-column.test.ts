import { expect, test } from 'vitest'
import { guessImportColumns } from './import-column.ts'
test('the columns of an export from before 0.5 are recognized by their former names', () => {
  const former = ['Next step on', 'Last heard of', 'Score', 'Cost a year in USD']
  expect(guessImportColumns(former)).toEqual(['next_step_on', 'last_activity_at', 'score', 'yearly_cost'])
})
