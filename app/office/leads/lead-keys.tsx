import './leads.css'
import { Fragment } from 'react'
import { leadsCopy } from '#content/office-leads'

/** The keys of the list, at its foot. */
export function LeadKeys() {
  return (
    <ul className="leads-keys">
      {leadsCopy.keys.legend.map(([keys, does]) => (
        <li key={does}>
          {keys.map((key) => (
            <Fragment key={key}>
              <kbd>{key}</kbd>{' '}
            </Fragment>
          ))}
          {does}
        </li>
      ))}
    </ul>
  )
}
