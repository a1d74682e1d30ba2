import './next-pages.css'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { bookingLinkOn } from '#content/facts/booking-link'
import { type NextPageName, nextPages, nextPagesTitle } from '#content/pages/parts/next-pages'
import { ActionLink } from './action-link.tsx'

interface NextPagesProps {
  /** In order of importance: the first is drawn largest. */
  pages: readonly NextPageName[]
  title?: string
}

/** The row of links to the next pages at the foot of a page, with their prices. */
export function NextPages({ pages, title = nextPagesTitle }: NextPagesProps) {
  const id = useId()
  return (
    <section className="ways section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <ul className={`thread split ways__row ways__row--${pages.length}`}>
          {pages.map((page) => (
            <NextPageItem key={page} {...nextPages[page]} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function NextPageItem({ href, label, text, price }: (typeof nextPages)[NextPageName]) {
  const { pathname } = useLocation()
  return (
    <li className="station">
      <p className="ways__name">
        <ActionLink className="lit whole" href={href ?? bookingLinkOn(pathname)}>
          {label}
        </ActionLink>
      </p>
      <p>{text}</p>
      {price && <p className="ways__price num">{price}</p>}
    </li>
  )
}
