import { contentView, contentList } from '#content/facts/content-view'
import { bookingLink } from '#content/facts/booking-link'
import {
  auditFacts,
  chatAgentFacts,
  coachingFacts,
  coldEmailFacts,
  internalOpsFacts,
  leadMagnetFacts,
  trustedPartnerFacts,
  workshopFacts,
} from '#content/facts/facts'
import { youthFacts, youthPrograms } from '#content/facts/youth-programs'
import type { Page } from '#content/pages/parts/page'
import { priceRange } from '#content/facts/price-range'
import { usd } from '#content/facts/usd'

export const servicesPage = {
  path: '/ai-automation-services',
  title: 'AI automation, done for you',
  description:
    'Cold email, AI chat agents, internal ops and lead-magnet tools, built for small and mid-size businesses. Each with its price and what happens if it doesn’t work.',
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: true,
} as const satisfies Page

export const servicesHero = {
  pitch:
    'Small and mid-size businesses lose work in four places, and we build the fix for each one. Tell us where it breaks. We build it, connect it and hand it over running.',
  call: { label: 'Book A Call', href: bookingLink('ai-automation-services') },
  price: 'Chat agents and lead-magnet tools start free. Prices and guarantees are below.',
  ask: 'Which one sounds like you?',
} as const

/** The hub's four sections (behavior 10.3). Each opens its page in a new tab; the terms are those of behavior 15.1. */
export const servicesList = contentList(() => [
  {
    id: 'cold-email',
    path: '/cold-email-automation',
    symptom: 'Not enough people know we exist.',
    name: 'Cold email automation',
    text: `We set up the inboxes, warm them for ${coldEmailFacts.warmUpDays} days so your email lands, and write to the people you want as clients. The ones who say yes go on your calendar.`,
    terms: [
      {
        term: 'Price',
        detail: `${usd(coldEmailFacts.upfrontUsd)} upfront, a further ${usd(coldEmailFacts.onDeliveryUsd)} when we deliver ${coldEmailFacts.appointments} qualified appointments. ${usd(coldEmailFacts.totalUsd)} total`,
      },
      { term: 'Time', detail: `Within ${coldEmailFacts.days} days` },
      { term: 'If it doesn’t work', detail: `You get the ${usd(coldEmailFacts.upfrontUsd)} back` },
    ],
    caption: null,
    link: 'See cold email automation',
  },
  {
    id: 'chat-agents',
    path: '/ai-chat-agents',
    symptom: 'Leads reach out and wait.',
    name: 'AI chat agents',
    text: 'Four agents take a lead from first message to client: one answers and books, one qualifies, one follows up, one asks for the review.',
    terms: [
      {
        term: 'Price',
        detail: `${chatAgentFacts.freeTrialDays}-day free trial (normally ${usd(chatAgentFacts.normalPriceUsd)}), then ${priceRange(chatAgentFacts.monthly)} a month`,
      },
      { term: 'First step', detail: `A ${chatAgentFacts.demoMinutes}-minute demo` },
      {
        term: 'If it doesn’t work',
        detail: `A refund if leads are not up ${chatAgentFacts.guaranteePercent}% in ${chatAgentFacts.guaranteeDays} days`,
      },
    ],
    caption: 'A message comes in. The reply goes out with a time booked.',
    link: 'See AI chat agents',
  },
  {
    id: 'internal-ops',
    path: '/ai-internal-ops',
    symptom: 'Work gets stuck between two people.',
    name: 'Internal ops automation',
    text: 'Hand-offs, reports and onboarding that run on time, in order, without anyone chasing them.',
    terms: [
      { term: 'First step', detail: `A ${internalOpsFacts.consultationMinutes}-minute consultation` },
      { term: 'Time', detail: `${internalOpsFacts.setupDays}-day setup` },
      {
        term: 'Price',
        detail: `${priceRange(internalOpsFacts.price)}, from one hand-off to a whole department’s. Fixed in writing before we build`,
      },
      {
        term: 'If it doesn’t work',
        detail: `No refund is promised. For ${internalOpsFacts.fixDays} days we fix what we built at no charge`,
      },
    ],
    caption: 'The same work, before and after.',
    link: 'See internal ops automation',
  },
  {
    id: 'lead-magnets',
    path: '/ai-tools-lead-magnets',
    symptom: 'Visitors look around and leave.',
    name: 'AI lead-magnet tools',
    text: 'A small, useful tool on your site. It answers one question a visitor has, and you get a name and a reason to call.',
    terms: [
      {
        term: 'Price',
        detail: `The concept is free (normally ${usd(leadMagnetFacts.conceptNormalPriceUsd)}). The tool costs ${priceRange(leadMagnetFacts.price)}`,
      },
      { term: 'Time', detail: `Built in ${leadMagnetFacts.buildDays} days` },
      {
        term: 'If it doesn’t work',
        detail: `Leads up ${leadMagnetFacts.guaranteePercent}% in ${leadMagnetFacts.guaranteeDays} days is our guarantee. ${leadMagnetFacts.ifMissed}`,
      },
    ],
    caption: 'Visitors go in. Names, emails and reasons to call come out.',
    link: 'See AI lead-magnet tools',
  },
])

/** The labels of the first service's drawing. */
export const warmUpLabels = contentView(() => ({
  first: 'Day 1',
  last: `Day ${coldEmailFacts.warmUpDays}: inboxes warm`,
  appointments: `${coldEmailFacts.appointments} qualified appointments by day ${coldEmailFacts.days}`,
}))

/** Other offers and programs, besides the four services. */
export const otherWays = contentView(() => {
  const [shorter, longer] = coachingFacts.options
  return {
    title: 'Other ways to work with us',
    ways: [
      {
        path: '/trusted-partner',
        name: 'Trusted partner program',
        text: `We build for you every month, at a flat rate. For teams of ${trustedPartnerFacts.minEmployees}+, month-to-month.`,
        price: `${usd(trustedPartnerFacts.monthlyUsd)}/month`,
      },
      {
        path: '/ai-for-business',
        name: 'Business coaching',
        text: 'You build it, with a coach beside you.',
        price: `${usd(shorter.priceUsd)} for ${shorter.months} months, ${usd(longer.priceUsd)} for ${longer.months} months`,
      },
      {
        path: '/ai-workshop',
        name: 'AI workshop for teams',
        text: `Your team takes one workflow apart in ${workshopFacts.b2b.hours} hours, ${workshopFacts.b2b.schedule}.`,
        price: `${usd(workshopFacts.b2b.teamPriceUsd)} a team`,
      },
      {
        path: '/ai-readiness-workshop',
        name: 'AI readiness workshop',
        text: `Bring one workflow that keeps going wrong. ${workshopFacts.readiness.minutes} minutes.`,
        price: 'Free',
      },
      {
        path: '/free-ai-workshop',
        name: 'Free AI workshop',
        text: `What should AI take off your desk first? Live, ${workshopFacts.free.schedule}.`,
        price: 'Free',
      },
      {
        path: '/ai-for-youth',
        name: 'AI for teens',
        text: `${youthPrograms.length} programs of ${youthFacts.fewestWeeks} to ${youthFacts.maxWeeks} weeks, ages ${youthFacts.youngest} to ${youthFacts.oldest}. They build with AI instead of just using it.`,
        price: priceRange(youthFacts.price),
      },
    ],
  }
})

export const servicesClosing = contentView(() => ({
  title: 'Not sure which one?',
  note: `Then don’t buy any of them yet. The audit scores every workflow you show us for ${usd(auditFacts.priceUsd)} flat and tells you what to fix first.`,
  action: { label: 'Start with an AI Audit', path: '/ai-audit-b2b' },
}))
