import './page.css'
import './repair-picture.css'
import './other-ways.css'
import { Link } from 'react-router'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { RepairPicture } from './repair-picture.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineBreak, LineLink, LineNode } from '#app/ui/line.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import {
  otherWays,
  servicesClosing,
  servicesHero,
  servicesList,
  servicesPage,
} from '#content/pages/ai-automation-services'

export const meta = () => pageMeta(servicesPage)

/** One line with four links, the break in another of them each time. */
function BrokenAt({ place }: { place: number }) {
  return (
    <Line>
      {servicesList.map(({ id }, at) => (
        <span key={id} className="ask__link">
          {at === place ? (
            <>
              <LineLink />
              <LineBreak />
            </>
          ) : (
            <LineLink />
          )}
          {at < servicesList.length - 1 ? <LineNode /> : <LineLink />}
        </span>
      ))}
    </Line>
  )
}

export default function AutomationServices() {
  return (
    <main id="main">
      <section className="wrap done split split--5-7" aria-labelledby="done-title">
        <h1 id="done-title">{servicesPage.title}</h1>
        <div>
          <p className="done__pitch pitch-text">{servicesHero.pitch}</p>
          <div className="done__act priced row">
            <MainAction {...servicesHero.call} />
            <p>{servicesHero.price}</p>
          </div>
        </div>
        <nav className="ask" aria-labelledby="ask-title">
          <h2 id="ask-title">{servicesHero.ask}</h2>
          <ul className="split">
            {servicesList.map(({ id, symptom }, at) => (
              <li key={id}>
                <a className="name" href={`#${id}`}>
                  <BrokenAt place={at} />
                  <span className="lit">{symptom}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </section>

      {servicesList.map(({ id, path, symptom, name, text, terms, caption, link }) => (
        <section
          key={id}
          className={`build build--${id} part section`}
          id={id}
          aria-labelledby={`${id}-title`}
        >
          <div className="wrap build__in">
            <figure className="build__pic">
              <RepairPicture of={id} />
              {caption && <figcaption className="fine">{caption}</figcaption>}
            </figure>
            <div className="build__say">
              <p className="build__symptom">{symptom}</p>
              <h2 id={`${id}-title`}>
                <NewTabLink href={path}>{name}</NewTabLink>
              </h2>
              <p className="pitch-text">{text}</p>
            </div>
            <div className="build__terms">
              <dl className="slip ruled">
                {terms.map(({ term, detail }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{detail}</dd>
                  </div>
                ))}
              </dl>
              <NewTabLink className="btn btn--line" href={path}>
                {link}
                <Icon name="out" />
              </NewTabLink>
            </div>
          </div>
        </section>
      ))}

      <section className="part spaced others" aria-labelledby="others-title">
        <div className="wrap">
          <h2 id="others-title">{otherWays.title}</h2>
          <ul className="apart ruled">
            {otherWays.ways.map(({ path, name, text, price }) => (
              <li key={path}>
                <h3>
                  <Link className="lit whole" to={path}>
                    {name}
                  </Link>
                </h3>
                <p>{text}</p>
                <b className="num">{price}</b>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <ClosingSection
        title={servicesClosing.title}
        drawing="-+-+-+-+-"
        action={
          <NewTabLink className="btn" href={servicesClosing.action.path}>
            {servicesClosing.action.label}
            <Icon name="go" />
          </NewTabLink>
        }
        note={servicesClosing.note}
      />
    </main>
  )
}
