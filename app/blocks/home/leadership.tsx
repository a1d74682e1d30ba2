import './signed.css'
import { leadershipSection } from '#content/pages/parts/home-sections'
import type { Leader } from '#content/pages/parts/leadership'
import { site } from '#content/facts/site'

/** Who does what, by name. */
export function Leadership({ people }: { people: readonly Leader[] }) {
  return (
    <section className="signed" aria-labelledby="signed-title">
      <h2 id="signed-title">{leadershipSection.title}</h2>
      <p className="muted">{leadershipSection.lead}</p>
      <ul>
        {people.map(({ duty, name, role, text, isSample }) => (
          <li key={name}>
            <h3>
              {name} <small className="fine">{duty}</small>
            </h3>
            <p>{text}</p>
            <p className="fine">
              {role}, {site.name}
              {isSample && ' (sample)'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
