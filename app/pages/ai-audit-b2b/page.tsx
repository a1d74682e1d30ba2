import '#app/blocks/close.css'
import './brief.css'
import './page.css'
import { Link } from 'react-router'
import { AuditPicture } from './audit-picture.tsx'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { HowWeCount } from '#app/blocks/how-we-count.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Kicker } from '#app/ui/kicker.tsx'
import { MarkedList } from '#app/ui/marked-list.tsx'
import { Line, LineBreak, LineLink, LineNode } from '#app/ui/line.tsx'
import {
  aiAuditB2bPage,
  briefCall,
  briefClaims,
  briefClosing,
  briefDeliverables,
  briefFit,
  briefHero,
} from '#content/pages/ai-audit-b2b'

export const meta = () => pageMeta(aiAuditB2bPage)

export default function AiAuditB2b() {
  return (
    <main id="main">
      <section className="brief" aria-labelledby="brief-title">
        <div className="wrap">
          <Kicker>{aiAuditB2bPage.kicker}</Kicker>
          <h1 id="brief-title">{briefHero.title}</h1>
          <Line
            className="line--bleed brief__line"
            label="A workflow of six steps under a magnifying glass. The glass stands over the link that is broken."
          >
            <LineLink />
            <LineNode />
            <LineLink />
            <LineNode />
            <LineLink />
            <LineNode />
            <LineLink />
            <span className="brief__glass">
              <LineLink />
              <LineBreak />
              <LineLink />
            </span>
            <LineLink />
            <LineNode />
            <LineLink />
          </Line>
          <div className="brief__row split">
            <div>
              <p className="brief__pitch pitch-text">{briefHero.pitch}</p>
              <div className="brief__act priced row">
                <MainAction {...briefCall} />
                <p className="fine">
                  <b className="num">{briefHero.price}</b>
                  {briefHero.forWhom}
                </p>
              </div>
            </div>
            <div className="brief__terms">
              <dl className="slip listed">
                {briefHero.terms.map(({ term, detail }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{detail}</dd>
                  </div>
                ))}
              </dl>
              <Link className="more" to="/ai-audit">
                {briefHero.more}
              </Link>
            </div>
          </div>
        </div>
      </section>

      <section className="manila part leaves" aria-labelledby="leaves-title">
        <div className="wrap">
          <h2 id="leaves-title">{briefDeliverables.title}</h2>
          <ul className="apart split">
            {briefDeliverables.items.map(({ picture, name, text }) => (
              <li key={picture}>
                <AuditPicture of={picture} />
                <h3 className="d-m">{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className="wrap part spaced fit split" aria-labelledby="fit-title">
        <h2 id="fit-title">{briefFit.title}</h2>
        <div className="fit__yes">
          <h3>{briefFit.yes.name}</h3>
          <MarkedList className="t-l marked listed" mark="repair" items={briefFit.yes.items} />
        </div>
        <div className="fit__no">
          <h3>{briefFit.no.name}</h3>
          <MarkedList className="marked listed" mark="break" items={briefFit.no.items} />
        </div>
      </section>

      <section className="band spaced b2b-proof" aria-labelledby="proof-title">
        <div className="wrap">
          <h2 id="proof-title">
            {briefClaims.figures.map(({ before, figure, after }) => (
              <span key={after}>
                {before}
                <b>{figure}</b>
                {after}{' '}
              </span>
            ))}
          </h2>
          <ul className="b2b-proof__basis fine">
            {briefClaims.figures.map(({ basis }) => (
              <li key={basis}>{basis}</li>
            ))}
            <li>
              <HowWeCount of="smbs" />
            </li>
          </ul>
          <p className="lead">{briefClaims.text}</p>
          <p className="row b2b-proof__go">
            <Link className="more" to="/case-studies">
              Case Studies
            </Link>
            <Link className="more" to="/testimonials">
              Testimonials
            </Link>
          </p>
        </div>
      </section>

      <ClosingSection
        className="close--s"
        title={briefClosing.title}
        drawing="-o-o-o-+-o-"
        action={<MainAction {...briefCall} />}
        note={briefClosing.note}
      />
    </main>
  )
}
