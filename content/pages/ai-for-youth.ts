import { contentView, contentList } from '#content/facts/content-view'
import { bookingLink } from '#content/facts/booking-link'
import { youthFacts, youthPrograms } from '#content/facts/youth-programs'
import type { Page } from '#content/pages/parts/page'
import { numberWord } from '#content/facts/number-word'
import { priceRange } from '#content/facts/price-range'
import { usd } from '#content/facts/usd'

/** The programs in the order of the scale, lowest level first, each with its age range and its own text. */
const programs = contentList(() => {
  const [foundations, innovators, camp] = youthPrograms
  return [
    {
      ...foundations,
      id: 'ai-foundations',
      text: 'What AI is, what it’s good at, and how to catch it when it’s wrong. They finish by building one small thing that works.',
      asks: 'No experience needed, just curiosity.',
    },
    {
      ...camp,
      id: 'summer-camp',
      text: 'Mixed ages and levels, working in teams. The older ones explain, the younger ones ask better questions, and each team builds something together.',
      asks: 'Beginners and advanced welcome.',
    },
    {
      ...innovators,
      id: 'ai-innovators',
      text: 'They find something broken at school, in a club or in a family business, and build the fix, from first question to first user.',
      asks: 'For teens who have already built something with AI.',
    },
  ].map((program) => ({ ...program, apply: bookingLink(program.id) }))
})

export const youthPage = contentView(() => {
  const [foundations, innovators, camp] = youthPrograms
  const { youngest, oldest } = youthFacts
  return {
    path: '/ai-for-youth',
    title: 'AI for youth',
    kicker: `AI programs for ages ${youngest} to ${oldest}`,
    description: `${foundations.title}, ${innovators.title} and ${camp.title}: three programs for ages ${youngest} to ${oldest}, on what AI is, what it’s good for, and how to build with it.`,
    prerender: true,
    hydrate: 'on-first-interaction',
    indexed: true,
    faq: [
      {
        question: 'What does it cost, and when does it start?',
        answer: `${youthPrograms.map(({ title, priceUsd, starts }) => `${title}: ${usd(priceUsd)}, ${starts}.`).join(' ')} Nothing is charged on this page.`,
      },
      {
        question: 'Two programs fit. Which one?',
        answer: `Go by the length: ${numberWord(camp.weeks)} weeks fit a summer, ${numberWord(foundations.weeks)} or ${numberWord(innovators.weeks)} fit a school year. Still not sure? The info session is for that.`,
      },
      {
        question: 'Will AI do their homework for them?',
        answer:
          'It already can, with or without us. We teach the missing part: check what it says, spot what it left out, and be honest about which work is their own.',
      },
      {
        question: 'What if it isn’t for them?',
        answer: `Until ${youthFacts.cancelDays} days before the start you can give the place back and pay nothing. After that the fee is due, even if they stop. So bring them to the info session first.`,
      },
    ],
  }
}) satisfies Page

/** The words of behavior 10.8; programs of behavior 15.2. */
export const youthCopy = contentView(() => {
  const { youngest, oldest } = youthFacts
  const ages = Array.from({ length: oldest - youngest + 1 }, (_, at) => {
    const age = youngest + at
    const fitting = programs.filter(({ from, to }) => from <= age && age <= to)
    return { age, fits: fitting.map(({ title }) => title).join(' or ') }
  })
  return {
    heading: ['They already use AI.', 'Now let them build with it.'],
    pitch: `Three programs for ages ${youngest} to ${oldest}. Your teen learns what AI is, where it goes wrong, and how to fix something real with it.`,
    price: priceRange(youthFacts.price),
    terms: `A fixed fee for each program. Give the place back until ${youthFacts.cancelDays} days before it starts, and you pay nothing.`,
    forWhom: 'For parents who would rather have AI explained than banned, and for teens who want to build.',
    /** Buttons without an action of their own (behavior 2.6). */
    actions: {
      enroll: { label: 'Enroll', href: '#programs' },
      learnMore: { label: 'Learn More' },
      apply: { label: 'Apply' },
      infoSession: { label: 'Info Session', href: bookingLink('ai-for-youth') },
    },
    scale: { title: 'Pick an age to see what fits', unit: 'years old' },
    ages,
    programs,
    programsTitle: 'What they’ll do',
    faqTitle: 'Parents ask',
    onTitle: 'And for you, the parent who runs a business',
    closing: {
      title: 'Bring your questions. Bring your teen.',
      note: 'Come to an info session together: see what happens each week, and meet the person who teaches.',
    },
  }
})
