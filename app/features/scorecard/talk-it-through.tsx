import './talk-it-through.css'
import { siteOrigin } from '#app/lib/site-origin'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { bookingLink, bookingLinkWith } from '#content/facts/booking-link'

/** For visitors who prefer a call to a workshop. */
export function TalkItThrough({ token }: { token: string | undefined }) {
  // Only the site's own scheduler gets the token.
  const isOwn = new URL(bookingLink('ai-score-results')).origin === siteOrigin()
  return (
    <p className="talk row">
      Or talk it through:{' '}
      <NewTabLink
        className="btn btn--line"
        href={bookingLinkWith(isOwn ? token : undefined, 'ai-score-results')}
      >
        Book A Call
      </NewTabLink>
    </p>
  )
}
