import { expect, test } from 'vitest'
import { type ActivityKind, activityKinds } from '#domain/activity'
import { answerFields } from './answer-fields.ts'
import { convertLabeledAnswers } from './convert-labeled-answers.ts'
import { labeledAnswers as rows } from '#test/labeled-answers'
import { readAnswers } from './read-answers.ts'

const moments = ['2026-11-19T15:00:00.000Z', '2026-11-26T15:00:00.000Z']

const converted = rows.map((row) => ({
  ...row,
  content: convertLabeledAnswers(row.kind, row.content, moments),
}))

test('the fixture has every form of 0.2.0', () => expect(new Set(rows.map(({ kind }) => kind)).size).toBe(13))

test.each(converted)('answers of 0.2.0 to $kind are all converted to field names', ({ kind, content }) => {
  const fields = Object.keys(answerFields(kind))
  expect(content.map(([key]) => key).filter((key) => !fields.includes(key))).toEqual([])
  expect(content).not.toEqual([])
})

const oneSentence = new Set(['Place', 'Seat', 'Signed up before'])

test.each(rows.map((row, index) => [row, converted[index]] as const))(
  'converted answers are displayed with the same labels and texts: %#',
  (row, now) => {
    const read = readAnswers({ ...row, content: now?.content ?? [], answers_by: 'field' })
    const flat = (pairs: readonly (readonly [string, string | readonly string[]])[]) =>
      pairs.filter(([label]) => !oneSentence.has(label)).map(([label, text]) => [label, [text].flat()])
    expect(flat(read.map(({ label, text }) => [label, text]))).toEqual(flat(row.content))
  },
)

test('converts labeled choices, scores, places, dates and conversations of 0.2.0 to the contract’s values', () => {
  const valuesOf = (kind: ActivityKind) =>
    converted.filter((row) => row.kind === kind).map(({ content }) => Object.fromEntries(content))
  expect(valuesOf('scorecard')[0]).toMatchObject({
    score: '14',
    teamSize: 'small',
    manualAreas: ['sales', 'admin'],
    hourlyValue: '100-250',
  })
  expect(valuesOf('free-workshop')).toMatchObject([
    { startsAt: moments[1], seat: '12' },
    { startsAt: moments[1], place: 'waiting_list_share', again: 'true' },
  ])
  expect(valuesOf('contact')[1]).toMatchObject({
    source: 'assistant',
    conversation: ['bot', 'Hello', 'user', 'What does it cost?'],
  })
  expect(valuesOf('testimonial')[1]).toMatchObject({
    rating: '5',
    category: 'business-coaching',
    consent: 'false',
  })
})

test.each([
  ['a label of no version', 'contact', ['Favorite color', 'Blue']],
  ['a choice that is offered no more', 'scorecard', ['Team Size', ['1,000+']]],
  ['a date of no session', 'free-workshop', ['Session', 'May 4, 2020, 10:00 AM EDT']],
  ['a conversation of unknown speakers', 'contact', ['Conversation', ['Narrator: Hm.']]],
] as const)('%s keeps its label and text, and has no field', (_, kind, pair) => {
  const submission = { kind, content: [pair, ['Name', 'Ada']], answers_by: 'label' } as const
  expect(convertLabeledAnswers(kind, [pair], moments)).toEqual([pair])
  expect(readAnswers(submission)[0]).toEqual({ field: null, label: pair[0], text: pair[1] })
})

test('an earlier wording of a question still finds its field', () =>
  expect(
    convertLabeledAnswers('week-1-intake', [['What should this audit achieve for you?', 'Time.']]),
  ).toEqual([['auditGoal', 'Time.']]))

test.each(activityKinds)('no label of %s is the name of one of its fields', (kind) => {
  const fields = answerFields(kind)
  expect(Object.values(fields).filter(({ label }) => Object.hasOwn(fields, label))).toEqual([])
})
