import './not-here.css'
import { data, Link, useLocation } from 'react-router'
import { Head } from '#app/office/parts/head.tsx'
import { backOffice } from '#content/office/back-office'
import { notHereCopy as copy, officeScreens } from '#content/office/frame'
import { site } from '#content/facts/site'

export const meta = () => [
  { title: [copy.title, backOffice, site.name].join(' · ') },
  { name: 'robots', content: 'noindex' },
]

export const loader = () => data(null, { status: 404 })
/** Navigation inside the office needs no request here. */
export const clientLoader = () => null

/** The not-found screen for addresses under `/admin`, with alternatives. */
export default function NotHere() {
  const { pathname } = useLocation()
  return (
    <>
      <Head muted={copy.muted} strong={copy.strong} lead={copy.lead(pathname)} />
      <nav className="not-here" aria-label={copy.label}>
        {officeScreens.map((group) => (
          <ul key={group[0]?.path}>
            {group.map(({ path, name }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </>
  )
}
