import '#app/blocks/offer.css'
import '#app/blocks/close.css'
import './page.css'
import { Link } from 'react-router'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { Lanes } from './lanes.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { OfferPitch } from '#app/blocks/offer-pitch.tsx'
import { SampleEmail } from './sample-email.tsx'
import { WarmUp, WarmUpDays } from './warm-up.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Kicker } from '#app/ui/kicker.tsx'
import { coldEmailFacts } from '#content/facts/facts'
import { coldEmailCopy as copy, coldEmailPage } from '#content/pages/cold-email-automation'

export const meta = () => pageMeta(coldEmailPage)

export default function ColdEmail() {
  return (
    <main id="main">
      <section className="offer cold" aria-labelledby="cold-title">
        <div className="wrap">
          <Kicker>{coldEmailPage.kicker}</Kicker>
          <div className="split split--far">
            <h1 id="cold-title">{copy.headline}</h1>
            <OfferPitch
              pitch={copy.pitch}
              action={<MainAction {...copy.call} />}
              price={copy.price}
              terms={copy.terms}
              forWhom={copy.forWhom}
            />
          </div>
          <WarmUp days={coldEmailFacts.warmUpDays} label={copy.warmUp.picture} stops={copy.warmUp.stops} />
        </div>
      </section>

      <section className="manila part section" aria-labelledby="email-title">
        <div className="wrap mail split split--4-8">
          <div>
            <h2 id="email-title">{copy.email.title}</h2>
            <p className="mail__lead lead">{copy.email.lead}</p>
          </div>
          <SampleEmail parts={copy.email.parts} />
        </div>
      </section>

      <section className="part section" aria-labelledby="lanes-title">
        <div className="wrap">
          <h2 id="lanes-title">{copy.lanes.title}</h2>
          <Lanes you={copy.lanes.you} us={copy.lanes.us} steps={copy.lanes.steps} />
        </div>
      </section>

      <section className="band part cost section" aria-labelledby="cost-title">
        <div className="wrap">
          <h2 id="cost-title">{copy.cost.title}</h2>
          <dl className="row apart--s">
            {copy.cost.parts.map(({ figure, text }) => (
              <div key={text}>
                <dt className="num">{figure}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="cost__all apart row">
            <p>{copy.cost.total}</p>
            <Link className="btn btn--line" to="/cold-email-automation-offer">
              {copy.cost.link}
            </Link>
          </div>
        </div>
      </section>

      <ClosingSection
        className="close--s"
        title={copy.closing.title}
        drawing={<WarmUpDays days={coldEmailFacts.warmUpDays} />}
        action={<MainAction {...copy.call} />}
        note={copy.closing.note}
      />
    </main>
  )
}
