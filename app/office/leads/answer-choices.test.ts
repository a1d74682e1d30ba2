import { expect, test } from 'vitest'
import { contactFilters } from '#contracts/contact-filters'
import { activityKinds } from '#domain/activity'
import { choiceQuestions, choiceText } from './answer-choices.ts'

test.each(activityKinds)(
  'the lead filter accepts one answer to every choice question of a form: %s',
  (kind) => {
    const answer = choiceQuestions(kind).flatMap(({ options }) =>
      options.slice(0, 1).map(({ value }) => value),
    )
    expect(contactFilters.safeParse(answer.length > 0 ? { answer } : {}).success).toBe(true)
  },
)

test('choiceText returns the label of an answer key, and an unknown key unchanged', () => {
  expect(choiceText('scorecard.leadHandling.missed')).toBe('Some are missed')
  for (const key of ['scorecard.constructor.x', 'nothing.leadHandling.missed', 'missed'])
    expect(choiceText(key)).toBe(key)
})
