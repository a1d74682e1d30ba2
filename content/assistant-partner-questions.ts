import { trustedPartnerCopy } from '#content/pages/trusted-partner'
import { answerIn } from '#content/answer-in'
import { trustedPartnerFacts } from '#content/facts'
import { coachingPage } from '#content/pages/ai-for-business'
import { usd } from '#content/usd'
import type { AssistantQuestion } from '#content/assistant-question'

const [small, large] = trustedPartnerCopy.size.teams

/** What owners ask of coaching and the partner program. */
export const assistantPartnerQuestions: readonly AssistantQuestion[] = [
  // Coaching.
  {
    asked: ['is coaching a course with a certificate'],
    when: ['#coaching course', '#coaching certificate', '#coaching certificate course'],
    answer: answerIn(coachingPage.faq, /course/),
    path: '/ai-for-business',
  },
  {
    asked: ['how often do we meet in coaching'],
    when: ['#coaching meet'],
    answer: answerIn(coachingPage.faq, /meet|often/),
    path: '/ai-for-business',
  },
  {
    asked: ['do i have to be technical for coaching'],
    when: ['#coaching technical'],
    answer: answerIn(coachingPage.faq, /technical/),
    path: '/ai-for-business',
  },
  // The partner program.
  {
    asked: [
      'can i cancel the trusted partner program',
      'how do i leave the partner program',
      'can i cancel anytime',
      'notice period',
    ],
    when: [
      '#trusted-partner notice',
      '#trusted-partner contract',
      '#trusted-partner howLong notice',
      '#trusted-partner contract notice',
    ],
    answer:
      'The trusted partner program is month-to-month. Tell us before the next month starts, one sentence is enough; we finish the month you paid for, and what was built stays in your tools.',
    path: '/trusted-partner',
  },
  {
    asked: ['what happens to what you built when i leave the partner program'],
    when: [
      'automationsMine notice',
      '#trusted-partner own',
      '#trusted-partner own notice',
      '#trusted-partner own build',
    ],
    answer: 'What was built stays in your tools, with written steps for whoever looks after it next.',
    path: '/trusted-partner',
  },
  {
    asked: ['why does the partner program need ten employees'],
    when: ['#trusted-partner why minimumTeam', '#trusted-partner why', 'why minimumTeam'],
    answer: `Because of the hand-offs. Between ${small.people} people there are ${small.count}, and one talk over lunch fixes most of them; between ${large.people} there are ${large.count}, and nobody sees them all anymore. Below ${trustedPartnerFacts.minEmployees} employees, take the audit instead.`,
    path: '/trusted-partner',
  },
  {
    isClear: true,
    when: ['#trusted-partner setupFee', 'setupFee'],
    answer: `Our pages say nothing about a setup fee, either way; ask on the call. What they do say about the partner program: ${usd(trustedPartnerFacts.monthlyUsd)} a month, flat and month-to-month.`,
    path: '/trusted-partner',
    isUnknown: true,
  },
  {
    asked: ['what do i get each month in the partner program'],
    when: [
      'eachMonth include',
      'eachMonth get',
      '#trusted-partner get',
      '#trusted-partner include',
      '#trusted-partner eachMonth get',
    ],
    answer: `Each month: you choose the next break, we build the repair in the tools you have, let it run beside the old way until you trust it, and send you one page on what was fixed and what comes next. ${usd(trustedPartnerFacts.monthlyUsd)}, flat.`,
    path: '/trusted-partner',
    parts: [
      'You choose the break: we bring the list, with what each one costs you.',
      'We build the repair, in the tools you have.',
      'It runs beside the old way until it can be trusted.',
      'You get one page: what was repaired, and what we would take next.',
    ],
  },
  {
    isClear: true,
    when: ['outOfBusiness', 'outOfBusiness automationsMine', 'automationsMine own'],
    answer:
      'I have no fact on that case. What I know: the repairs are built in your own tools and stay there, with written steps for whoever looks after them next, and an audit’s roadmap is yours.',
    path: '/trusted-partner',
    isUnknown: true,
  },
]
