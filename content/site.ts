import { company } from '#content/company'
import { outsideLinks } from '#content/outside-links'
import { told } from '#content/told'

/** The brand, its outside links and its voice. */
export const site = told(() => ({
  name: company.name,
  tagline: company.tagline,
  /** The external scheduler behind every "Book A Call". */
  bookingUrl: outsideLinks.BOOKING_URL,
  contactEmail: company.email,
  postalAddress: company.address.join(', '),
}))
