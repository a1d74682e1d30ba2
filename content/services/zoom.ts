import type { ServiceWords } from './service-words.ts'

export const zoom: ServiceWords<'zoom'> = {
  name: 'Zoom',
  settings: {
    ZOOM_ACCOUNT_ID: 'the Zoom account',
    ZOOM_CLIENT_ID: 'the Zoom app',
    ZOOM_CLIENT_SECRET: 'the secret of the Zoom app',
    ZOOM_MEETING_ID: 'the Zoom meeting',
  },
  card: {
    on: 'Workshop guests are registered for your meeting, and video calls get a meeting each.',
    off: 'Registrations wait until Zoom is set up. A video call needs a link from you.',
  },
  form: {
    text: 'Registers guests of the readiness workshop for your meeting. A video call that you confirm without a link gets a meeting of its own, unless you’ve set a link for all video calls. Needs a Server-to-Server OAuth app.',
    needs: ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET', 'ZOOM_MEETING_ID'],
    fields: {
      ZOOM_ACCOUNT_ID: { label: 'Account ID', kind: 'text' },
      ZOOM_CLIENT_ID: { label: 'Client ID', kind: 'text' },
      ZOOM_CLIENT_SECRET: { label: 'Client secret', kind: 'secret' },
      ZOOM_MEETING_ID: { label: 'Meeting ID', kind: 'text', placeholder: '812 3345 6789' },
    },
  },
  checks: {
    'sign-in': 'Sign in to Zoom with the app',
    read: 'Read the meeting’s registrations',
    meetings: 'List your meetings',
  },
  deliveries: {
    things: ['registration or meeting', 'registrations and meetings'],
    off: '',
    lane: {
      name: 'Zoom',
      things: ['Zoom registration or meeting', 'Zoom registrations and meetings'],
      where: 'Zoom',
      once: 'A replay can’t register anybody or make a meeting twice: we ask Zoom for it first.',
    },
    kinds: {
      'zoom-registrant': { name: 'Zoom registration', timeline: 'Zoom registration' },
      'zoom-meeting': { name: 'Zoom meeting', timeline: 'Zoom meeting' },
    },
  },
}
