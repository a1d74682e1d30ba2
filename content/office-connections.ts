import { branchNames } from '#content/branch-names'
import type { SinkName } from '#domain/sink'

/** What the site is connected to, as the first screen of the back office says it. */
export const connectionsCopy = {
  title: 'Connections',
  text: 'Each is connected by its settings.',
  connected: 'Connected',
  notConnected: 'Not connected',
  captured: 'Captured',
  capturedText: 'This site runs for development: each mail is captured under Deliveries and never sent.',
  /** After a number that leads to as many rows. */
  counts: { needs_you: 'need you', waits: 'waiting', not_connected: 'not sent yet', held: 'held back' },
  names: {
    mail: {
      name: branchNames.mail,
      on: 'Sent through your mail server.',
      off: 'No mail server yet. Set SMTP_URL. Until then mails wait under Deliveries, and you decide later which are sent.',
    },
    owner: {
      name: branchNames.owner,
      on: 'Every submission is reported to your address.',
      off: 'You get no alerts until a mail server is connected and your own address is set (OWNER_EMAIL).',
    },
    spreadsheet: {
      name: branchNames.spreadsheet,
      on: 'Each scorecard becomes a row.',
      off: 'Set GOOGLE_SHEETS_ID and its key. Scorecards wait until then.',
    },
    zoom: {
      name: branchNames.zoom,
      on: 'Workshop guests are registered for your meeting.',
      off: 'Set the four ZOOM settings. Registrations wait until then.',
    },
    'workshop-link': {
      name: 'Free workshop link',
      on: 'Everybody with a seat gets it by email.',
      off: 'Nobody with a seat has a link yet. Set FREE_WORKSHOP_JOIN_URL, and each of them gets it by email.',
    },
    webhook: {
      name: branchNames.webhook,
      on: 'Every submission is posted to your automation.',
      off: 'Set WEBHOOK_URL and its secret. From then on n8n, Make or Zapier hears of each submission.',
    },
    model: {
      name: 'Language model',
      on: 'Writes the assistant’s answers. Each is checked against the site’s facts.',
      off: 'The assistant answers from the site’s own pages. Set AI_BASE_URL to change that.',
    },
    booking: {
      name: 'Booking link',
      on: 'Every “Book A Call” leads to your scheduler.',
      off: '“Book A Call” leads to a sample address. Set BOOKING_URL.',
    },
  } satisfies Record<SinkName, { name: string; on: string; off: string }>,
} as const
