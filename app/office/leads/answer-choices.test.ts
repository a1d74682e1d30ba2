import { expect, test } from 'vitest'
import { contactFilters } from '#contracts/contact-filters'
import { activityKinds } from '#domain/activity'
import { choiceQuestions, choiceText } from './answer-choices.ts'

test.each(activityKinds)('an answer to every question of a form can be asked for at once: %s', (kind) => {
  const answer = choiceQuestions(kind).flatMap(({ options }) => options.slice(0, 1).map(({ value }) => value))
  expect(contactFilters.safeParse(answer.length > 0 ? { answer } : {}).success).toBe(true)
})

test('an answer reads as its choice; one from the address that names none stays', () => {
  expect(choiceText('scorecard.leadHandling.missed')).toBe('Some are missed')
  for (const key of ['scorecard.constructor.x', 'nothing.leadHandling.missed', 'missed'])
    expect(choiceText(key)).toBe(key)
})
