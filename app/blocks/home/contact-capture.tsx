import './fixes.css'
import { CaptureForm } from '#app/features/contact/capture-form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { bookingLink } from '#content/facts/booking-link'
import { contactCapture } from '#content/pages/parts/home-sections'

/** The contact form (behavior 9.9): the hero's workflow, repaired three times, and the form for the three fixes. */
export function ContactCapture() {
  const { title, text, picture, steps, fixes, call, aside } = contactCapture
  return (
    <section className="fixes section" id="contact" aria-labelledby="contact-title">
      <div className="wrap">
        <h2 id="contact-title">{title}</h2>
        <Line className="line--bleed fixes__line" label={picture}>
          <LineLink />
          <LineNode name={steps[0]} at="edge" />
          <LineLink />
          <LinePlate />
          <LineLink />
          <LineNode name={steps[1]} />
          <LineLink />
          <LinePlate />
          <LineLink />
          <LineNode name={steps[2]} />
          <LineLink />
          <LinePlate />
          <LineLink />
          <LineNode name={steps[3]} at="end" />
        </Line>
        <div className="fixes__row split">
          <div>
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
      </div>
    </section>
  )
}
