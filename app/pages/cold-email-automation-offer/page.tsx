import '#app/blocks/offer.css'
import '#app/blocks/close.css'
import './page.css'
import { Link } from 'react-router'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { Fork } from './fork.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Kicker } from '#app/ui/kicker.tsx'
import { MarkedList } from '#app/ui/marked-list.tsx'
import { Sentences } from '#app/ui/sentences.tsx'
import { coldEmailOfferCopy as copy, coldEmailOfferPage } from '#content/pages/cold-email-automation-offer'

export const meta = () => pageMeta(coldEmailOfferPage)

export default function ColdEmailOffer() {
  const { promises } = copy
  return (
    <main id="main">
      <section className="offer deal" aria-labelledby="deal-title">
        <div className="wrap">
          <Kicker>{coldEmailOfferPage.kicker}</Kicker>
          <div className="deal__head">
            <h1 id="deal-title">
              <span className="deal__fig">{copy.figure}</span>{' '}
              <span>
                {copy.headline} <span className="deal__else">{copy.otherwise}</span>
              </span>
            </h1>
            <p className="deal__pitch lead">{copy.pitch}</p>
          </div>
          <div className="sheet ticket">
            {copy.ticket.map(({ when, figure, text }) => (
              <div key={when} className="ticket__stub">
                <h2>{when}</h2>
                <p className="num">{figure}</p>
                <p>{text}</p>
              </div>
            ))}
            <div className="ticket__stub">
              <p className="ends ticket__total">
                {copy.total.term} <b className="num">{copy.total.figure}</b>
              </p>
              <MainAction {...copy.call} />
            </div>
          </div>
        </div>
      </section>

      <section className="part section" aria-labelledby="fork-title">
        <div className="wrap">
          <h2 id="fork-title">
            <Sentences text={copy.fork.title} />
          </h2>
          <Fork
            label={copy.fork.picture}
            from={copy.fork.from}
            to={copy.fork.to}
            outcomes={copy.fork.outcomes}
          />
        </div>
      </section>

      <section className="manila part section" aria-labelledby="promise-title">
        <div className="wrap">
          <h2 id="promise-title">{promises.title}</h2>
          <div className="vow split">
            <div>
              <h3>{promises.yes.name}</h3>
              <MarkedList className="vow__yes lead marked listed" mark="repair" items={promises.yes.items} />
            </div>
            <div>
              <h3>{promises.no.name}</h3>
              <MarkedList className="marked listed" mark="break" items={promises.no.items} />
            </div>
          </div>
          <Link className="more" to="/cold-email-automation">
            {promises.link}
          </Link>
        </div>
      </section>

      <ClosingSection
        className="close--s band"
        title={copy.closing.title}
        drawing="-o-o-o-o-o-o-o-o-o-o-"
        action={<MainAction {...copy.call} />}
        note={copy.closing.note}
      />
    </main>
  )
}
