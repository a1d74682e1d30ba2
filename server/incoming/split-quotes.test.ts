import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newTextOf } from '#domain/mailbox-message'
import { splitQuotes } from './split-quotes.ts'

const joined = (text: string) =>
  splitQuotes(text)
    .map((part) => part.text)
    .join('\n')

/** The lines with which mail programs introduce a quote. */
const leads = [
  'On Mon, Nov 16, 2026 at 5:46 PM Nora <hello@mendline.example> wrote:',
  'On Mon, Nov 16, 2026 at 5:46 PM Nora Whitlock\n<hello@mendline.example> wrote:',
  'Am 16.11.2026 um 17:46 schrieb Nora <hello@mendline.example>:',
  'Le lun. 16 nov. 2026 à 17:46, Nora <hello@mendline.example> a écrit :',
  'El lun, 16 nov 2026 a las 17:46, Nora (<hello@mendline.example>) escribió:',
  'Il giorno lun 16 nov 2026 alle ore 17:46 Nora <hello@mendline.example> ha scritto:',
  'Op ma 16 nov 2026 om 17:46 schreef Nora <hello@mendline.example>:',
  'Em seg., 16 de nov. de 2026 às 17:46, Nora <hello@mendline.example> escreveu:',
  'Nora Whitlock <hello@mendline.example> wrote:',
]

describe.each(leads)('%s', (lead) => {
  test('introduces a quote of lines after >', () => {
    const text = `Yes, please.\n\nAda\n\n${lead}\n\n> Hello Ada,\n>\n> when?\n`
    const parts = splitQuotes(text)
    expect(newTextOf(parts)).toBe('Yes, please.\n\nAda')
    expect(parts.filter((part) => part.isQuoted)).toHaveLength(1)
    expect(joined(text)).toBe(text)
  })

  test('introduces a quote whose lines have no >', () => {
    expect(newTextOf(splitQuotes(`Yes.\n\n${lead}\n\nHello Ada,\n\nwhen?\n`))).toBe('Yes.')
  })
})

test.each([
  ['-----Original Message-----', 'From: Nora\nSent: Monday\nSubject: Score'],
  ['-----Ursprüngliche Nachricht-----', 'Von: Nora\nGesendet: Montag\nBetreff: Punkte'],
  [
    '________________________________',
    'From: Nora <hello@mendline.example>\nSent: Monday\nTo: Ada\nSubject: Score',
  ],
  ['', 'De : Nora <hello@mendline.example>\nEnvoyé : lundi\nÀ : Ada\nObjet : Score'],
])('Outlook’s copy of an earlier mail is a quote: %s', (separator, headers) => {
  expect(newTextOf(splitQuotes(`Yes.\n\n${separator}\n${headers}\n\nHello Ada`)).split('\n')[0]).toBe('Yes.')
  expect(newTextOf(splitQuotes(`Yes.\n\n${headers}\n\nHello Ada`))).toBe('Yes.')
})

test('answers between quoted lines are new', () => {
  const text = '> Is this for a law firm?\nYes, of 26.\n\n> And when?\n\nOn Thursday.\n'
  expect(newTextOf(splitQuotes(text))).toBe('Yes, of 26.\n\nOn Thursday.')
})

test('an answer under the quote is new', () => {
  const text = 'On Monday, Nora <hello@mendline.example> wrote:\n> When?\n\nOn Thursday.\nAda'
  expect(newTextOf(splitQuotes(text))).toBe('On Thursday.\nAda')
})

test('a mail that consists of a quote alone is one new part', () => {
  expect(splitQuotes('> Hello\n> Ada')).toEqual([{ text: '> Hello\n> Ada', isQuoted: false }])
})

test('a sentence that begins like a quote’s introduction stays new', () => {
  const lead = 'On Mon, Nov 16, 2026 at 5:46 PM Nora <hello@mendline.example> wrote:\n> When?'
  expect(newTextOf(splitQuotes(`On Thursday.\n\n${lead}`))).toBe('On Thursday.')
  expect(newTextOf(splitQuotes(`On Thursday.\n${lead}`))).toBe('On Thursday.')
})

test.each([
  'On Thursday I would have time.\nWould that do?',
  'We wrote: nothing so far.',
  'From: my point of view, it is fine.\nThanks',
  'Subject: to approval by my partner, yes.',
  'I am >10 years in business.',
])('does not take a sentence for a quote: %s', (text) => {
  expect(newTextOf(splitQuotes(text))).toBe(text)
})

test('the parts of any text, joined, are the text', () => {
  const line = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '',
      '> quoted',
      '>> twice',
      ...leads,
      '-----Original Message-----',
      'From: a',
      'Sent: b',
      'To: c',
    ),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const text = lines.join('\n')
      expect(joined(text)).toBe(text)
    }),
  )
})

test('takes time in proportion to the length of hostile text', () => {
  const workFor = (count: number) => {
    const texts = [
      'On 1 on at wrote '.repeat(count),
      `${'On 1, '.repeat(40)}\n`.repeat(count / 15),
      'Op schreef :\n'.repeat(count),
      'From: a\n'.repeat(count),
      '\n'.repeat(count * 10),
      'Am 1 schrieb '.repeat(count),
    ]
    const before = process.cpuUsage()
    for (const text of texts) splitQuotes(text)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  workFor(3_000)
  // With quadratic time it would be 900 times as much, not 30.
  expect(workFor(60_000)).toBeLessThan(200 * Math.max(workFor(2_000), 5_000))
})
