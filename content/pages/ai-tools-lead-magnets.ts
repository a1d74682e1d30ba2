import { contentView } from '#content/facts/content-view'
import { bookingLink } from '#content/facts/booking-link'
import { leadMagnetFacts, scorecardFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'
import { priceRange } from '#content/facts/price-range'
import { timesAsMany } from '#content/facts/times-as-many'
import { usd } from '#content/facts/usd'

export const leadMagnetsPage = contentView(() => {
  const { conceptNormalPriceUsd } = leadMagnetFacts
  return {
    path: '/ai-tools-lead-magnets',
    title: 'AI lead-magnet tools',
    kicker: 'AI lead-magnet tools',
    description: `A small, useful tool on your site that turns a visitor into a lead: a name, an email address and a reason to call. Free concept (normally ${usd(conceptNormalPriceUsd)}).`,
    prerender: true,
    hydrate: 'on-first-interaction',
    indexed: true,
  }
}) satisfies Page

export const magnetHero = contentView(() => {
  const { conceptNormalPriceUsd, price } = leadMagnetFacts
  return {
    title: ['Give visitors a tool.', 'Get a lead.'],
    pitch:
      'A visitor reads your page, finds nothing to do and leaves. We build AI lead-magnet tools: one small tool that answers one of their questions and leaves you with a name and a reason to call.',
    forWhom: 'For small and mid-size businesses whose website gets visitors but few inquiries.',
    action: { label: 'Get a free concept', href: bookingLink('ai-tools-lead-magnets') },
    price: 'Free concept',
    terms: `Normally ${usd(conceptNormalPriceUsd)}. See what your tool would do before you pay for one: ${priceRange(price)}.`,
  }
})

/** An invented tool to try. It works without script, and neither asks for nor stores a name. */
export const sampleTool = {
  isSample: true,
  title: 'Where do your leads get lost?',
  aside: 'A sample. Try it.',
  answers: [
    {
      id: 'tool-reply',
      label: 'Before we reply',
      result: 'Look at the first reply. Someone who writes on Friday hears from you on Monday.',
      reason: 'Loses leads before the first reply',
    },
    {
      id: 'tool-quote',
      label: 'After the quote',
      result: 'Look at the follow-up. A quote that nobody follows up on gets read once.',
      reason: 'Sends quotes, then hears nothing',
    },
    {
      id: 'tool-booking',
      label: 'Between yes and a date',
      result: 'Look at booking. Every email about a date is a chance to drop out.',
      reason: 'Loses people between yes and a date',
    },
  ],
  card: { title: 'What you get', name: 'A name', email: 'An email address', reason: 'A reason to call' },
} as const

/** Ideas by line of business (the scorecard's own list), not clients. */
export const magnetIdeas = {
  title: 'What would your tool answer?',
  lead: 'Ideas, not clients. The concept starts with the question your visitors already ask.',
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

export const magnetOurs = contentView(() => ({
  title: 'One of ours is on this site.',
  text: `${scorecardFacts.questions} questions, ${scorecardFacts.minutes} minutes. It asks for a name and an email address, and gives back a score and what to automate first. That trade is the whole idea.`,
  link: { label: 'Try the AI readiness score', path: '/ai-ready-score' },
}))

export const magnetSteps = contentView(() => {
  const { conceptNormalPriceUsd, guaranteeDays, guaranteePercent, price, buildDays, leadMeans, ifMissed } =
    leadMagnetFacts
  return {
    title: 'From question to tool',
    steps: [
      {
        name: 'You get a concept',
        text: `Free (normally ${usd(conceptNormalPriceUsd)}). One question, one tool.`,
      },
      { name: 'You say yes or no', text: 'You judge the concept before you pay for a tool.' },
      {
        name: 'We build the tool',
        text: `${priceRange(price)}, in ${buildDays} days: the lower price is for a few questions with an answer, the higher one for a tool that looks things up. It goes on your site and starts collecting names.`,
      },
    ],
    guarantee: `Guarantee: leads up ${guaranteePercent}% in ${guaranteeDays} days, ${timesAsMany(guaranteePercent)} for every one you get now, counted from the day the tool is on your site. Leads are ${leadMeans}. ${ifMissed}`,
  }
})

export const magnetClosing = contentView(() => {
  const { conceptNormalPriceUsd } = leadMagnetFacts
  return {
    title: 'What do visitors keep asking you?',
    note: `Bring that question. The concept for the tool that answers it is free (normally ${usd(conceptNormalPriceUsd)}).`,
  }
})
