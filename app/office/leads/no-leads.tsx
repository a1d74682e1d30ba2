import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { callFunction } from '#app/lib/call-function'
import { formatCount } from '#app/office/list/format-count'
import { listContacts } from '#contracts/list-contacts'
import { leadsCopy } from '#content/office/leads'

const copy = leadsCopy.nobody

/** The empty state of a view; before the first lead, it explains how leads come in. */
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

/** The suggestions for a search without results in a view: matches among all leads, or similar names. */
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
      {leadsCopy.elsewhere(formatCount(data.count))}
      {data.data.map(({ id, name, company, email }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={toLead(id)}>{[name ?? email, company].filter(Boolean).join(', ')}</Link>
        </Fragment>
      ))}
    </p>
  )
}
