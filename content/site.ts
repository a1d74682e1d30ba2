import { company } from '#content/company'
import { outsideLinks } from '#content/outside-links'

/**
 * The brand, its outside links and its voice. Sample content: the owner replaces it here and every page,
 * mail and answer follows (readings of the specification, 26).
 */
export const site = {
  name: company.name,
  tagline: 'We start with what’s broken.',
  /** The external scheduler behind every "Book A Call". */
  bookingUrl: outsideLinks.BOOKING_URL,
  contactEmail: company.email,
  postalAddress: company.address.join(', '),
} as const
