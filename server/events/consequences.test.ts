import { expect, test } from 'vitest'
import { type ActivityKind, activityKinds } from '#domain/activity'
import { forms } from '#domain/forms'
import { alertOf, consequencesOf } from './consequences.ts'

const now = new Date('2026-11-23T17:20:00Z')
const namesFor = (kind: ActivityKind, isConnected = true) =>
  consequencesOf(
    { activity: { kind, subjectId: 'the-id', content: [], now }, answers: { name: 'Ada' } },
    () => isConnected,
  ).map(([delivery, , { key }]) => [delivery.name, key])

test('no two forms have the same event', () => {
  const types = activityKinds.map((kind) => forms[kind].eventType)
  expect(new Set(types).size).toBe(types.length)
})

const unalerted = [
  'newsletter-confirmation',
  'free-workshop-seat',
  'call-booked',
  'call-moved-by-us',
  'call-canceled-by-us',
  'call-declined',
  'call-came',
  'call-no-show',
]

test.each(activityKinds)(
  '%s alerts the owner, unless it is a confirmation or an action of the office',
  (kind) => {
    const isQuiet = unalerted.includes(kind)
    const alert = ['owner-notice', `owner-notice:${kind}:the-id`]
    const call = ['webhook', `webhook:${kind}:the-id`]
    expect(namesFor(kind)).toEqual(isQuiet ? [call] : [alert, call])
    expect(namesFor(kind, false)).toEqual(isQuiet ? [] : [alert])
  },
)

test('submissions or mails held within one hour alert the owner once, at the end of that hour', () => {
  for (const type of ['submission.held', 'mail.held'] as const) {
    const [first, second, later] = ['17:00:00', '17:59:59', '18:00:00'].map(
      (time) => alertOf({ type, at: new Date(`2026-11-23T${time}Z`) })[2],
    )
    expect(second).toEqual(first)
    expect(first?.notBefore).toEqual(new Date('2026-11-23T18:00:00Z'))
    expect(later?.key).not.toBe(first?.key)
    expect(later?.notBefore).toEqual(new Date('2026-11-23T19:00:00Z'))
  }
})
