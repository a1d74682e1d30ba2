import { bookingLink } from '#content/booking-link'
import { chatAgentFacts } from '#content/facts'
import type { Page } from '#content/page'
import { usd } from '#content/usd'

const { agents, demoMinutes, freeTrialDays, guaranteeDays, guaranteePercent, normalPriceUsd } = chatAgentFacts

export const agentsQuestions = {
  title: 'What owners ask first',
  items: [
    {
      question: 'What does it cost me?',
      answer: `Nothing for the first ${freeTrialDays} days (normally ${usd(normalPriceUsd)}). Ask in the demo what your setup costs after that, before you start the trial.`,
    },
    {
      question: 'Do I need all four?',
      answer:
        'No. Start where the work is being dropped. If messages wait for hours, that is the receptionist; if quotes go quiet, it is the nurturing.',
    },
    {
      question: 'What does it not do?',
      answer:
        'It does not make the visit, set your prices or close the sale. It gets the right person in front of you and stays in touch when you cannot.',
    },
    {
      question: 'What if somebody wants a person?',
      answer:
        'Then it is your turn. Bring the messages you would never leave to software to the demo, and see where it hands over.',
    },
  ],
} as const

export const chatAgentsPage = {
  path: '/ai-chat-agents',
  title: 'AI chat agents',
  description: `Agents that answer, qualify, follow up and ask for the review while you are with a client. ${freeTrialDays}-day free trial (normally ${usd(normalPriceUsd)}).`,
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
  faq: agentsQuestions.items,
} as const satisfies Page

export const agentsHero = {
  title: 'Somebody just wrote to you. Who answers?',
  reply: `One of four AI lead-generation agents. It answers, qualifies, books and follows up while you are with a client.`,
  forWhom: 'For small and mid-size businesses whose clients write or call first.',
  demo: { label: `Book a ${demoMinutes}-minute demo`, href: bookingLink('ai-chat-agents') },
  price: `${freeTrialDays}-day free trial`,
  terms: `Normally ${usd(normalPriceUsd)}. A refund if leads are not up ${guaranteePercent}% in ${guaranteeDays} days.`,
} as const

/** Made up, to show who says what: no client's messages. `to` is who reads the line. */
export const sampleConversation = {
  isSample: true,
  title: 'Four agents, one conversation',
  lead: 'A sample: somebody wants a new kitchen. You come in when there is a visit to make.',
  legend: { lead: 'Your lead writes', agent: 'The agent writes' },
  agents: [
    {
      name: agents[0],
      does: 'Answers the first message and puts the visit in your calendar.',
      lines: [
        { from: 'lead', text: 'Hi, do you still take on kitchens this spring?' },
        { from: 'agent', text: 'We do. A visit to measure comes first: Wednesday at 9 or Thursday at 4?' },
        { from: 'lead', text: 'Thursday.' },
      ],
    },
    {
      name: agents[1],
      does: 'Asks what you would ask, and tells you before you drive there.',
      lines: [
        { from: 'agent', text: 'Booked. Two questions: is it the whole kitchen, and is the place yours?' },
        { from: 'lead', text: 'The whole kitchen. Yes, we own it.' },
        { from: 'agent', to: 'you', text: 'Thursday at 4: whole kitchen, owner. Worth the drive.' },
      ],
    },
    {
      name: agents[2],
      does: 'Comes back when the quote goes quiet, as often as you said.',
      lines: [
        {
          from: 'agent',
          text: 'You have had our quote for a week. Is there a question in it I can pass on?',
        },
        { from: 'lead', text: 'Yes. Can the sink stay where it is?' },
      ],
    },
    {
      name: agents[3],
      does: 'Asks for the review while the client is still pleased.',
      lines: [
        { from: 'agent', text: 'The kitchen is in. Would you tell others how it went?' },
        { from: 'lead', text: 'Gladly. Where?' },
      ],
    },
  ],
} as const

export const agentsGuarantee = {
  figure: `${guaranteePercent}%`,
  title: `Leads up ${guaranteePercent}% in ${guaranteeDays} days, or a refund`,
  text: `Up ${guaranteePercent}% means three leads for every one you get now. If they are not up that far in ${guaranteeDays} days, you get your money back. Ask in the demo what counts as a lead, and have it written down.`,
  before: 'Now',
  after: `Day ${guaranteeDays}`,
  picture: `Leads now: one mark. Leads on day ${guaranteeDays}, when they are up ${guaranteePercent}%: three marks.`,
} as const

export const agentsClosing = {
  title: `Write to one. It takes ${demoMinutes} minutes.`,
  note: `The demo is a talk with an agent and with us. Then decide about the ${freeTrialDays} days.`,
} as const
