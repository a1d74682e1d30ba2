import { Link } from 'react-router'
import { backOffice, officeScreens } from '#content/pages/auth'

/** The way into the back office: what there is to look after. */
export default function Office() {
  return (
    <>
      <h1>{backOffice}</h1>
      <ul className="office__list">
        {officeScreens.map(({ path, name, text }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
