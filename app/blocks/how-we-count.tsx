import './how-we-count.css'
import { Link } from 'react-router'
import { type CountedClaim, howWeCountLink, howWeCountPath } from '#content/how-we-count'

/** Leads from a figure to what it counts; says that it is a sample while it is one. */
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
