import { bookingLink } from '#content/booking-link'
import { auditFacts, chatAgentFacts, coldEmailFacts, internalOpsFacts, leadMagnetFacts } from '#content/facts'
import type { Page } from '#content/page'
import { usd } from '#content/usd'

export const servicesPage = {
  path: '/ai-automation-services',
  title: 'AI automation, done for you',
  description:
    'Four repairs we build for small and mid-size businesses: cold email, AI chat agents, internal operations and lead-magnet tools, each with its price and what happens if it fails.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page

export const servicesHero = {
  pitch:
    'Four places where a small or mid-size business loses work, and the repair we build for each. You name the break. We build, connect and hand over a line that holds.',
  call: { label: 'Book A Call', href: bookingLink('ai-automation-services') },
  price: 'Two of the four start free. The terms of each stand below, and what happens if it fails.',
  ask: 'Where does yours break?',
} as const

/** The hub's four sections (S1 §2), each opening its page in a new tab. Terms are S1 §9's. */
export const servicesList = [
  {
    id: 'cold-email',
    path: '/cold-email-automation',
    symptom: 'Too few people know we exist.',
    name: 'Cold email automation',
    text: `We set up the inboxes, warm them for ${coldEmailFacts.warmUpDays} days so that your mail arrives, and write to the people you want to meet until they are on your calendar.`,
    terms: [
      {
        term: 'Price',
        detail: `${usd(coldEmailFacts.upfrontUsd)} upfront, a further ${usd(coldEmailFacts.onDeliveryUsd)} on delivering ${coldEmailFacts.appointments} qualified appointments. ${usd(coldEmailFacts.totalUsd)} in total`,
      },
      { term: 'Time', detail: `Within ${coldEmailFacts.days} days` },
      { term: 'If it fails', detail: `The ${usd(coldEmailFacts.upfrontUsd)} comes back` },
    ],
    link: 'See cold email automation',
  },
  {
    id: 'chat-agents',
    path: '/ai-chat-agents',
    symptom: 'People write, and the answer comes late.',
    name: 'AI chat agents',
    text: 'Four agents for the time between a first message and a client: one answers and books, one qualifies, one follows up, one asks for the review.',
    terms: [
      {
        term: 'Price',
        detail: `${chatAgentFacts.freeTrialDays}-day free trial (normally ${usd(chatAgentFacts.normalPriceUsd)})`,
      },
      { term: 'First step', detail: `A ${chatAgentFacts.demoMinutes}-minute demo` },
      {
        term: 'If it fails',
        detail: `A refund, if leads are not up ${chatAgentFacts.guaranteePercent}% in ${chatAgentFacts.guaranteeDays} days`,
      },
    ],
    link: 'See AI chat agents',
  },
  {
    id: 'internal-ops',
    path: '/ai-internal-ops',
    symptom: 'Work gets stuck between two people.',
    name: 'Internal ops automation',
    text: 'Hand-offs, reports and onboarding that happen without a reminder, in the order they were always meant to.',
    terms: [
      { term: 'First step', detail: `A ${internalOpsFacts.consultationMinutes}-minute consultation` },
      { term: 'Time', detail: `${internalOpsFacts.setupDays}-day setup` },
      { term: 'Price', detail: 'Depends on what is stuck. You hear it before anything is built' },
    ],
    link: 'See internal ops automation',
  },
  {
    id: 'lead-magnets',
    path: '/ai-tools-lead-magnets',
    symptom: 'Visitors read and leave without a name.',
    name: 'AI lead-magnet tools',
    text: 'A small useful tool on your site. It answers one question a visitor has, and leaves you a name and a reason to call.',
    terms: [
      {
        term: 'Price',
        detail: `The concept is free (normally ${usd(leadMagnetFacts.conceptNormalPriceUsd)})`,
      },
      {
        term: 'Guarantee',
        detail: `${leadMagnetFacts.guaranteePercent}% in ${leadMagnetFacts.guaranteeDays} days`,
      },
    ],
    link: 'See AI lead-magnet tools',
  },
] as const

export const servicesClosing = {
  title: 'Not sure which one?',
  note: `Then do not buy any of them yet. The audit scores all your workflows for ${usd(auditFacts.priceUsd)} flat and says which repair comes first.`,
  action: { label: 'Start with an AI Audit', path: '/ai-audit-b2b' },
} as const
