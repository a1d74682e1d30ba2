import { bookingLink } from '#content/facts/booking-link'
import { contentList } from '#content/facts/content-view'
import type { AssistantQuestion } from '#content/assistant/question'
import { company } from '#content/facts/company'
import { auditFacts, claims, coachingFacts } from '#content/facts/facts'
import { howWeCountPath } from '#content/facts/how-we-count'
import { site } from '#content/facts/site'

/**
 * Questions of visitors that no page answers: the answer says so, and names the nearest thing that is known. A line of
 * `when` lists the concepts that a message must mention; `#x` is an offer, and `!x` must not occur.
 */
export const assistantGaps = contentList((): readonly AssistantQuestion[] => {
  const ask = `Ask on a call, before you pay: ${bookingLink('assistant')}`
  return [
    {
      isClear: true,
      when: ['legal', 'legal ours', 'legal data'],
      answer: `Certificates and compliance are not among my facts, so I won’t claim any. What we store of you, and how to have it deleted, is on the privacy page. ${ask}`,
      path: '/privacy',
      isUnknown: true,
    },
    {
      isClear: true,
      when: ['nda', 'nda safe'],
      answer: `Whether we sign an NDA is not among my facts. What I know: what we agree in writing is what counts. ${ask}`,
      path: '/terms',
      isUnknown: true,
    },
    {
      when: [
        'onSite',
        'onSite workshopWord',
        'onSite #audit',
        'onSite #b2b-workshop',
        'onSite #coaching',
        'onSite #internal-ops',
        'onSite youDo',
      ],
      answer: `Calls and the free workshops are online. Whether we come to you for anything else is not among my facts. ${ask}`,
      path: '/terms',
      isUnknown: true,
    },
    {
      when: ['#coaching groupOr1'],
      answer: `Whether coaching is one to one is not among my facts. What I know: there are ${coachingFacts.meetingsPerMonth} meetings a month, ${coachingFacts.meetingMinutes} minutes each, about your own workflows. ${ask}`,
      path: '/ai-for-business',
      isUnknown: true,
    },
    {
      isClear: true,
      when: ['replyTime !#chat-agents !leadWord'],
      answer: `How soon we answer an email is not among my facts; a person reads ${site.contactEmail}. After the audit’s questionnaire we contact you within ${auditFacts.intakeContactHours} hours.`,
      path: '/ai-audit',
      isUnknown: true,
    },
    {
      isClear: true,
      when: ['agencies', 'agencies customers'],
      answer: `Whether we work through other agencies, resell, or pay for referrals is not among my facts. Write to ${site.contactEmail}, and a person answers.`,
      path: '/terms',
      isUnknown: true,
    },
    {
      when: ['receipts', 'receipts fees', 'receipts payment'],
      answer: `How we invoice is not among my facts. What you pay and when is on the terms page. ${ask}`,
      path: '/terms',
      isUnknown: true,
    },
    {
      when: [
        'hosting',
        'hosting theirSystems',
        'theirSystems safe whereGo',
        'theirSystems access',
        'theirSystems login',
        'login needOf',
        'theirSystems whoSees',
        'theirSystems store',
        'theirSystems safe',
        'theirSystems train',
        'theirSystems train model',
        'theirSystems privacyAct',
        'theirSystems whereGo',
        'theirSystems store whoSees',
        'theirSystems sell !data',
      ],
      answer: `What we build runs in the tools and accounts you already have. Which access that takes, and where a tool or model it uses keeps your data, is not among my facts. ${ask}\nWhat this site itself stores of you is on the privacy page.`,
      path: '/privacy',
      alsoPaths: ['/ai-internal-ops'],
      isUnknown: true,
    },
    {
      isClear: true,
      when: ['insurance'],
      answer: `Insurance and licenses are not among my facts. ${ask}`,
      path: '/terms',
      isUnknown: true,
    },
    {
      isClear: true,
      when: ['place !placeOf', 'place ours !placeOf', 'place company !placeOf'],
      answer: `We are at ${company.address.join(', ')}. Calls and the free workshops are online, so you don’t have to be near us; whether you can visit is a question for a person: ${site.contactEmail}`,
      path: '/privacy',
    },
    {
      isClear: true,
      when: ['abroad', 'abroad customers', 'abroad place'],
      answer: `Which countries we work in is not among my facts. What I know: our work is for businesses of ${claims.businessSize}, calls are online, and prices are in US dollars. ${ask}`,
      path: '/terms',
      isUnknown: true,
    },
    {
      isClear: true,
      when: ['outsource', 'outsource build'],
      answer: `Who sits where is not among my facts. The home page says who signs for the work: one for the audits, one for the builds, one who answers. ${ask}`,
      path: '/',
      isUnknown: true,
    },
    {
      isClear: true,
      when: ['ourSize'],
      answer: `How big or how old we are is not among my facts. What we publish: ${claims.workflows} workflows deployed, and ${claims.ceosUsedSystem} CEOs used the system. The home page says who signs for the work. A person can tell you more: ${site.contactEmail}`,
      path: '/',
      alsoPaths: [howWeCountPath],
      isUnknown: true,
    },
    {
      when: ['youDo otherWork'],
      answer: `That is not among what we offer, as far as my facts go. What we build: cold email, chat agents, internal ops automation and lead-magnet tools. ${ask}`,
      path: '/ai-automation-services',
      isUnknown: true,
    },
    {
      isClear: true,
      when: ['ourTools'],
      answer: `Which tools and models we build with is not among my facts. What I know: we start from the tools you already use. ${ask}`,
      path: '/ai-internal-ops',
      isUnknown: true,
    },
    {
      when: [
        'certificate',
        'certificate workshopWord',
        'certificate course',
        '#coaching certificate',
        '#coaching certificate course',
      ],
      answer: `Whether there is a certificate is not among my facts. Coaching is no course: the material is your own business. ${ask}`,
      path: '/ai-for-business',
      isUnknown: true,
    },
    {
      isClear: true,
      when: ['officeHours'],
      answer: `Our hours are not among my facts. Calls are booked on the calendar, which shows what is free: ${bookingLink('assistant')}\nOr write at any time: ${site.contactEmail}`,
      path: '/',
      isUnknown: true,
    },
    {
      isClear: true,
      when: ['hiring'],
      answer: `Job openings are not among my facts. Write to ${site.contactEmail}, and a person answers.`,
      path: '/',
      isUnknown: true,
    },
    {
      when: ['payment', 'payment fees'],
      answer: `Which ways of paying we take is not among my facts. Prices and what you pay when are on the terms page. ${ask}`,
      path: '/terms',
      isUnknown: true,
    },
    {
      when: ['tax', 'tax fees', 'tax priceWord', 'tax include', '#audit tax', '#audit tax include'],
      answer: `Taxes are not among my facts; ask your accountant, or us on a call: ${bookingLink('assistant')}`,
      path: '/terms',
      isUnknown: true,
    },
    {
      when: [
        'recording',
        'recording call',
        'recording workshopWord',
        'recording #free-workshop',
        'recording #readiness-workshop',
        'recording #b2b-workshop',
      ],
      answer: `Whether a session is recorded is not among my facts. A person can tell you: write to ${site.contactEmail} or book a call: ${bookingLink('assistant')}`,
      path: '/free-ai-workshop',
      isUnknown: true,
    },
  ]
})
