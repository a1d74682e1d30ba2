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
} as const

export const footerLinks = [
  { path: '/ai-audit', label: 'AI Audit' },
  { path: '/ai-automation-services', label: 'Services' },
  { path: '/ai-ready-score', label: 'AI readiness score' },
  { path: '/ai-readiness-workshop', label: 'Workshop' },
  { path: '/ai-first-ceo-podcast', label: 'Podcast' },
  { path: '/newsletter', label: 'Newsletter' },
  { path: '/media', label: 'Media' },
  { path: '/privacy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
] as const
