import './signed.css'
import { leadershipSection } from '#content/pages/parts/home-sections'
import type { Leader } from '#content/pages/parts/leadership'

/** Who does what, by name. */
export function Leadership({ people }: { people: readonly Leader[] }) {
  return (
    <section className="signed" aria-labelledby="signed-title">
      <h2 id="signed-title">{leadershipSection.title}</h2>
      <ul>
        {people.map(({ name, role, text, isSample }) => (
          <li key={name}>
            <h3>
              {name}{' '}
              <small className="fine">
                {role}
                {isSample && ' (sample)'}
              </small>
            </h3>
            <p className="t-s">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
