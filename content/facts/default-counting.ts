import type { Content } from '#content/facts/content'

/** Sample data that gives each figure a source, a size and a date: an owner replaces it with the real counts. */
export const defaultCounting: Content['counting'] = {
  isSample: true,
  owners: {
    counts:
      'People who own a business and took the scorecard, a workshop, coaching or an audit. Each counts once. Most took the free scorecard: they trusted us with their answers, not with their money.',
    whose: '512 owners',
    when: 'since January 2023',
  },
  ceos: {
    counts:
      'CEOs among these owners who read the newsletter and took a workflow of their own through the four steps, most of them by themselves. Who paid us for an audit or a build is in the 56 below.',
    whose: '214 of the 512 owners',
    when: 'since January 2023',
  },
  smbs: {
    counts: 'Small and mid-size businesses that had an audit or a build from us.',
    whose: '56 businesses',
    when: 'since January 2023',
  },
  workflows: {
    counts:
      'Workflows we built that were in daily use when we counted. What owners built themselves isn’t in it.',
    whose: '61 at 43 of the 56 businesses',
    when: 'end of 2025',
  },
  costReductions: {
    counts:
      'Bills that no longer come: tools, overtime, outside help. Hours saved aren’t in it; for most they are the larger part.',
    whose: '43 businesses, about $2,300 each',
    when: 'first year',
  },
  founderHours: {
    counts: 'The founder’s own hours. The team’s aren’t in it.',
    whose: 'average of 37 founders with a build',
    when: 'first three months',
  },
  costsCut: {
    counts: 'What a repaired workflow costs in a year, in hours and tools, against what it cost before.',
    whose: 'middle half of 48 repaired workflows',
    when: 'six months after the repair',
  },
  clientSavings: {
    counts:
      'Time given a price, not bills that no longer come: the team hours of a year, times what the client says an hour is worth, about $123.',
    whose: 'average of 34 workshop clients',
    when: 'first year after it',
  },
  teamHours: {
    counts: 'Hours a week over the client’s whole team, not one person’s.',
    whose: 'average of the same 34 clients',
    when: 'three months after it',
  },
  implemented: {
    counts: 'Clients with a first repair in daily use.',
    whose: '32 of the 34 clients',
    when: 'from the day of the workshop',
  },
  pace: {
    counts:
      'Traction: the first repair is in daily use. Sustained growth: it still is, and so are the next ones on the roadmap.',
    whose: 'what every roadmap is planned for; a goal, not an average',
    when: 'from the first day of building',
  },
  seats: {
    counts:
      'One seat is one business that starts with us: an audit, a build or coaching. How many audits start in a month has limits of its own.',
    whose: 'what is left of fifteen a month',
    when: 'counted on Mondays: who started since isn’t off it yet',
  },
}
