import type { ServiceWords } from './service-words.ts'

export const workshopLink: ServiceWords<'workshop-link'> = {
  name: 'Free workshop link',
  settings: { FREE_WORKSHOP_JOIN_URL: 'the free workshop’s link' },
  card: {
    on: 'Everybody with a seat gets it by email.',
    off: 'Nobody with a seat has a link yet. Once you enter it, each of them gets it by email.',
  },
  form: {
    text: 'The room that guests of the free workshop join.',
    needs: ['FREE_WORKSHOP_JOIN_URL'],
    fields: {
      FREE_WORKSHOP_JOIN_URL: {
        label: 'Link to the room',
        hint: 'Everybody with a seat gets it by email once it is saved.',
        kind: 'url',
      },
    },
  },
  checks: {},
  deliveries: null,
}
