import { expect, test } from 'vitest'
import { findDeferredAnswers } from './deferred-answers.ts'

const notKnown = 'The assistant says that no page answers it, and names the way to a person who can.'

/** The sentences that may defer an answer, by file and a part of the text, each with its reason. */
const reasons: readonly (readonly [file: string, part: string, reason: string])[] = [
  [
    'content/pages/parts/home-sections.ts',
    '“It depends”',
    'Struck out: what others answer, in the row on what an audit costs.',
  ],
  ['content/assistant/audit-questions.ts', 'to schedule it: ask then', notKnown],
  ['content/assistant/audit-questions.ts', 'counts toward what we build is not among my facts', notKnown],
  ['content/assistant/audit-questions.ts', 'What we get to see of your files', notKnown],
  ['content/assistant/build-questions.ts', '-minute demo whether yours is one of them', notKnown],
  ['content/assistant/build-questions.ts', '-minute demo before it starts', notKnown],
  ['content/assistant/build-questions.ts', 'Whether you see the emails before they go out', notKnown],
  ['content/assistant/build-questions.ts', 'Ask on the call: ${bookingLink(', notKnown],
  ['content/assistant/doubts.ts', 'ask which ones can take part', notKnown],
  ['content/assistant/gaps.ts', 'Ask on a call, before you pay', notKnown],
  ['content/assistant/money.ts', 'Ask on the call, before you pay', 'There is no payment plan to tell of.'],
  ['content/assistant/partner-questions.ts', 'Whether there is a contract beyond that', notKnown],
  ['content/assistant/partner-questions.ts', 'Our pages say nothing about a setup fee', notKnown],
  [
    'content/assistant/program-questions.ts',
    'whether the audit is worth it for you',
    'A question only their own answers decide.',
  ],
  ['content/assistant/proof.ts', 'Whether a past client would talk to you', notKnown],
  ['content/assistant/questions.ts', 'which languages we can work in', notKnown],
  [
    'content/assistant/assistant.ts',
    'ask on a call whether we suit you',
    'A firm above the size we serve: a person decides.',
  ],
  ['content/assistant/panel.ts', 'Ask before you buy', 'Invites to ask the assistant, which answers there.'],
  ['content/pages/terms.ts', 'Ask before you pay', 'For what no page says.'],
  ['content/pages/terms.ts', 'agree on in writing is what counts', 'For what no page says.'],
  ['server/emails/contact-mail.ts', 'Or ask on a call', 'A person answers their question by email anyway.'],
]

const isFor =
  ({ file, sentence }: { file: string; sentence: string }) =>
  ([where, part]: (typeof reasons)[number]) =>
    where === file && sentence.includes(part)

test('no sentence on the site defers a buyer’s question to a call or mail, except the listed ones', () => {
  expect(findDeferredAnswers().filter((found) => !reasons.some(isFor(found)))).toEqual([])
})

test('every listed exception still matches a sentence', () => {
  const found = findDeferredAnswers()
  expect(reasons.filter((reason) => !found.some((each) => isFor(each)(reason)))).toEqual([])
})

test.each([
  ['content/pages/ai-internal-ops.ts', 'It depends on which hand-offs you want automated.'],
  ['content/pages/trusted-partner.ts', 'Ask on the call how much notice we need.'],
  ['content/pages/ai-chat-agents.ts', 'Ask in the demo what counts as a lead, and get it in writing.'],
  ['content/pages/ai-workshop.ts', 'You’ll see the fee before you confirm.'],
])('findDeferredAnswers finds a deferring sentence as in %s', (_, sentence) => {
  expect(
    findDeferredAnswers([{ file: 'page.ts', source: `export const text = '${sentence}'` }]),
  ).toHaveLength(1)
})
