import { settingParts, type SettingGroup } from '#content/office/settings'

export const setUpSteps = [
  'business',
  'mail',
  'alerts',
  'booking',
  'spreadsheet',
  'zoom',
  'samples',
  'test',
] as const
export type SetUpStep = (typeof setUpSteps)[number]

interface StepWords {
  name: string
  title: string
  /** What it changes. */
  text: string
  isOptional?: true
}

export const setUpWords: Readonly<Record<SetUpStep, StepWords>> = {
  business: {
    name: 'Business',
    title: 'Your business',
    text: 'Your name, postal address and email appear in the footer, on the legal pages and at the bottom of every email.',
  },
  mail: {
    name: 'Mail',
    title: 'Mail',
    text: 'Results, join links and your alerts are sent by email. Until mail is connected, they’re saved and wait.',
  },
  alerts: {
    name: 'Alerts',
    title: 'Alerts',
    text: 'Where alerts about new leads go. Replies to the site’s emails go there too.',
  },
  booking: {
    name: 'Booking',
    title: 'Booking',
    text: 'Every “Book A Call” button leads to your own booking page. Use another scheduler if you have one.',
    isOptional: true,
  },
  spreadsheet: {
    name: 'Sheet',
    title: 'Spreadsheet',
    text: 'Each finished scorecard becomes a row in your sheet.',
    isOptional: true,
  },
  zoom: {
    name: 'Zoom',
    title: 'Zoom',
    text: 'Workshop attendees are registered in your meeting and get their own link. Video calls get a meeting each.',
    isOptional: true,
  },
  samples: {
    name: 'Samples',
    title: 'Samples and claims',
    text: 'The site came with invented testimonials, case studies and figures. Each is marked as a sample until you decide.',
  },
  test: {
    name: 'Test',
    title: 'The last step',
    text: 'Fill in your own scorecard and watch it arrive: stored, mailed, alerted, written to the sheet.',
  },
}

const { connections, business, alerts } = settingParts
/** The settings of each step. */
export const setUpGroups: Readonly<Partial<Record<SetUpStep, SettingGroup | undefined>>> = {
  business: business.groups['replies'],
  mail: connections.groups['mail'],
  alerts: alerts.groups['owner'],
  booking: connections.groups['booking'],
  spreadsheet: connections.groups['spreadsheet'],
  zoom: connections.groups['zoom'],
}

export const setUpCopy = {
  title: 'Set-up',
  muted: 'Your site is up.',
  strong: 'Now connect it to you.',
  lead: 'Saved as you go. Stop at any time: what is left is listed on Today.',
  ownersOnly: 'Only an owner can set the site up.',
  steps: 'Steps',
  number: (number: number, title: string) => `${number}. ${title}`,
  state: {
    done: 'done',
    kept: 'kept for now',
    skipped: 'skipped',
    optional: 'if you want',
    open: 'open',
  },
  next: 'Next',
  skip: 'Skip',
  back: 'Back',
  finish: 'Go to Today',
  mail: {
    send: 'Send a test email',
    sending: 'Sending…',
    text: 'Send yourself a test email and press the button in it. This proves that mail arrives.',
    waiting: (to: string) => `Now open the email to ${to} and press the button in it.`,
    names: {
      connect: 'The server answers',
      'sign-in': 'It accepts the sign-in',
      accept: 'It takes the email',
    },
    proved: 'The test email arrived: mail is connected.',
  },
  alerts: {
    text: 'Send a test email to this address, and press the button in it.',
    proved: 'The test email arrived: alerts reach this address.',
  },
  company: {
    title: 'Name and address',
    name: 'Business name',
    address: 'Postal address',
    addressHint: 'One line for each line of the address, five at most.',
    email: 'Email for visitors',
    foot: 'At the bottom of every page and email',
    save: 'Save and publish',
    saving: 'Saving…',
    saved: 'Your business is published.',
    loading: 'Loading your business…',
  },
  samples: {
    left: (count: number) => (count === 1 ? 'There is one sample.' : `There are ${count} samples.`),
    remove: 'Delete all samples',
    title: 'Delete all sample testimonials and case studies?',
    question: 'They disappear from the site at once. You can undo this.',
    cancel: 'Keep them',
    removed: (count: number) => (count === 1 ? 'One sample deleted.' : `${count} samples deleted.`),
    claims: 'Figures',
    claimsText:
      'Each is marked as a sample on the site until you confirm them. Change those that aren’t true first.',
    see: 'How we count',
    confirm: 'All figures are true: confirm',
    confirmed: 'The figures are confirmed, and no longer marked as samples.',
    keep: 'Keep them for now',
    kept: 'Kept for now. Each stays marked as a sample on the site, and is listed below until you decide.',
  },
  test: {
    open: 'Open the scorecard',
    text: 'It opens in a new tab. Use an address that you can read.',
    stored: 'Stored',
    none: 'Nothing has come in since you opened this step.',
    about: (email: string) => `The scorecard of ${email}`,
    off: 'Not connected.',
    toCome: 'Nothing yet.',
    stations: {
      mail: { name: 'Result mailed', check: 'Check mail' },
      owner: { name: 'You are alerted', check: 'Check your address' },
      spreadsheet: { name: 'Row in the sheet', check: 'Check the spreadsheet' },
      webhook: { name: 'Sent to your automation', check: 'Check the webhook' },
    },
  },
} as const
