import type { ServiceWords } from './service-words.ts'

export const spreadsheet: ServiceWords<'spreadsheet'> = {
  name: 'Spreadsheet',
  settings: {
    GOOGLE_SHEETS_ID: 'the spreadsheet',
    GOOGLE_SERVICE_ACCOUNT_JSON: 'the key to the spreadsheet',
  },
  card: {
    on: 'Each scorecard becomes a row.',
    off: 'Scorecards wait until the spreadsheet is set up.',
  },
  form: {
    text: 'Adds a row to a Google spreadsheet for each scorecard.',
    needs: ['GOOGLE_SHEETS_ID', 'GOOGLE_SERVICE_ACCOUNT_JSON'],
    fields: {
      GOOGLE_SHEETS_ID: {
        label: 'Spreadsheet',
        hint: 'Paste its address from the browser.',
        kind: 'text',
        placeholder: 'https://docs.google.com/spreadsheets/d/…',
      },
      GOOGLE_SERVICE_ACCOUNT_JSON: {
        label: 'Service account key',
        hint: 'Paste the whole JSON file. Share the spreadsheet with the address in it, as an editor.',
        kind: 'secret-text',
      },
    },
  },
  checks: {
    'sign-in': 'Sign in to Google with the key',
    read: 'Read the spreadsheet',
    write: 'Write a row and remove it',
  },
  deliveries: {
    things: ['row', 'rows'],
    off: '',
    lane: {
      name: 'Spreadsheet',
      things: ['spreadsheet row', 'spreadsheet rows'],
      where: 'the spreadsheet',
      once: 'A replay can’t double the row: we look for its id in the sheet first.',
    },
    kinds: { 'score-row': { name: 'Score row', timeline: 'Spreadsheet row' } },
  },
}
