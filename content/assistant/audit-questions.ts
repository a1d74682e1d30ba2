import { bookingLink } from '#content/facts/booking-link'
import { contentList } from '#content/facts/content-view'
import { answerTo } from '#content/facts/answer-to'
import { auditFacts, chatAgentFacts, claims, internalOpsFacts } from '#content/facts/facts'
import { howWeCountPath } from '#content/facts/how-we-count'
import { auditWeeks, aiAuditPage } from '#content/pages/ai-audit'
import { briefFit } from '#content/pages/ai-audit-b2b'
import { site } from '#content/facts/site'
import { usd } from '#content/facts/usd'
import type { AssistantQuestion } from '#content/assistant/question'

const audit = '/ai-audit'
const intake = ['/ai-audit-week-1-intake-form']
const weeks = contentList(() => auditWeeks.map(({ week, title, text }) => `Week ${week}: ${title}. ${text}`))

/** Owners' questions about the audit and the call, except price, length, guarantee and start. */
export const assistantAuditQuestions = contentList((): readonly AssistantQuestion[] => [
  {
    asked: [
      'what are the steps after booking the audit',
      'what happens in the audit',
      'how does the audit work',
      'what happens each week of the audit',
      'what happens after i book',
    ],
    answer: `Week 1: you answer 20 questions. Week 2: we call, and you show us how the work really moves. Then every workflow gets a score, and in week ${auditFacts.weeks} you get the ${auditFacts.roadmapDays}-day roadmap.`,
    path: audit,
    parts: weeks,
  },
  {
    asked: [
      'what happens after i fill in the intake form',
      'what happens after the questionnaire',
      'when do you contact me after the intake',
    ],
    when: ['#audit getBack', 'intake getBack', 'getBack #audit intake'],
    answer: `Within ${auditFacts.intakeContactHours} hours of your intake answers we contact you to schedule the week-2 call. After the call every workflow gets its score.`,
    path: audit,
    alsoPaths: intake,
  },
  {
    asked: ['how many questions is the intake form, and how long does it take'],
    when: [
      'intake questionsCount',
      'intake ask',
      '#audit intake ask',
      '#audit questionsCount',
      'intake howLong',
      '#audit prepare',
      'intake #audit questionsCount',
      'intake #audit howLong',
    ],
    answer:
      'The week-1 intake is 20 questions, after your name and team size, and takes about half an hour. Have the names of your tools handy; “none” and “we don’t know” count as answers.',
    path: audit,
    alsoPaths: intake,
  },
  {
    when: ['#audit week2 !howLong', 'week2 call !howLong'],
    asked: ['what happens in week 2 of the audit'],
    answer: `${weeks[1] ?? ''} That is the week-2 call; we contact you within ${auditFacts.intakeContactHours} hours of your questionnaire to schedule it.`,
    path: audit,
  },
  {
    when: ['#audit week2 howLong', 'week2 call howLong'],
    answer: `How long the week-2 call takes is not among my facts. We contact you within ${auditFacts.intakeContactHours} hours of your questionnaire to schedule it: ask then.`,
    path: audit,
    isUnknown: true,
  },
  {
    when: ['credit', 'credit build', 'credit #audit', 'credit #audit build', 'credit fees'],
    answer: `Whether the audit’s fee counts toward what we build is not among my facts; ask on the call, before you pay: ${bookingLink('ai-audit')}\nWhat I know: the deposit of ${usd(auditFacts.depositUsd)} is part of the ${usd(auditFacts.priceUsd)}, and building is a separate offer.`,
    path: audit,
    isUnknown: true,
  },
  {
    asked: ['can i see a sample of the audit'],
    when: ['#audit sampleWord', '#audit example', '#audit sampleWord include', '#audit example include'],
    answer:
      'The audit’s page shows a sample page of what you get: every workflow with its ROI, its time drain and what to do with it, fix first or leave it to a person. The workflows on it are made up; yours shows your own.',
    path: audit,
  },
  {
    when: ['#audit access', '#audit access whoSees', '#audit whoSees data', '#audit access data'],
    answer: `What we get to see of your files in an audit is not among my facts; ask on the call, before you pay: ${bookingLink('ai-audit')}\nWhat I know: you answer 20 questions, and on a call you show us how the work really gets done.`,
    path: audit,
    isUnknown: true,
  },
  {
    asked: ['can i save the intake form and finish it later'],
    when: ['intake saveLater', 'intake saveLater #audit', 'intake store later'],
    answer:
      'What you type into the intake form stays in your browser until you send it, so you can close it and finish later on the same device.',
    path: audit,
    alsoPaths: intake,
  },
  {
    asked: ['what do i get for the audit'],
    when: ['#audit include', '#audit include fees'],
    answer: `From the audit you get your systems mapped, every workflow scored by ROI and time drain, and a ${auditFacts.roadmapDays}-day roadmap: what to repair, in which order. It’s yours whether or not we build it.`,
    path: audit,
  },
  {
    asked: ['does the audit include building anything'],
    when: [
      '#audit build',
      '#audit build include',
      'obliged build',
      'obliged build elsewhere',
      '#audit obliged build',
      '#audit build obliged freeWord',
      '#audit build elsewhere obliged',
    ],
    // The page's question is whether we also build it, so its "Yes" would be wrong as an answer here.
    answer: answerTo(aiAuditPage.faq, 'Do you also build it?').replace('Yes. ', ''),
    path: audit,
  },
  {
    asked: ['can i have somebody else build the roadmap'],
    when: [
      'build elsewhere',
      'roadmap elsewhere',
      '#audit elsewhere',
      '#audit roadmap elsewhere',
      '#audit own',
      'roadmap own',
    ],
    answer: `The ${auditFacts.roadmapDays}-day roadmap is yours: build it with us, with somebody else, or on your own. Nothing in the audit obliges you to build with us.`,
    path: audit,
    alsoPaths: ['/ai-audit-b2b'],
  },
  {
    asked: ['does the audit cost more if you find more problems'],
    when: [
      'findsMore fees',
      '#audit findsMore',
      '#audit samePrice',
      '#audit samePrice fees',
      '#audit fees different',
    ],
    answer: `The same: ${usd(auditFacts.priceUsd)} flat, whatever we find. A ${usd(auditFacts.depositUsd)} deposit reserves it and is part of that.`,
    path: audit,
  },
  {
    asked: ['how soon will there be traction'],
    when: [
      'traction',
      'traction howLong',
      'traction fast',
      'traction whenWord',
      'traction proof whenWord',
      '#audit traction',
      'traction #audit howLong',
    ],
    answer: `Traction in ${claims.tractionDays} days and sustained growth by ${claims.growthDays} days is what we work to, once somebody builds what the roadmap says.`,
    path: '/',
    alsoPaths: [audit, howWeCountPath],
  },
  {
    asked: ['how many audits do you take on'],
    when: ['#audit full', '#audit seats'],
    answer: `${auditFacts.perMonthOnSalesPage} audits a month can be reserved on the audit’s page. I can’t see which dates are taken; a call tells you the next free one: ${bookingLink('ai-audit')}`,
    path: audit,
  },
  {
    asked: ['when should i not do an audit'],
    when: ['#audit shouldNot', '#audit shouldNot obliged'],
    answer: `Skip it in these cases:\n${briefFit.no.items.map((item) => `- ${item}`).join('\n')}`,
    path: '/ai-audit-b2b',
  },
  {
    asked: ['do i really need an audit first'],
    when: ['#audit reallyNeed', '#audit reallyNeed build'],
    answer: `You don’t need it if you already know what to build: then ask for the build. If you don’t, the audit (${usd(auditFacts.priceUsd)} flat) puts the repairs in order before you pay for any of them.`,
    path: '/ai-audit-b2b',
    alsoPaths: [audit],
  },
  {
    asked: ['can i buy the audit online without a call'],
    when: [
      '#audit online begin',
      '#audit online get',
      '#audit buyOnline',
      '#audit dislike call',
      '#audit noPhone',
      'noPhone',
    ],
    answer: `You reserve the audit on a call, with a deposit of ${usd(auditFacts.depositUsd)}; nothing is charged on the page itself. If you’d rather write first: ${site.contactEmail}`,
    path: audit,
  },
  {
    asked: ['what happens on the call, and what should i bring'],
    when: [
      'callTalk whatHappens !week2',
      'callTalk prepare',
      'callTalk howLong',
      'callTalk who',
      'callTalk prepare whatHappens',
    ],
    answer: `The call costs nothing and decides one thing: whether we’re right for you. Bring the workflow that annoys you most. A chat agent demo takes ${chatAgentFacts.demoMinutes} minutes and an internal ops consultation ${internalOpsFacts.consultationMinutes}; for other calls the length, and who you’ll speak to, is not among my facts. Book here: ${bookingLink('assistant')}`,
    path: '/ai-audit-b2b',
  },
  {
    asked: ['do you do the building, or only tell us what to fix'],
    when: [
      'doItForUs begin !#coaching',
      'doItForUs elsewhere',
      'doItForUs !#coaching',
      'doItForUs build !#coaching',
    ],
    answer: `We do both. The audit tells you what to fix and in what order; implementation is done for you if you want it, and is a separate offer. Nothing is built during the audit.`,
    path: '/ai-automation-services',
    alsoPaths: [audit],
  },
])
