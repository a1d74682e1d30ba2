import type { AssistantTopic } from '#content/assistant/topic'
import { workshopFacts } from '#content/facts/facts'
import { places } from '#content/facts/places'
import { sessionClock } from '#domain/format-session'
import { nextStart } from '#domain/workshop-schedule'
import { type Draft, only, composeDraft } from './answer.ts'
import type { OpenCalls } from './open-calls.ts'
import type { Reading } from './understand.ts'

/** The state of upcoming sessions and calls. */
export interface Sessions {
  readonly now: Date
  /** Free seats in the next free workshop; undefined if they could not be counted. */
  readonly freeSeats: number | undefined
  /** Undefined if another scheduler is used. */
  readonly calls?: OpenCalls | undefined
}

const dayWords = (startsAt: Date, timeZone: string) =>
  startsAt.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone })

const inZone = places.map(({ zone, called }) => ({
  zone,
  pattern: new RegExp(`\\b(?:in |on |at )?(${called})(?: time)?\\b`),
}))

const slotOf = ({ id }: AssistantTopic) => (id === 'free-workshop' ? workshopFacts.free : workshopFacts.b2b)

/** A sentence with the date of the next session, and its free seats if they are known. */
function nextSentence(topic: AssistantTopic, { now, freeSeats }: Sessions): string {
  const slot = slotOf(topic)
  const next = `The next one is ${dayWords(nextStart(slot, now), slot.zone)}.`
  return slot === workshopFacts.b2b
    ? next
    : `${next}${seatsSentence(freeSeats, workshopFacts.free.attendees)}`
}

function seatsSentence(freeSeats: number | undefined, attendees: number): string {
  if (freeSeats === undefined) return ''
  if (freeSeats === 0)
    return ` All ${attendees} seats are taken right now; the form on its page puts you on the waiting list.`
  return ` ${freeSeats} of ${attendees} seats ${freeSeats === 1 ? 'is' : 'are'} free right now, and the form on its page reserves one.`
}

const asksWhen =
  /\b(when|whens|what (time|day|date|hour)|which (day|date|time)|dates?|next|today|tonight|tomorrow|this (week|\w+day)|coming up|dates?|schedule|upcoming|time ?zone|[ecmp][sd]t|soonest)\b/
const asksSeats =
  /\b(seats?|spots?|spaces?|places?|room|full|sold out|booked (out|up)|filled|available|availability|capacity|(get|getting) in(to)?|still (join|come|register|get)|too late|how many (left|people)|(of us|we|both) (\w+ )?come)\b/

/**
 * Answers a question about the date or the seats of a workshop with dates, and adds the local time of a place that the
 * visitor names. Undefined for any other message.
 */
export function sessionReply(
  reading: Reading,
  sessions: Sessions,
  before: readonly AssistantTopic[],
): Draft | undefined {
  const { text } = reading
  const place = placeIn(text)
  const about = workshopsIn(reading, place || asksSeats.test(text) ? before : [])
  const [first] = about
  const asksOfSeats = asksSeats.test(text) && about.some(({ id }) => id === 'free-workshop')
  if (!first || (!place && !asksWhen.test(text) && !asksOfSeats)) return undefined
  const asksPrice = /\b(costs?|price|pay|fee|charge|is (it|the \w+ (workshop|session|1)) free)\b/.test(text)
  const sentences = about.map((topic) =>
    [
      ...(asksPrice ? [topic.price] : []),
      topic.schedule ?? '',
      nextSentence(topic, sessions),
      ...(place ? [timeAt(topic, place, sessions)] : []),
    ].join(' '),
  )
  const paths = about.map(({ path }) => path)
  return { ...composeDraft(sentences.join('\n'), paths, about), isOfSessions: true }
}

/** The workshops with dates that a message mentions by name, day or hour; all for a question about any workshop. */
function workshopsIn(
  { text, topics, asksForWorkshops }: Reading,
  before: readonly AssistantTopic[],
): readonly AssistantTopic[] {
  const dated = only('free-workshop', 'b2b-workshop')
  const isDated = (topic: AssistantTopic) => dated.includes(topic)
  if (topics.length > 0) return topics.length === 1 ? topics.filter(isDated) : []
  const slots = [workshopFacts.free, workshopFacts.b2b]
  const ofHour = dated.filter((_, at) => slots.some((slot, of) => of === at && hourPattern(slot).test(text)))
  if (ofHour.length > 0) return ofHour
  const isAny = asksForWorkshops || /\b(next|upcoming) (session|class|event|training|webinar)\b/.test(text)
  return isAny ? dated : before.filter(isDated)
}

const hourPattern = ({ day, shortClock, clock }: { day: string; shortClock: string; clock: string }) =>
  new RegExp(`\\b(${day}|${shortClock.replace(/(\d)([AP]M)/, '$1 ?$2')}|${clock.replace(':', ' ')})\\b`, 'i')

export function placeIn(text: string): { zone: string; called: string } | undefined {
  const found = inZone.flatMap(({ zone, pattern }) => {
    const [, called] = pattern.exec(text) ?? []
    return called ? [{ zone, called, at: text.lastIndexOf(called) }] : []
  })
  // In "10 pacific, what is that in new york" the last place is the visitor's.
  return found.toSorted((a, b) => b.at - a.at)[0]
}

function timeAt(
  topic: AssistantTopic,
  { zone, called }: { zone: string; called: string },
  { now }: Sessions,
) {
  const slot = slotOf(topic)
  const startsAt = nextStart(slot, now)
  const clock = sessionClock(startsAt, zone).replace(/ \S+$/, '')
  const isOtherDay = dayWords(startsAt, zone) !== dayWords(startsAt, slot.zone)
  const day = isOtherDay ? `, on ${dayWords(startsAt, zone)}` : ''
  const isClock = /\b(time|pacific|mountain|central|eastern|[a-z]?[sd]t|gmt|cet)$/.test(called)
  const where = isClock
    ? `${properName(called)}${called.endsWith('time') ? '' : ' time'}`
    : `in ${properName(called)}`
  return `That’s ${clock} ${where}${day}.`
}

const properName = (called: string) =>
  /^(uk|u k|uae|nyc|[pmce][sd]t|gmt|cet)$/.test(called)
    ? called.replace(' ', '').toUpperCase()
    : called.replaceAll(/\b(?!time)\w/g, (letter) => letter.toUpperCase())
