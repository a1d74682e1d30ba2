import { features } from '#content/home-sections'

/** What a repaired line carries: one line with its jobs called out above and below, in their order. */
export function Features() {
  return (
    <section className="wrap jobs" aria-labelledby="jobs-title">
      <header>
        <h2 id="jobs-title">{features.title}</h2>
        <p>{features.lead}</p>
      </header>
      <ol>
        {features.jobs.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
