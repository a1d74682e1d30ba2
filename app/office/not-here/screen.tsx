import './not-here.css'
import { data, Link, useLocation } from 'react-router'
import { Head } from '#app/office/parts/head.tsx'
import { backOffice } from '#content/back-office'
import { notHereCopy as copy, officeScreens } from '#content/office-frame'
import { site } from '#content/site'

export const meta = () => [
  { title: [copy.title, backOffice, site.name].join(' · ') },
  { name: 'robots', content: 'noindex' },
]

export const loader = () => data(null, { status: 404 })
/** Moving here inside the office needs no answer from the server. */
export const clientLoader = () => null

/** For every address under `/admin` that no screen has: what there is instead. */
export default function NotHere() {
  const { pathname } = useLocation()
  return (
    <>
      <Head soft={copy.soft} hard={copy.hard} lead={copy.lead(pathname)} />
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
