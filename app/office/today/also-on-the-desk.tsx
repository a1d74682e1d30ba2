import './also-on-the-desk.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { formatCount } from '#app/office/list/format-count'
import { todayCopy } from '#content/office/today'
import type { Today } from '#contracts/get-today'

const copy = todayCopy.also

/** The link for each count. */
const kinds = [
  { of: 'calls', to: '/admin/calls?view=requested', words: copy.calls },
  { of: 'unmarkedCalls', to: '/admin/calls?view=unmarked', words: copy.unmarkedCalls },
  { of: 'heldSubmissions', to: '/admin/forms?view=held', words: copy.heldSubmissions },
  { of: 'heldMails', to: '/admin/deliveries?view=held', words: copy.heldMails },
  { of: 'testimonials', to: '/admin/testimonials', words: copy.testimonials },
] as const

/** Lists the other tasks of the day by kind, each with its count and link. */
export function AlsoOnTheDesk({ today: { counts } }: { today: Today }) {
  const there = kinds.filter(({ of }) => counts[of].value > 0)
  return (
    <section className="area" aria-labelledby="also-title">
      <div className="area__head">
        <h2 id="also-title">{copy.title}</h2>
      </div>
      {there.length === 0 && <p className="also__none">{copy.none}</p>}
      <ul className="also">
        {there.map(({ of, to, words: [one, many] }) => (
          <li key={of}>
            <Link to={to}>
              <span className="num">{formatCount(counts[of])}</span>{' '}
              <span>{counts[of].value === 1 ? one : many}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
