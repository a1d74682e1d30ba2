import '#app/blocks/offer.css'
import '#app/blocks/close.css'
import './page.css'
import { ActionLink } from '#app/blocks/action-link.tsx'
import { AgeScale } from './age-scale.tsx'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { Faq } from '#app/blocks/faq.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { OfferPitch } from '#app/blocks/offer-pitch.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Kicker } from '#app/ui/kicker.tsx'
import { NextPages } from '#app/blocks/next-pages.tsx'
import { capitalized } from '#content/facts/capitalized'
import { youthCopy, youthPage } from '#content/pages/ai-for-youth'
import { usd } from '#content/facts/usd'
import { youthFacts } from '#content/facts/youth-programs'

export const meta = () => pageMeta(youthPage)

export default function Youth() {
  const { heading, actions, scale, ages, programs, programsTitle, faqTitle, closing } = youthCopy
  return (
    <main id="main">
      <section className="offer youth" aria-labelledby="youth-title">
        <div className="wrap">
          <div className="youth__head split">
            <div>
              <Kicker>{youthPage.kicker}</Kicker>
              <h1 id="youth-title">
                {heading[0]} <span>{heading[1]}</span>
              </h1>
            </div>
            <OfferPitch {...youthCopy} action={<MainAction {...actions.enroll} />} />
          </div>
          <AgeScale {...scale} ages={ages} programs={programs} learnMore={actions.learnMore.label} />
        </div>
      </section>

      <section className="manila part programs section" id="programs" aria-labelledby="programs-title">
        <div className="wrap">
          <h2 id="programs-title">{programsTitle}</h2>
          {programs.map(({ id, title, ages: range, weeks, level, priceUsd, starts, text, asks, apply }) => (
            <article className="program split" id={id} key={id} aria-labelledby={`${id}-title`}>
              <h3 id={`${id}-title`}>{title}</h3>
              <div className="chain program__weeks" aria-hidden="true">
                {Array.from({ length: youthFacts.maxWeeks }, (_, week) => (
                  <i key={week} className={week < weeks ? 'on' : undefined} />
                ))}
              </div>
              <dl className="row facts">
                <div>
                  <dt>Ages</dt>
                  <dd>{range}</dd>
                </div>
                <div>
                  <dt>Duration</dt>
                  <dd>{weeks} weeks</dd>
                </div>
                <div>
                  <dt>Level</dt>
                  <dd>{level}</dd>
                </div>
                <div>
                  <dt>Fee</dt>
                  <dd>{usd(priceUsd)}</dd>
                </div>
                <div>
                  <dt>Starts</dt>
                  <dd>{capitalized(starts)}</dd>
                </div>
              </dl>
              <div className="program__say">
                <p>{text}</p>
                <p className="muted">{asks}</p>
              </div>
              <ActionLink className="btn btn--line" href={apply}>
                {actions.apply.label}
                <span className="vh"> for {title}</span>
              </ActionLink>
            </article>
          ))}
        </div>
      </section>

      <Faq title={faqTitle} items={youthPage.faq} />

      <ClosingSection
        className="close--s"
        title={closing.title}
        drawing="-o-o-o-o-o-o-o-"
        action={<MainAction {...actions.infoSession} />}
        note={closing.note}
      />

      <NextPages pages={['freeWorkshop', 'newsletter']} title={youthCopy.onTitle} />
    </main>
  )
}
