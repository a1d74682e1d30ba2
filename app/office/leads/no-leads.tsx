import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { callFunction } from '#app/lib/call-function'
import { countText } from '#app/office/list/count-text'
import { listContacts } from '#contracts/list-contacts'
import { leadsCopy } from '#content/office-leads'

const copy = leadsCopy.nobody

/** A view without anybody; on the first day, how somebody comes into it. */
export function NoLeads({ isFirstDay }: { isFirstDay: boolean }) {
  return isFirstDay ? (
    <>
      <p>
        <b>{copy.firstDay}</b>
      </p>
      <p>{copy.firstDayText}</p>
      <Link className="btn btn--line" to="/ai-first-readiness-score">
        {copy.scorecard}
      </Link>
    </>
  ) : (
    <>
      <p>
        <b>{copy.title}</b>
      </p>
      <Link className="text-btn" to="?view=everyone">
        {copy.everyone}
      </Link>
    </>
  )
}

interface ElsewhereProps {
  q: string | undefined
  toLead: (id: string) => string
}

/** Where a view holds nothing of a search: who among everyone does, or has a name much like it. */
export function Elsewhere({ q, toLead }: ElsewhereProps) {
  const { data } = useQuery({
    queryKey: ['contacts', 'elsewhere', q],
    queryFn: ({ signal }) => callFunction(listContacts, { q, sort: 'match', limit: 3 }, { signal }),
    enabled: q !== undefined,
  })
  if (data?.gaveUp) return <p>{leadsCopy.gaveUp}</p>
  if (!data || data.data.length === 0) return null
  return (
    <p>
      {leadsCopy.elsewhere(countText(data.count))}
      {data.data.map(({ id, name, company, email }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={toLead(id)}>{[name ?? email, company].filter(Boolean).join(', ')}</Link>
        </Fragment>
      ))}
    </p>
  )
}
