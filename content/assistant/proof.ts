import { bookingLink } from '#content/facts/booking-link'
import { contentList } from '#content/facts/content-view'
import { chatAgentFacts, claims, coldEmailFacts, leadMagnetFacts } from '#content/facts/facts'
import { howWeCountPath } from '#content/facts/how-we-count'
import { magnetIdeas } from '#content/pages/ai-tools-lead-magnets'
import { numberWord } from '#content/facts/number-word'
import type { AssistantQuestion } from '#content/assistant/question'

const lines = magnetIdeas.rows.map(({ business }) => business.toLowerCase()).join(', ')

/** Answers for visitors who want proof. */
export const assistantProof = contentList((): readonly AssistantQuestion[] => {
  const { workshop } = claims
  return [
    {
      asked: [
        'what results have your clients had',
        'what results do you get',
        'does it work',
        'do you have numbers',
        'how much do clients save',
        'proof',
      ],
      when: ['proof', 'proof customers', 'roi proof', 'customers saving'],
      answer: `The figures we publish: ${claims.workflows} workflows deployed, ${claims.hoursSavedPerMonth} hours a month saved per founder, ${claims.costReductions} in cost reductions, costs cut ${claims.costsCut}. They say what happened elsewhere; they promise nothing for your business.`,
      path: '/',
      alsoPaths: [howWeCountPath, '/case-studies', '/testimonials'],
    },
    {
      asked: [
        'do you have case studies',
        'show me case studies',
        'examples of your work',
        'who have you worked with',
        'client success stories',
      ],
      when: [
        'example !list !sampleWord',
        'example customers',
        'example build',
        'proof example',
        'customers proof alternative',
      ],
      answer:
        'Our case studies have a page of their own: what was broken, what we built and what changed. Stories marked “sample” show how the page reads until clients’ own stories are there. I can’t tell you of one in your line of business beyond what is on it.',
      path: '/case-studies',
    },
    {
      isClear: true,
      when: ['reference', 'reference customers'],
      answer: `Whether a past client would talk to you is not among my facts; ask on a call: ${bookingLink('assistant')}\nWhat I can show you are the testimonials and the case studies.`,
      path: '/testimonials',
      alsoPaths: ['/case-studies'],
      isUnknown: true,
    },
    {
      asked: [
        'what do other customers say',
        'testimonials',
        'reviews of your company',
        'what do clients say',
        'references',
      ],
      isClear: true,
      when: ['reviews !submit !publish !delete !whoSees !real !moreReviews !#chat-agents'],
      answer:
        'What owners, families and students say is on the testimonials page. The ones marked “sample” only show how the page reads, until clients’ own words are there.',
      path: '/testimonials',
    },
    {
      asked: ['how do i get more google reviews'],
      isClear: true,
      when: ['moreReviews', 'moreReviews #chat-agents'],
      answer: `That is what one of our ${numberWord(chatAgentFacts.agents.length)} AI chat agents is for: review management asks your customers for the review. It starts with a ${chatAgentFacts.demoMinutes}-minute demo and a ${chatAgentFacts.freeTrialDays}-day free trial.`,
      path: '/ai-chat-agents',
    },
    {
      asked: ['are the testimonials real'],
      when: [
        'reviews real',

        'featured real !interview',
        'reviews trust',
        'example real',
        'featured real',
      ],
      answer:
        'Fair question. The people, quotes and outlets marked “sample” are samples of how the pages read: they stand for no real person, company or outlet. A real testimonial is read by a person before it is published.',
      path: '/testimonials',
      alsoPaths: ['/terms'],
    },
    {
      asked: ['what do clients save on average'],
      when: ['average', 'average saving', 'average customers saving'],
      answer: `From our workshops: ${workshop.savings} average annual savings per client and ${workshop.hoursWeekly} hours a week saved. Those are averages over clients, not a promise; your own figure comes from your own hours.`,
      path: '/ai-workshop',
      alsoPaths: [howWeCountPath, '/free-ai-workshop'],
    },
    {
      asked: ['how many implement after the workshop'],
      when: ['implement proof', 'implement average', 'implement howLong', 'implement customers', 'implement'],
      answer: `${workshop.implement} implement within ${workshop.implementDays} days: that is our workshop figure, an average over clients and not a promise.`,
      path: '/ai-workshop',
      alsoPaths: [howWeCountPath, '/free-ai-workshop'],
    },
    {
      asked: ['do you guarantee savings'],
      when: ['promise saving', 'promise average', 'promise proof !saving'],
      answer: `The savings we publish are averages over clients, not a promise. Only three things carry a guarantee: chat agents (${chatAgentFacts.guaranteePercent}% in ${chatAgentFacts.guaranteeDays} days), cold email (${coldEmailFacts.appointments} appointments in ${coldEmailFacts.days} days) and lead-magnet tools (${leadMagnetFacts.guaranteePercent}% in ${leadMagnetFacts.guaranteeDays} days).`,
      path: '/terms',
    },
    {
      asked: [
        'how many people use it',
        'how many clients do you have',
        'how many customers do you have',
        'are you trustworthy',
        'can i trust you',
      ],
      when: [
        'trust',
        'trust customers',
        'trust example',
        'howMany customers',
        'howMany helped',
        'howMany helped customers',
      ],
      answer: `Don’t take a website’s word for it. ${claims.trustedBy} ${claims.ceosUsedSystem} CEOs used the system, and ${claims.smbs} SMBs have been through it. Read the testimonials and case studies, and what happens if it doesn’t work, before you pay anything: numbers about past clients aren’t promises, and only what the terms page calls a guarantee is one.`,
      path: '/testimonials',
      alsoPaths: [howWeCountPath, '/case-studies', '/terms'],
    },
    {
      asked: ['where have you been featured'],
      when: ['featured', 'featured ours'],
      answer:
        'Articles, podcasts and videos with us are on the media page, and the outlets are on the home page. What is marked “sample” there is a sample.',
      path: '/media',
    },
    {
      asked: [
        'are there still seats this month',
        'are there places left',
        'do you have availability',
        'how many spots are left',
      ],
      when: ['seats fake', 'seats fake why'],
      answer: `${claims.seatsLeft} That is what we publish, and I can’t see the calendar from here. A call tells you which dates are free: ${bookingLink('ai-audit')}`,
      path: '/',
      isLast: true,
    },
    {
      asked: ['what is the roi'],
      when: ['roi', 'roi #audit', 'roi howLong'],
      answer: `For your business I won’t guess: it’s your hours, and what they are worth. What we publish: ${claims.costReductions} in cost reductions, costs cut ${claims.costsCut}. The free scorecard works out your own cost of waiting, and the audit scores every workflow by ROI before you pay for a build.`,
      path: '/ai-ready-score',
      alsoPaths: ['/ai-audit'],
    },
    {
      asked: ['have you worked with businesses like mine'],
      isClear: true,
      when: [
        'anyClients !abroad',
        'realClients',
        'likeMe proof',
        'likeMe example',
        'likeMe helped',
        'likeMe seeIt',
        'anyClients customers !abroad',
        'anyClients example',
      ],
      answer: `What we did for others is told on the case studies page, each with its line of business; stories marked “sample” only show how the page reads. Beyond that I can’t name a client. Across all of them: ${claims.workflows} workflows deployed and ${claims.costReductions} in cost reductions.`,
      path: '/case-studies',
      alsoPaths: ['/testimonials'],
    },
    {
      asked: ['what industries do you work with'],
      isClear: true,
      when: ['industries', 'industries customers'],
      answer: `Small and mid-size businesses of ${claims.businessSize}, in any line where the same steps repeat every week: ${lines}. Tell me yours, and I’ll tell you where I would look first.`,
      path: '/ai-audit',
      alsoPaths: ['/ai-ready-score'],
    },
  ]
})
