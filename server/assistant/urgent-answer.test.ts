import { expect, test } from 'vitest'
import { site } from '#content/facts/site'
import { questions } from '#test/assistant/evaluate'
import { urgentReply } from './urgent-answer.ts'

test('an urgent answer begins with the contact details and asks nothing', () => {
  const { text = '' } = urgentReply('You charged my card twice!!') ?? {}
  expect(text.indexOf(site.contactEmail)).toBeLessThan(80)
  expect(text).toContain(site.bookingUrl)
  expect(text).not.toMatch(/\?(?!about=)/)
})

test.each([
  'our customers are furious because nobody answers the phone',
  'My clients complain that we never call back',
  'what happens if your automation stops working',
  'who do i talk to once i am a client',
  'is there somebody i can talk to today',
  'we lose jobs right now because nobody follows up',
  'do you have a complaint process for your agents',
])('does not treat an ordinary question as urgent: %s', (message) => {
  expect(urgentReply(message)).toBeUndefined()
})

test('no question of another kind in the test sets is treated as urgent', () => {
  const others = [...questions('tuning'), ...questions('practice')].filter(
    ({ kind }) => kind !== 'upset' && kind !== 'complaint',
  )
  expect(others.filter(({ message }) => urgentReply(message)).map(({ message }) => message)).toEqual([])
})
