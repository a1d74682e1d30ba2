import '#app/styles/offer.css'
import '#app/styles/form-place.css'
import '#app/styles/ai-first-ceo-podcast-guest-intake.css'
import { Link } from 'react-router'
import { FormPlace } from '#app/blocks/form-place.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { podcastFacts } from '#content/facts'
import { guestIntakeCopy as copy, guestIntakePage } from '#content/pages/ai-first-ceo-podcast-guest-intake'

export const meta = () => pageMeta(guestIntakePage)

export default function GuestIntake() {
  const { asks, form } = copy
  return (
    <main id="main">
      <section className="offer early" aria-labelledby="early-title">
        <div className="wrap">
          <div className="early__head">
            <div>
              <h1 id="early-title">{guestIntakePage.title}</h1>
              <p className="pitch__say">{copy.pitch}</p>
              <div className="pitch__act">
                <a className="btn" href="#intake">
                  {copy.start}
                  <Icon name="go" />
                </a>
                <p>{copy.terms}</p>
              </div>
              <p className="pitch__for">
                {copy.notYet} <Link to="/ai-first-ceo-podcast#guest-application">{copy.apply}</Link>
              </p>
            </div>
            <p className="early__fig">
              <b className="num">{copy.figure}</b> <span>{copy.unit}</span>
            </p>
          </div>
          <div className="early__hours" aria-hidden="true">
            <span>{copy.from}</span>
            <span>{copy.to}</span>
            <Line className="line--bleed">
              <LineLink />
              <LinePlate />
              <div className="early__cells">
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

      <section className="manila part" aria-labelledby="asks-title">
        <div className="wrap">
          <h2 id="asks-title">{asks.title}</h2>
          <div className="asks">
            {asks.groups.map(({ name, why, fields }) => (
              <div key={name}>
                <h3>{name}</h3>
                <p>{why}</p>
                <ul>
                  {fields.map(({ label, required }) => (
                    <li key={label} className={required ? 'asks__must' : undefined}>
                      {label}
                      {!required && <span> {asks.optional}</span>}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>

      <section className="part" id="intake" aria-labelledby="intake-title">
        <div className="wrap answers">
          <div>
            <h2 id="intake-title">{form.title}</h2>
            <p>{form.lead}</p>
          </div>
          <FormPlace fields={form.fields} action={form.action} subject={form.subject} note={form.after} />
        </div>
      </section>
    </main>
  )
}
