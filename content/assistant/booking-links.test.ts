import { expect, test } from 'vitest'
import { bookingLink } from '#content/facts/booking-link'
import { site } from '#content/facts/site'
import { type CallType, callTypeAbout } from '#domain/call-rules'
import { bookingWords } from './booking.ts'
import { assistantOffers } from './offers.ts'

const modules = import.meta.glob(['./*.ts', '!./*.test.ts'], { eager: true })
/** Every text in a module's values. Uses `Reflect`, because a content view has no property descriptors. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Reflect.ownKeys(value).flatMap((key) => textsIn(Reflect.get(value, key)))
}

/** The `about` of every booking link in the assistant's answers, with the type of call that it leads to. */
const calls: Readonly<Record<string, CallType>> = {
  assistant: 'intro',
  'ai-audit': 'audit',
  'ai-chat-agents': 'demo',
  'ai-for-business': 'intro',
  'ai-for-youth': 'intro',
  'ai-internal-ops': 'operations',
  'ai-tools-lead-magnets': 'intro',
  'cold-email-automation': 'intro',
  'media-interview': 'guest-interview',
  'trusted-partner': 'intro',
}

test('every booking link of the assistant leads to the expected type of call', () => {
  const found = textsIn(modules).flatMap((text) => text.split(site.bookingUrl).slice(1))
  const about = found.map((after) => /^\?about=([\w-]+)/.exec(after)?.[1])
  expect(Object.fromEntries(about.map((each) => [each, callTypeAbout(each)]))).toEqual(calls)
})

test.each([
  ['book', 'assistant'],
  ['audit', 'ai-audit'],
  ['demo', 'ai-chat-agents'],
  ['consultation', 'ai-internal-ops'],
] as const)('a request for a time of kind %s gets the booking link about %s', (kind, about) => {
  expect(bookingWords[kind]).toContain(` ${bookingLink(about)} `)
})

test('an answer about how an offer starts has the booking link about that offer', () => {
  const starts = assistantOffers.filter(({ start }) => start.includes(site.bookingUrl))
  expect(starts.length).toBeGreaterThan(5)
  for (const { path, start } of starts) expect(start).toMatch(new RegExp(`\\?about=${path.slice(1)}$`))
})
