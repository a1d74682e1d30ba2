import type { ServiceWords } from './service-words.ts'

export const callLink: ServiceWords<'call-link'> = {
  name: 'Video call link',
  settings: { CALL_JOIN_URL: 'the link for video calls' },
  card: {
    on: 'Proposed for each video call you confirm.',
    off: 'Each video call gets a Zoom meeting. While Zoom isn’t connected, the link of your last call is proposed.',
  },
  form: {
    text: 'Your own room, proposed for each video call when you confirm it. Each call can still have another link.',
    needs: ['CALL_JOIN_URL'],
    fields: {
      CALL_JOIN_URL: {
        label: 'Link to your room',
        hint: 'Of Zoom, Google Meet or Teams. Calls that are confirmed already keep their link.',
        kind: 'url',
      },
    },
  },
  checks: {},
  deliveries: null,
}
