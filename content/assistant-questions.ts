import {
  auditFacts,
  chatAgentFacts,
  claims,
  coldEmailFacts,
  leadMagnetFacts,
  workshopFacts,
} from '#content/facts'
import { site } from '#content/site'
import { usd } from '#content/usd'

export interface AssistantQuestion {
  /** Some of the ways in which owners ask it. */
  readonly asked: readonly string[]
  readonly answer: string
  readonly path: string
  /** Left without a question back. */
  readonly isLast?: boolean
}

/** What owners ask about the business as a whole. */
export const assistantQuestions: readonly AssistantQuestion[] = [
  {
    asked: [
      'what do you do',
      'what do you actually do',
      'what does your company do',
      'who are you',
      'what is mendline',
      'what services do you offer',
      'what do you offer',
      'tell me about your services',
      'tell me about your company',
    ],
    answer: `We audit how a business runs, score its workflows by ROI and time drain, and build the automation that pays first. The AI Audit (${usd(auditFacts.priceUsd)} flat, ${auditFacts.weeks} weeks) comes first; cold email, chat agents, internal ops and lead-magnet tools are what we build.`,
    path: '/ai-automation-services',
  },
  {
    asked: [
      'what is your process',
      'how do you work',
      'what are your steps',
      'how does it work',
      'walk me through the process',
    ],
    answer:
      'Four steps: Audit, Score, Build, Scale. We walk your systems and mark where work stops, score every link by ROI and time drain, bolt the automation over the break in the tools you already have, and then take the next one on the roadmap.',
    path: '/',
  },
  {
    asked: [
      'what are the steps after booking the audit',
      'what happens in the audit',
      'how does the audit work',
      'what happens each week of the audit',
      'what happens after i book',
    ],
    answer: `Week 1: you answer 20 questions. Week 2: we call, and you show us how the work really moves. Then every workflow gets a score, and in week ${auditFacts.weeks} you get the ${auditFacts.roadmapDays}-day roadmap.`,
    path: '/ai-audit',
  },
  {
    asked: [
      'what happens after i fill in the intake form',
      'what happens after the questionnaire',
      'when do you contact me after the intake',
    ],
    answer: `Within ${auditFacts.intakeContactHours} hours of your intake answers we contact you to schedule the week-2 call. After the call every workflow gets its score.`,
    path: '/ai-audit',
  },
  {
    asked: [
      'what happens if the audit finds nothing',
      'what if ai is not the answer',
      'what if you find nothing to automate',
    ],
    answer: `Then the roadmap says so: a step can be broken because nobody owns it, and no software repairs that. The fee of ${usd(auditFacts.priceUsd)} is the same whatever we find; no refund is promised for it.`,
    path: '/ai-audit',
  },
  {
    asked: [
      'how much is left to pay after the deposit',
      'what is the remaining amount of the audit',
      'is the deposit part of the price',
      'do i pay the deposit on top',
    ],
    answer: `The AI Audit costs ${usd(auditFacts.priceUsd)} in total. The ${usd(auditFacts.depositUsd)} deposit is part of it, so ${usd(auditFacts.priceUsd - auditFacts.depositUsd)} remains after it.`,
    path: '/ai-audit',
  },
  {
    asked: [
      'what do you charge for building the automation',
      'what does implementation cost',
      'what does it cost to build',
      'do you also build it',
    ],
    answer: `What we build after the audit is agreed once both of us know what is broken; nothing is built before you say yes. Two builds have a published price: cold email, ${usd(coldEmailFacts.upfrontUsd)} upfront and ${usd(coldEmailFacts.onDeliveryUsd)} on delivery, and chat agents with a ${chatAgentFacts.freeTrialDays}-day free trial.`,
    path: '/ai-automation-services',
  },
  {
    asked: [
      'how long until we see results',
      'when will i notice something',
      'how quickly will we notice a difference',
      'how soon does it pay off',
      'when do results show',
    ],
    answer: `Traction in ${claims.tractionDays} days and sustained growth by ${claims.growthDays} days is what we work to. The roadmap is cut to that: one repair early, the rest in order.`,
    path: '/',
  },
  {
    asked: [
      'what results have your clients had',
      'what results do you get',
      'does it work',
      'do you have numbers',
      'how much do clients save',
      'proof',
    ],
    answer: `${claims.workflows} workflows deployed, ${claims.hoursSavedPerMonth} hours per month saved per founder and ${claims.costReductions} in cost reductions are the figures we publish, with costs cut ${claims.costsCut}. They say what happened elsewhere; they promise nothing for your business.`,
    path: '/',
  },
  {
    asked: [
      'do you have case studies',
      'show me case studies',
      'examples of your work',
      'who have you worked with',
      'client success stories',
    ],
    answer:
      'Our case studies stand on their own page: what was broken, what we built and what changed, each told with the client whose business it is.',
    path: '/case-studies',
  },
  {
    asked: [
      'what do other customers say',
      'testimonials',
      'reviews of your company',
      'what do clients say',
      'references',
    ],
    answer: 'What owners, families and students say is on the testimonials page, in their own words.',
    path: '/testimonials',
  },
  {
    asked: [
      'can i leave a testimonial',
      'how do i submit a testimonial',
      'where can i write a review',
      'give feedback about my program',
    ],
    answer: 'Yes, gladly: there is a form for it. A person reads every testimonial before it is published.',
    path: '/testimonials/submit',
    isLast: true,
  },
  {
    asked: [
      'do i need to know anything about ai',
      'do i have to understand ai',
      'do i need to be technical',
      'is it complicated',
      'i know nothing about ai',
    ],
    answer:
      'No. You know how your business runs, and that is the part we need: we ask about the work, not about the technology.',
    path: '/',
  },
  {
    asked: [
      'do we have to switch our tools',
      'do i have to buy new tools',
      'do you work with our existing tools',
      'do we need new software',
      'do we have to change our tools',
    ],
    answer:
      'We start with the tools you have. If one of them is the break, the roadmap says so, and what would take its place.',
    path: '/',
  },
  {
    asked: [
      'what will you not automate',
      'what do you not do',
      'what should not be automated',
      'what can ai not do',
    ],
    answer:
      'We don’t automate a process that nobody can explain: first it is repaired, then it runs by itself. Complaints, prices and people who are let go stay on a person’s desk.',
    path: '/ai-internal-ops',
  },
  {
    asked: [
      'are there still seats this month',
      'are there places left',
      'do you have availability',
      'how many spots are left',
    ],
    answer: `${claims.seatsLeft} A call tells you which dates are free: ${site.bookingUrl}`,
    path: '/',
  },
  {
    asked: [
      'do you store what i write here',
      'is this chat private',
      'what happens to my data',
      'do you save this conversation',
      'are you gdpr compliant',
      'privacy',
      'data protection',
    ],
    answer:
      'What you write here is not stored on our side, unless you leave an email address for a follow-up. The privacy page says what each form of the site stores, why, and how to have it deleted.',
    path: '/privacy',
    isLast: true,
  },
  {
    asked: [
      'are you a robot or a human',
      'are you a bot',
      'are you a real person',
      'am i talking to a human',
      'who am i talking to',
      'are you chatgpt',
    ],
    answer: `I am the site’s assistant: software, not a person. I answer from the facts on these pages, and a person takes over on a call: ${site.bookingUrl}`,
    path: '/',
  },
  {
    asked: [
      'who runs this company',
      'who is behind this',
      'who is the founder',
      'who owns the company',
      'who is on your team',
    ],
    answer:
      'The people who sign for the work stand on the home page, under “Who signs for it”: one for the audits, one for the builds, one who answers.',
    path: '/',
  },
  {
    asked: [
      'how much money can i save',
      'how much can i save',
      'what would i save',
      'what does waiting cost me',
    ],
    answer:
      'That depends on your hours and what they are worth, so I won’t guess. The free scorecard works it out: your manual hours, times what an hour is worth, times 52 weeks.',
    path: '/ai-ready-score',
  },
  {
    asked: [
      'do you speak spanish',
      'do you speak german',
      'do you speak french',
      'which languages do you speak',
      'can we talk in another language',
    ],
    answer:
      'I understand simple questions in a few languages and answer in English, so that figures and terms are exact. Ask on a call which languages we can work in.',
    path: '/',
    isLast: true,
  },
  {
    asked: [
      'how many people use it',
      'how many clients do you have',
      'how many customers do you have',
      'are you trustworthy',
      'can i trust you',
    ],
    answer: `${claims.trustedBy} ${claims.ceosUsedSystem} CEOs used the system, and ${claims.smbs} SMBs have been through it. Read what they say before you believe us.`,
    path: '/testimonials',
  },
  {
    asked: [
      'do you guarantee sales from the cold emails',
      'do you guarantee sales',
      'do you promise customers',
    ],
    answer: `No. For cold email we promise ${coldEmailFacts.appointments} qualified appointments within ${coldEmailFacts.days} days, or the upfront ${usd(coldEmailFacts.upfrontUsd)} back. Whether they buy is between you and them.`,
    path: '/cold-email-automation-offer',
  },
  {
    asked: [
      'what will i learn in the free workshop',
      'what do you teach in the free workshop',
      'agenda of the free workshop',
      'what is the free workshop about',
    ],
    answer: `Four things, in ${workshopFacts.free.minutes} minutes plus Q&A: find the break, put a price on it, choose the repair, and keep it running.`,
    path: '/free-ai-workshop',
  },
  {
    asked: [
      'can i cancel the trusted partner program',
      'how do i leave the partner program',
      'can i cancel anytime',
      'notice period',
    ],
    answer:
      'The trusted partner program is month-to-month: tell us before the next month starts, one sentence is enough. What was built stays in your tools.',
    path: '/trusted-partner',
  },
]

/** What is promised back, over all offers. */
export const guaranteeOverview = {
  answer: `Two offers promise money back: chat agents, with a refund if leads are not up ${chatAgentFacts.guaranteePercent}% in ${chatAgentFacts.guaranteeDays} days, and cold email, where the upfront ${usd(coldEmailFacts.upfrontUsd)} comes back if ${coldEmailFacts.appointments} qualified appointments are not there within ${coldEmailFacts.days} days. Lead-magnet tools carry a guarantee of ${leadMagnetFacts.guaranteePercent}% in ${leadMagnetFacts.guaranteeDays} days. For the audit, coaching and the partner program no refund is promised.`,
  path: '/terms',
} as const
