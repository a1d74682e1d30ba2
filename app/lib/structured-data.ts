import type { Article, Page, WeeklyEvent } from '#content/pages/parts/page'
import { site } from '#content/facts/site'
import { sessionPlaceholder } from './session-placeholder.ts'

/**
 * Structured data is rendered only on the server, and in development. Search engines read it from the HTML, so the
 * code for it need not be in the scripts that visitors load.
 */
const isWritten = import.meta.env.SSR || import.meta.env.DEV

/** A page's structured data in schema.org vocabulary, one block each, limited to true statements. */
export function structuredData(page: Page, origin: string) {
  return [
    ...(page.path === '/' ? [isWritten && organization(origin)] : []),
    ...(page.faq ? [isWritten && faqPage(page.faq)] : []),
    ...(page.article ? [isWritten && article(page, page.article, origin)] : []),
    ...(page.event ? [isWritten && weeklyEvent(page, page.event, origin)] : []),
  ].map((data) => ({ '@context': 'https://schema.org', ...data }))
}

function organization(origin: string) {
  return {
    '@type': 'Organization',
    name: site.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    slogan: site.tagline,
    email: site.contactEmail,
    address: site.postalAddress,
  }
}

function faqPage(faq: NonNullable<Page['faq']>) {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function article(
  { path, title, description }: Page,
  { publishedAt, modifiedAt, picture }: Article,
  origin: string,
) {
  return {
    '@type': 'Article',
    headline: title,
    description,
    url: origin + path,
    mainEntityOfPage: origin + path,
    datePublished: publishedAt,
    dateModified: modifiedAt,
    author: { '@type': 'Organization', name: site.name, url: `${origin}/` },
    ...(picture !== null && { image: origin + picture }),
  }
}

/** In development React compares its markup with the page's, so the browser takes the dates from there. */
function sessionDates(event: WeeklyEvent): { startDate?: string; endDate?: string } {
  if (import.meta.env.SSR)
    return { startDate: sessionPlaceholder('START', event), endDate: sessionPlaceholder('END', event) }
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  const blocks = Array.from(scripts, ({ textContent }) => JSON.parse(textContent) as Record<string, string>)
  const { startDate, endDate } = blocks.find((block) => block['@type'] === 'Event') ?? {}
  return { startDate, endDate }
}

/** Dates are inserted with each response, because pages are rendered at build time. */
function weeklyEvent({ path, title, description }: Page, event: WeeklyEvent, origin: string) {
  const { day, time, zone, minutes, seats, isFree, isOnline } = event
  const url = origin + path
  return {
    '@type': 'Event',
    name: title,
    description,
    url,
    organizer: { '@type': 'Organization', name: site.name, url: `${origin}/` },
    ...sessionDates(event),
    duration: `PT${minutes}M`,
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: `https://schema.org/${day}`,
      startTime: `${time}:00`,
      duration: `PT${minutes}M`,
      scheduleTimezone: zone,
    },
    ...(isOnline && {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
    }),
    ...(isFree && { isAccessibleForFree: true }),
    ...(seats !== undefined && { maximumAttendeeCapacity: seats }),
  }
}
