import { outsideLinks } from '#content/facts/outside-links'
import * as z from 'zod/mini'
import { httpUrl } from '#server/settings/checks'
import { defineService, link } from '#server/services/define-service'

export const booking = defineService({
  name: 'booking',
  help: `The scheduler behind every "Book A Call". Unset, it is the site's own booking page, /book. Booking links get
about=<page or offer> added to their query (?about=ai-audit), so that the scheduler knows what the call is about.`,
  settings: { BOOKING_URL: link(z.optional(httpUrl), () => outsideLinks.BOOKING_URL) },
  environment: {},
  connection: ['BOOKING_URL'],
  options: ({ BOOKING_URL: url }) =>
    url === undefined || url === outsideLinks.BOOKING_URL ? undefined : { url },
  connect: (options) => options,
  checks: () => ({}),
})
