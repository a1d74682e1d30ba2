import { countedClaims } from '#content/facts/counted-claims'
import { howWeCountPath } from '#content/facts/how-we-count'
import { company } from '#content/facts/company'
import type { Page } from '#content/pages/parts/page'
import { contentView } from '#content/facts/content-view'

export const howWeCountPage = {
  path: howWeCountPath,
  title: 'How we count',
  description:
    'The figures this site gives about its clients as a whole: what each counts, whose it is, of how many and when.',
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: true,
} as const satisfies Page

/** Figures that count different things are grouped, so that each explains what the other leaves out. */
export const howWeCountCopy = contentView(({ counting: { isSample } }) => ({
  pitch:
    'A number means nothing until you know what it counts. Here are the figures we give about our clients as a whole: what is in each, what isn’t, whose it is, and when we counted. The figures of one case study stand in it, with how they were measured; those of the scorecard’s tiers are our estimates.',
  sampleNote: isSample
    ? `These counts are samples, made up to show how the page reads. ${company.name} puts its own in their place.`
    : undefined,
  heads: { says: 'We say', counts: 'What it counts', whose: 'Whose', when: 'When' },
  groups: [
    {
      title: 'What our builds changed',
      rows: [
        countedClaims.workflows,
        countedClaims.costReductions,
        countedClaims.founderHours,
        countedClaims.costsCut,
      ],
    },
    {
      title: 'What workshop clients report',
      rows: [countedClaims.clientSavings, countedClaims.teamHours, countedClaims.implemented],
    },
    { title: 'Who knows us', rows: [countedClaims.owners, countedClaims.ceos, countedClaims.smbs] },
    { title: 'What is ahead', rows: [countedClaims.pace, countedClaims.seats] },
  ],
  prices: 'Prices, guarantees and what happens if it doesn’t work are on one page, too.',
  terms: { label: 'See the terms', path: '/terms' },
}))
