import { bookingLink } from '#content/booking-link'
import { leadMagnetFacts, scorecardFacts } from '#content/facts'
import type { Page } from '#content/page'
import { usd } from '#content/usd'

const { conceptNormalPriceUsd, guaranteeDays, guaranteePercent } = leadMagnetFacts

export const leadMagnetsPage = {
  path: '/ai-tools-lead-magnets',
  title: 'Give them a tool. Get a name.',
  description: `AI lead-magnet tools: a small useful tool on your site that turns a visitor into a name and a reason to call. Free concept (normally ${usd(conceptNormalPriceUsd)}).`,
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page

export const magnetHero = {
  title: ['Give them a tool.', 'Get a name.'],
  pitch:
    'A visitor reads your page, finds nothing to do, and leaves. We build AI lead-magnet tools: one small tool that answers one question of theirs, and leaves you a name and a reason to call.',
  forWhom: 'For small and mid-size businesses whose site is read more than it is answered.',
  action: { label: 'Get a free concept', href: bookingLink('ai-tools-lead-magnets') },
  price: 'Free concept',
  terms: `Normally ${usd(conceptNormalPriceUsd)}. Guarantee: ${guaranteePercent}% in ${guaranteeDays} days.`,
} as const

/** A tool to try: it works without script. Made up; nobody's name is asked or kept. */
export const sampleTool = {
  isSample: true,
  title: 'Where do your leads get lost?',
  aside: 'A sample. Try it',
  answers: [
    {
      id: 'tool-reply',
      label: 'Before we reply',
      result: 'Look at the first reply. Whoever writes on Friday hears from you on Monday.',
      reason: 'Loses leads before the first reply',
    },
    {
      id: 'tool-quote',
      label: 'After the quote',
      result: 'Look at the follow-up. A quote that nobody asks about is read once.',
      reason: 'Sends quotes, then hears nothing',
    },
    {
      id: 'tool-booking',
      label: 'Between yes and a date',
      result: 'Look at the booking. Each mail about a date is a chance to drop out.',
      reason: 'Loses people between yes and a date',
    },
  ],
  card: { title: 'What you get', name: 'A name', email: 'An email address', reason: 'A reason to call' },
} as const

/** Ideas by line of business (the scorecard's own list), not clients. */
export const magnetIdeas = {
  title: 'Which question would yours answer?',
  lead: 'Ideas, not clients. The concept starts from the question your visitors already ask.',
  head: { business: 'You work in', question: 'They wonder', tool: 'The tool' },
  rows: [
    {
      business: 'Coaching / Consulting',
      question: 'Is it me, or is it how we work?',
      tool: 'A self-check with a result',
    },
    { business: 'Real Estate / Mortgage', question: 'What could we afford?', tool: 'A payment calculator' },
    {
      business: 'Healthcare / Wellness',
      question: 'What happens at a first visit?',
      tool: 'A first-visit planner',
    },
    { business: 'Tech / SaaS', question: 'What does our old way cost?', tool: 'A cost calculator' },
    {
      business: 'Marketing / Creative Services',
      question: 'What is wrong with our page?',
      tool: 'A page check',
    },
    {
      business: 'Professional Services',
      question: 'Which deadlines apply to us?',
      tool: 'A deadline finder',
    },
  ],
} as const

export const magnetOurs = {
  title: 'One of ours is on this site.',
  text: `${scorecardFacts.questions} questions, ${scorecardFacts.minutes} minutes. It asks for a name and an email address, and gives back a score and the work to automate first. That trade is the whole idea.`,
  link: { label: 'Try the AI readiness score', path: '/ai-ready-score' },
} as const

export const magnetGuarantee = {
  title: `${guaranteePercent}% in ${guaranteeDays} days`,
  text: `That is the guarantee. Ask on the call what is counted, from which day, and what you get if it is missed. You should hold the answer in writing before we build.`,
  picture: `${guaranteeDays} days, drawn as ${guaranteeDays} marks.`,
  steps: [
    { name: 'Concept', text: `Free (normally ${usd(conceptNormalPriceUsd)}). One question, one tool.` },
    { name: 'Your yes or no', text: 'You judge the concept before you pay for a tool.' },
    { name: 'The tool', text: 'We build it and put it on your site.' },
    { name: `Day ${guaranteeDays}`, text: `We count: ${guaranteePercent}%.` },
  ],
} as const

export const magnetClosing = {
  title: 'What do they keep asking you?',
  note: `Bring that question. The concept for the tool that answers it is free (normally ${usd(conceptNormalPriceUsd)}).`,
} as const
