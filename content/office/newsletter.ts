import { numberWordFirst } from '#content/facts/number-word'
import { confirmationDays, unconfirmedDays } from '#domain/newsletter'

/** The text of the newsletter's screen. */
export const newsletterCopy = {
  title: 'Newsletter',
  head: {
    none: 'No subscribers yet.',
    subscribed: (count: number, figures: string) =>
      count === 0
        ? 'No subscribers.'
        : count === 1
          ? 'One person is subscribed.'
          : `${numberWordFirst(count, figures)} people are subscribed.`,
    /** `more`: empty, or “ more” beside those who are subscribed. */
    pending: (count: number, figures: string, more: '' | ' more') =>
      count === 1
        ? `One${more} hasn’t confirmed yet.`
        : `${numberWordFirst(count, figures)}${more} haven’t confirmed yet.`,
  },
  views: 'Views of the newsletter',
  view: {
    subscribed: 'Subscribed',
    pending: 'Unconfirmed',
    unsubscribed: 'Unsubscribed',
    everyone: 'Everyone',
  },
  looksIn: 'Name, email',
  empty: {
    subscribed: 'No subscribers.',
    pending: 'No unconfirmed sign-ups.',
    unsubscribed: 'No one has unsubscribed.',
    everyone: 'Share the sign-up page to get your first subscriber.',
  },
  columns: { who: 'Subscriber', state: 'Status', signedUp: 'Signed up' },
  state: {
    subscribed: 'Subscribed',
    pending: 'Unconfirmed',
    unsubscribed: 'Unsubscribed',
    confirmed: (day: string) => `Confirmed ${day}`,
    noRecord: (day: string) => `since ${day}, no confirmation on record`,
    left: (day: string) => `left ${day}`,
    asked: (day: string) => `asked ${day}`,
    askedAgain: (day: string) => `signed up again ${day}, unconfirmed`,
    expired: `The link was good for ${confirmationDays} days.`,
    mail: {
      failed: 'The email with the link could not be sent.',
      waiting: 'The email with the link is not sent yet.',
    },
  },
  unknownSource: 'unknown',
  recent: {
    title: 'Where they came from',
    none: `No sign-ups in the last ${unconfirmedDays} days.`,
    /** `signUps`: 214. */
    rate: (confirmed: string, signUps: string, isPart: boolean, percent: number | undefined) =>
      `${confirmed} of ${isPart ? `the newest ${signUps}` : signUps} confirmed${percent === undefined ? '' : `, ${percent}%`}, in the last ${unconfirmedDays} days. Unconfirmed sign-ups are deleted after that.`,
    of: (confirmed: string, signUps: string) => `${confirmed} of ${signUps}`,
    bar: (source: string, confirmed: string, signUps: string) =>
      `${source}: ${confirmed} of ${signUps} confirmed`,
    legend: 'Dark: confirmed. Red: not confirmed yet.',
    more: (count: string) => `and ${count} more`,
  },
  note: {
    sending: 'Send with Mailchimp or a similar service.',
    sendingText:
      'Export subscribed and unsubscribed contacts and import both, each with its status. Bounces and complaints show there, not here.',
    erased: (count: number, figures: string) =>
      count === 0
        ? ''
        : count === 1
          ? 'One erased address is blocked: no import adds it again.'
          : `${figures} erased addresses are blocked: no import adds them again.`,
  },
  signUpLink: {
    copy: 'Copy sign-up link',
    copied: 'Sign-up link copied.',
    notCopied: 'The browser didn’t allow copying. The sign-up page is at /newsletter.',
  },
  export: 'Export',
  exporting: {
    title: 'Export the newsletter’s list',
    who: 'Who',
    whom: {
      subscribed: (count: string) => `Subscribed, ${count}`,
      unsubscribed: (count: string) => `Unsubscribed, ${count}`,
      everyone: 'Everyone, with their state; only for a spreadsheet',
    },
    format: 'For',
    formats: {
      listmonk: 'listmonk: consent in the attributes',
      mailchimp: 'Mailchimp: consent in columns of their own',
      spreadsheet: 'A spreadsheet',
    },
    text: 'Each file says when somebody signed up and confirmed, how they agreed, and where they came from.',
    submit: 'Download',
  },
} as const
