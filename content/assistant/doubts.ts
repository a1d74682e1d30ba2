import { bookingLink } from '#content/facts/booking-link'
import { contentList } from '#content/facts/content-view'
import { answerTo } from '#content/facts/answer-to'
import {
  auditFacts,
  chatAgentFacts,
  coldEmailFacts,
  internalOpsFacts,
  scorecardFacts,
  trustedPartnerFacts,
} from '#content/facts/facts'
import { internalOpsPage } from '#content/pages/ai-internal-ops'
import { usd } from '#content/facts/usd'
import type { AssistantQuestion } from '#content/assistant/question'

/** Questions of skeptical owners. */
export const assistantDoubts = contentList((): readonly AssistantQuestion[] => {
  const audit = `The AI Audit is ${usd(auditFacts.priceUsd)} flat`
  const startsWithBroken = `Others start with a tool; we start with what’s broken. Before anybody builds, we score each workflow by ROI and time drain, so you know which break is worth fixing and in what order. ${audit}, the roadmap is yours, and you can build it with us, with somebody else, or on your own.`
  return [
    {
      asked: ['how is this different from hiring a developer'],
      when: [
        'different alternative !workshopWord',
        'different ours alternative !workshopWord',
        '#audit different',
        'different ours',
        'why alternative !workshopWord',
        'different alternative freeWord !workshopWord',
      ],
      answer: startsWithBroken,
      path: '/',
      alsoPaths: ['/ai-audit'],
    },
    {
      asked: ['are you just another ai hype company'],
      isClear: true,
      when: ['hype', 'hype alternative', 'hype different', 'hype machine'],
      answer: `Most of it is noise, we agree. ${startsWithBroken}`,
      path: '/',
      alsoPaths: ['/ai-audit'],
    },
    {
      asked: ['do we really need ai'],
      isClear: true,
      when: ['needAi !technical !risk'],
      answer: `Maybe not. The audit looks for the broken step first, and if AI isn’t the answer, the roadmap says so. To find out for nothing: the scorecard is free, takes ${scorecardFacts.minutes} minutes and needs no call.`,
      path: '/ai-audit',
      alsoPaths: ['/ai-ready-score'],
    },
    {
      asked: ['we tried ai before and it did not work'],
      isClear: true,
      when: ['triedBefore', 'triedBefore machine', 'triedBefore alternative', 'triedBefore useless'],
      answer: `That happens when you start with a tool and skip the broken step under it. We look for that step first, and if AI isn’t the answer, the roadmap says so. ${audit}, whatever we find.`,
      path: '/ai-audit',
    },
    {
      asked: ['will ai replace my employees', 'will my people lose their jobs'],
      when: ['replace', 'replace team', 'replace machine', 'replace machine team', 'jobLoss'],
      answer:
        'That’s not what we build for. We take the copying, chasing and reminding off people’s desks; judgment stays with a person: complaints, prices, letting somebody go.',
      path: '/ai-internal-ops',
    },
    {
      asked: ['what if my team does not like it'],
      when: ['team dislike', 'dislike ifWord !#youth !#coaching !#audit !#cold-email'],
      answer:
        'We map the hand-offs with the people who make them, and automate them one at a time, in the tools they already use. Where judgment is the work, it stays on someone’s desk.',
      path: '/ai-internal-ops',
    },
    {
      asked: ['what if ai gets it wrong'],
      when: [
        'wrongAnswers',
        'wrongAnswers machine',
        'fails night',
        'fails automationWord',
        'fails automationsMine',
        'automationWord wrongAnswers',
        'fails night automationWord',
        'watches automationWord',
        'watches automationsMine',
        'watches night',
        'watches build',
      ],
      answer: `In what we build for internal ops: ${answerTo(internalOpsPage.faq, 'What if an automated step fails?')}`,
      path: '/ai-internal-ops',
    },
    {
      asked: ['who looks after it once it runs'],
      isClear: true,
      when: ['afterCare', 'afterCare fails', 'afterCare automationWord'],
      answer: `In what we build for internal ops: ${answerTo(internalOpsPage.faq, 'What if an automated step fails?')}`,
      path: '/ai-internal-ops',
    },
    {
      asked: ['is the scorecard legit'],
      isClear: true,
      when: ['#scorecard trust', '#scorecard hype', '#scorecard trust hype'],
      answer: `The score is arithmetic: it is worked out from your own answers, and the figures are estimates to think with. It’s free, takes ${scorecardFacts.minutes} minutes and needs no call.`,
      path: '/ai-ready-score',
      alsoPaths: ['/terms'],
    },
    {
      asked: ['how do i get more leads'],
      isClear: true,
      when: ['moreLeads !percentUp !refundWord !#cold-email !#chat-agents !#lead-magnets'],
      answer: `Three ways, by where you lose them:\n- Too few people know you: cold email, ${coldEmailFacts.appointments} qualified appointments within ${coldEmailFacts.days} days, if you sell to businesses.\n- They write and wait for an answer: AI chat agents, ${chatAgentFacts.freeTrialDays}-day free trial.\n- They visit your site and leave: AI lead-magnet tools, the concept is free.\nWhich one sounds like you?`,
      path: '/ai-automation-services',
    },
    {
      when: ['tools connect', 'tools', 'tools wont', 'tools replace'],
      answer: `I have no list of which tools we connect to, so I can’t confirm that one by name. In general we start from the tools you already use. Bring a list of them to a call and ask which ones can take part: ${bookingLink('assistant')}`,
      path: '/ai-internal-ops',
      isUnknown: true,
    },
    {
      asked: [
        'do i need to know anything about ai',
        'do i have to understand ai',
        'do i need to be technical',
        'is it complicated',
        'i know nothing about ai',
      ],
      when: ['technical', 'technical obliged', 'technical machine', 'technical needOf'],
      answer:
        'You don’t need to be technical. You know how your business runs, and that is the part we need: we ask about the work, not about the technology.',
      path: '/',
    },
    {
      asked: ['which offer is right for me'],
      isClear: true,
      when: ['whichOffer !#youth !#coaching !#chat-agents !#audit !#trusted-partner !workshopWord'],
      answer: `By what you know already:\n- You don’t know what is broken first: the AI Audit, ${usd(auditFacts.priceUsd)} flat.\n- You want to learn to fix it yourself: coaching.\n- You have ${trustedPartnerFacts.minEmployees}+ employees and want something fixed every month: the trusted partner program.\n- You know what to build: cold email, chat agents, internal ops or a lead-magnet tool.\n- You would rather look first: the scorecard, free, ${scorecardFacts.minutes} minutes.`,
      path: '/ai-automation-services',
      alsoPaths: ['/ai-ready-score'],
    },
    {
      asked: ['how fast can you start'],
      when: [
        'fast begin !traction',
        'fast !traction',
        'fast begin ours',
        'soon begin !#free-workshop !#b2b-workshop !#readiness-workshop',
      ],
      answer: `It starts with a call, and the call tells you the next free date; I can’t see the calendar. What I do know: the audit takes ${auditFacts.weeks} weeks, and the first step of internal ops is a ${internalOpsFacts.consultationMinutes}-minute consultation. Book here: ${bookingLink('assistant')}`,
      path: '/ai-audit',
    },
    {
      asked: ['where do i begin when everything is manual'],
      when: ['overwhelmed !intake', 'bottleneck', 'overwhelmed begin', 'overwhelmed bottleneck'],
      answer: `Start small: the free scorecard takes ${scorecardFacts.minutes} minutes and shows which work to automate first; for most owners it’s the reply to new leads or client onboarding. If you want us to find the order, that is the audit: ${usd(auditFacts.priceUsd)} flat.`,
      path: '/ai-ready-score',
      alsoPaths: ['/ai-audit'],
    },
  ]
})
