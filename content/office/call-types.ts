import { callLimits, type CallType } from '#domain/call-rules'

export const callTypesCopy = {
  title: { muted: 'Call types.', strong: 'How long, and what do you ask?' },
  back: 'Calls',
  loading: 'Loading…',
  editorsOnly: 'Only owners and editors can change it.',
  text: `Each type can have up to ${callLimits.questions} questions of your own on the booking page. The answers come with the request.`,
  minutes: 'Length in minutes',
  minutesHint: {
    demo: 'Every page that mentions the demo’s length is updated',
    operations: 'Every page that mentions the consultation’s length is updated',
  } satisfies Partial<Record<CallType, string>>,
  question: (number: number) => `Question ${number}`,
  questionHint: 'Empty for none',
  required: 'An answer is required',
  requiredOf: (number: number) => `Question ${number}: an answer is required`,
  wrongMinutes: 'Enter a number of minutes from 1 to 480',
  tooLong: `Use at most ${callLimits.questionLength} characters`,
  twice: 'You ask this already',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Call types saved.',
  unchanged: 'Nothing has changed.',
  stays: 'Calls that are requested or booked keep the length and the questions that they had.',
}
