import './how-we-count.css'
import { Link } from 'react-router'
import { type CountedClaim, howWeCountLink, howWeCountPath } from '#content/facts/how-we-count'

/** Links a figure to the data behind it; marks samples as samples. */
export function HowWeCount({ of }: { of: CountedClaim }) {
  const { label, sample } = howWeCountLink
  return (
    <span className="counted">
      <Link className="more" to={`${howWeCountPath}#${of}`}>
        {label}
      </Link>
      {sample && <span> ({sample})</span>}
    </span>
  )
}
