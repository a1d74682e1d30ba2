import { contentView } from '#content/facts/content-view'
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
import { priceRange } from '#content/facts/price-range'
import { youthFacts, youthPrograms } from '#content/facts/youth-programs'
import type { Page } from '#content/pages/parts/page'
import { site } from '#content/facts/site'
import { usd } from '#content/facts/usd'

export const termsPage = {
  path: '/terms',
  title: 'Terms',
  description: 'What each offer costs, when you pay, and what happens if it doesn’t work.',
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: true,
} as const satisfies Page

export const termsCopy = contentView(() => {
  const [halfYear, year] = coachingFacts.options
  const { b2b } = workshopFacts
  return {
    pitch:
      'What you pay, when you pay it, and what happens if it doesn’t work. All prices are in US dollars.',
    offers: {
      title: 'The money',
      heads: ['Offer', 'You pay', 'If it doesn’t work'],
      rows: [
        {
          path: '/ai-audit',
          name: 'AI Audit',
          pay: `${usd(auditFacts.priceUsd)} in total. A ${usd(auditFacts.depositUsd)} deposit reserves your audit and counts toward it. The audit takes ${auditFacts.weeks} weeks.`,
          ifNot:
            'No refund is promised. You get the roadmap whatever we find, and build from it with us or without us.',
        },
        {
          path: '/cold-email-automation-offer',
          name: 'Cold email',
          pay: `${usd(coldEmailFacts.upfrontUsd)} upfront, then ${usd(coldEmailFacts.onDeliveryUsd)} once we’ve delivered ${coldEmailFacts.appointments} qualified appointments within ${coldEmailFacts.days} days: ${usd(coldEmailFacts.totalUsd)} in total. We warm the inboxes for ${coldEmailFacts.warmUpDays} days.`,
          ifNot: `If we don’t deliver them, you get the upfront payment back and never owe the rest. Qualified means ${coldEmailFacts.qualifiedMeans}.`,
        },
        {
          path: '/ai-chat-agents',
          name: 'AI chat agents',
          pay: `A ${chatAgentFacts.freeTrialDays}-day free trial, normally ${usd(chatAgentFacts.normalPriceUsd)}. Then ${priceRange(chatAgentFacts.monthly)} a month, from one agent to all four.`,
          ifNot: `A refund if your leads aren’t up ${chatAgentFacts.guaranteePercent}% in ${chatAgentFacts.guaranteeDays} days. A lead is ${chatAgentFacts.leadMeans}.`,
        },
        {
          path: '/ai-internal-ops',
          name: 'Internal ops automation',
          pay: `${priceRange(internalOpsFacts.price)}, from one hand-off to a whole department’s, fixed in writing before we build. The consultation is free. The setup takes ${internalOpsFacts.setupDays} days.`,
          ifNot: `No refund is promised. For ${internalOpsFacts.fixDays} days we fix what we built at no charge.`,
        },
        {
          path: '/ai-tools-lead-magnets',
          name: 'AI lead-magnet tools',
          pay: `The concept is free, normally ${usd(leadMagnetFacts.conceptNormalPriceUsd)}. The tool costs ${priceRange(leadMagnetFacts.price)} and is built in ${leadMagnetFacts.buildDays} days.`,
          ifNot: `Our guarantee is leads up ${leadMagnetFacts.guaranteePercent}% in ${leadMagnetFacts.guaranteeDays} days from the day it is on your site: ${leadMagnetFacts.leadMeans}. ${leadMagnetFacts.ifMissed}`,
        },
        {
          path: '/ai-for-business',
          name: 'Coaching',
          pay: `${usd(halfYear.priceUsd)} for ${halfYear.months} months, or ${usd(year.priceUsd)} for ${year.months} months, with ${coachingFacts.meetingsPerMonth} meetings a month.`,
          ifNot: coachingFacts.refunds,
        },
        {
          path: '/ai-workshop',
          name: 'AI workshop for teams',
          pay: `${usd(b2b.teamPriceUsd)} for a team of up to ${b2b.teamSize}.`,
          ifNot: 'No refund is promised. You leave with the filled-in repair order.',
        },
        {
          path: '/ai-for-youth',
          name: 'AI for teens',
          pay: `${youthPrograms.map(({ title, priceUsd }) => `${title} ${usd(priceUsd)}`).join(', ')}.`,
          ifNot: `Until ${youthFacts.cancelDays} days before the start you can give the place back and pay nothing. After that the fee is due.`,
        },
        {
          path: '/trusted-partner',
          name: 'Trusted partner program',
          pay: `${usd(trustedPartnerFacts.monthlyUsd)} a month, flat.`,
          ifNot: `It runs month to month: with ${trustedPartnerFacts.noticeDays} days’ notice you stop before the next month.`,
        },
        {
          path: '/free-ai-workshop',
          name: 'Free workshops, scorecard, newsletter',
          pay: 'Nothing.',
          ifNot: 'You’ve spent some time, no money. Leave whenever you like.',
        },
      ],
    },
    rest: {
      title: 'The rest',
      items: [
        {
          name: 'The score is an estimate',
          text: 'Your score, and what a year of waiting costs, are worked out from your own answers. Use them to think with. They aren’t financial advice.',
        },
        {
          name: 'Past results aren’t promises',
          text: 'Numbers about past clients say what happened there; the page “How we count” says whose they are. Only the guarantees in the table above are guarantees.',
        },
        {
          name: 'Samples',
          text: 'What is marked “sample” is made up, to show how the pages read: people, quotes, case studies, outlets, episodes and counts. None of it stands for a real person, company or outlet.',
        },
        {
          name: 'What you submit',
          text: 'We read every testimonial before we publish it. Send only what’s yours to share. To have yours taken down, email us.',
        },
        {
          name: 'Outside links',
          text: 'A link may lead to another site, which has its own terms.',
        },
        {
          name: 'What’s not written here',
          text: 'Ask before you pay. Whatever we then agree on in writing is what counts.',
        },
      ],
    },
    contact: { text: 'Questions about any of this? Email us at', mail: site.contactEmail },
  }
})
