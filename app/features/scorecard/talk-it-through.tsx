import './talk-it-through.css'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { bookingLink } from '#content/facts/booking-link'

/** For visitors who prefer a call to a workshop. */
export function TalkItThrough() {
  return (
    <p className="talk row">
      Or talk it through:{' '}
      <NewTabLink className="btn btn--line" href={bookingLink('ai-score-results')}>
        Book A Call
      </NewTabLink>
    </p>
  )
}
