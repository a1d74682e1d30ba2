import './fixes.css'
import { CaptureForm } from '#app/features/contact/capture-form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { bookingLink } from '#content/facts/booking-link'
import { contactCapture } from '#content/pages/parts/home-sections'

/** The contact form (behavior 9.9): three fixes and the form for them. */
export function ContactCapture() {
  const { title, text, fixes, call, aside } = contactCapture
  return (
    <section className="fixes section" id="contact" aria-labelledby="contact-title">
      <div className="wrap fixes__row split">
        <div>
          <h2 id="contact-title">{title}</h2>
          <p className="fixes__text lead">{text}</p>
          <ol className="fixes__list">
            {fixes.map((fix) => (
              <li key={fix.name}>
                <Icon name="repair" />
                <h3>{fix.name}</h3>
                <p>{fix.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="fixes__ask">
          <CaptureForm />
          <p className="t-s">
            {aside} <NewTabLink href={bookingLink('home')}>{call}</NewTabLink>
          </p>
        </div>
      </div>
    </section>
  )
}
