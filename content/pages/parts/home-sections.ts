import { contentView } from '#content/facts/content-view'
import { auditFacts, chatAgentFacts, claims, coldEmailFacts } from '#content/facts/facts'
import { basisOf } from '#content/facts/how-we-count'
import { site } from '#content/facts/site'
import { usd } from '#content/facts/usd'

/** The home page's sections between its hero and its closing call to action, in display order. */

export const painPoints = {
  title: 'Where the work breaks',
  lead: 'Nothing makes a noise when it fails. It just costs somebody another hour.',
  points: [
    { step: 'A lead fills in your form.', fault: 'The reply waits for you.' },
    { step: 'A client signs.', fault: 'Onboarding starts from scratch.' },
    { step: 'The work is delivered.', fault: 'Somebody types up the report. Again.' },
    { step: 'A new hire asks how it’s done.', fault: 'Only one person knows.' },
    { step: 'You buy one more tool.', fault: 'Now there are two places to check.' },
  ],
} as const

export const howWeSolve = {
  title: 'How we solve it',
  ways: [
    {
      name: 'Workflows before tools.',
      text: 'We follow the work itself: the form, the inbox, the spreadsheet, the person who remembers.',
    },
    {
      name: 'Numbers before opinions.',
      text: 'Each workflow you show us gets a score for ROI and for the time it drains.',
    },
    {
      name: 'The worst break first.',
      text: 'One repair that pays for itself beats ten ideas in a slide deck.',
    },
    {
      name: 'Built for you.',
      text: 'We build the automation and hand you a workflow that runs. No homework.',
    },
  ],
} as const

export const processSteps = {
  title: 'One workflow, four steps',
  lead: 'Watch the link in the middle.',
  audit: {
    name: 'Audit',
    text: 'We walk through your systems and mark the place where work stops.',
    picture: 'The line with its broken link under a magnifier',
  },
  score: {
    name: 'Score',
    text: 'Every link gets a bar for ROI and time drain. The tallest goes first.',
    picture: 'The line with a bar under each link; the broken link has the tallest',
  },
  build: {
    name: 'Build',
    text: 'We automate the broken link, in the tools you already have.',
    picture: 'The line with the broken link repaired',
  },
  scale: {
    name: 'Scale',
    text: 'The repair holds and carries more. Then we do the next one on the roadmap.',
    picture: 'Repaired lines running side by side',
  },
} as const

export const results = contentView(() => ({
  title: 'What owners got out of it',
  lead: `${claims.ceosUsedSystem} CEOs used the system.`,
  stats: [
    {
      figure: claims.costReductions,
      caption: 'in cost reductions',
      basis: basisOf('costReductions'),
    },
    {
      figure: claims.hoursSavedPerMonth,
      caption: 'hours per month saved per founder',
      basis: basisOf('founderHours'),
    },
    { figure: claims.workflows, caption: 'workflows deployed', basis: basisOf('workflows') },
  ],
  ceos: `${basisOf('ceos')}.`,
}))

export const differences = contentView(() => ({
  title: 'Why this isn’t more AI advice',
  compared: 'Compared',
  usual: 'The usual',
  ours: site.name,
  rows: [
    { about: 'Starts with', usual: 'A tool somebody saw', ours: 'The step that is broken' },
    {
      about: 'Measures',
      usual: 'How much AI you use',
      ours: 'Return on investment and time drain, per workflow',
    },
    {
      about: 'An audit costs',
      usual: '“It depends”',
      ours: `${usd(auditFacts.priceUsd)} flat, known before you start`,
    },
    {
      about: 'Leaves you with',
      usual: 'A deck',
      ours: `A ${auditFacts.roadmapDays}-day roadmap, and us to build it`,
    },
    { about: 'Made for', usual: 'Anyone with a budget', ours: `Businesses of ${claims.businessSize}` },
  ],
}))

/** The features of behavior 4.6 and its AI team in one: what is done all day, and who on the team does it. */
export const aiTeam = contentView(() => {
  const [receptionist, qualifier, nurturing, reviews] = chatAgentFacts.agents
  return {
    title: 'What your AI team does all day',
    lead: 'Software with a job description. It works nights too, and hands you what needs a person.',
    features: 'Its features',
    heads: { job: 'On your AI team', does: 'All day', passesOn: 'Hands to you' },
    members: [
      {
        feature: 'Answers and books',
        job: receptionist,
        does: 'A new lead gets a reply right away, and the call is on your calendar.',
        passesOn: 'Anyone who asks for a person.',
      },
      {
        feature: 'Sorts',
        job: qualifier,
        does: 'Asks what you would ask first: what for, how soon, how much.',
        passesOn: 'The leads worth your hour.',
      },
      {
        feature: 'Follows up',
        job: nurturing,
        does: 'Writes again to leads that went quiet, until there is a yes or a no.',
        passesOn: 'Replies that need your judgment.',
      },
      {
        feature: 'Asks for reviews',
        job: reviews,
        does: 'Asks happy clients for a review and drafts your reply to it.',
        passesOn: 'Bad reviews, before any reply goes out.',
      },
      {
        feature: 'Onboards and reports',
        job: 'Internal ops',
        does: 'The client signs: folder, tasks and first email are ready. Reports come drafted.',
        passesOn: 'Every report, to read before you send it.',
      },
    ],
    terms: `The four that work with leads: ${chatAgentFacts.freeTrialDays}-day free trial, normally ${usd(chatAgentFacts.normalPriceUsd)}. Refunded if leads are not up ${chatAgentFacts.guaranteePercent}% in ${chatAgentFacts.guaranteeDays} days.`,
    link: 'See them at work',
    talk: {
      open: 'Talk to an AI employee',
      title: 'Talk to an AI employee',
      text: 'Leave your phone and email. A person from our team writes first and sets it up with you. Then you talk to the AI employee.',
      button: 'Set it up',
      thanks: {
        title: 'We’ll be in touch.',
        text: 'Somebody from our team will contact you to set up your talk. We’ll email you what to have ready.',
      },
    },
  }
})

export const testimonials = { title: 'What clients say', link: 'Read all testimonials' } as const

export const questions = contentView(() => ({
  title: 'Questions owners ask',
  items: [
    {
      question: 'What does it cost me?',
      answer: `The audit costs ${usd(auditFacts.priceUsd)}, flat, and ${usd(auditFacts.depositUsd)} of it is the deposit that reserves it. What we build after it has its price on its own page, and you have yours in writing first.`,
    },
    {
      question: 'When will I see results?',
      counted: 'pace',
      answer: `Traction in ${claims.tractionDays} days, and sustained growth by ${claims.growthDays} days. That is how the roadmap is built: one repair early, the rest in order.`,
    },
    {
      question: 'Is my business the right size?',
      counted: 'smbs',
      answer: `We work with businesses of ${claims.businessSize}. ${claims.smbs} SMBs have done it, with the costs of what was repaired cut ${claims.costsCut}. You see your own numbers before you pay for a build.`,
    },
    {
      question: 'What if it doesn’t work?',
      answer: `The audit is a flat fee and ends with your roadmap, whether or not we build it. Chat agents are refunded if leads are not up ${chatAgentFacts.guaranteePercent}% in ${chatAgentFacts.guaranteeDays} days. For cold email, the upfront payment is refunded if we don’t deliver ${coldEmailFacts.appointments} qualified appointments within ${coldEmailFacts.days} days.`,
    },
    {
      question: 'Do I need new tools, or to understand AI?',
      answer:
        'No. We start with the tools you have. If one of them is the problem, the roadmap says so, and names what to use instead. You know how your business runs, and that is what we need from you.',
    },
    {
      question: 'What won’t you do?',
      answer:
        'Automate a process nobody can explain. We fix it first, then we automate it. And we don’t build something just because it can be built.',
    },
  ],
}))

export const leadershipSection = {
  title: 'Who does the work',
} as const

/** The words of the toast that follows (behavior 9.9) call them "the 3 fixes". */
export const contactCapture = {
  title: 'Get the 3 fixes',
  text: 'The three repairs we would make first in a business like yours, in order. Use them with or without us.',
  fixes: [
    { name: 'From lead to reply', text: 'An answer while they still have your page open.' },
    { name: 'From reply to follow-up', text: 'Messages that go out even when nobody remembers.' },
    { name: 'From yes to start', text: 'One signature that starts everything after it.' },
  ],
  button: 'Get the 3 fixes',
  /** See behavior 9.9. */
  thanks: {
    title: 'Thanks for your interest!',
    text: "We'll be in touch with you shortly with the 3 fixes.",
  },
  aside: 'Or ask for them on a call:',
  call: 'Book A Call',
} as const
