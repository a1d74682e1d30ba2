import type { ServiceWords } from './service-words.ts'

export const booking: ServiceWords<'booking'> = {
  name: 'Booking link',
  settings: { BOOKING_URL: 'the booking link' },
  card: {
    on: 'Every “Book A Call” leads to your scheduler.',
    off: '“Book A Call” leads to your own booking page.',
  },
  form: {
    text: 'Until another scheduler is set, “Book A Call” leads to your own booking page, and requests come to you under Calls.',
    needs: ['BOOKING_URL'],
    isBuiltIn: true,
    fields: {
      BOOKING_URL: {
        label: 'Booking page',
        hint: 'Your link from Cal.com, Calendly or another scheduler. Every “Book A Call” will lead there.',
        kind: 'url',
      },
    },
  },
  checks: {},
  deliveries: null,
}
