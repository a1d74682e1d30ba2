import './page.css'
import { Fragment } from 'react'
import { HowWeCount } from '#app/blocks/how-we-count.tsx'
import { OfferPitch } from '#app/blocks/offer-pitch.tsx'
import { Seats } from '#app/blocks/seats.tsx'
import { WhichWorkshop } from '#app/blocks/which-workshop.tsx'
import { QuoteSource } from '#app/features/testimonials/quote-source.tsx'
import { FreeWorkshopForm } from '#app/features/workshops/free-workshop-form.tsx'
import { useFreeWorkshopSession } from '#app/features/workshops/use-free-workshop-session'
import { YourTime } from '#app/features/workshops/your-time.tsx'
import { formAction } from '#app/lib/form-action'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineLink, LineNode } from '#app/ui/line.tsx'
import {
  freeWorkshopCopy as copy,
  freeWorkshopPage,
  freeWorkshopQuote,
} from '#content/pages/free-ai-workshop'
import { workshopFacts } from '#content/facts/facts'
import { registerFreeWorkshop } from '#contracts/register-free-workshop'
import type { Route } from './+types/page'

export const meta = () => pageMeta(freeWorkshopPage)
export const action = formAction(registerFreeWorkshop)

function seatsLeft(count: number): string {
  if (count === 0) return copy.spots.full
  return `${count} ${count === 1 ? 'seat' : 'seats'} left for the next session`
}

export default function FreeWorkshop({ actionData }: Route.ComponentProps) {
  const { session, watch, askAgain } = useFreeWorkshopSession()
  return (
    <main id="main">
      <section className="free" aria-labelledby="free-title">
        <div className="wrap">
          <h1 id="free-title">
            <span>100% FREE</span> Workshop
          </h1>
          <Line className="line--bleed free__week">
            <LineLink />
            {copy.week.map((day, index) => (
              <Fragment key={day}>
                <LineNode name={day} className={index % 2 === 1 ? 'free__mid' : undefined} />
                <LineLink />
              </Fragment>
            ))}
            <LineNode name={copy.day} at="end" className="free__day" />
          </Line>
          <div className="free__row split split--far">
            <OfferPitch
              pitch={copy.pitch}
              action={
                <a className="btn" href="#reserve">
                  Reserve Your Free Spot
                  <Icon name="go" />
                </a>
              }
              price={copy.price}
              terms={copy.terms}
              forWhom={copy.forWhom}
            />
            <dl className="free__facts ruled">
              {copy.facts.map(({ term, detail }) => (
                <div key={term}>
                  <dt className="fine">{term}</dt>
                  <dd className="name">{detail}</dd>
                  {detail === workshopFacts.free.schedule && (
                    <dd className="free__when">
                      <YourTime slot={workshopFacts.free} />
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>

      <section className="wrap part spaced learn split split--4-8" aria-labelledby="learn-title">
        <h2 id="learn-title">What You’ll Learn</h2>
        <ol>
          {copy.learns.map(({ icon, name, text }) => (
            <li key={name}>
              <Icon name={icon} className={`tight learn__mark learn__mark--${icon}`} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="manila spaced won" aria-labelledby="won-title">
        <div className="wrap">
          <h2 className="d-s" id="won-title">
            What our clients report
          </h2>
          <dl className="split">
            {copy.stats.map(({ figure, label, basis }) => (
              <div key={label}>
                <dt>
                  {label}
                  <span className="won__basis fine">{basis}</span>
                </dt>
                <dd className="num">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="won__note fine">
            {copy.statsNote} <HowWeCount of="clientSavings" />
          </p>
          <figure>
            <blockquote>
              <p className="quoted">“{freeWorkshopQuote.testimonial}”</p>
            </blockquote>
            <figcaption>
              <QuoteSource quote={freeWorkshopQuote} />
            </figcaption>
          </figure>
        </div>
      </section>

      <div ref={watch} data-live>
        <section className="band spots" aria-labelledby="spots-title">
          <div className="wrap">
            <h2 id="spots-title">{copy.spots.title}</h2>
            <Seats count={copy.attendees} taken={session?.seatsTaken} />
            <p className="spots__left">{session && seatsLeft(session.seatsLeft)}</p>
            <p>{copy.spots.text}</p>
          </div>
        </section>

        <section className="wrap part spaced reserve split" id="reserve" aria-labelledby="reserve-title">
          <div>
            <h2 id="reserve-title">Reserve Your Free Spot</h2>
            <ol className="listed">
              {copy.after.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <FreeWorkshopForm posted={actionData} isFull={session?.seatsLeft === 0} onRegistered={askAgain} />
        </section>
      </div>

      <WhichWorkshop here={freeWorkshopPage.path} />
    </main>
  )
}
