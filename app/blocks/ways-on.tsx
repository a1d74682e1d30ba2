import './ways-on.css'
import { useId } from 'react'
import { type WayOn, waysOn, waysOnTitle } from '#content/ways-on'
import { ActionLink } from './action-link.tsx'

interface WaysOnProps {
  /** In the order of how much the page wants them: the first is drawn largest. */
  ways: readonly WayOn[]
  title?: string
}

/** The closing row of a page: a line whose stations are the next steps, with what each costs. */
export function WaysOn({ ways, title = waysOnTitle }: WaysOnProps) {
  const id = useId()
  return (
    <section className="ways section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <ul className={`thread split ways__row ways__row--${ways.length}`}>
          {ways.map((way) => (
            <WayTo key={way} {...waysOn[way]} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function WayTo({ href, label, text, price }: (typeof waysOn)[WayOn]) {
  return (
    <li className="station">
      <p className="ways__name">
        <ActionLink className="lit whole" href={href}>
          {label}
        </ActionLink>
      </p>
      <p>{text}</p>
      {price && <p className="ways__price num">{price}</p>}
    </li>
  )
}
