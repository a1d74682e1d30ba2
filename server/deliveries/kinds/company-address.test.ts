import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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
} from '#server/emails/account-mails'
import { contactMail } from '#server/emails/contact-mail'
import { exampleCall } from '#test/example-calls'
import { callMail, callReminder, missedCallMail } from '#server/emails/call-mail'
import { freeWorkshopMail } from '#server/emails/free-workshop-mail'
import { freeWorkshopWaitingMail } from '#server/emails/free-workshop-waiting-mail'
import { composeGuestIntakeMail } from './guest-intake-mail.ts'
import { composeHeldMailsNotice } from './held-mails-notice.ts'
import { composeLateReply } from './late-reply.ts'
import { composeMessageNotice } from './message-notice.ts'
import { ownerDigest } from '#server/emails/owner-digest'
import { composeHeldNotice } from './held-notice.ts'
import { composeNewsletterConfirmation } from './newsletter-confirmation.ts'
import { composeNewsletterWelcome } from './newsletter-welcome.ts'
import { composeOpenTimesMail } from './open-times-mail.ts'
import { ownerNotice } from '#server/emails/owner-notice'
import { composePodcastApplicationMail } from './podcast-application-mail.ts'
import { composePermissionMail } from './permission-mail.ts'
import { replyMail } from '#server/emails/reply-mail'
import { type ScoreMailData, scoreMail } from '#server/emails/score-mail'
import { composeWeekOneIntakeMail } from './week-1-intake-mail.ts'
import { composeWorkshopMail } from './workshop-mail.ts'

const siteUrl = 'https://www.mendline.example'
const name = 'Dana Smith'
const startsAt = new Date('2026-11-27T19:00:00Z')

const scored = {
  fullName: name,
  score: 14,
  siteUrl,
  answers: exampleAnswers,
} satisfies ScoreMailData

/** Functions that compose every mail, by the name of the module. */
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
  'guest-intake-mail': [() => composeGuestIntakeMail({ fullName: name })],
  'message-notice': [
    () =>
      composeMessageNotice({
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
  'held-mails-notice': [() => composeHeldMailsNotice({ waiting: 2, officeUrl: siteUrl })],
  'held-notice': [
    () => composeHeldNotice({ newest: [], count: { value: 2, exact: true }, officeUrl: siteUrl }),
  ],
  'late-reply': [
    () =>
      composeLateReply({
        name,
        email: 'ada@example.com',
        askedAt: startsAt,
        promisedBy: startsAt,
        zone: 'Europe/Paris',
        late: 2,
        contactUrl: siteUrl,
      }),
  ],
  'newsletter-confirmation': [() => composeNewsletterConfirmation({ name, confirmUrl: siteUrl })],
  'newsletter-welcome': [() => composeNewsletterWelcome({ name, siteUrl, unsubscribeUrl: siteUrl })],
  'open-times-mail': [
    () =>
      composeOpenTimesMail({
        name,
        type: 'audit',
        zone: 'Europe/Paris',
        about: 'ai-audit',
        times: [startsAt],
      }),
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
      composePermissionMail({
        name,
        role: null,
        company: null,
        testimonial: 'It holds.',
        permissionUrl: siteUrl,
      }),
  ],
  'podcast-application-mail': [() => composePodcastApplicationMail({ siteUrl })],
  'reply-mail': [() => replyMail({ subject: 'Your question', text: 'When may I ring you?' })],
  'score-mail': [() => scoreMail(scored)],
  'week-1-intake-mail': [() => composeWeekOneIntakeMail({ name })],
  'workshop-mail': [() => composeWorkshopMail({ name, isConfirmed: false, joinUrl: undefined })],
}

const withoutMarkup = (html: string) =>
  html
    .replaceAll(/<head>[\s\S]*<\/head>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('every module that composes a mail is covered by this test', () => {
  const server = join(import.meta.dirname, '../..')
  const letters = globSync(['emails/*.ts', 'deliveries/kinds/*.ts'], { cwd: server })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /(?<!function )\bcomposeLetter\(/.test(readFileSync(join(server, file), 'utf8')))
    .map((file) => basename(file, '.ts'))
  const others = ['account-mails', 'reply-mail', 'score-mail']
  expect(Object.keys(mails).toSorted()).toEqual([...letters, ...others].toSorted())
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

/** Days and hours in mails that are not published facts. */
const others = [/on Friday\sat five/, /Friday, November 27/, /(within|works for) (24 hours|14 days)/]

test.each(Object.entries(mails))(
  '%s uses the published content, and none of the facts that it overrides',
  async (_, each) => {
    readOverlayFrom(() => otherContent)
    for (const write of each) {
      const { html, text, ...mail } = await write()
      const { subject } = mail as { subject?: string }
      const said = [subject ?? '', ...withoutMarkup(html).split(/(?<=[.?!]) /), ...text.split(/\n\n/)]
      expect(oldFactsIn(said).filter((sentence) => !others.some((other) => other.test(sentence)))).toEqual([])
      expect(text).toContain(otherContent.company.name)
    }
  },
)
