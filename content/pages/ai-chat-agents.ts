import { contentView } from '#content/facts/content-view'
import { bookingLink } from '#content/facts/booking-link'
import { chatAgentFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'
import { priceRange } from '#content/facts/price-range'
import { timesAsMany } from '#content/facts/times-as-many'
import { usd } from '#content/facts/usd'

export const agentsQuestions = contentView(() => {
  const { freeTrialDays, normalPriceUsd, monthly } = chatAgentFacts
  return {
    title: 'What owners ask first',
    items: [
      {
        question: 'What does it cost me?',
        answer: `Nothing for the first ${freeTrialDays} days (normally ${usd(normalPriceUsd)}). After that ${priceRange(monthly)} a month: the lower price is for one agent, the higher one for all four.`,
      },
      {
        question: 'Which agent do I start with?',
        answer:
          'The one that stops the biggest leak. If messages wait for hours, that’s the one that answers; if quotes go quiet, the one that follows up.',
      },
      {
        question: 'What won’t it do?',
        answer:
          'It doesn’t make the visit, set your prices or close the sale. It gets the right person in front of you and stays in touch when you can’t.',
      },
      {
        question: 'What if someone wants to talk to a person?',
        answer:
          'Then it’s your turn. Bring the messages you would never leave to software to the demo, and see where the agent hands over.',
      },
    ],
  }
})

export const chatAgentsPage = contentView(() => {
  const { freeTrialDays, normalPriceUsd } = chatAgentFacts
  return {
    path: '/ai-chat-agents',
    title: 'AI chat agents',
    kicker: 'AI chat agents',
    description: `Agents that answer, qualify, follow up and ask for the review while you’re with a client. ${freeTrialDays}-day free trial (normally ${usd(normalPriceUsd)}).`,
    prerender: true,
    hydrate: 'on-first-interaction',
    indexed: true,
    faq: agentsQuestions.items,
  }
}) satisfies Page

export const agentsHero = contentView(() => {
  const { demoMinutes, freeTrialDays, guaranteeDays, guaranteePercent, normalPriceUsd } = chatAgentFacts
  return {
    title: 'A new lead just wrote to you. Who answers?',
    reply:
      'One of four AI lead-generation agents. It answers, qualifies, books and follows up while you’re with a client.',
    forWhom: 'For small and mid-size businesses whose leads write or call first.',
    demo: { label: `Book a ${demoMinutes}-minute demo`, href: bookingLink('ai-chat-agents') },
    price: `${freeTrialDays}-day free trial`,
    terms: `Normally ${usd(normalPriceUsd)}. A refund if your leads aren’t up ${guaranteePercent}% in ${guaranteeDays} days.`,
  }
})

/** An invented conversation, not a client's. `to` is who reads the line. */
export const sampleConversation = contentView(() => {
  const { agents } = chatAgentFacts
  return {
    isSample: true,
    title: 'Four agents, one conversation',
    lead: 'A sample: someone wants a new kitchen. You step in when there is a visit to make.',
    legend: { lead: 'Your lead writes', agent: 'The agent writes' },
    agents: [
      {
        name: agents[0],
        does: 'Answers the first message and puts the visit on your calendar.',
        lines: [
          { from: 'lead', text: 'Hi, do you still take on kitchens this spring?' },
          {
            from: 'agent',
            text: 'We do. It starts with a visit to measure: Wednesday at 9 or Thursday at 4?',
          },
          { from: 'lead', text: 'Thursday.' },
        ],
      },
      {
        name: agents[1],
        does: 'Asks what you would ask, and briefs you before you drive out.',
        lines: [
          {
            from: 'agent',
            text: 'You’re booked. Two questions: is it the whole kitchen, and do you own the place?',
          },
          { from: 'lead', text: 'The whole kitchen. Yes, we own it.' },
          { from: 'agent', to: 'you', text: 'Thursday at 4: whole kitchen, homeowner. Worth the drive.' },
        ],
      },
      {
        name: agents[2],
        does: 'Follows up when a quote goes quiet.',
        lines: [
          {
            from: 'agent',
            text: 'You’ve had our quote for a week. Any questions I can pass on?',
          },
          { from: 'lead', text: 'Yes. Can the sink stay where it is?' },
        ],
      },
      {
        name: agents[3],
        does: 'Asks for the review while the client is still happy.',
        lines: [
          { from: 'agent', text: 'Your kitchen is in. Would you tell others how it went?' },
          { from: 'lead', text: 'Happy to. Where?' },
        ],
      },
    ],
  }
})

export const agentsGuarantee = contentView(() => {
  const { guaranteeDays, guaranteePercent, leadMeans } = chatAgentFacts
  const leads = timesAsMany(guaranteePercent)
  return {
    figure: `${guaranteePercent}%`,
    title: `Leads up ${guaranteePercent}% in ${guaranteeDays} days, or a refund`,
    text: `Up ${guaranteePercent}% means ${leads} leads for every one you get now. If they aren’t up that much in ${guaranteeDays} days, you get a refund. A lead is ${leadMeans}.`,
    growth: 1 + guaranteePercent / 100,
    before: 'Now',
    after: `Day ${guaranteeDays}`,
    picture: `Leads now: one mark. Leads on day ${guaranteeDays}, when they are up ${guaranteePercent}%: ${leads} marks.`,
  }
})

export const agentsClosing = contentView(() => {
  const { demoMinutes, freeTrialDays } = chatAgentFacts
  return {
    title: `Meet them in ${demoMinutes} minutes.`,
    note: `In the demo you talk to an agent and to us. Then decide about the ${freeTrialDays}-day free trial.`,
    ways: 'Not sure agents are what you need?',
  }
})
