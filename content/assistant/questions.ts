import { contentView, contentList } from '#content/facts/content-view'
import { assistantAuditQuestions } from '#content/assistant/audit-questions'
import { assistantBuildQuestions } from '#content/assistant/build-questions'
import { assistantComplaints } from '#content/assistant/complaints'
import { assistantDoubts } from '#content/assistant/doubts'
import { assistantGaps } from '#content/assistant/gaps'
import { assistantMoney } from '#content/assistant/money'
import { assistantPartnerQuestions } from '#content/assistant/partner-questions'
import { assistantPrivacy } from '#content/assistant/privacy'
import { assistantProgramQuestions } from '#content/assistant/program-questions'
import { assistantProof } from '#content/assistant/proof'
import { assistantWorkshopQuestions } from '#content/assistant/workshop-questions'
import type { AssistantQuestion } from '#content/assistant/question'
import { assistantWords } from '#content/assistant/assistant'
import { bookingWords } from '#content/assistant/booking'
import { companyAsSpoken } from '#content/facts/company'
import {
  auditFacts,
  chatAgentFacts,
  claims,
  coldEmailFacts,
  internalOpsFacts,
  leadMagnetFacts,
} from '#content/facts/facts'
import { furtherPhrasings } from '#content/assistant/phrasings'
import { priceRange } from '#content/facts/price-range'
import { processSteps } from '#content/pages/parts/home-sections'
import { leadership } from '#content/pages/parts/leadership'
import { site } from '#content/facts/site'
import { usd } from '#content/facts/usd'

/** All questions, including those whose page no longer states the answer, which a test reports. */
export const everyAssistantQuestion = contentList((): readonly AssistantQuestion[] => {
  const leaders = leadership
    .map(({ name, role, duty }) => `${name} (${role}) ${duty.toLowerCase()}`)
    .join(', ')
  // About the business as a whole.
  const business: readonly AssistantQuestion[] = [
    {
      asked: [
        'what do you do',
        'what do you actually do',
        'what does your company do',
        'who are you',
        `what is ${companyAsSpoken()}`,
        'what services do you offer',
        'what do you offer',
        'tell me about your services',
        'tell me about your company',
      ],
      isClear: true,
      when: ['whatDo'],
      answer: `We audit how a business runs, score its workflows by ROI and time drain, and build the automation that pays first. The AI Audit (${usd(auditFacts.priceUsd)} flat, ${auditFacts.weeks} weeks) comes first; cold email, chat agents, internal ops and lead-magnet tools are what we build.`,
      path: '/ai-automation-services',
    },
    {
      asked: [
        'what is your process',
        'how do you work',
        'what are your steps',
        'how does it work',
        'walk me through the process',
      ],
      when: ['processWord'],
      parts: Object.values(processSteps)
        .filter((step) => typeof step === 'object')
        .map(({ name, text }) => `${name}: ${text}`),
      answer:
        'Four steps: Audit, Score, Build, Scale. We walk your systems and mark where work stops, score every link by ROI and time drain, bolt the automation over the break in the tools you already have, and then take the next one on the roadmap.',
      path: '/',
    },
    {
      asked: [
        'what happens if the audit finds nothing',
        'what if ai is not the answer',
        'what if you find nothing to automate',
      ],
      when: ['#audit findsNothing', 'findsNothing ifWord'],
      answer: `Then the roadmap says so: a step can be broken because nobody owns it, and no software repairs that. The fee of ${usd(auditFacts.priceUsd)} is the same whatever we find; no refund is promised for it.`,
      path: '/ai-audit',
    },
    {
      asked: [
        'how much is left to pay after the deposit',
        'what is the remaining amount of the audit',
        'is the deposit part of the price',
        'do i pay the deposit on top',
      ],
      when: ['#audit remaining'],
      answer: `The AI Audit costs ${usd(auditFacts.priceUsd)} in total. The ${usd(auditFacts.depositUsd)} deposit is part of it, so ${usd(auditFacts.priceUsd - auditFacts.depositUsd)} remains after it.`,
      path: '/ai-audit',
    },
    {
      asked: [
        'what do you charge for building the automation',
        'what does implementation cost',
        'what does it cost to build',
        'do you also build it',
      ],
      when: [
        'doItForUs fees',
        'doItForUs priceWord',
        'build priceWord !#cold-email !#chat-agents !#internal-ops !#lead-magnets',
      ],
      answer: `Building is a separate offer:\n- Cold email: ${usd(coldEmailFacts.upfrontUsd)} upfront and ${usd(coldEmailFacts.onDeliveryUsd)} on delivery\n- Chat agents: a ${chatAgentFacts.freeTrialDays}-day free trial, then ${priceRange(chatAgentFacts.monthly)} a month\n- Internal ops automation: ${priceRange(internalOpsFacts.price)}\n- A lead-magnet tool: ${priceRange(leadMagnetFacts.price)}\nYou have one fixed price in writing before we build.`,
      path: '/ai-automation-services',
    },
    {
      asked: [
        'how long until we see results',
        'when will i notice something',
        'how quickly will we notice a difference',
        'how soon does it pay off',
        'how soon do results show',
      ],
      answer: `Traction in ${claims.tractionDays} days and sustained growth by ${claims.growthDays} days is what we work to. The roadmap is cut to that: one repair early, the rest in order.`,
      path: '/',
    },
    {
      asked: [
        'do we have to switch our tools',
        'do i have to buy new tools',
        'do you work with our existing tools',
        'do we need new software',
        'do we have to change our tools',
      ],
      when: ['tools obliged', 'replace tools', 'switchTools'],
      answer:
        'We start with the tools you have. If one of them is the break, the roadmap says so, and what would take its place.',
      path: '/',
    },
    {
      asked: [
        'who runs this company',
        'who is behind this',
        'who is the founder',
        'who owns the company',
        'who is on your team',
      ],
      isClear: true,
      when: ['whoRuns !interview', 'whoRuns ours !interview', 'whoRuns company !interview'],
      answer: `${leaders}.${leadership.some(({ isSample }) => isSample) ? ' Those names are placeholders: this site still shows sample people.' : ''} The home page says what each of them does. To reach a person: ${site.contactEmail}`,
      path: '/',
    },
    {
      isAnsweredElsewhere: true,
      isClear: true,
      when: [
        'moneyRisk !#audit !#cold-email !#chat-agents !#coaching !#lead-magnets !#internal-ops !#trusted-partner !#youth !#b2b-workshop !#free-workshop !#readiness-workshop !#scorecard',
      ],
      asked: ['is it guaranteed', 'do i get my money back if it does not work', 'what is your refund policy'],
      answer: guaranteeOverview.answer,
      path: guaranteeOverview.path,
    },
    {
      isAnsweredElsewhere: true,
      asked: ['what size of company do you work with', 'are we too small for you', 'are we too big for you'],
      answer: assistantWords.sizeGeneral,
      path: '/ai-audit',
      alsoPaths: ['/ai-ready-score'],
    },
    {
      isAnsweredElsewhere: true,
      asked: ['do you give discounts'],
      answer: `${assistantWords.noDiscount} The AI Audit is ${usd(auditFacts.priceUsd)}, flat.`,
      path: '/terms',
    },
    {
      isAnsweredElsewhere: true,
      asked: ['can you book me a call', 'when do you have time for a call', 'are you free tomorrow'],
      answer: bookingWords.book,
      path: '/ai-audit-b2b',
      isLast: true,
    },
    {
      isAnsweredElsewhere: true,
      asked: ['how do i change or cancel my call'],
      answer: bookingWords.move,
      path: '/terms',
      isLast: true,
    },
    {
      isAnsweredElsewhere: true,
      asked: ['how do i reach a person'],
      answer: assistantWords.person,
      path: '/terms',
    },
    {
      asked: [
        'do you speak spanish',
        'do you also speak spanish',
        'do you speak german',
        'do you speak french',
        'which languages do you speak',
        'can we talk in another language',
      ],
      answer:
        'I understand simple questions in a few languages and answer in English, so that figures and terms are exact. Ask on a call which languages we can work in.',
      path: '/',
      isLast: true,
    },
    {
      asked: [
        'do you guarantee sales from the cold emails',
        'do you guarantee sales',
        'do you promise customers',
      ],
      when: ['promise sales'],
      answer: `No. For cold email we promise ${coldEmailFacts.appointments} qualified appointments within ${coldEmailFacts.days} days, or the upfront ${usd(coldEmailFacts.upfrontUsd)} back. Whether they buy is between you and them.`,
      path: '/cold-email-automation-offer',
    },
  ]
  return [
    ...business,
    ...assistantPrivacy,
    ...assistantComplaints,
    ...assistantProof,
    ...assistantMoney,
    ...assistantDoubts,
    ...assistantAuditQuestions,
    ...assistantBuildQuestions,
    ...assistantPartnerQuestions,
    ...assistantWorkshopQuestions,
    ...assistantProgramQuestions,
    ...assistantGaps,
  ]
})

/** Owners' questions about anything but the price, length, dates, guarantee, fit and start of one offer. */
export const assistantQuestions = contentList(() =>
  everyAssistantQuestion
    .filter(({ answer }) => answer !== '')
    .map((question) => {
      const further = furtherPhrasings[question.asked?.[0] ?? question.when?.[0] ?? '']
      return further ? { ...question, also: further.split(' | ') } : question
    }),
)

/** The money-back guarantees of all offers. */
export const guaranteeOverview = contentView(() => ({
  answer: `Two offers promise money back: chat agents, with a refund if leads are not up ${chatAgentFacts.guaranteePercent}% in ${chatAgentFacts.guaranteeDays} days, and cold email, where the upfront ${usd(coldEmailFacts.upfrontUsd)} comes back if ${coldEmailFacts.appointments} qualified appointments are not there within ${coldEmailFacts.days} days. Lead-magnet tools carry a guarantee of ${leadMagnetFacts.guaranteePercent}% in ${leadMagnetFacts.guaranteeDays} days. For the audit, coaching and the partner program no refund is promised.`,
  path: '/terms',
}))
