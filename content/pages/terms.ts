import {
  auditFacts,
  chatAgentFacts,
  coachingFacts,
  coldEmailFacts,
  leadMagnetFacts,
  trustedPartnerFacts,
} from '#content/facts'
import type { Page } from '#content/page'
import { site } from '#content/site'
import { usd } from '#content/usd'

export const termsPage = {
  path: '/terms',
  title: 'Terms',
  description: 'What each offer costs, when you pay, and what happens when it does not work.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page

const [halfYear, year] = coachingFacts.options

export const termsCopy = {
  pitch:
    'What you pay, when you pay it, and what happens when it does not work. All prices are in US dollars.',
  offers: {
    title: 'The money',
    heads: ['Offer', 'You pay', 'If it does not work'],
    rows: [
      {
        path: '/ai-audit',
        name: 'AI Audit',
        pay: `${usd(auditFacts.priceUsd)} in total, of which a ${usd(auditFacts.depositUsd)} deposit reserves your audit. The audit takes ${auditFacts.weeks} weeks.`,
        ifNot:
          'No refund is promised here. If you need one agreed, agree it with us before you pay the deposit.',
      },
      {
        path: '/cold-email-automation-offer',
        name: 'Cold email',
        pay: `${usd(coldEmailFacts.upfrontUsd)} upfront, and a further ${usd(coldEmailFacts.onDeliveryUsd)} once we have delivered ${coldEmailFacts.appointments} qualified appointments within ${coldEmailFacts.days} days: ${usd(coldEmailFacts.totalUsd)} in total. Inboxes are warmed for ${coldEmailFacts.warmUpDays} days.`,
        ifNot: 'If we do not deliver them, you get the upfront payment back and the rest never falls due.',
      },
      {
        path: '/ai-chat-agents',
        name: 'AI chat agents',
        pay: `A ${chatAgentFacts.freeTrialDays}-day free trial, normally ${usd(chatAgentFacts.normalPriceUsd)}.`,
        ifNot: `A refund if your leads are not up ${chatAgentFacts.guaranteePercent}% in ${chatAgentFacts.guaranteeDays} days.`,
      },
      {
        path: '/ai-tools-lead-magnets',
        name: 'AI lead-magnet tools',
        pay: `The concept is free, normally ${usd(leadMagnetFacts.conceptNormalPriceUsd)}.`,
        ifNot: `Our guarantee is ${leadMagnetFacts.guaranteePercent}% in ${leadMagnetFacts.guaranteeDays} days. What is counted, and what you get if it is missed, is written down with you before we build.`,
      },
      {
        path: '/ai-for-business',
        name: 'Coaching',
        pay: `${usd(halfYear.priceUsd)} for ${halfYear.months} months, or ${usd(year.priceUsd)} for ${year.months} months.`,
        ifNot: coachingFacts.refunds,
      },
      {
        path: '/trusted-partner',
        name: 'Trusted partner program',
        pay: `${usd(trustedPartnerFacts.monthlyUsd)} a month, flat.`,
        ifNot: 'It runs month-to-month: you can end it for the month that follows.',
      },
      {
        path: '/free-ai-workshop',
        name: 'Free workshops, scorecard, newsletter',
        pay: 'Nothing.',
        ifNot: 'Then it cost you the time. Tell us, and leave whenever you like.',
      },
    ],
  },
  rest: {
    title: 'The rest',
    items: [
      {
        name: 'The score is arithmetic',
        text: 'Your score, and what a year of waiting costs, are worked out from your own answers. They are estimates to think with, not financial advice.',
      },
      {
        name: 'Past results are not promises',
        text: 'Figures about earlier clients say what happened there. Only the guarantees in the table above are guarantees.',
      },
      {
        name: 'Samples',
        text: 'The people, quotes and media outlets shown are samples of how the pages read. They stand for no real person, company or outlet.',
      },
      {
        name: 'What you submit',
        text: 'Testimonials are read before they are published. Send only what is yours to send. You can have yours taken down at any time.',
      },
      {
        name: 'Outside links',
        text: 'Booking happens on another site, under its own terms.',
      },
      {
        name: 'What is not written here',
        text: 'Ask before you pay. What we then agree in writing is what counts.',
      },
    ],
  },
  contact: { text: 'Questions about any of this?', mail: site.contactEmail },
} as const
