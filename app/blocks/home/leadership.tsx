import './signed.css'
import { leadershipSection } from '#content/pages/parts/home-sections'
import type { Leader } from '#content/pages/parts/leadership'
import { site } from '#content/facts/site'

/** Leadership as the title block of a drawing: who did what, by name. */
export function Leadership({ people }: { people: readonly Leader[] }) {
  return (
    <section className="wrap signed" aria-labelledby="signed-title">
      <header className="row">
        <h2 id="signed-title">{leadershipSection.title}</h2>
        <p className="t-l">{leadershipSection.lead}</p>
      </header>
      <ul className="sheet split">
        {people.map(({ duty, name, role, text, isSample }) => (
          <li key={name}>
            <p className="fine">{duty}</p>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className="signed__role fine">
              {role}, {site.name}
              {isSample && ' (sample)'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
