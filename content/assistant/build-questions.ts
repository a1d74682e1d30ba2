import { bookingLink } from '#content/facts/booking-link'
import { contentList } from '#content/facts/content-view'
import { answerTo } from '#content/facts/answer-to'
import { chatAgentFacts, coldEmailFacts, internalOpsFacts, leadMagnetFacts } from '#content/facts/facts'
import { aiTeam } from '#content/pages/parts/home-sections'
import { chatAgentsPage } from '#content/pages/ai-chat-agents'
import { internalOpsPage } from '#content/pages/ai-internal-ops'
import { magnetIdeas } from '#content/pages/ai-tools-lead-magnets'
import { priceRange } from '#content/facts/price-range'
import { timesAsMany } from '#content/facts/times-as-many'
import { usd } from '#content/facts/usd'
import type { AssistantQuestion } from '#content/assistant/question'
import { numberWord } from '#content/facts/number-word'

const cold = coldEmailFacts
/** Members of the home page’s AI team that are sold as chat agents. */
const chatAgents = contentList(() =>
  aiTeam.members.filter(({ job }) => chatAgentFacts.agents.some((name) => name === job)),
)

/** Owners' questions about chat agents, cold email, internal ops and lead-magnet tools. */
export const assistantBuildQuestions = contentList((): readonly AssistantQuestion[] => [
  {
    asked: ['how long does it take to build'],
    when: ['build howLong !#lead-magnets !#internal-ops !#cold-email !#chat-agents !#audit'],
    answer: `A lead-magnet tool is built in ${leadMagnetFacts.buildDays} days. Internal ops automation is set up in ${internalOpsFacts.setupDays} days, after a ${internalOpsFacts.consultationMinutes}-minute consultation. For cold email the inboxes are warmed for ${cold.warmUpDays} days first.`,
    path: '/ai-automation-services',
    alsoPaths: ['/terms'],
  },
  // Chat agents.
  {
    asked: ['do i need all four chat agents'],
    when: ['#chat-agents allFour !whatTheyDo', 'allFour !whatTheyDo'],
    answer: answerTo(chatAgentsPage.faq, 'Which agent do I start with?'),
    path: '/ai-chat-agents',
  },
  {
    asked: ['what if a customer of mine wants a person instead of the chat agent'],
    when: ['wantsPerson #chat-agents', 'wantsPerson otherPeople', 'wantsPerson customers'],
    answer: `Whoever asks for a person is passed to you. ${answerTo(chatAgentsPage.faq, 'What if someone wants to talk to a person?')}`,
    path: '/ai-chat-agents',
  },
  {
    asked: [`what does leads up ${chatAgentFacts.guaranteePercent}% mean`],
    when: [
      'doubles #chat-agents',
      'qualified leadWord !appointments',
      'doubles leadWord !#lead-magnets',
      'doubles moreLeads !#lead-magnets',
      'doubles promise !#lead-magnets',
      'doubles percentUp !#lead-magnets',
      'percentUp !#lead-magnets',
    ],
    answer: `Up ${chatAgentFacts.guaranteePercent}% means ${timesAsMany(chatAgentFacts.guaranteePercent)} leads for every one you get now. If you’re not there in ${chatAgentFacts.guaranteeDays} days, you get a refund. A lead is ${chatAgentFacts.leadMeans}.`,
    path: '/ai-chat-agents',
  },
  {
    asked: ['can i hear the receptionist first'],
    when: ['#chat-agents tryIt', '#chat-agents tryIt example', '#chat-agents agentName tryIt'],
    answer: `You see them in the ${chatAgentFacts.demoMinutes}-minute demo: you talk to an agent and to us, before the ${chatAgentFacts.freeTrialDays}-day free trial. Book it here: ${bookingLink('ai-chat-agents')}`,
    path: '/ai-chat-agents',
  },
  {
    asked: ['do the chat agents work at night'],
    when: [
      '#chat-agents night',
      '#chat-agents night whatTheyDo',
      '#chat-agents replyTime',
      'leadWord replyTime',
    ],
    answer:
      'A new lead gets a reply from the chat agents right away, at night too. What needs a person is passed to you.',
    path: '/ai-chat-agents',
  },
  {
    asked: ['what will a chat agent not do'],
    when: ['wont #chat-agents'],
    answer: answerTo(chatAgentsPage.faq, 'What won’t it do?'),
    path: '/ai-chat-agents',
  },
  {
    when: ['channel #chat-agents', 'channel machine', 'channel #chat-agents customers'],
    answer: `Which channels the chat agents work in is not among my facts. They answer everyone who writes, qualify, book and follow up; ask in the ${chatAgentFacts.demoMinutes}-minute demo whether yours is one of them: ${bookingLink('ai-chat-agents')}`,
    path: '/ai-chat-agents',
    isUnknown: true,
  },
  {
    asked: ['what if a chat agent says something wrong'],
    when: ['#chat-agents wrongAnswers', 'wrongAnswers customers machine'],
    answer: `Bring the messages you would never leave to software to the ${chatAgentFacts.demoMinutes}-minute demo, and see where the agent hands over to a person. It doesn’t set your prices or close the sale.`,
    path: '/ai-chat-agents',
  },
  {
    when: ['#chat-agents payment', 'payment #chat-agents freeWord'],
    answer: `Whether the trial asks for a card is not among my facts. It’s a ${chatAgentFacts.freeTrialDays}-day free trial, normally ${usd(chatAgentFacts.normalPriceUsd)}; ask in the ${chatAgentFacts.demoMinutes}-minute demo before it starts.`,
    path: '/ai-chat-agents',
    isUnknown: true,
  },
  {
    when: [
      '#chat-agents whatTheyDo',
      'agentName',
      'agentName #chat-agents different',
      'agentName different',
      'whichKinds',
      'whichKinds #chat-agents',
    ],
    asked: ['which agents are there', 'which ai agents do you have', 'what are the four agents'],
    answer: `There are ${numberWord(chatAgents.length)} AI chat agents:\n${chatAgents.map(({ job, does }) => `- ${job}: ${does}`).join('\n')}`,
    path: '/ai-chat-agents',
    parts: chatAgents.map(({ job, does, passesOn }) => `${job}: ${does} It passes on to you: ${passesOn}`),
  },
  {
    asked: ['what happens after the free trial of the chat agents'],
    when: [
      '#chat-agents catch',
      '#chat-agents afterTrial',
      '#chat-agents contract',
      '#chat-agents contract afterTrial',
    ],
    answer: `The first ${chatAgentFacts.freeTrialDays} days are free, normally ${usd(chatAgentFacts.normalPriceUsd)}. After the trial it’s ${priceRange(chatAgentFacts.monthly)} a month, from one agent to all four; you see them in the ${chatAgentFacts.demoMinutes}-minute demo first.`,
    path: '/ai-chat-agents',
  },
  // Cold email.
  {
    asked: ['will cold email get my own address blocked'],
    when: ['#cold-email blacklist', 'domainBurn', 'domainBurn blacklist', 'blacklist emailWord'],
    answer:
      'Cold email goes out from a separate inbox set up for it and warmed up first, not from your everyday address. Our pages promise nothing beyond that.',
    path: '/cold-email-automation',
  },
  {
    asked: ['do i approve the list of people'],
    when: ['#cold-email listFirst', 'listFirst', 'listFirst otherPeople'],
    answer: `You say who you want to meet, and an appointment counts only with somebody on the list you approved.`,
    path: '/cold-email-automation-offer',
  },
  {
    asked: ['what if somebody says no to a cold email'],
    when: ['#cold-email stopThem', 'stopThem otherPeople', 'stopThem otherPeople list'],
    answer:
      'The emails end with a way out, as the sample on the page does: reply “no”, and you don’t hear from us again.',
    path: '/cold-email-automation',
  },
  {
    when: ['#cold-email approve', 'approve emailWord'],
    answer: `Whether you see the emails before they go out is not among my facts; ask on the call, before you pay: ${bookingLink('cold-email-automation')}\nWhat I know: we write the emails and send them in your name, and the page shows a sample.`,
    path: '/cold-email-automation',
    isUnknown: true,
  },
  {
    asked: ['who writes the cold emails and answers the replies'],
    when: ['#cold-email whoWrites', 'whoWrites emailWord'],
    answer:
      'We do. We find the people, write the emails and the follow-ups, send them and answer the replies. You say who you want to meet, and take the appointments.',
    path: '/cold-email-automation',
  },
  {
    asked: ['what is a qualified appointment'],
    when: ['qualified', '#cold-email qualified', 'qualified appointments'],
    answer: `What counts as qualified: ${cold.qualifiedMeans}. The promise is ${cold.appointments} of those appointments within ${cold.days} days.`,
    path: '/cold-email-automation-offer',
  },
  {
    asked: ['when does the first cold email go out'],
    when: ['firstGo emailWord', '#cold-email firstGo', '#cold-email firstGo howLong'],
    answer: `On day ${cold.warmUpDays + 1}. New inboxes are warmed for ${cold.warmUpDays} days first, because email from a brand-new inbox lands in spam.`,
    path: '/cold-email-automation',
  },
  {
    asked: [`what if you deliver fewer than ${numberWord(coldEmailFacts.appointments)} appointments`],
    when: ['#cold-email fewer', 'fewer appointments', '#cold-email fewer appointments'],
    answer: `Then the guarantee applies: with fewer than ${cold.appointments} qualified appointments within ${cold.days} days you get the upfront ${usd(cold.upfrontUsd)} back, and the ${usd(cold.onDeliveryUsd)} never falls due.`,
    path: '/cold-email-automation-offer',
  },
  {
    asked: ['does cold email work for selling to consumers'],
    when: ['#cold-email consumers'],
    answer:
      'Cold email is for owners who sell to other businesses. If you sell to homeowners or other consumers, chat agents or a lead-magnet tool are the better place to look.',
    path: '/cold-email-automation',
    alsoPaths: ['/ai-chat-agents'],
  },
  {
    when: ['#cold-email volume', 'volume emailWord otherPeople', 'volume emailWord !spam'],
    answer: `How many emails go out is not among my facts. What is promised is what comes of them: ${cold.appointments} qualified appointments within ${cold.days} days. Ask on the call: ${bookingLink('cold-email-automation')}`,
    path: '/cold-email-automation',
    isUnknown: true,
  },
  {
    when: ['#cold-email lawful'],
    answer:
      'I can’t give legal advice. What I know of how we do it: there is a reason to write to each person, the email comes from you and an inbox set up for it, and it ends with a way out: reply “no”.',
    path: '/cold-email-automation',
    isUnknown: true,
  },
  // Internal ops.
  {
    asked: ['do we keep working the old way while internal ops automation is set up'],
    when: ['#internal-ops beside', 'beside build', 'beside', '#internal-ops fails beside'],
    answer:
      'We map the hand-offs with the people who make them and automate them one at a time, so not everything changes at once.',
    path: '/ai-internal-ops',
  },
  {
    asked: ['what happens when internal ops automation fails'],
    when: ['#internal-ops fails', '#internal-ops wrongAnswers'],
    answer: answerTo(internalOpsPage.faq, 'What if an automated step fails?'),
    path: '/ai-internal-ops',
  },
  {
    asked: ['how long is the internal ops consultation'],
    when: ['#internal-ops call howLong', '#internal-ops call'],
    answer: `The consultation takes ${internalOpsFacts.consultationMinutes} minutes: you tell us where work waits, and we tell you what can be automated and what can’t. It costs ${priceRange(internalOpsFacts.price)}; after the consultation you have your one price in writing, before anything is built.`,
    path: '/ai-internal-ops',
  },
  {
    asked: [
      'what will you not automate',
      'what do you not do',
      'what should not be automated',
      'what can ai not do',
    ],
    when: ['never automate', 'automate judgmentWork', 'youDo automate judgmentWork'],
    answer:
      'We don’t automate a process that nobody can explain: first it gets fixed, then it runs on its own. And what takes judgment stays with a person: a complaint, a price, letting somebody go.',
    path: '/ai-internal-ops',
  },
  {
    asked: ['why is the price for internal ops automation a range'],
    when: ['why #internal-ops fees', 'why #internal-ops priceWord', 'why #internal-ops'],
    answer: answerTo(internalOpsPage.faq, 'What does it cost?'),
    path: '/ai-internal-ops',
  },
  // Lead-magnet tools.
  {
    asked: ['what kind of lead-magnet tool would you build'],
    when: ['#lead-magnets ideaFor !fees', 'ideaFor toolWord', 'ideaFor build', 'ideaFor !fees'],
    answer: `It starts from the question your visitors already ask. Ideas: ${magnetIdeas.rows
      .slice(0, 4)
      .map(({ business, tool }) => `${tool.charAt(0).toLowerCase()}${tool.slice(1)} (${business})`)
      .join(', ')}. The concept for yours is free, normally ${usd(leadMagnetFacts.conceptNormalPriceUsd)}.`,
    path: '/ai-tools-lead-magnets',
  },
  {
    asked: ['who builds the lead-magnet tool'],
    when: ['#lead-magnets whoBuilds'],
    answer:
      'We do. You bring the question your visitors keep asking, judge the concept, which is free, and then decide whether we build it.',
    path: '/ai-tools-lead-magnets',
  },
  {
    when: ['#lead-magnets own'],
    answer: `Who owns the tool is not among my facts: have it written down on the call, before you pay. What I know: it stands on your site, and the concept is free. ${bookingLink('ai-tools-lead-magnets')}`,
    path: '/ai-tools-lead-magnets',
    isUnknown: true,
  },
])
