import { auditFacts, chatAgentFacts, claims, coldEmailFacts } from '#content/facts'
import { site } from '#content/site'
import { usd } from '#content/usd'

/** The home page's sections between its hero and its closing call, in the order in which they stand. */

export const painPoints = {
  title: 'Where the work breaks',
  lead: 'Nothing here makes a noise when it fails. It just takes another hour of somebody’s week.',
  points: [
    { step: 'A lead fills in your form.', fault: 'The reply waits for you.' },
    { step: 'A client signs.', fault: 'Onboarding starts from a blank document.' },
    { step: 'The work is delivered.', fault: 'Someone types the report by hand. Again.' },
    { step: 'A new hire asks how it’s done.', fault: 'The answer is in one person’s head.' },
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
      text: 'Every workflow gets a score for return on investment and for the time it drains.',
    },
    {
      name: 'The worst break first.',
      text: 'One repair that pays for itself beats ten ideas in a slide deck.',
    },
    {
      name: 'Built for you.',
      text: 'We build the automation and hand you a workflow that runs. You don’t get homework.',
    },
  ],
} as const

export const processSteps = {
  title: 'One line, four states',
  lead: 'The same workflow, four times. Watch the middle link.',
  audit: {
    name: 'Audit',
    text: 'We walk your systems step by step and mark the place where work stops.',
    picture: 'The line with its broken link under a magnifier',
  },
  score: {
    name: 'Score',
    text: 'Every link gets a bar: return on investment and time drain. The tallest goes first.',
    picture: 'The line with a bar under each link; the broken link has the tallest',
  },
  build: {
    name: 'Build',
    text: 'We bolt the automation over the break, in the tools you already have.',
    picture: 'The line with the broken link repaired',
  },
  scale: {
    name: 'Scale',
    text: 'The repair holds, so the same workflow carries more. Then the next one on the roadmap.',
    picture: 'Three repaired lines running side by side',
  },
} as const

export const results = {
  title: 'What repaired looks like',
  lead: `${claims.ceosUsedSystem} CEOs used the system.`,
  stats: [
    { figure: claims.costReductions, caption: 'in cost reductions' },
    { figure: claims.hoursSavedPerMonth, caption: 'hours per month saved per founder' },
    { figure: claims.workflows, caption: 'workflows deployed' },
  ],
} as const

export const differences = {
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
    { about: 'Costs', usual: '“It depends”', ours: `${usd(auditFacts.priceUsd)}, known before you start` },
    {
      about: 'Leaves you with',
      usual: 'A deck',
      ours: `A ${auditFacts.roadmapDays}-day roadmap, and us to build it`,
    },
    { about: 'Made for', usual: 'Anyone with a budget', ours: `Businesses of ${claims.businessSize}` },
  ],
} as const

export const features = {
  title: 'What it does all day',
  lead: 'Six jobs a repaired line can carry. You may not need all six: the audit says which of yours pays first.',
  jobs: [
    { name: 'Answers', text: 'A new lead gets a reply when it writes, not when somebody is back at a desk.' },
    { name: 'Sorts', text: 'A few plain questions show who is worth a call, before it takes your time.' },
    {
      name: 'Follows up',
      text: 'Nobody goes quiet because you were busy. It writes until there is a yes or a no.',
    },
    { name: 'Books', text: 'The call stands in your calendar, with what was said before it.' },
    {
      name: 'Onboards',
      text: 'The client signs; folder, tasks and first mail are there. No blank document.',
    },
    {
      name: 'Reports',
      text: 'The figures are collected and the report is drafted. You read it and send it.',
    },
  ],
} as const

const [receptionist, qualifier, nurturing, reviews] = chatAgentFacts.agents

export const aiTeam = {
  title: 'The AI team',
  lead: 'Software with a job description. Each one does one job, nights included, and passes to you what is yours to decide.',
  members: [
    {
      job: receptionist,
      does: 'Answers whoever writes, and puts the appointment in your calendar.',
      passesOn: 'Anyone who asks for a person.',
    },
    {
      job: qualifier,
      does: 'Asks what you would ask first: what for, how soon, how much.',
      passesOn: 'The ones worth your hour.',
    },
    {
      job: nurturing,
      does: 'Writes again to leads that went quiet, until they answer or decline.',
      passesOn: 'Every reply that needs your judgement.',
    },
    {
      job: reviews,
      does: 'Asks finished clients for a review and drafts the answer to it.',
      passesOn: 'The bad ones, before anything goes out.',
    },
  ],
  terms: `${chatAgentFacts.freeTrialDays}-day free trial, normally ${usd(chatAgentFacts.normalPriceUsd)}. Refunded if leads are not up ${chatAgentFacts.guaranteePercent}% in ${chatAgentFacts.guaranteeDays} days.`,
  link: 'See them at work',
  talk: {
    open: 'Talk to an AI employee',
    title: 'Talk to an AI employee',
    text: 'Leave your number and your address. Somebody from our team gets in touch and sets it up; no machine calls you before that.',
    button: 'Set it up',
    thanks: {
      title: 'We’ll be in touch.',
      text: 'Somebody from our team contacts you to set up your talk. A mail says what to have ready.',
    },
  },
} as const

export const testimonials = { title: 'After the repair', link: 'Read all testimonials' } as const

export const questions = {
  title: 'Fair to ask',
  items: [
    {
      question: 'What does it cost me?',
      answer: `The audit costs ${usd(auditFacts.priceUsd)}, flat, and ${usd(auditFacts.depositUsd)} of it is the deposit that reserves it. What we build afterwards is agreed when both of us know what is broken.`,
    },
    {
      question: 'When will I notice something?',
      answer: `Traction in ${claims.tractionDays} days, and sustained growth by ${claims.growthDays} days. The roadmap is cut to that: one repair early, the rest in order.`,
    },
    {
      question: 'Is my business the right size?',
      answer: `We work with businesses of ${claims.businessSize}. ${claims.smbs} SMBs have been through it, with costs cut ${claims.costsCut}. Yours gets its own figures before you pay for a build.`,
    },
    {
      question: 'What happens when it does not work?',
      answer: `The audit is a fixed fee, and the roadmap is yours whether or not we build it. Chat agents are refunded if leads are not up ${chatAgentFacts.guaranteePercent}% in ${chatAgentFacts.guaranteeDays} days. For cold email you get the upfront payment back if ${coldEmailFacts.appointments} qualified appointments are not there within ${coldEmailFacts.days} days.`,
    },
    {
      question: 'Do I have to buy new tools?',
      answer:
        'We start with the ones you have. If one of them is the break, the roadmap says so, and what would take its place.',
    },
    {
      question: 'Do I have to understand AI?',
      answer:
        'No. You know how your business runs, and that is the part we need. We ask about the work, not about the technology.',
    },
    {
      question: 'What do you not do?',
      answer:
        'We do not automate a process that nobody can explain: first it is repaired, then it runs by itself. And we do not build something because it can be built.',
    },
  ],
} as const

export const leadershipSection = {
  title: 'Who signs for it',
  lead: 'A drawing without a name on it is nobody’s fault. These are the names on yours.',
} as const

/** The words of the toast that follows (S1 §8) call them "the 3 fixes". */
export const contactCapture = {
  title: 'Get the 3 fixes',
  text: 'The three repairs we would make first in a business like yours, in order. Use them with us or without us.',
  picture:
    'The workflow from the top of this page, repaired: new lead, first reply, follow-up and onboarding, with a plate over each of the three links between them.',
  steps: ['New lead', 'First reply', 'Follow-up', 'Onboarding'],
  fixes: [
    { name: 'From lead to reply', text: 'An answer while they still have your page open.' },
    { name: 'From reply to follow-up', text: 'Three messages that do not depend on who remembers.' },
    { name: 'From yes to start', text: 'One yes that sets off everything after it.' },
  ],
  button: 'Get the 3 fixes',
  /** S1 §8. */
  thanks: {
    title: 'Thanks for your interest!',
    text: "We'll be in touch with you shortly with the 3 fixes.",
  },
  aside: 'Or ask for them on a call:',
  call: 'Book A Call',
} as const
