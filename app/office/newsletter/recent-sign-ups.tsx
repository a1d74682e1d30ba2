import '#app/office/parts/chart.css'
import '#app/office/parts/desk.css'
import './newsletter.css'
import { figure } from '#app/office/list/format-count'
import { newsletterCopy } from '#content/office/newsletter'
import type { OutputOf } from '#contracts/contract'
import type { listSubscribers } from '#contracts/list-subscribers'

const copy = newsletterCopy.recent

/** Below this many sign-ups only numbers are shown, because a percentage would suggest too much precision. */
const fewestForPercent = 30
const maxSources = 8

type Recent = OutputOf<typeof listSubscribers>['recent']

/** How many of the newest sign-ups confirmed, by source. */
export function RecentSignUps({ recent: { signUps, confirmed, isPart, sources } }: { recent: Recent }) {
  const percent = signUps < fewestForPercent ? undefined : Math.round((confirmed / signUps) * 100)
  const maxSignUps = sources[0]?.signUps ?? 1
  return (
    <section className="area" aria-labelledby="sources-title">
      <div className="area__head">
        <h2 id="sources-title">{copy.title}</h2>
        {signUps > 0 && <p>{copy.legend}</p>}
      </div>
      <p className="sources__rate">
        {signUps === 0 ? copy.none : copy.rate(figure(confirmed), figure(signUps), isPart, percent)}
      </p>
      {signUps > 0 && (
        <ul className="sources">
          {sources.slice(0, maxSources).map((each) => (
            <Source key={each.source} {...each} maxSignUps={maxSignUps} />
          ))}
        </ul>
      )}
      {sources.length > maxSources && <p className="sub">{copy.more(figure(sources.length - maxSources))}</p>}
    </section>
  )
}

function Source({
  source,
  signUps,
  confirmed,
  maxSignUps,
}: Recent['sources'][number] & { maxSignUps: number }) {
  const name = source ?? newsletterCopy.unknownSource
  const percent = (count: number) => `${(count / maxSignUps) * 100}%`
  return (
    <li>
      <span>{name}</span>
      <svg
        className="chart"
        height="16"
        role="img"
        aria-label={copy.bar(name, figure(confirmed), figure(signUps))}
      >
        <rect className="c-ink" x="0" y="0" width={percent(confirmed)} height="16" />
        <rect
          className="c-lost"
          x={percent(confirmed)}
          y="0"
          width={percent(signUps - confirmed)}
          height="16"
        />
      </svg>
      <span aria-hidden="true">{copy.of(figure(confirmed), figure(signUps))}</span>
    </li>
  )
}
