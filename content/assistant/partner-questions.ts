import { bookingLink } from '#content/facts/booking-link'
import { contentList } from '#content/facts/content-view'
import { trustedPartnerCopy } from '#content/pages/trusted-partner'
import { answerTo } from '#content/facts/answer-to'
import { coachingFacts, trustedPartnerFacts } from '#content/facts/facts'
import { coachingPage } from '#content/pages/ai-for-business'
import { usd } from '#content/facts/usd'
import type { AssistantQuestion } from '#content/assistant/question'
import { numberWord } from '#content/facts/number-word'

/** Owners' questions about coaching and the partner program. */
export const assistantPartnerQuestions = contentList((): readonly AssistantQuestion[] => {
  const [small, large] = trustedPartnerCopy.size.teams
  return [
    // Coaching.
    {
      asked: ['is coaching a course'],
      when: ['#coaching course !certificate'],
      answer: answerTo(coachingPage.faq, 'Is it a course?'),
      path: '/ai-for-business',
    },
    {
      asked: ['how often do we meet in coaching'],
      when: ['#coaching meet'],
      answer: answerTo(coachingPage.faq, 'How often do we meet?'),
      path: '/ai-for-business',
    },
    {
      asked: ['do i have to be technical for coaching'],
      when: ['#coaching technical'],
      answer: answerTo(coachingPage.faq, 'Do I have to be technical?'),
      path: '/ai-for-business',
    },
    {
      asked: ['is there a contract for coaching'],
      when: ['#coaching contract', '#coaching contract obliged', '#coaching notice contract'],
      answer: `Coaching is bought for ${coachingFacts.options.map(({ months, priceUsd }) => `${months} months (${usd(priceUsd)})`).join(' or ')}. ${coachingFacts.refunds} Whether there is a contract beyond that, ask on the call, before you pay.`,
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
      answer: `The trusted partner program is month-to-month, with ${trustedPartnerFacts.noticeDays} days’ notice before a month ends. You pay for the months you stay and for none after that, and there is no minimum term.`,
      path: '/trusted-partner',
    },
    {
      when: [
        'automationsMine notice',
        '#trusted-partner own',
        '#trusted-partner own notice',
        '#trusted-partner own build',
        'own notice',
      ],
      answer: `What we built stays with you, in your own tools and accounts. Within ${trustedPartnerFacts.handoverDays} days of the end you also get the logins and a page on how each automation runs.`,
      path: '/trusted-partner',
    },
    {
      asked: [`why does the partner program need ${numberWord(trustedPartnerFacts.minEmployees)} employees`],
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
      answer: `Each month: you choose what’s next, we build it in the tools you already use, your team uses it on real work, and we look back together at what was fixed. ${usd(trustedPartnerFacts.monthlyUsd)}, flat.`,
      path: '/trusted-partner',
      parts: trustedPartnerCopy.month.steps.map(({ name, text }) => `${name} ${text}`),
    },
    {
      asked: ['who owns what you build'],
      when: [
        'own',
        'own build',
        'own automationsMine',
        'own #chat-agents',
        'own #internal-ops',
        'own #cold-email',
      ],
      answer: `In the partner program what we built stays with you, in your own tools and accounts, with the logins and a page on how each automation runs. The roadmap of an audit is yours too. For any other build, have it written down on the call, before you pay: ${bookingLink('trusted-partner')}`,
      path: '/trusted-partner',
      alsoPaths: ['/terms'],
    },
    {
      isClear: true,
      when: ['outOfBusiness', 'outOfBusiness automationsMine'],
      answer:
        'I have no fact on that case. What I know: what we build is built in the tools you already use, and an audit’s roadmap is yours.',
      path: '/trusted-partner',
      isUnknown: true,
    },
  ]
})
