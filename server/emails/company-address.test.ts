import { readdirSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { company } from '#content/facts/company'
import { readOverlayFrom } from '#content/facts/current-content'
import { exampleAnswers } from '#test/examples'
import { oldFactsIn } from '#test/old-facts'
import { otherContent } from '#test/other-content'
import {
  alreadyRegisteredMail,
  confirmAddressMail,
  invitationMail,
  passwordChangedMail,
  recoveryMail,
} from './account-mails.ts'
import { contactMail } from './contact-mail.ts'
import { exampleCall } from '#test/example-calls'
import { callMail, callReminder, missedCallMail } from './call-mail.ts'
import { freeWorkshopMail } from './free-workshop-mail.ts'
import { freeWorkshopWaitingMail } from './free-workshop-waiting-mail.ts'
import { guestIntakeMail } from './guest-intake-mail.ts'
import { heldMailsNotice } from './held-mails-notice.ts'
import { lateReplyMail } from './late-reply-mail.ts'
import { messageNotice } from './message-notice.ts'
import { ownerDigest } from './owner-digest.ts'
import { heldNotice } from './held-notice.ts'
import { newsletterConfirmation } from './newsletter-confirmation.ts'
import { newsletterWelcome } from './newsletter-welcome.ts'
import { openTimesMail } from './open-times-mail.ts'
import { ownerNotice } from './owner-notice.ts'
import { podcastApplicationMail } from './podcast-application-mail.ts'
import { permissionMail } from './permission-mail.ts'
import { replyMail } from './reply-mail.ts'
import { type ScoreMailData, scoreMail } from './score-mail.ts'
import { weekOneIntakeMail } from './week-1-intake-mail.ts'
import { workshopMail } from './workshop-mail.ts'

const siteUrl = 'https://www.mendline.example'
const name = 'Dana Smith'
const startsAt = new Date('2026-11-27T19:00:00Z')

const scored = {
  fullName: name,
  score: 14,
  siteUrl,
  answers: exampleAnswers,
} satisfies ScoreMailData

/** Every mail there is, under the file that writes it. */
const callData = {
  call: exampleCall({ starts_at: startsAt, answer_by: startsAt }),
  businessZone: 'Europe/Paris',
  about: 'ai-audit',
  callUrl: siteUrl,
  organizer: { name: 'Ada', email: 'ada@example.com' },
  otherTimes: [startsAt],
}

const mails: Record<string, (() => Promise<{ html: string; text: string }>)[]> = {
  'account-mails': [
    () => confirmAddressMail({ siteUrl, token: 'a' }),
    () => alreadyRegisteredMail({ siteUrl }),
    () => recoveryMail({ siteUrl, token: 'a' }),
    () => passwordChangedMail({ siteUrl }),
    () => invitationMail({ siteUrl, token: 'a', role: 'editor', from: undefined, until: 'December 1, 2026' }),
  ],
  'contact-mail': [() => contactMail('capture', { name, siteUrl })],
  'free-workshop-mail': [
    () =>
      freeWorkshopMail({
        name,
        startsAt,
        seatedAt: startsAt,
        news: 'registered',
        keepUrl: undefined,
        joinUrl: undefined,
        invitation: { uid: 'a', createdAt: startsAt, sequence: 0 },
      }),
  ],
  'free-workshop-waiting-mail': [
    () => freeWorkshopWaitingMail({ name, startsAt, lostSeats: 0, isBeyondShare: false }),
  ],
  'call-mail': [
    () => callMail('requested', callData),
    () => callMail('booked', { ...callData, call: { ...callData.call, state: 'booked', invitations: 1 } }),
    () => callMail('lapsed', { ...callData, call: { ...callData.call, state: 'lapsed' } }),
    () => callReminder(callData),
    () => missedCallMail({ ...callData, call: { ...callData.call, state: 'no_show' } }),
  ],
  'guest-intake-mail': [() => guestIntakeMail({ fullName: name })],
  'message-notice': [
    () =>
      messageNotice({
        name: 'Ada',
        email: 'ada@example.com',
        text: 'On Thursday.',
        attachments: [],
        sentAt: new Date(0),
        zone: 'UTC',
        officeUrl: `${siteUrl}/admin`,
        answeredUrl: undefined,
      }),
  ],
  'owner-digest': [
    () =>
      ownerDigest({
        newest: [
          {
            kind: 'contact',
            source: 'ai_employee',
            content: [],
            answers_by: 'field',
            sentAt: new Date(0),
            name: 'Ada',
            email: 'ada@example.com',
          },
        ],
        count: 2,
        zone: 'Europe/Paris',
        officeUrl: siteUrl,
      }),
  ],
  'held-mails-notice': [() => heldMailsNotice({ waiting: 2, officeUrl: siteUrl })],
  'held-notice': [() => heldNotice({ newest: [], count: { value: 2, exact: true }, officeUrl: siteUrl })],
  'late-reply-mail': [
    () =>
      lateReplyMail({
        name,
        email: 'ada@example.com',
        askedAt: startsAt,
        promisedBy: startsAt,
        zone: 'Europe/Paris',
        late: 2,
        contactUrl: siteUrl,
      }),
  ],
  'newsletter-confirmation': [() => newsletterConfirmation({ name, confirmUrl: siteUrl })],
  'newsletter-welcome': [() => newsletterWelcome({ name, siteUrl, unsubscribeUrl: siteUrl })],
  'open-times-mail': [
    () => openTimesMail({ name, type: 'audit', zone: 'Europe/Paris', about: 'ai-audit', times: [startsAt] }),
  ],
  'owner-notice': [
    () =>
      ownerNotice({
        kind: 'contact',
        source: null,
        content: [],
        answers_by: 'field',
        sentAt: startsAt,
        zone: 'Europe/Paris',
        email: undefined,
        firstTouch: null,
        lastTouch: null,
        officeUrl: siteUrl,
        confirm: undefined,
        answeredUrl: siteUrl,
      }),
  ],
  'permission-mail': [
    () =>
      permissionMail({
        name,
        role: null,
        company: null,
        testimonial: 'It holds.',
        permissionUrl: siteUrl,
      }),
  ],
  'podcast-application-mail': [() => podcastApplicationMail({ siteUrl })],
  'reply-mail': [() => replyMail({ subject: 'Your question', text: 'When may I ring you?' })],
  'score-mail': [() => scoreMail(scored)],
  'week-1-intake-mail': [() => weekOneIntakeMail({ name })],
  'workshop-mail': [() => workshopMail({ name, isConfirmed: false, joinUrl: undefined })],
}

const withoutMarkup = (html: string) =>
  html
    .replaceAll(/<head>[\s\S]*<\/head>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('no mail is missing here', () => {
  const files = readdirSync(import.meta.dirname)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((file) => /-(mails?|notice|digest|confirmation|welcome)$/.test(file))
  expect(Object.keys(mails).toSorted()).toEqual(files.toSorted())
})

test.each(Object.entries(mails))(
  '%s contains name, postal address and email in both versions',
  async (_, each) => {
    for (const write of each) {
      const { html, text } = await write()
      for (const said of [company.name, ...company.address, company.email]) {
        expect.soft(withoutMarkup(html)).toContain(said)
        expect.soft(text).toContain(said)
      }
    }
  },
)

afterEach(() => readOverlayFrom(() => undefined))

/** Days and hours of the mails' own, which no fact says. */
const others = [/on Friday\sat five/, /Friday, November 27/, /(within|works for) (24 hours|14 days)/]

test.each(Object.entries(mails))('%s says what is published, and no outdated fact', async (_, each) => {
  readOverlayFrom(() => otherContent)
  for (const write of each) {
    const { html, text, ...mail } = await write()
    const { subject } = mail as { subject?: string }
    const said = [subject ?? '', ...withoutMarkup(html).split(/(?<=[.?!]) /), ...text.split(/\n\n/)]
    expect(oldFactsIn(said).filter((sentence) => !others.some((other) => other.test(sentence)))).toEqual([])
    expect(text).toContain(otherContent.company.name)
  }
})
