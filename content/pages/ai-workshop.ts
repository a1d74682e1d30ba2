import { contentView } from '#content/facts/content-view'
import { bookingLink } from '#content/facts/booking-link'
import { claims, workshopFacts } from '#content/facts/facts'
import { basisOf } from '#content/facts/how-we-count'
import { numberWord, numberWordFirst } from '#content/facts/number-word'
import type { Page } from '#content/pages/parts/page'
import { usd } from '#content/facts/usd'
import { shortDayOf } from '#domain/weekly-words'

export const b2bWorkshopPage = contentView(() => {
  const { b2b } = workshopFacts
  return {
    path: '/ai-workshop',
    title: 'AI workshop for teams',
    kicker: 'AI workshop for teams',
    description: `${b2b.hours} hours ${b2b.schedule}: your team takes one workflow apart and leaves with a written plan to fix it.`,
    prerender: true,
    hydrate: 'on-first-interaction',
    indexed: true,
    event: { ...b2b, minutes: b2b.hours * 60 },
  }
}) satisfies Page

/** Five consecutive days of the week that include `weekday`: Monday to Friday unless it is on the weekend. */
function weekAround(weekday: number): readonly number[] {
  const first = weekday === 0 ? 0 : weekday === 6 ? 2 : 1
  return [0, 1, 2, 3, 4].map((days) => first + days)
}

function percentIn(claim: string): number | undefined {
  const percent = /^(\d+(?:\.\d+)?) ?%/.exec(claim)?.[1]
  return percent === undefined ? undefined : Math.min(Number(percent), 100)
}

/** The words of behavior 10.9; schedule of behavior 15.2, claims of behavior 15.3. */
export const b2bWorkshopCopy = contentView(() => {
  const { b2b } = workshopFacts
  const { savings, hoursWeekly, implement, implementDays } = claims.workshop
  return {
    heading: `One workflow. ${numberWordFirst(b2b.hours)} hours. On a ${b2b.day}.`,
    pitch:
      'Bring the workflow your team complains about. We take it apart together, put a number on the break, and you go back to work with a repair order in hand.',
    price: `${usd(b2b.teamPriceUsd)} a team`,
    terms: `Up to ${b2b.teamSize} people, ${b2b.hours} hours ${b2b.schedule}. You register in a new tab.`,
    forWhom: 'For owners and the people who do the work. Bring the team if you can.',
    register: { label: 'Register', href: bookingLink('ai-workshop') },
    registerTeam: 'Register Your Team',
    home: { label: 'Back to Home', href: '/' },
    week: {
      label: `A week as a line of five days. ${b2b.day} is a large clock, filled for ${numberWord(b2b.hours)} hours from ${b2b.clock}.`,
      days: weekAround(b2b.weekday).map((weekday) =>
        weekday === b2b.weekday ? `${b2b.day}, ${b2b.clock} ${b2b.zoneShort}` : shortDayOf(weekday),
      ),
      clockAt: weekAround(b2b.weekday).indexOf(b2b.weekday),
      time: b2b.time,
      hours: b2b.hours,
    },
    order: {
      title: 'You leave with one sheet of paper',
      lead: `Those ${numberWord(b2b.hours)} hours go into filling it in. No slides about the future of work.`,
      name: 'Repair order',
      fields: [
        { name: 'Workflow', ask: 'What starts it, who touches it, where it ends.' },
        { name: 'Break', ask: 'The one spot where it stalls, and who’s left waiting.' },
        { name: 'Cost', ask: 'Hours a week, times what an hour is worth, times 52.' },
        { name: 'Repair', ask: 'What gets automated, in which of your tools, and what stays with a person.' },
        { name: 'Who, by when', ask: `One name. One date, within ${implementDays} days.` },
      ],
    },
    stats: {
      title: 'What our clients report',
      savings: {
        figure: savings,
        name: 'average annual savings per client',
        basis: basisOf('clientSavings'),
      },
      hours: { count: hoursWeekly, name: 'hours weekly savings', basis: basisOf('teamHours') },
      implement: {
        figure: implement,
        /** The percentage to draw; undefined if the claim does not begin with one. */
        percent: percentIn(implement),
        name: `implement within ${implementDays} days`,
        basis: basisOf('implemented'),
      },
      note: 'Client averages, not a promise. You’ll work out your own figure in the room, from your own hours.',
    },
    bring: {
      title: 'Bring the people, not the slides',
      people: [
        { who: 'Whoever does the work.', why: 'They know the step that’s not in the manual.' },
        { who: 'Whoever waits for it.', why: 'They know what it costs when it’s late.' },
        { who: 'Whoever can say yes.', why: 'Without them, the plan stays on paper.' },
      ],
    },
    closing: {
      title: `See you ${b2b.day}.`,
      note: `Pick your ${b2b.day} on our calendar. It opens in a new tab.`,
    },
  }
})
