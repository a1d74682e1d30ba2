import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { todayCopy } from '#content/office/today'

const copy = todayCopy.firstLead

/** Explains how leads come in, before there is one. */
export const FirstLead = () => (
  <section aria-label={todayCopy.queue.title}>
    <p>{copy.text}</p>
    <p className="row-of area">
      <Link className="btn btn--line" to="/ai-ready-score">
        {copy.own}
      </Link>
    </p>
  </section>
)
