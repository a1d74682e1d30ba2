import '#app/blocks/offer.css'
import '#app/blocks/close.css'
import './page.css'
import { ActionLink } from '#app/blocks/action-link.tsx'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { Faq } from '#app/blocks/faq.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { OfferPitch } from '#app/blocks/offer-pitch.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Kicker } from '#app/ui/kicker.tsx'
import { coachingCopy, coachingPage } from '#content/pages/ai-for-business'
import { usd } from '#content/facts/usd'

export const meta = () => pageMeta(coachingPage)

export default function Coaching() {
  const { heading, call, options, stamp, hands, versus, closing } = coachingCopy
  const bookCall = <MainAction {...call} />
  return (
    <main id="main">
      <section className="offer" aria-labelledby="coach-title">
        <div className="wrap">
          <Kicker>{coachingPage.kicker}</Kicker>
          <div className="coach__head split">
            <h1 id="coach-title">{heading}</h1>
            <OfferPitch {...coachingCopy} action={bookCall} />
          </div>
          <div className="coach-terms">
            {options.map(({ name, months, priceUsd, note }) => (
              <div className="coach-terms__one" key={name}>
                <h2 className="d-s">{name}</h2>
                <p className="coach-terms__price num">{usd(priceUsd)}</p>
                <div className="inlet coach-terms__links" aria-hidden="true">
                  {Array.from({ length: months }, (_, month) => (
                    <i key={month} />
                  ))}
                </div>
                <p className="t-s coach-terms__note">{note}</p>
              </div>
            ))}
            <p className="t-s coach-terms__stamp">
              <b className="display">{stamp.title}</b> {stamp.text}
            </p>
          </div>
        </div>
      </section>

      <section className="part hands section" aria-labelledby="hands-title">
        <div className="wrap">
          <h2 id="hands-title">{hands.title}</h2>
          <div className="t-s hands__rails" aria-hidden="true">
            <b>{hands.us}</b>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none">
              <path d="M0 0 100 20v4L0 44z" />
              <path className="hands__yours" d="M0 76l100-20v44L0 80z" />
            </svg>
            <b>{hands.you}</b>
          </div>
          <ol className="split">
            {hands.stages.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section className="manila part section" aria-labelledby="versus-title">
        <div className="wrap">
          <div className="part__head split">
            <h2 id="versus-title">{versus.title}</h2>
            <p>{versus.lead}</p>
          </div>
          <table className="versus">
            <thead>
              <tr>
                <th scope="col">
                  <span className="vh">Compared</span>
                </th>
                {versus.columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {versus.rows.map(({ of, cells }) => (
                <tr key={of}>
                  <th scope="row">{of}</th>
                  {cells.map((cell) => (
                    <td key={cell}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="versus__go">
            <ActionLink className="btn btn--line" href={versus.audit.href}>
              {versus.audit.label}
            </ActionLink>
          </p>
        </div>
      </section>

      <Faq title={coachingCopy.faqTitle} items={coachingPage.faq} />

      <ClosingSection
        className="close--s band"
        title={closing.title}
        drawing="-o-o-o-o-o-o-"
        action={bookCall}
        note={closing.note}
      />
    </main>
  )
}
