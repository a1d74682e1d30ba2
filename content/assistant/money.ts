import { bookingLink } from '#content/facts/booking-link'
import { assistantWords } from '#content/assistant/assistant'
import { contentList } from '#content/facts/content-view'
import {
  auditFacts,
  chatAgentFacts,
  coachingFacts,
  coldEmailFacts,
  internalOpsFacts,
  leadMagnetFacts,
  trustedPartnerFacts,
} from '#content/facts/facts'
import { priceRange } from '#content/facts/price-range'
import { usd } from '#content/facts/usd'
import type { AssistantQuestion } from '#content/assistant/question'

/** Questions about money that no single offer answers. */
export const assistantMoney = contentList((): readonly AssistantQuestion[] => {
  const audit = `The AI Audit is ${usd(auditFacts.priceUsd)} flat`
  return [
    {
      asked: ['what is the catch, are there hidden fees'],
      when: ['catch', '#audit catch', 'catch fees', 'catch !freeWord !fees'],
      answer: `No hidden part that I know of. ${audit}, deposit included. Coaching and the audit come without a refund, cold email and chat agents with one. Where a price is a range, you have your one price in writing before we build. The terms page has it all in one table.`,
      path: '/terms',
    },
    {
      asked: ['what is the catch with the free workshop'],
      when: [
        'catch #free-workshop',
        'catch freeWord #free-workshop',
        'catch #readiness-workshop',
        'catch workshopWord',
        'catch freeWord workshopWord',
        'why freeWord workshopWord',
        'why #free-workshop',
      ],
      answer:
        'It’s 100% free and asks for no card. You will hear that we sell an audit; what you work out in the session is yours, whether you buy or not.',
      path: '/free-ai-workshop',
      alsoPaths: ['/ai-readiness-workshop'],
    },
    {
      asked: ['is the audit not expensive for a report'],
      isClear: true,
      when: [
        'steep !#coaching !#cold-email !#trusted-partner !#chat-agents !#internal-ops !#lead-magnets !#youth',
        'steep roadmap',
      ],
      answer: `The audit is ${usd(auditFacts.priceUsd)} flat, and what you get is the order of work: your systems mapped, every workflow scored by ROI and time drain, and a ${auditFacts.roadmapDays}-day roadmap that is yours to build with anybody. If you’d rather test the idea first, the scorecard is free.`,
      path: '/ai-audit',
      alsoPaths: ['/ai-ready-score'],
    },
    {
      asked: ['do i have to sign a long contract'],
      when: ['contract', 'contract obliged', 'contract !#trusted-partner !#coaching !#audit'],
      answer: `The partner program is month-to-month: you can cancel it with ${trustedPartnerFacts.noticeDays} days’ notice before a month ends. The audit is one flat fee for ${auditFacts.weeks} weeks, and coaching is the one with a fixed length (${coachingFacts.options.map(({ months }) => months).join(' or ')} months). Nothing is longer by default; what we agree in writing is what counts.`,
      path: '/terms',
    },
    {
      asked: ['do you have a price list'],
      isClear: true,
      when: ['allPrices', 'allPrices priceWord', 'allPrices fees'],
      answer: `The terms page has them in one table:\n- ${audit}\n- Cold email: ${usd(coldEmailFacts.totalUsd)} in all, ${usd(coldEmailFacts.upfrontUsd)} of it upfront\n- Chat agents: ${chatAgentFacts.freeTrialDays}-day free trial, normally ${usd(chatAgentFacts.normalPriceUsd)}, then ${priceRange(chatAgentFacts.monthly)} a month\n- Internal ops: ${priceRange(internalOpsFacts.price)}\n- Lead-magnet tools: ${priceRange(leadMagnetFacts.price)}, the concept free\n- Coaching: ${coachingFacts.options.map(({ months, priceUsd }) => `${usd(priceUsd)} for ${months} months`).join(' or ')}\n- Trusted partner program: ${usd(trustedPartnerFacts.monthlyUsd)} a month\nThe scorecard, the free workshops and the newsletter cost nothing.`,
      path: '/terms',
      alsoPaths: ['/ai-audit'],
    },
    {
      asked: ['what does it cost if you handle everything for me every month'],
      when: [
        'doAll perMonth',
        'doAll fees',
        'doAll fees perMonth',
        'doAll priceWord perMonth',
        'doAll perMonth #trusted-partner',
      ],
      answer: `For work every month there is the trusted partner program: ${usd(trustedPartnerFacts.monthlyUsd)} a month, flat and month-to-month, for teams of ${trustedPartnerFacts.minEmployees}+ employees. Below that size, the audit (${usd(auditFacts.priceUsd)} flat) is the place to begin.`,
      path: '/trusted-partner',
      alsoPaths: ['/ai-audit'],
    },
    {
      asked: ['is there a payment plan'],
      when: ['plan', 'plan #audit', 'plan fees', 'plan #coaching', 'plan #cold-email'],
      answer: `I don’t know of a payment plan. For the audit it’s ${usd(auditFacts.priceUsd)} in total: a ${usd(auditFacts.depositUsd)} deposit reserves it and is part of that. Ask on the call, before you pay: ${bookingLink('ai-audit')}`,
      path: '/ai-audit',
      alsoPaths: ['/terms'],
    },
    {
      asked: ['do you charge by the hour'],
      isClear: true,
      when: ['hourly', 'hourly fees'],
      answer: `We charge by the project, not by the hour: the audit is ${usd(auditFacts.priceUsd)} flat, the partner program ${usd(trustedPartnerFacts.monthlyUsd)} a month flat. Internal ops costs ${priceRange(internalOpsFacts.price)}, one fixed price in writing before anything is built.`,
      path: '/terms',
    },
    {
      asked: ['what are your payment terms'],
      isClear: true,
      when: ['payTerms !#audit !#cold-email !#coaching !#chat-agents !#trusted-partner !#lead-magnets'],
      answer: `For the audit a ${usd(auditFacts.depositUsd)} deposit reserves it, part of ${usd(auditFacts.priceUsd)}. Cold email: ${usd(coldEmailFacts.upfrontUsd)} upfront, ${usd(coldEmailFacts.onDeliveryUsd)} once it is delivered. The partner program: ${usd(trustedPartnerFacts.monthlyUsd)} a month. The terms page has the rest.`,
      path: '/terms',
    },
    {
      asked: ['what is the cheapest thing you offer'],
      isClear: true,
      when: ['cheapest !#audit !ifWord', 'cheapest fees !#audit !ifWord'],
      answer: `The scorecard, the free workshops and the newsletter are free. Among what you pay for, chat agents start with a ${chatAgentFacts.freeTrialDays}-day free trial (normally ${usd(chatAgentFacts.normalPriceUsd)}), cold email with ${usd(coldEmailFacts.upfrontUsd)} upfront, coaching at ${usd(coachingFacts.options[0].priceUsd)}; the audit is ${usd(auditFacts.priceUsd)}.`,
      path: '/terms',
    },
    {
      asked: ['can i try it before i pay'],
      isClear: true,
      when: ['tryFirst !#newsletter !#audit !#coaching !#cold-email !#trusted-partner !approve'],
      answer: `Some of it: chat agents start with a ${chatAgentFacts.freeTrialDays}-day free trial, the concept for a lead-magnet tool is free, and so are the scorecard, the free workshops and the first call. The partner program can be tried for one month.`,
      path: '/terms',
      alsoPaths: ['/ai-chat-agents', '/ai-ready-score'],
    },
    {
      asked: ['are prices in us dollars'],
      when: ['dollars fees', 'dollars priceWord !moreLeads', 'dollars'],
      answer: 'All prices are in US dollars.',
      path: '/terms',
    },
    {
      asked: ['does the call cost anything', 'what does the first call cost', 'do i pay for the call'],
      when: ['call freeWord', 'callTalk fees'],
      answer: assistantWords.callIsFree,
      path: '/ai-audit-b2b',
      isLast: true,
    },
    {
      asked: ['can i get the audit for free'],
      when: ['freeWord #audit !call !include !fees', 'freeWord #audit priceWord'],
      answer: `The audit itself isn’t free: it’s ${usd(auditFacts.priceUsd)} flat. Free are the call before it, the scorecard and the workshops.`,
      path: '/ai-audit',
      alsoPaths: ['/ai-ready-score'],
    },
  ]
})
