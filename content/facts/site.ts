import { company } from '#content/facts/company'
import { outsideLinks } from '#content/facts/outside-links'
import { contentView } from '#content/facts/content-view'

/** The brand, its outside links and its voice. */
export const site = contentView(() => ({
  name: company.name,
  tagline: company.tagline,
  /** The external scheduler behind every "Book A Call". */
  bookingUrl: outsideLinks.BOOKING_URL,
  contactEmail: company.email,
  postalAddress: company.address.join(', '),
}))
