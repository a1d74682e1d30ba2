import { contentList } from '#content/facts/content-view'
import { answerTo } from '#content/facts/answer-to'
import { workshopFacts } from '#content/facts/facts'
import { freeWorkshopCopy } from '#content/pages/free-ai-workshop'
import { readinessWorkshopPage } from '#content/pages/ai-readiness-workshop'
import { site } from '#content/facts/site'
import { usd } from '#content/facts/usd'
import type { AssistantQuestion } from '#content/assistant/question'
import { zoneLongOf } from '#domain/weekly-words'

/** Questions about the workshops, their feedback, and testimonials. */
export const assistantWorkshopQuestions = contentList((): readonly AssistantQuestion[] => {
  const { free, b2b, readiness } = workshopFacts
  return [
    {
      asked: ['do i need a credit card for the free workshop'],
      when: ['#free-workshop noCard', '#readiness-workshop noCard'],
      answer: 'The workshop is free. No credit card, just your name, email and company.',
      path: '/free-ai-workshop',
      alsoPaths: ['/ai-readiness-workshop'],
    },
    {
      asked: ['how many seats does the free workshop have'],
      when: ['#free-workshop seats', '#free-workshop seats full'],
      answer: `The free AI workshop is limited to ${free.attendees} attendees, ${free.schedule}. You reserve a seat with the form on its page.`,
      path: '/free-ai-workshop',
    },
    {
      when: [
        '#b2b-workshop howManySeats',
        '#b2b-workshop howManySeats seats',
        '#b2b-workshop howManySeats comeWith',
      ],
      answer: `The price of ${usd(b2b.teamPriceUsd)} is for a team of up to ${b2b.teamSize}. If you are more, write to ${site.contactEmail} before you book.`,
      path: '/ai-workshop',
    },
    {
      asked: ['can i bring a colleague to the free workshop'],
      when: ['#free-workshop comeWith', '#readiness-workshop comeWith', 'comeWith freeWord workshopWord'],
      answer: `Everybody who comes registers with the form on its page, because one registration is one seat: the free AI workshop has ${free.attendees}.`,
      path: '/free-ai-workshop',
    },
    {
      asked: ['what if the free workshop is full'],
      when: ['#free-workshop full', 'full seats', 'full'],
      answer: `If a session is full, the form puts you on the waiting list, and we email you if a seat comes free. There is a session ${free.schedule}, so the next chance is a week later. Seats are limited to ${free.attendees}.`,
      path: '/free-ai-workshop',
    },
    {
      asked: ['is the free workshop online, and where is the link'],
      when: [
        '#free-workshop online',
        '#free-workshop link',
        '#free-workshop online link',
        'link registered',
        'link registered online',
        'link workshopWord',
      ],
      answer: `It’s online, on Zoom: ${free.schedule}. Once you have registered, we email you the details. The link is in that email, or follows as soon as it’s set; I don’t have it here.`,
      path: '/free-ai-workshop',
    },
    {
      when: ['#free-workshop learn', '#free-workshop include'],
      asked: [
        'what will i learn in the free workshop',
        'what do you teach in the free workshop',
        'agenda of the free workshop',
        'what is the free workshop about',
      ],
      answer: `Four things, in ${free.minutes} minutes plus Q&A: find the break, put a price on it, choose the repair, and keep it running.`,
      path: '/free-ai-workshop',
      parts: freeWorkshopCopy.learns.map(({ name, text }) => `${name}. ${text}`),
    },
    {
      asked: ['what if i miss the free workshop'],
      when: ['#free-workshop miss', 'miss seats'],
      answer: `If you can’t make it, somebody on the waiting list may take your seat, and there is a session ${free.schedule}. Reply to the email you got if something has come up.`,
      path: '/free-ai-workshop',
    },
    {
      asked: ['will you sell me something at the readiness workshop'],
      when: ['#readiness-workshop sellMe', '#free-workshop sellMe', 'sellMe'],
      answer: answerTo(readinessWorkshopPage.faq, 'Will you sell me something?'),
      path: '/ai-readiness-workshop',
    },
    {
      asked: ['do i have to install anything for the readiness workshop'],
      when: [
        '#readiness-workshop install',
        '#free-workshop install',
        '#readiness-workshop install obliged',
        'install obliged',
      ],
      answer:
        'You need no AI tools and nothing installed: bring one workflow that keeps going wrong. The meeting details come to you by email.',
      path: '/ai-readiness-workshop',
    },
    {
      asked: ['does the readiness workshop need a login to my systems'],
      when: ['#readiness-workshop login', '#free-workshop login'],
      answer: `In the workshop we don’t build anything or ask for a login to your systems; ${readiness.minutes} minutes are enough to find the break.`,
      path: '/ai-readiness-workshop',
    },
    {
      asked: ['what should i bring to the free workshop'],
      when: [
        '#readiness-workshop prepare',
        '#free-workshop prepare',
        '#readiness-workshop bring',
        '#free-workshop bring',
      ],
      answer:
        'Bring one workflow that annoys you, a guess at who spends how long on it, and the tools you have already tried. That’s enough.',
      path: '/ai-readiness-workshop',
      alsoPaths: ['/free-ai-workshop'],
    },
    {
      asked: ['who should come to the b2b workshop'],
      when: ['#b2b-workshop bring', '#b2b-workshop prepare', '#b2b-workshop comeWith', '#b2b-workshop who'],
      answer:
        'Bring whoever does the work, whoever waits for it, and whoever can say yes. Owners are welcome with their people: whole teams are better than single seats.',
      path: '/ai-workshop',
    },
    {
      asked: ['what do we leave the b2b workshop with'],
      when: ['#b2b-workshop include', '#b2b-workshop learn'],
      answer: `You leave with one sheet, the repair order for your workflow: where it breaks, what that costs, what gets automated, and who does it by when. It takes the ${b2b.hours} hours to fill in.`,
      path: '/ai-workshop',
    },
    {
      asked: ['which time zone is the b2b workshop in'],
      when: ['#b2b-workshop timezone', '#b2b-workshop timezone online'],
      answer: `The B2B workshop is ${b2b.schedule}: that is ${zoneLongOf(b2b.zone)} time${free.zone === b2b.zone ? '' : `, not ${zoneLongOf(free.zone)}`}. It takes ${b2b.hours} hours.`,
      path: '/ai-workshop',
    },
    {
      asked: ['which time zone is the free workshop in'],
      when: ['#free-workshop timezone'],
      answer: `The free AI workshop is ${free.schedule}: that is ${zoneLongOf(free.zone)} time. It takes ${free.minutes} minutes plus Q&A.`,
      path: '/free-ai-workshop',
    },
    {
      asked: ['do i have to give my name in the workshop feedback'],
      when: ['feedback giveName', 'feedback obliged giveName', 'feedback giveName #free-workshop'],
      answer:
        'On the workshop feedback your name, email and company are optional; leave them empty if you like.',
      path: '/workshop-feedback',
    },
    {
      asked: ['is my workshop feedback published'],
      when: ['feedback publish', 'feedback whoSees', 'feedback publish #free-workshop'],
      answer:
        'Nothing you write in the workshop feedback is published, unless you check the box that allows it.',
      path: '/workshop-feedback',
    },
    {
      asked: ['who reads testimonials before they are published'],
      when: ['reviews publish', 'reviews whoSees', 'reviews whoSees publish'],
      answer:
        'A person on our side reads every testimonial before it is published, and we ask for no changes that flatter us. You can have yours taken down at any time.',
      path: '/testimonials/submit',
    },
    {
      asked: [
        'can i leave a testimonial',
        'how do i submit a testimonial',
        'where can i write a review',
        'give feedback about my program',
      ],
      when: ['reviews submit !delete'],
      answer: 'Yes, gladly: there is a form for it. A person reads every testimonial before it is published.',
      path: '/testimonials/submit',
      isLast: true,
    },
  ]
})
