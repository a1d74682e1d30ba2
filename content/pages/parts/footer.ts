import { contentList } from '#content/facts/content-view'
import { freeScore, nextPages } from '#content/pages/parts/next-pages'

/** The pages about services for clients. */
export const serviceLinks = [
  { path: '/ai-automation-services', label: 'All services' },
  { path: '/cold-email-automation', label: 'Cold email automation' },
  { path: '/cold-email-automation-offer', label: 'The cold email offer' },
  { path: '/ai-chat-agents', label: 'AI chat agents' },
  { path: '/ai-internal-ops', label: 'Internal ops automation' },
  { path: '/ai-tools-lead-magnets', label: 'AI lead-magnet tools' },
  { path: '/trusted-partner', label: 'Trusted partner program' },
] as const satisfies readonly FooterLink[]

const linkTo = ({ href, label }: { href: FooterLink['path']; label: string }): FooterLink => ({
  path: href,
  label,
})

/** The one row of links that every footer shows without a click. */
export const footerRow = contentList(() => [
  linkTo(nextPages.audit),
  { path: '/ai-automation-services', label: 'Services' },
  linkTo(freeScore),
  { path: '/free-ai-workshop', label: 'Workshop' },
  { path: '/ai-first-ceo-podcast', label: 'Podcast' },
  { path: '/newsletter', label: 'Newsletter' },
  { path: '/privacy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
]) satisfies readonly FooterLink[]

/**
 * The links that "All pages" opens. They put every public page at most two clicks from home; a test follows them.
 */
export const footerColumns = contentList(() => [
  {
    title: 'Start here',
    links: [
      linkTo(nextPages.score),
      linkTo(nextPages.audit),
      { path: '/ai-audit-b2b', label: 'Is the audit for you?' },
    ],
  },
  {
    title: 'Done for you',
    links: serviceLinks,
  },
  {
    title: 'Learn',
    links: [
      { path: '/free-ai-workshop', label: 'Free AI workshop' },
      { path: '/ai-readiness-workshop', label: 'AI readiness workshop' },
      { path: '/ai-workshop', label: 'AI workshop for teams' },
      { path: '/ai-for-business', label: 'Business coaching' },
      { path: '/ai-for-youth', label: 'AI for teens' },
      { path: '/ai-first-ceo-podcast', label: 'Podcast' },
      { path: '/newsletter', label: 'Newsletter' },
    ],
  },
  {
    title: 'Proof',
    links: [
      { path: '/case-studies', label: 'Case studies' },
      { path: '/testimonials', label: 'Testimonials' },
      { path: '/testimonials/submit', label: 'Tell us how it went' },
      { path: '/media', label: 'In the media' },
      { path: '/how-we-count', label: 'How we count' },
    ],
  },
]) satisfies readonly FooterColumn[]

interface FooterColumn {
  title: string
  links: readonly FooterLink[]
}

export interface FooterLink {
  path: `/${string}`
  label: string
}
