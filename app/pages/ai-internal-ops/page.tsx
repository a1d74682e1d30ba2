import '#app/blocks/offer.css'
import './page.css'
import { ActionLink } from '#app/blocks/action-link.tsx'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { OfferPitch } from '#app/blocks/offer-pitch.tsx'
import { Faq } from '#app/blocks/faq.tsx'
import { NextPages } from '#app/blocks/next-pages.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { Kicker } from '#app/ui/kicker.tsx'
import { DrawnLine } from '#app/ui/line.tsx'
import { internalOpsCopy, internalOpsPage } from '#content/pages/ai-internal-ops'

export const meta = () => pageMeta(internalOpsPage)

export default function InternalOps() {
  const { heading, automate, book, day, start, closing } = internalOpsCopy
  return (
    <main id="main">
      <section className="offer offer--wide ops" aria-labelledby="ops-title">
        <div className="wrap">
          <Kicker>{internalOpsPage.kicker}</Kicker>
          <h1 id="ops-title">{heading}</h1>
          <OfferPitch {...internalOpsCopy} action={<MainAction {...automate} />} />
        </div>
      </section>

      <section className="day" aria-labelledby="day-title">
        <div className="wrap">
          <header className="row">
            <h2 id="day-title">{day.title}</h2>
            <p className="fine">{day.note}</p>
          </header>
          <ol>
            {day.hours.map(({ time, before, after }) => (
              <li key={time}>
                <h3 className="num">{time}</h3>
                <p className="day__before">
                  <span className="vh">{day.before}: </span>
                  {before}
                </p>
                <DrawnLine shape="o-x-" className="day__broken" />
                <DrawnLine shape="o-+-" className="line--ok day__whole" />
                <p className="day__after">
                  <span className="vh">{day.after}: </span>
                  {after}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section className="manila part start section" id="start" aria-labelledby="start-title">
        <div className="wrap">
          <h2 id="start-title">
            {start.title[0]} <span>{start.title[1]}</span>
          </h2>
          {[start.minutes, start.days].map(({ count, name, text }, at) => (
            <div className="start__step split split--4-8" key={name}>
              <div className={at === 0 ? 'ticks' : 'ticks ticks--days'} aria-hidden="true">
                {Array.from({ length: count }, (_, tick) => (
                  <i key={tick} />
                ))}
              </div>
              <h3>{name}</h3>
              <p className="lead">{text}</p>
            </div>
          ))}
          <ActionLink className="btn btn--line" href={book.href}>
            {book.label}
            <Icon name="out" />
          </ActionLink>
        </div>
      </section>

      <Faq title={internalOpsCopy.faqTitle} items={internalOpsPage.faq} />

      <ClosingSection title={closing.title} action={<MainAction {...book} />} note={closing.note} />
      <NextPages pages={['score', 'caseStudies']} title={closing.ways} />
    </main>
  )
}
