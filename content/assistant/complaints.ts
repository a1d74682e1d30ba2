import { bookingLink } from '#content/facts/booking-link'
import { contentList } from '#content/facts/content-view'
import type { AssistantQuestion } from '#content/assistant/question'
import { auditFacts } from '#content/facts/facts'
import { site } from '#content/facts/site'
import { usd } from '#content/facts/usd'

/** Answers to complaints about our own service: an apology, and how to reach a person. */
export const assistantComplaints = contentList((): readonly AssistantQuestion[] => [
  {
    asked: ['i never heard back from you'],
    when: [
      'ours notDone contacted !ifWord !promise',
      'ours silence !theirCustomers',
      'notArrived #scorecard',
      'notArrived gotScore',
      'notArrived gotScore emailWord',
      'notArrived emailWord #scorecard',
      'ours notArrived !theirCustomers',
      'notArrived !theirCustomers',
      'ours notDone broken !ifWord',
    ],
    answer: `I’m sorry, that should not happen. I can’t see bookings or emails from here, so please write to ${site.contactEmail} with your name and what you were waiting for, and a person looks into it.`,
    path: '/privacy',
    isLast: true,
  },
  {
    asked: ['the form on this site does not work'],
    when: ['ourThing broken !ifWord', 'ours broken !ifWord', 'ourThing broken ours'],
    answer: `Sorry about that. Try it once more in a minute; if it still doesn’t work, write to ${site.contactEmail} and say which page it was, and a person takes care of it.`,
    path: '/privacy',
    isLast: true,
  },
  {
    isClear: true,
    when: ['chargedWrong'],
    answer: `Sorry, that should not happen. I can’t see payments from here: please write to ${site.contactEmail} with your name and what was charged, and a person looks into it.`,
    path: '/terms',
    isLast: true,
  },
  {
    asked: ['stop calling me'],
    isClear: true,
    when: ['stopCalling'],
    answer: `Sorry about that. Write to ${site.contactEmail} with the number or address we use for you, and a person makes sure it stops.`,
    path: '/privacy',
    isLast: true,
  },
  {
    asked: ['i got the same email from you twice'],
    isClear: true,
    when: ['repeatedMail', 'repeatedMail ours'],
    answer: `Sorry, that should not happen. Please write to ${site.contactEmail} and say which email it was, and a person looks into it. Every newsletter also has an unsubscribe link.`,
    path: '/privacy',
    isLast: true,
  },
  {
    isClear: true,
    when: [
      'useless !triedBefore !roadmap !ifWord !refundWord',
      'chatHere useless !triedBefore',
      'noAnswer',
      'noAnswer chatHere',
    ],
    answer: `Sorry, I only know what’s on these pages. A person can help: write to ${site.contactEmail} or book a call: ${bookingLink('assistant')}`,
    path: '/',
    isLast: true,
    isUnknown: true,
  },
  {
    asked: ['your site is confusing, what is the price'],
    when: ['confusing priceWord', 'confusing ours priceWord'],
    answer: `Fair. The AI Audit is ${usd(auditFacts.priceUsd)} flat, and that is where most owners start. The terms page has every price in one table.`,
    path: '/terms',
  },
])
