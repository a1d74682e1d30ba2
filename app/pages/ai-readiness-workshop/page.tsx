import './page.css'
import { Link } from 'react-router'
import { HourRing } from './hour-ring.tsx'
import { OfferPitch } from '#app/blocks/offer-pitch.tsx'
import { WhichWorkshop } from '#app/blocks/which-workshop.tsx'
import { RegistrationForm } from '#app/features/workshops/registration-form.tsx'
import { formAction } from '#app/lib/form-action'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { readinessWorkshopCopy as copy, readinessWorkshopPage } from '#content/pages/ai-readiness-workshop'
import { registerWorkshop } from '#contracts/register-workshop'
import type { Route } from './+types/page'

export const meta = () => pageMeta(readinessWorkshopPage)
export const action = formAction(registerWorkshop)

/** A small line in three states: with one break, with the same break again, and repaired. */
function SwapLine({ state }: { state: 'found' | 'counted' | 'repaired' }) {
  return (
    <Line className={state === 'repaired' ? 'line--ok' : undefined}>
      <LineNode />
      <LineLink />
      {state === 'repaired' ? <LinePlate /> : <LineBreak />}
      <LineLink />
      {state === 'counted' && (
        <>
          <LineBreak />
          <LineLink />
        </>
      )}
      <LineNode />
    </Line>
  )
}

export default function ReadinessWorkshop({ actionData }: Route.ComponentProps) {
  return (
    <main id="main">
      <section className="wrap hour split split--far" aria-labelledby="hour-title">
        <div>
          <h1 id="hour-title">{readinessWorkshopPage.title}</h1>
          <OfferPitch
            pitch={copy.pitch}
            action={
              <a className="btn" href="#register">
                {copy.form.button}
                <Icon name="go" />
              </a>
            }
            price={copy.terms}
            terms={copy.seats}
            forWhom={copy.forWhom}
          />
        </div>
        <HourRing figure={copy.minutes} caption="minutes, free" />
      </section>

      <section className="manila part spaced hour-swap" aria-labelledby="swap-title">
        <div className="wrap">
          <h2 id="swap-title">What you bring, what you take home</h2>
          <ol className="ruled">
            {copy.swaps.map(({ bring, take, state }) => (
              <li className="split" key={take}>
                <span className="t-l">{bring}</span>
                <SwapLine state={state} />
                <strong>{take}</strong>
              </li>
            ))}
          </ol>
          <Link className="more" to="/ai-ready-score">
            {copy.scorecard}
          </Link>
        </div>
      </section>

      <section className="wrap spaced before split split--4-8" aria-labelledby="before-title">
        <h2 id="before-title">Before you give us an hour</h2>
        <dl>
          {readinessWorkshopPage.faq.map(({ question, answer }) => (
            <div key={question} className="split">
              <dt className="name">{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="spaced seat" id="register" aria-labelledby="register-title">
        <div className="wrap seat__in split">
          <div>
            <h2 id="register-title">Save your seat</h2>
            <p className="t-l seat__terms">{copy.seats}</p>
            <h3 className="apart">What happens next</h3>
            <ol>
              {copy.after.map((step, index) => (
                <li key={step}>
                  <span className="num" aria-hidden="true">
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <RegistrationForm posted={actionData} />
        </div>
      </section>

      <WhichWorkshop here={readinessWorkshopPage.path} />
    </main>
  )
}
