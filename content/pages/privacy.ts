import { contentView } from '#content/facts/content-view'
import { company, companyOnOneLine } from '#content/facts/company'
import { retentionPlaceholders } from '#content/facts/retention-placeholders'
import type { Page } from '#content/pages/parts/page'

export const privacyPage = {
  path: '/privacy',
  title: 'Privacy',
  description: 'What this site stores, why, for how long, and who else sees it. No cookies, no trackers.',
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: true,
} as const satisfies Page

/** For data that is never removed automatically. */
const noEndDate = 'No end date. Email us to have it removed.'

/**
 * What the program really does with data. Update it with every change of a table, a delivery, a key in the browser's
 * storage, or a retention period.
 */
export const privacyCopy = contentView(() => ({
  figure: '0',
  none: 'cookies, trackers and requests to other companies while you read this site.',
  pitch:
    'You can read every page without telling us anything. When you send us a form, we store what’s in it so that we can answer you. Here is what we store, why, and for how long.',
  ask: 'Ask about your data',
  stored: {
    title: 'What we store',
    heads: ['What', 'What’s in it', 'Why', 'How long'],
    rows: [
      {
        what: 'Your scorecard',
        holds:
          'Your name, email, type of business, team size and answers, your LinkedIn profile if you give it, and your score and costs.',
        why: 'To show and email you your result, and to talk with you about it.',
        kept: noEndDate,
      },
      {
        what: 'Your feedback on it',
        holds: 'A number from 1 to 10, your comment if you write one, and which result it was about.',
        why: 'To make the scorecard better.',
        kept: noEndDate,
      },
      {
        what: 'Questions to the AI assistant',
        holds:
          'Nothing, unless you leave your email for a follow-up. Then we get the conversation along with it.',
        why: 'So that a person can follow up.',
        kept: `Your questions: not at all. How much the assistant was used each day, by everyone together: ${retentionPlaceholders.KEEP_MODEL_USE_DAYS}.`,
      },
      {
        what: 'The newsletter',
        holds:
          'Your name and email, whether you clicked to confirm, whether you’ve unsubscribed, and your unsubscribe links.',
        why: 'To send it to people who want it, and to nobody else.',
        kept: `A sign-up nobody confirms: 60 days. Older unsubscribe links: ${retentionPlaceholders.KEEP_UNSUBSCRIBE_LINKS_DAYS}; your newest one works as long as you’re on the list. The rest: no end date. If you unsubscribe, we keep a note of that so we don’t email you by mistake.`,
      },
      {
        what: 'A contact we add ourselves',
        holds:
          'Your name and email, when you become a client or write to us directly, and your personal link to the week 1 form if we send you one.',
        why: 'To know whose answers they are.',
        kept: 'The link: 30 days. The rest: no end date. Email us to have it removed.',
      },
      {
        what: 'Any other form',
        holds: 'What you type into it.',
        why: 'To do what the form says.',
        kept: noEndDate,
      },
      {
        what: 'How you found us',
        holds:
          'With each form: when you first came and when you came this time, to which page, and from which site or campaign.',
        why: 'To learn how people find us.',
        kept: noEndDate,
      },
      {
        what: 'Your account, if you create one',
        holds:
          'Your email, your password in a scrambled form nobody can read, when you signed in and on how many devices. If we invite you to work on this site: your email, your role and who invited you.',
        why: 'To let you in, and nobody else.',
        kept: `An address nobody confirms: ${retentionPlaceholders.KEEP_UNCONFIRMED_DAYS}. A device you stop using: ${retentionPlaceholders.KEEP_SESSIONS_DAYS}. Links in our account emails: a day at most, in an invitation a week. An invitation nobody accepts: a month after its end. The rest: no end date.`,
      },
      {
        what: 'Emails you send us',
        holds:
          'If you answer an email of ours or write to us once we know you: your words, your address, and the names of attached files. The email itself stays in our mailbox.',
        why: 'To answer you, and to know that we have.',
        kept: noEndDate,
      },
      {
        what: 'Emails we send you',
        holds:
          'Your address, when we tried to send, whether it went out, and what the email was made from. Until the site has a mail server, the email itself too.',
        why: 'So that nothing gets lost and nothing is sent twice.',
        kept: `What it was made from: ${retentionPlaceholders.KEEP_DELIVERED_DAYS} after it was sent. Emails kept without a mail server: ${retentionPlaceholders.KEEP_CAPTURED_MAIL_DAYS}. The rest: no end date.`,
      },
      {
        what: 'Messages that look like spam',
        holds:
          'What was sent in a form we take for spam. To spot repeats, we also keep a coded trace of every form that can’t be turned back into words.',
        why: 'So that a person can check it, and let it through if we were wrong.',
        kept: `${retentionPlaceholders.KEEP_HELD_DAYS}. The coded traces: a day.`,
      },
      {
        what: 'Your picture with a testimonial',
        holds: 'Our own copy of it.',
        why: 'To show it next to your words without loading it from another site.',
        kept: `As long as the site shows it, and ${retentionPlaceholders.KEEP_UNUSED_PICTURES_DAYS} more. If one of us takes it down: ${retentionPlaceholders.KEEP_CHANGES_DAYS}.`,
      },
      {
        what: 'What we change by hand',
        holds:
          'When one of us changes or deletes something, a testimonial of yours for example: who did it, when, and what it said before and after.',
        why: 'So that a mistake can be undone.',
        kept: `What it said: ${retentionPlaceholders.KEEP_CHANGES_DAYS}. That it was changed: ${retentionPlaceholders.KEEP_LOG_DAYS}.`,
      },
      {
        what: 'Receipts',
        holds: 'A random number for what you sent, and our answer to it.',
        why: 'So that clicking twice doesn’t send it twice.',
        kept: 'A day.',
      },
      {
        what: 'Your seat in the free workshop',
        holds:
          'Besides what you typed: whether you confirmed your seat, which Zoom link you have from us, and a code that only shows whether two sign-ups came from the same network.',
        why: 'So that nobody can take all the seats with made-up names.',
        kept: 'The code: until a week after the session. The rest: no end date.',
      },
      {
        what: 'Your call',
        holds:
          'Besides what you typed: your time zone, your scorecard if you took it along, whether we confirmed the call, moves and cancellations, and whether it took place.',
        why: 'To be there at the right time, and to tell you when anything changes.',
        kept: 'No end date.',
      },
      {
        what: 'Your network address',
        holds:
          'How often it sent something in the last minute, a wrong password in the last 15 minutes, or asked for an account email in the last hour.',
        why: 'To keep out floods of junk.',
        kept: 'Removed about an hour after the count ends.',
      },
      {
        what: 'The server’s log',
        holds: 'The time, the page, and how fast we answered. No network address, none of your answers.',
        why: 'To find faults.',
        kept: 'As long as the server keeps its logs.',
      },
    ],
  },
  browser: {
    title: 'What stays in your browser',
    text: 'It’s there so that nothing you type gets lost. Clear this site’s data in your browser settings and it’s gone.',
    rows: [
      {
        what: 'Half-finished forms',
        holds:
          'Your answers so far in the scorecard, the podcast form and the week 1 form. Until you send them.',
        keys: ['scorecard-draft', 'guest-intake-draft', 'week-1-intake-draft'],
      },
      {
        what: 'A scorecard on its way',
        holds:
          'Your last answers with a number, so that trying twice counts once. If we can’t receive them, they stay here and are sent again.',
        keys: ['scorecard-submission', 'scorecard-outbox', 'scorecard-outbox-sender'],
      },
      {
        what: 'A result that’s saved',
        holds: 'The number of a result we already have. Until you close the tab.',
        keys: ['scorecard-saved'],
      },
      {
        what: 'How you found us',
        holds: 'How you first came here and how you came last. It’s only sent along with a form.',
        keys: ['visit', 'visit-noted'],
      },
      {
        what: 'Your chat with the AI assistant',
        holds: 'Your questions and its answers. Until you close the tab.',
        keys: ['assistant-conversation'],
      },
      {
        what: 'Your place on each page',
        holds: 'How far down you were, for the Back button. Until you close the tab.',
        keys: ['react-router-scroll-positions'],
      },
      {
        what: 'Your sign-in, if you have an account',
        holds:
          'That you’re signed in, and as whom, until you sign out. Signing in also sets the site’s only cookie. It tells us this device has signed in before, so that strangers guessing passwords can’t lock you out. It lasts 180 days and opens nothing. In the back office also whether single letters act as keys, which columns of the leads you left out, which steps of the set-up you skipped, what you wrote or did there until it is sent, what its screens showed last, for when you’re offline, until you sign out, and which lists and pages you came by until you close the tab.',
        keys: [
          'site-auth',
          'device-…',
          'office-single-keys',
          'office-lead-columns',
          'office-set-up',
          'office-outbox',
          'office-drafts',
          'office-pages',
          'office-walk',
          'office',
        ],
      },
    ],
    history:
      'The tab’s own history also holds your result and your answers, so that a reload can show it again. It’s gone when you close the tab.',
  },
  leaves: {
    title: 'Who else sees it',
    items: [
      {
        name: 'Our email provider',
        text: 'Carries the emails you ask for to the address you gave: your result, for example. At most three an hour to any one address. It also tells us what you sent.',
      },
      {
        name: 'Our own tools, if we connect them',
        text: 'Each scorecard then also becomes a row in our own Google spreadsheet, with the answers listed above. An automation service gets what you send with any form, and passes it on to the other tools we work with.',
      },
      {
        name: 'Zoom, if we connect it',
        text: 'When you register for the readiness workshop, Zoom then gets your name, email and company, to let you into the meeting. Of a video call with us it only gets the time and what kind of call it is.',
      },
      {
        name: 'An AI provider, if we connect one',
        text: 'It then gets what you ask the AI assistant, the messages just before, and sentences of these pages, and picks which of them answer you. It never gets your name or network address, unless you type them.',
      },
      {
        name: 'The podcast’s host, if you press play',
        text: 'Pressing play on an episode loads the player of the company that hosts the podcast, if one is set. That company then sees your network address, under its own rules.',
      },
      {
        name: 'Sites you choose to open',
        text: 'Our scheduler, the podcast and other outside sites have their own rules. Nothing loads from them until you click.',
      },
    ],
    nothing: 'Nobody else. We don’t sell your data, and we don’t share it for ads.',
  },
  deletion: {
    title: 'See it, fix it, remove it',
    text: 'Email us from the address you used and tell us what you want. A person reads it and does it by hand: there is no button for it yet.',
    mail: company.email,
    subject: 'My data',
    from: companyOnOneLine(),
  },
}))
