import '#app/lib/form.css'
import '#app/blocks/offer.css'
import './page.css'
import { Link } from 'react-router'
import { GuestIntake } from '#app/features/podcast/guest-intake.tsx'
import { formAction } from '#app/lib/form-action'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { podcastFacts } from '#content/facts/facts'
import { guestIntakeCopy as copy, guestIntakePage } from '#content/pages/ai-first-ceo-podcast-guest-intake'
import { submitGuestIntake } from '#contracts/submit-guest-intake'
import type { Route } from './+types/page'

export const meta = () => pageMeta(guestIntakePage)
export const action = formAction(submitGuestIntake)

export default function GuestIntakePage({ actionData }: Route.ComponentProps) {
  const { form } = copy
  return (
    <main id="main">
      <section className="offer early" aria-labelledby="early-title">
        <div className="wrap">
          <div className="early__head split split--far">
            <div>
              <h1 id="early-title">{guestIntakePage.title}</h1>
              <p className="pitch__say pitch-text">{copy.pitch}</p>
              <div className="pitch__act priced row">
                <a className="btn" href="#intake">
                  {copy.start}
                  <Icon name="go" />
                </a>
                <p>{copy.terms}</p>
              </div>
              <p className="pitch__for for-whom fine">
                {copy.notYet} <Link to="/ai-first-ceo-podcast#guest-application">{copy.apply}</Link>
              </p>
            </div>
            <p className="early__fig tall">
              <b className="num">{copy.figure}</b> <span className="t-s">{copy.unit}</span>
            </p>
          </div>
          <div className="row apart t-s early__hours" aria-hidden="true">
            <span>{copy.from}</span>
            <span>{copy.to}</span>
            <Line className="line--bleed">
              <LineLink />
              <LinePlate />
              <div className="chain early__cells">
                {Array.from({ length: podcastFacts.guestFormHoursBefore }, (_, hour) => (
                  <i key={hour} />
                ))}
              </div>
              <LineNode />
              <LineLink />
            </Line>
          </div>
        </div>
      </section>

      <section className="manila part section" id="intake" aria-labelledby="asks-title">
        <div className="wrap">
          <div className="part__head split">
            <h2 id="asks-title">{form.title}</h2>
            <p>
              {form.lead} <span className="with-script">{form.draft}</span>
            </p>
          </div>
          <GuestIntake posted={actionData} />
        </div>
      </section>
    </main>
  )
}
