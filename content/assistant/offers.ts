import { bookingLink } from '#content/facts/booking-link'
import { contentList } from '#content/facts/content-view'
import type { AssistantTopic } from '#content/assistant/topic'
import {
  auditFacts,
  chatAgentFacts,
  claims,
  coachingFacts,
  coldEmailFacts,
  internalOpsFacts,
  leadMagnetFacts,
  trustedPartnerFacts,
} from '#content/facts/facts'
import { coldEmailCopy } from '#content/pages/cold-email-automation'
import { priceRange } from '#content/facts/price-range'
import { usd } from '#content/facts/usd'
import { numberWord } from '#content/facts/number-word'
import { amountNames, roundAmountNames } from '#content/facts/amount-names'

const audit = auditFacts
const agents = chatAgentFacts
const magnets = leadMagnetFacts
const cold = coldEmailFacts
const partner = trustedPartnerFacts
const ops = internalOpsFacts

/** The paid offers. Their figures come from `facts.ts`, and they state nothing that no page states. */
export const assistantOffers = contentList((): readonly AssistantTopic[] => {
  const [halfYear, year] = coachingFacts.options
  const [, qualifier, , reviews] = agents.agents
  const yourSteps = new Intl.ListFormat('en-US').format(
    coldEmailCopy.lanes.steps
      .filter(({ lane }) => lane === 'you')
      .map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1)),
  )
  return [
    {
      id: 'audit',
      name: 'AI Audit',
      path: '/ai-audit',
      alsoPaths: ['/ai-audit-b2b'],
      called: [
        'audit',
        'ai audit',
        'roadmap',
        `${audit.roadmapDays} day plan`,
        'intake form',
        'intake questionnaire',
        'week 2 call',
        'deposit',
        ...amountNames(audit.priceUsd),
      ],
      what: `The AI Audit maps your systems, scores your workflows by ROI and time drain, and ends with a ${audit.roadmapDays}-day roadmap of what to repair first.`,
      price: `The AI Audit costs ${usd(audit.priceUsd)}, flat. A deposit of ${usd(audit.depositUsd)} reserves it and is part of that price.`,
      duration: `The AI Audit takes ${audit.weeks} weeks and leaves you with a ${audit.roadmapDays}-day roadmap. Of your own time it takes one questionnaire in week 1 and one call in week 2.`,
      schedule: `${audit.perMonthOnSalesPage} audits a month can be reserved on the audit’s page; the call tells you the next free date.`,
      guarantee: `The AI Audit is a fixed fee, and no refund is promised for it. The roadmap is yours whether or not we build it, and if AI is not the answer, the roadmap says so.`,
      fit: `The AI Audit is for founders, CEOs and owners of businesses with ${claims.businessSize}.`,
      start: `You reserve the AI Audit on a call, with a deposit of ${usd(audit.depositUsd)}. Then you answer 20 questions in week 1, and within ${audit.intakeContactHours} hours we contact you to schedule the week-2 call. Book the call here: ${bookingLink('ai-audit')}`,
      brief: `AI Audit: we find what is broken and in which order to repair it; ${usd(audit.priceUsd)} flat, ${audit.weeks} weeks.`,
      asks: 'Which workflow would you want us to look at first?',
    },
    {
      id: 'cold-email',
      name: 'Cold email automation',
      path: '/cold-email-automation',
      alsoPaths: ['/cold-email-automation-offer'],
      called: [
        'cold email',
        'cold mail',
        'cold emailing',
        'email thing',
        'email service',
        'email campaign',
        'cold outreach',
        'outreach',
        'inbox',
        'warm up',
        'appointments',
        'qualified appointments',
        'outbound',
        'booked meetings',
        'qualified meetings',
        'decision makers',
        ...[cold.upfrontUsd, cold.onDeliveryUsd, cold.totalUsd].flatMap(amountNames),
      ],
      what: `With cold email automation we warm new inboxes, find the people, write, send and answer; you take the appointments. You say who you want to meet.`,
      price: `Cold email costs ${usd(cold.upfrontUsd)} upfront and another ${usd(cold.onDeliveryUsd)} once ${cold.appointments} qualified appointments are delivered within ${cold.days} days: ${usd(cold.totalUsd)} in total.`,
      duration: `Inboxes are warmed for ${cold.warmUpDays} days before the first cold email goes out, because email from a new inbox lands in spam. The ${cold.appointments} qualified appointments are due within ${cold.days} days.`,
      effort: `Your part of cold email is three steps: ${yourSteps}. The rest is our work.`,
      guarantee: `If we do not deliver ${cold.appointments} qualified appointments within ${cold.days} days, you get the upfront ${usd(cold.upfrontUsd)} back and the rest never falls due. We promise appointments, not sales.`,
      fit: 'Cold email is for owners and founders who sell to other businesses and have no time to look for the next client.',
      start: `It starts with a call: you tell us who you want to meet, and then the ${cold.warmUpDays} days of warming begin. Book it here: ${bookingLink('cold-email-automation')}`,
      brief: `Cold email: we bring you appointments with people who don’t know you yet; ${usd(cold.upfrontUsd)} upfront, ${usd(cold.onDeliveryUsd)} on delivering ${cold.appointments} within ${cold.days} days.`,
      asks: 'Who do you want to meet?',
    },
    {
      id: 'chat-agents',
      name: 'AI chat agents',
      path: '/ai-chat-agents',
      called: [
        'chat agent',
        'chat bot',
        'chatbot',
        'agents',
        'ai agent',
        'receptionist',
        qualifier.toLowerCase(),
        reviews.toLowerCase(),
        'lead generation agents',
        'free trial',
        'trial',
        'demo',
        'bot',
        'review thing',
        'review tool',
        'booking bot',
        'booking thing',
        ...amountNames(agents.normalPriceUsd),
      ],
      what: `There are ${numberWord(agents.agents.length)} AI chat agents: ${agents.agents.join(', ')}. They answer, qualify, book and follow up while you are with a client, and pass to you what needs a person.`,
      price: `AI chat agents start with a ${agents.freeTrialDays}-day free trial, normally ${usd(agents.normalPriceUsd)}. After the trial they cost ${priceRange(agents.monthly)} a month, from one agent to all four.`,
      duration: `The free trial of the chat agents lasts ${agents.freeTrialDays} days, and the demo before it takes ${agents.demoMinutes} minutes.`,
      effort: `Your part of the chat agents is a ${agents.demoMinutes}-minute demo before the trial; after it, what needs a person is passed to you.`,
      guarantee: `For chat agents there is a refund if your leads are not up ${agents.guaranteePercent}% in ${agents.guaranteeDays} days. A lead is ${agents.leadMeans}.`,
      fit: 'Chat agents fit small and mid-size businesses whose clients write or call first.',
      start: `You start with a ${agents.demoMinutes}-minute demo, which you book on our calendar; then decide about the ${agents.freeTrialDays}-day free trial. Book it here: ${bookingLink('ai-chat-agents')}`,
      brief: `AI chat agents: they answer and book the people who already write to you; ${agents.freeTrialDays}-day free trial, normally ${usd(agents.normalPriceUsd)}, refund if leads are not up ${agents.guaranteePercent}% in ${agents.guaranteeDays} days.`,
      asks: 'What happens today when somebody writes to you after hours?',
    },
    {
      id: 'lead-magnets',
      name: 'AI lead-magnet tools',
      path: '/ai-tools-lead-magnets',
      called: [
        'lead magnet',
        'lead magnet tool',
        'magnets',
        'free concept',
        'concept',
        'calculator',
        'tool on my site',
        ...amountNames(magnets.conceptNormalPriceUsd),
      ],
      what: 'A lead-magnet tool is a small useful tool on your site: it answers one question of your visitor’s and leaves you a name and a reason to call.',
      price: `The concept for a lead-magnet tool is free, normally ${usd(magnets.conceptNormalPriceUsd)}. You judge the concept before you pay for a tool, which costs ${priceRange(magnets.price)}.`,
      duration: `A lead-magnet tool is built in ${magnets.buildDays} days, and its guarantee runs over ${magnets.guaranteeDays} days.`,
      effort:
        'Your part of a lead-magnet tool is the question your visitors keep asking, and judging the concept. We build it.',
      guarantee: `For lead-magnet tools the guarantee is leads up ${magnets.guaranteePercent}% in ${magnets.guaranteeDays} days from the day the tool is on your site. Leads are ${magnets.leadMeans}. ${magnets.ifMissed}`,
      fit: 'Lead-magnet tools fit small and mid-size businesses whose website gets readers but few leads.',
      start: `You start with the free concept: book a call and bring the question your visitors keep asking. ${bookingLink('ai-tools-lead-magnets')}`,
      brief: `AI lead-magnet tools: they turn visitors of your site into names; the concept is free, normally ${usd(magnets.conceptNormalPriceUsd)}, guarantee ${magnets.guaranteePercent}% in ${magnets.guaranteeDays} days.`,
      asks: 'Which question do your visitors keep asking?',
    },
    {
      id: 'internal-ops',
      name: 'Internal ops automation',
      path: '/ai-internal-ops',
      called: [
        'internal ops',
        'internal operations',
        'internal stuff',
        'ops stuff',
        'back office',
        'operations',
        'ops',
        'internal ops automation',
        'operations automation',
        'ops setup',
        'hand offs',
      ],
      what: 'Internal ops automation takes over the hand-offs between your people: the copying, the asking and the chasing, in the tools you already have.',
      price: `Internal ops automation costs ${priceRange(ops.price)}, from one hand-off to a whole department’s. After the ${ops.consultationMinutes}-minute consultation you have one fixed price in writing, before anything is built.`,
      duration: `The setup of internal ops automation takes ${ops.setupDays} days, after a ${ops.consultationMinutes}-minute consultation.`,
      effort: `Your part of internal ops automation is a ${ops.consultationMinutes}-minute consultation. Then we map the hand-offs with the people who make them; building is our work.`,
      guarantee: `No refund is promised for internal ops automation. For ${ops.fixDays} days we fix what we built at no charge, and the person you name is told which step stopped.`,
      fit: 'Internal ops automation is for owners whose team spends the day asking each other where things are.',
      start: `It starts with a ${ops.consultationMinutes}-minute consultation, after which you have your price in writing. Then come ${ops.setupDays} days of setup. Book it here: ${bookingLink('ai-internal-ops')}`,
      brief: `Internal ops automation: hand-offs, reports and onboarding run by themselves; ${ops.setupDays}-day setup, ${priceRange(ops.price)}.`,
      asks: 'Which hand-off only happens when somebody remembers it?',
    },
    {
      id: 'coaching',
      hasVersions: true,
      name: 'Coaching',
      path: '/ai-for-business',
      called: [
        'coaching',
        'coach',
        'business coaching',
        'ai coaching',
        'ai for business',
        'mentoring',
        'learn it myself',
        ...[halfYear.priceUsd, year.priceUsd].flatMap(amountNames),
      ],
      what: 'In coaching you repair your own workflows and we stand beside you: first you watch, then we do one together, then we watch.',
      price: `Coaching costs ${usd(halfYear.priceUsd)} for ${halfYear.months} months or ${usd(year.priceUsd)} for ${year.months} months. ${coachingFacts.refunds}`,
      duration: `Coaching runs ${halfYear.months} months (${usd(halfYear.priceUsd)}) or ${year.months} months (${usd(year.priceUsd)}). There are ${coachingFacts.meetingsPerMonth} meetings a month, ${coachingFacts.meetingMinutes} minutes each.`,
      effort:
        'In coaching the work is yours: we watch and help, you do it on your own workflows. If you have no time for it, the money is lost, and the audit suits you better.',
      guarantee: `For coaching there are no refunds. That is why it starts with a call: if you are not sure after it, take neither option.`,
      fit: 'Coaching is for founders, CEOs and owners who would rather learn it than hand it off. You don’t need to be technical.',
      start: `Coaching starts with a call: bring the workflow that annoys you most. ${bookingLink('ai-for-business')}`,
      brief: `Coaching: you learn to do it yourself; ${usd(halfYear.priceUsd)} for ${halfYear.months} months or ${usd(year.priceUsd)} for ${year.months}, no refunds.`,
      asks: 'Do you have time each week to do the work yourself?',
    },
    {
      id: 'trusted-partner',
      name: 'Trusted partner program',
      path: '/trusted-partner',
      called: [
        'monthly program',
        'automation team',
        'automation guy',
        'monthly plan',
        'trusted partner',
        'partner program',
        'partner',
        'trusted partner program',
        'partner thing',
        'partnership',
        'monthly partnership',
        'implementation every month',
        'monthly thing',
        'monthly plan',
        'retainer',
        ...roundAmountNames(partner.monthlyUsd),
        ...amountNames(partner.monthlyUsd),
        `${partner.monthlyUsd} a month`,
        'monthly program',
      ],
      what: 'In the trusted partner program we take the workflow that costs you most, automate it in the tools you already use, and move on to the next, month after month.',
      price: `The trusted partner program costs ${usd(partner.monthlyUsd)} a month, flat and month-to-month.`,
      duration:
        'The trusted partner program runs month-to-month. There is no minimum term: you can leave at the end of any month.',
      effort:
        'In the trusted partner program you choose what we take next and your team uses it on real work; we build it, in the tools you already use.',
      guarantee:
        'The trusted partner program is month-to-month: you can end it for the next month. No refund is promised beyond that.',
      fit: `The trusted partner program is for teams of ${partner.minEmployees}+ employees.`,
      start:
        'You start the trusted partner program with a call; you choose the first break, and you can try one month.',
      brief: `Trusted partner program: we keep repairing, month after month; ${usd(partner.monthlyUsd)}/month flat, for teams of ${partner.minEmployees}+ employees.`,
      asks: 'How many people are on your team?',
    },
  ]
})
