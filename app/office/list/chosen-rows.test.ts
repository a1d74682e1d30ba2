import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allChosen,
  chosenCount,
  type ChosenRows,
  isChosen,
  noneChosen,
  onPageOnly,
  withPageToggled,
  withRangeTo,
  withToggled,
} from './chosen-rows.ts'

const page = ['a', 'b', 'c', 'd', 'e']
const of = (chosen: ChosenRows) => page.filter((id) => isChosen(chosen, id))

test('withToggled selects and deselects single rows', () => {
  const two = withToggled(withToggled(noneChosen, 'b'), 'd')
  expect(of(two)).toEqual(['b', 'd'])
  expect(chosenCount(two, 1_204)).toBe(2)
  expect(of(withToggled(two, 'b'))).toEqual(['d'])
})

test('withRangeTo selects from the row toggled last, in either direction', () => {
  expect(of(withRangeTo(withToggled(noneChosen, 'b'), page, 'd'))).toEqual(['b', 'c', 'd'])
  expect(of(withRangeTo(withToggled(noneChosen, 'd'), page, 'b'))).toEqual(['b', 'c', 'd'])
  expect(of(withRangeTo(noneChosen, page, 'c'))).toEqual(['c'])
  // Toggled on another page: the rows between are not on the screen.
  expect(of(withRangeTo(withToggled(noneChosen, 'elsewhere'), page, 'c'))).toEqual(['c'])
})

test('a selected view excludes toggled rows, and onPageOnly reduces it to the page', () => {
  const but = withToggled(withToggled(allChosen, 'b'), 'elsewhere')
  expect(of(but)).toEqual(['a', 'c', 'd', 'e'])
  expect(chosenCount(but, 1_204)).toBe(1_202)
  expect([...but.ids]).toEqual(['b', 'elsewhere'])
  expect(of(withRangeTo(but, page, 'b'))).toEqual(page)
  const onPage = onPageOnly(but, page)
  expect(onPage.isAll).toBe(false)
  expect([...onPage.ids]).toEqual(['a', 'c', 'd', 'e'])
})

test('toggling a page selects or deselects all its rows, and keeps rows of other pages', () => {
  const some = withToggled(withToggled(noneChosen, 'elsewhere'), 'b')
  const whole = withPageToggled(some, page)
  expect(of(whole)).toEqual(page)
  expect(of(withPageToggled(whole, page))).toEqual([])
  expect(isChosen(withPageToggled(whole, page), 'elsewhere')).toBe(true)
})

test('toggling a row twice restores any selection', () => {
  const ids = fc.constantFrom(...page, 'elsewhere')
  fc.assert(
    fc.property(fc.array(ids), fc.boolean(), ids, (toggled, isAll, id) => {
      const chosen = toggled.reduce(withToggled, isAll ? allChosen : noneChosen)
      expect(of(withToggled(withToggled(chosen, id), id))).toEqual(of(chosen))
    }),
  )
})
