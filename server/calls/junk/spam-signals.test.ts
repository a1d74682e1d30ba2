import { describe, expect, test } from 'vitest'
import { wordsOf } from '#content/answers/field-roles'
import { type SpamEvidence, type Sender, spamSignalsOf } from './spam-signals.ts'

const evidence = (input: object, more: Partial<SpamEvidence> = {}): SpamEvidence => ({
  words: wordsOf(input),
  topic: undefined,
  stamp: undefined,
  needsScript: false,
  stampIsUsed: false,
  alike: [],
  rush: [],
  sameText: [],
  ...more,
})
const good = { state: 'good' } as const
const lead = { name: 'Ada Example', email: 'ada@engines.example', company: 'Engines' }
const saying = (biggest_challenge: string) => ({ ...lead, biggest_challenge })
const offer = 'We are an SEO agency: backlinks and guest posts. https://barn.example'

/** `count` people one after the other, the last of them now. */
const senders = (
  count: number,
  apartMs: number,
  of: (index: number) => Partial<Sender> = () => ({}),
): Sender[] =>
  Array.from({ length: count }, (_, index) => ({
    organization: `house${index}`,
    address: `address${index}`,
    network: `network${index}`,
    agoMs: index * apartMs,
    ...of(index),
  }))
const linking = saying('We use https://tool.example for it')
const oneOrganization = () => ({ organization: 'engines', network: 'office' })

describe('passes the filter', () => {
  test.each<[string, SpamEvidence]>([
    ['a person without script', evidence(lead)],
    ['one who shows another site', evidence(saying('We use https://tool.example for it'))],
    ['one who shows their own', evidence(saying('See https://www.engines.example/quotes'), { stamp: good })],
    ['one who sells links, from an open form', evidence(saying(offer), { stamp: good })],
    ['a form left open over the weekend', evidence(lead, { stamp: { state: 'old' } })],
    ['a scorecard whose stamp could not be fetched', evidence(lead, { needsScript: true })],
    ['an office without script', evidence(lead, { alike: senders(10, 20_000, oneOrganization) })],
    [
      'an office with one text',
      evidence(lead, { stamp: good, sameText: senders(12, 20_000, oneOrganization) }),
    ],
    ['a person without script among a handful', evidence(lead, { rush: senders(5, 1_000) })],
    ['one with a proof in a rush', evidence(lead, { stamp: good, rush: senders(20, 1_000) })],
    ['a slow day without script', evidence(lead, { rush: senders(12, 15_000) })],
    [
      'three of one office with one text and a link, from three networks',
      evidence(linking, { sameText: senders(3, 60_000, () => ({ organization: 'engines' })) }),
    ],
    [
      'four of one office with one text and a link, from two networks',
      evidence(linking, {
        sameText: senders(4, 60_000, (index) => ({
          organization: 'engines',
          network: `network${index % 2}`,
        })),
      }),
    ],
    ['a text that three have', evidence(lead, { stamp: good, sameText: senders(3, 60_000) })],
  ])('%s', (_who, given) => expect(spamSignalsOf(given)).toEqual([]))
})

describe('is quarantined', () => {
  const noProof = 'It brings no proof that a form was open in a browser.'
  test.each<[string, SpamEvidence, string[]]>([
    ['a filled hidden field', evidence(lead, { topic: 'x' }), ['The hidden field is filled in.', noProof]],
    [
      'a series',
      evidence(lead, { alike: senders(3, 2_000) }),
      [noProof, '3 people came from the same network without a proof within 15 seconds.'],
    ],
    [
      'a slower one',
      evidence(lead, { alike: senders(4, 15_000) }),
      [noProof, '4 people came from the same network without a proof within a minute.'],
    ],
    [
      'a series in one house’s name',
      evidence(lead, { alike: senders(5, 1_000, oneOrganization) }),
      [noProof, '5 people came from the same network without a proof within 15 seconds.'],
    ],
    [
      'the second of two scorecards at once',
      evidence(lead, { needsScript: true, alike: senders(2, 5_000) }),
      [noProof, '2 people came from the same network without a proof within 15 seconds.'],
    ],
    [
      'the sixth within a minute, from networks everywhere',
      evidence(lead, { rush: senders(6, 5_000) }),
      [noProof, '6 people came to the site without a proof within a minute.'],
    ],
    [
      'one text from many',
      evidence(lead, { stamp: good, sameText: senders(6, 600_000) }),
      ['The same text came from 6 addresses within an hour.'],
    ],
    [
      'one text from three without a stamp',
      evidence(lead, { sameText: senders(3, 3_600_000) }),
      [noProof, 'The same text came from 3 addresses within a day.'],
    ],
    [
      'one text with a link from four of one office, in three networks',
      evidence(linking, {
        sameText: senders(4, 60_000, (index) => ({
          organization: 'engines',
          network: `network${index % 3}`,
        })),
      }),
      [noProof, 'The text leads to another site.', 'The same text came from 4 addresses within an hour.'],
    ],
    [
      'two offers in another writing, without a link, from an open form',
      evidence(saying('Продвижение сайта, ставки, дипломы'), { stamp: good }),
      ['The text reads like an offer that is sent to many.', 'The text is in another writing than the site.'],
    ],
    [
      'an offer with a link and without a stamp',
      evidence(saying(offer)),
      [noProof, 'The text leads to another site.', 'The text reads like an offer that is sent to many.'],
    ],
    [
      'a page’s link without a stamp',
      evidence(saying('<a href="https://spam.example">x</a>')),
      [noProof, 'The text has links in HTML.'],
    ],
    [
      'a bulletin board’s link',
      evidence(saying('[url=https://spam.example]x[/url]'), { stamp: good }),
      ['The text has links in the writing of bulletin boards.'],
    ],
    [
      'another writing that leads away',
      evidence(saying('Купить диплом: https://diplom.example'), { stamp: { state: 'old' } }),
      [
        'Its proof of an open form is more than a day old.',
        'The text leads to another site.',
        'The text reads like an offer that is sent to many.',
        'The text is in another writing than the site.',
      ],
    ],
  ])('%s', (_what, given, reasons) => expect(spamSignalsOf(given)).toEqual(reasons))
})
