import { expect, test } from 'vitest'
import { site } from '#content/facts/site'
import { bookingTopicOf, callTypeAbout, callTypes } from '#domain/call-rules'
import { dayIn } from '#domain/day-in'
import { exampleCall, freeTimes } from '#test/example-calls'
import { exampleAnswers } from '#test/examples'
import { callMail, callNews } from './call-mail.ts'
import { contactMail } from './contact-mail.ts'
import { scoreMail } from './score-mail.ts'

const siteUrl = 'https://mendline.example'
const name = 'Ada Example'

/** Returns the query parameters of a mail's booking links. */
const queriesIn = ({ text }: { text: string }) =>
  text.match(/https:\S+about=\S+/g)?.map((link) => Object.fromEntries(new URL(link).searchParams)) ?? []

test.each([
  ['three fixes', () => contactMail('capture', { name, siteUrl }), 'three-fixes', 'intro'],
  ['talk with an AI employee', () => contactMail('ai_employee', { name, siteUrl }), 'ai-chat-agents', 'demo'],
  [
    'cold email walkthrough',
    () => contactMail('cold_email_walkthrough', { name, siteUrl }),
    'cold-email-automation',
    'intro',
  ],
  ['question to the assistant', () => contactMail('assistant', { name, siteUrl }), 'assistant', 'intro'],
  [
    'score',
    () => scoreMail({ fullName: name, score: 14, siteUrl, answers: exampleAnswers }),
    'score-email',
    'intro',
  ],
] as const)(
  'the booking link in the mail about the %s opens its type of call',
  async (_, mail, about, type) => {
    expect(queriesIn(await mail())).toEqual([{ about }])
    expect(callTypeAbout(about)).toBe(type)
  },
)

test.each(callTypes)(
  'every booking link in the mails about a call of type %s opens that type',
  async (type) => {
    const otherTimes = freeTimes().slice(0, 3)
    const zone = 'Australia/Sydney'
    for (const news of callNews) {
      const found = queriesIn(
        await callMail(news, {
          call: exampleCall({ type, zone }),
          businessZone: 'America/New_York',
          about: bookingTopicOf(type, undefined),
          callUrl: `${siteUrl}/book/a-token`,
          organizer: { name: site.name, email: site.contactEmail },
          otherTimes,
        }),
      )
      const isOff = ['declined', 'lapsed', 'canceled-by-us', 'canceled-by-them'].includes(news)
      expect(found.map(({ about }) => callTypeAbout(about))).toEqual(isOff ? [type, type, type, type] : [])
      expect(found.slice(1)).toMatchObject(
        isOff
          ? otherTimes.map((time) => ({ type, zone, day: dayIn(zone, time), time: time.toISOString() }))
          : [],
      )
    }
  },
)
