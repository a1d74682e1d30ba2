import { branchNames } from '#content/branch-names'
import type { SinkName } from '#domain/sink'

/** What the site is connected to, as the first screen of the back office says it. */
export const connectionsCopy = {
  title: 'Connections',
  text: 'Each is connected by its settings. What waits goes out once its service is connected.',
  connected: 'Connected',
  notConnected: 'Not connected',
  waiting: 'waiting',
  failed: 'given up',
  names: {
    mail: {
      name: branchNames.mail,
      on: 'Goes out through your mail server.',
      off: 'No mail server yet. Set SMTP_URL. Until then emails are kept under Deliveries and not sent.',
    },
    owner: {
      name: branchNames.owner,
      on: 'Every submission is reported to your address.',
      off: 'Set OWNER_EMAIL and you’ll hear of every submission.',
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
