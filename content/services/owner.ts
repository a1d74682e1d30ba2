import { mail } from './mail.ts'
import type { ServiceWords } from './service-words.ts'

export const owner: ServiceWords<'owner'> = {
  name: 'Alerts to you',
  settings: { OWNER_EMAIL: 'the address for alerts and replies' },
  card: {
    on: 'Every submission is reported to your address.',
    off: 'You get no alerts until mail is set up and your own address is entered.',
  },
  form: {
    text: 'Emails you about every form submission. Connect mail first.',
    needs: ['OWNER_EMAIL'],
    fields: {
      OWNER_EMAIL: {
        label: 'Your email address',
        hint: 'Alerts and replies to the site’s emails go here.',
        kind: 'email',
      },
    },
  },
  checks: {},
  deliveries: {
    things: ['alert', 'alerts'],
    off: 'You get no alerts of new leads until your own address is set.',
    lane: mail.deliveries.lane,
    kinds: {},
  },
}
