import './month-loop.css'
import '#app/blocks/offer.css'
import './page.css'
import { ActionLink } from '#app/blocks/action-link.tsx'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { OfferPitch } from '#app/blocks/offer-pitch.tsx'
import { PairsPicture } from './pairs-picture.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Kicker } from '#app/ui/kicker.tsx'
import { trustedPartnerCopy, trustedPartnerPage } from '#content/pages/trusted-partner'

export const meta = () => pageMeta(trustedPartnerPage)

export default function TrustedPartner() {
  const { heading, figure, call, exits, exitsLabel, month, sums, leave, size, closing } = trustedPartnerCopy
  const bookCall = <MainAction {...call} />
  return (
    <main id="main">
      <section className="offer partner" aria-labelledby="partner-title">
        <div className="wrap">
          <Kicker>{trustedPartnerPage.kicker}</Kicker>
          <h1 id="partner-title">{heading}</h1>
          <div className="partner__in split">
            <p className="partner__fig">
              <b className="num">{figure.price}</b>
              <span className="display">{figure.per}</span>
            </p>
            <OfferPitch {...trustedPartnerCopy} action={bookCall} />
          </div>
          <div className="thread exits" role="img" aria-label={exitsLabel}>
            {exits.map((words, at) => (
              <div key={`${words} ${at}`}>
                <i />
                <svg viewBox="0 0 120 64">
                  <path d="M0 4h16c34 0 28 44 62 44h30M108 34v28" />
                </svg>
                <b>{words}</b>
              </div>
            ))}
          </div>
        </div>
      </section>

      <section className="manila part month section" aria-labelledby="month-title">
        <div className="wrap">
          <h2 id="month-title">{month.title}</h2>
          <ol className="split">
            {month.steps.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="month__again">{month.again}</p>
        </div>
      </section>

      <section className="part section" aria-labelledby="sums-title">
        <div className="wrap partner-sums split split--5-7">
          <div>
            <h2 id="sums-title">{sums.title}</h2>
            <p className="lead">{sums.lead}</p>
          </div>
          <dl className="ruled">
            {sums.rows.map(({ months, total }) => (
              <div key={months} className="ends">
                <dt className="name">{months}</dt>
                <dd className="num">{total}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <section className="band part leave section" aria-labelledby="leave-title">
        <div className="wrap split split--4-8">
          <h2 id="leave-title">{leave.title}</h2>
          <ol>
            {leave.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </section>

      <section className="part size section" aria-labelledby="size-title">
        <div className="wrap">
          <h2 id="size-title">{size.title}</h2>
          <div className="apart size__in">
            {size.teams.map(({ people, count, name, text }) => (
              <div key={people}>
                <PairsPicture people={people} />
                <p className="size__count">
                  <b className="num">{count}</b> {name}
                </p>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <p className="size__note fine">{size.note}</p>
          <div className="size__smaller row lead">
            <p>{size.smaller}</p>
            <ActionLink className="btn btn--line" href={size.audit.href}>
              {size.audit.label}
            </ActionLink>
          </div>
        </div>
      </section>

      <ClosingSection title={closing.title} drawing="-o-" action={bookCall} note={closing.note} />
    </main>
  )
}
