import '#app/features/account/account.css'
import './screen.css'
import { Link } from 'react-router'
import { Connections } from './connections.tsx'
import { KeptMails } from './kept-mails.tsx'
import { backOffice } from '#content/back-office'
import { officeScreens } from '#content/pages/auth'

/** The way into the back office: what there is to look after, what the site is connected to, and the mails kept meanwhile. */
export default function Office() {
  return (
    <>
      <h1>{backOffice}</h1>
      <ul className="office__list">
        {officeScreens.map(({ path, name, text }) => (
          <li className="split" key={path}>
            <Link to={path}>{name}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <Connections />
      <KeptMails />
    </>
  )
}
