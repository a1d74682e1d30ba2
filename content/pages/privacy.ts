import { keptFor } from '#content/kept-for'
import type { Page } from '#content/page'
import { site } from '#content/site'

export const privacyPage = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What this site stores, why, for how long, and how to have it deleted. No cookies, no trackers.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page

/**
 * What the program really does: change a table, a delivery, a key in the browser or what housekeeping forgets, and
 * change it here.
 */
export const privacyCopy = {
  figure: '0',
  none: 'cookies, trackers, and requests to other companies while you read this site.',
  pitch:
    'You can read every page without telling us anything. What you type into a form and send is stored, so that we can answer you. This page says what, why and for how long.',
  ask: 'Have your data deleted',
  stored: {
    title: 'What we store',
    heads: ['Entry', 'What it holds', 'Why', 'For how long'],
    rows: [
      {
        what: 'The scorecard',
        holds:
          'Your name, email address, line of business, team size and answers, a LinkedIn profile if you give one, and the score and costs worked out from them.',
        why: 'To show and mail you the result, and to talk to you about it.',
        kept: 'Until you ask us to delete it.',
      },
      {
        what: 'Your rating of the result',
        holds: 'A number from 1 to 10, your comment if you write one, and which result it was about.',
        why: 'To make the scorecard better.',
        kept: 'Until you ask us to delete it.',
      },
      {
        what: 'Questions to the AI assistant',
        holds:
          'Nothing, unless you leave an email address for a follow-up: then the conversation comes with it. Otherwise your question is read, answered and forgotten.',
        why: 'The answer needs no memory on our side. A connected language model is counted in tokens per day, not by visitor.',
        kept: `Not at all. How much the model was used on a day: ${keptFor.KEEP_MODEL_USE_DAYS}.`,
      },
      {
        what: 'The newsletter',
        holds:
          'Your name and email address, and whether you have pressed the button in the mail we sent there.',
        why: 'To send you the issues: only after that press, and until you unsubscribe.',
        kept: 'Until you ask us to delete it; a place on the list that nobody confirms, 60 days. Who unsubscribes stays noted as such, so that no issue comes by mistake.',
      },
      {
        what: 'Other forms',
        holds: 'The fields you fill in.',
        why: 'To do what the form says.',
        kept: 'Until you ask us to delete it.',
      },
      {
        what: 'How you came here',
        holds:
          'With each form: when you first came and when you came this time, on which page, and from which site or campaign.',
        why: 'To learn how people find us.',
        kept: 'Until you ask us to delete it.',
      },
      {
        what: 'Your account, if you make one',
        holds:
          'Your email address, a hash of your password that cannot be turned back, and when you signed in and on how many devices.',
        why: 'To let you in, and nobody else.',
        kept: `Until you ask us to delete it. An address that is not confirmed: ${keptFor.KEEP_UNCONFIRMED_DAYS}. A device that you stay away from: ${keptFor.KEEP_SESSIONS_DAYS}. The links in our mails: until they no longer work, a day at most.`,
      },
      {
        what: 'Our mail to you',
        holds:
          'Your address, when we tried to send, whether it went out, and what the mail was made from. While no mail server is connected, the mail itself too.',
        why: 'So that nothing is lost, and nothing is sent twice.',
        kept: `What it was made from: ${keptFor.KEEP_DELIVERED_DAYS} after it was sent. A mail without a server: ${keptFor.KEEP_CAPTURED_MAIL_DAYS}. The rest until you ask us to delete it.`,
      },
      {
        what: 'Your place on our newsletter’s list',
        holds:
          'Your name, your email address, whether you have left the list, and the links with which you can.',
        why: 'To send it to those who want it, and to nobody else.',
        kept: `Until you ask us to delete it. The links of older mails: ${keptFor.KEEP_UNSUBSCRIBE_LINKS_DAYS}; your newest one works as long as you are on the list.`,
      },
      {
        what: 'What looks like a machine’s',
        holds: 'The fields of a form that we take for junk.',
        why: 'So that a person can look at it and let it through if we were wrong.',
        kept: `${keptFor.KEEP_HELD_DAYS}.`,
      },
      {
        what: 'A picture you give with a testimonial',
        holds: 'Our own copy of it.',
        why: 'To show it beside your words, without asking the site it is from.',
        kept: `As long as something on this site shows it, and ${keptFor.KEEP_UNUSED_PICTURES_DAYS} more.`,
      },
      {
        what: 'Receipts',
        holds: 'A random number for what you sent, and our answer to it.',
        why: 'So that pressing a button twice stores one entry.',
        kept: 'A day.',
      },
      {
        what: 'A seat in the free workshop',
        holds:
          'With what you filled in: whether you kept the seat, and a code worked out from your network address. It says only whether two forms came from the same network.',
        why: 'So that made-up names from one network cannot take all the seats.',
        kept: 'The code, until a week after the session; the rest until you ask us to delete it.',
      },
      {
        what: 'Your network address',
        holds:
          'How often it sent something in the last minute, a wrong password in the last 15 minutes, and asked for an email about an account in the last hour.',
        why: 'To turn away floods of junk.',
        kept: 'Counted for that long, removed within about an hour.',
      },
      {
        what: 'The server’s log',
        holds:
          'The time, the page’s address, how it was answered and how long that took. No network address, no answers.',
        why: 'To find faults.',
        kept: 'As long as the server keeps its logs.',
      },
    ],
  },
  browser: {
    title: 'What stays in your browser',
    text: 'It is there so that nothing you typed gets lost. Clear this site’s data in your browser and it is gone.',
    rows: [
      {
        key: 'site-auth',
        holds: 'That you are signed in, and as whom. Until you sign out.',
      },
      {
        key: 'device-…',
        holds:
          'A cookie that says you have signed in here before, so that strangers who guess passwords cannot lock you out. For 180 days; it opens nothing.',
      },
      {
        key: 'scorecard-draft',
        holds: 'Your answers so far, so that a reload loses nothing. Until you submit.',
      },
      {
        key: 'scorecard-submission',
        holds: 'Your last answers and their number, so that a second try counts once. Until you submit.',
      },
      {
        key: 'scorecard-outbox',
        holds: 'A scorecard we could not receive yet. Sent again until it arrives, then removed.',
      },
      {
        key: 'scorecard-outbox-sender',
        holds: 'Which of your tabs is sending it, so that only one does. Up to a minute.',
      },
      {
        key: 'scorecard-saved',
        holds: 'The number of a result that is stored already. As long as the tab is open.',
      },
      {
        key: 'guest-intake-draft',
        holds: 'Your answers for the podcast so far. Until you send them.',
      },
      {
        key: 'week-1-intake-draft',
        holds: 'Your answers for week 1 of the audit so far. Until you send them.',
      },
      {
        key: 'visit',
        holds: 'How you first came here and how you came last. Sent along with a form, else it stays.',
      },
      {
        key: 'visit-noted',
        holds: 'That this arrival is noted. As long as the tab is open.',
      },
      {
        key: 'assistant-conversation',
        holds: 'What you asked the AI assistant, and its answers. As long as the tab is open.',
      },
      {
        key: 'react-router-scroll-positions',
        holds: 'How far down each page you were, for the Back button. As long as the tab is open.',
      },
    ],
    history:
      'The tab’s own history also keeps your result, with your answers, so that a reload shows it again. It goes when you close the tab.',
  },
  leaves: {
    title: 'What leaves this site',
    items: [
      {
        name: 'Mail',
        text: 'Your result, to the address you gave, at most three mails an hour to any one address. It goes through our mail provider.',
      },
      {
        name: 'Our spreadsheet',
        text: 'If we have connected one, each scorecard is also a row in our own Google spreadsheet: the same data as above.',
      },
      {
        name: 'A language model',
        text: 'If we have connected one, what you ask the AI assistant, the last messages before it and sentences of these pages go to its provider, without your name or network address. It picks which of our sentences answer you; it writes none of its own.',
      },
      {
        name: 'Links you follow',
        text: 'The booking page and other outside sites have rules of their own. Nothing is loaded from them until you go there.',
      },
    ],
    nothing: 'Nothing else. We do not sell data, and we do not pass it on.',
  },
  deletion: {
    title: 'See it, correct it, delete it',
    text: 'Write to us from the address you used. A person finds what we hold, sends you a copy if you want one, and deletes it: the entries, the spreadsheet row and the mail record.',
    mail: site.contactEmail,
    subject: 'My data',
  },
} as const
