import { bookingLink } from '#content/booking-link'
import { youthPrograms } from '#content/facts'
import type { Page } from '#content/page'

const [foundations, innovators, camp] = youthPrograms

/** Programs from the lowest level up, as they stand on the scale, each with its age range and its own words. */
const programs = [
  {
    ...foundations,
    id: 'ai-foundations',
    text: 'What AI is, what it is good at, and how to catch it when it is wrong. It ends with one small thing that works and that they can explain at home.',
    asks: 'No earlier experience. Curiosity is enough.',
  },
  {
    ...camp,
    id: 'summer-camp',
    text: 'Mixed ages and levels, in teams. The older ones explain, the younger ones ask the better questions, and each team builds one thing together.',
    asks: 'Beginners and advanced alike.',
  },
  {
    ...innovators,
    id: 'ai-innovators',
    text: 'They find something broken at school, in a club or in a family business, and build the repair: from the first question to somebody using it.',
    asks: 'They have built something with AI before, here or by themselves.',
  },
].map((program) => {
  const [from, to] = program.ages.split('-').map(Number)
  return { ...program, from: from ?? 0, to: to ?? 0 }
})

const youngest = Math.min(...programs.map(({ from }) => from))
const oldest = Math.max(...programs.map(({ to }) => to))

const ages = Array.from({ length: oldest - youngest + 1 }, (_, at) => {
  const age = youngest + at
  const fitting = programs.filter(({ from, to }) => from <= age && age <= to)
  return { age, fits: fitting.map(({ title }) => title).join(' or ') }
})

export const youthPage = {
  path: '/ai-for-youth',
  title: 'AI for youth',
  description: `AI Foundations, AI Innovators and Summer Camp: three programs for ages ${youngest} to ${oldest}, on what AI is, what it is good for, and how to build with it.`,
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
  faq: [
    {
      question: 'What does it cost, and when does it start?',
      answer:
        'Fees and dates are named in the info session, before anyone decides. Nothing is charged on this page.',
    },
    {
      question: 'Two programs fit. Which one?',
      answer:
        'Take the one with the length that fits your summer or your school year. If it is still a tie, ask in the info session; we would rather place a child well than early.',
    },
    {
      question: 'Will AI do their homework for them?',
      answer:
        'It can already, with or without us. We teach the part that is missing: to check what it says, to notice what it left out, and to say which work is their own.',
    },
    {
      question: 'What if it isn’t for them?',
      answer:
        'Then say so early, to us and to them. Ask about leaving in the info session too: it is a fair question before you pay.',
    },
  ],
} as const satisfies Page

/** The words of S1 §2 "Youth program page"; programs of S1 §9. */
export const youthCopy = {
  heading: ['They already use AI.', 'Now let them build with it.'],
  pitch: `Three programs for ages ${youngest} to ${oldest}. They learn what AI is, where it goes wrong, and how to repair something real with it.`,
  price: 'Fees and dates in the info session',
  terms: 'You hear them before you decide. Nothing is charged on this page.',
  forWhom:
    'For parents who would rather have it explained than forbidden, and for the young people themselves.',
  /** Buttons without an action of their own (readings of the specification, 7). */
  actions: {
    enroll: { label: 'Enroll', href: '#programs' },
    learnMore: { label: 'Learn More' },
    apply: { label: 'Apply', href: bookingLink('ai-for-youth') },
    infoSession: { label: 'Info Session', href: bookingLink('ai-for-youth') },
  },
  scale: { title: 'Pick an age to see what fits', unit: 'years old' },
  ages,
  programs,
  programsTitle: 'What happens in them',
  faqTitle: 'Parents ask',
  closing: {
    title: 'Bring your questions. Bring the kid.',
    note: 'Come to an info session together. You hear what happens week by week, what it costs and who teaches.',
  },
} as const
