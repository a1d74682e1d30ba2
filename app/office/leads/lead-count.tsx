import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callFunction } from '#app/lib/call-function'
import { formatCount, figure } from '#app/office/list/format-count'
import type { RawInputOf } from '#contracts/contract'
import { countContacts } from '#contracts/count-contacts'
import type { listContacts } from '#contracts/list-contacts'
import { leadsCopy as copy } from '#content/office/leads'
import type { Count } from '#contracts/count'

interface LeadCountProps {
  asked: Pick<RawInputOf<typeof listContacts>, 'q' | 'filters'>
  /** The count of the list; like that of everyone, it stops at 10,000. */
  count: Count
  everyone: Count
}

/** Shows “14 of 4,386”. If a count stopped at its limit, the exact one is computed on request. */
export function LeadCount({ asked: { q, filters }, count, everyone }: LeadCountProps) {
  const [isWanted, setIsWanted] = useState(false)
  const { data, isFetching } = useQuery({
    queryKey: ['contacts', countContacts.name, q, filters],
    queryFn: ({ signal }) => callFunction(countContacts, { q, filters }, { signal }),
    enabled: isWanted,
  })
  if (data) return copy.of(figure(data.data.found), figure(data.data.everyone))
  return (
    <>
      {copy.of(formatCount(count), formatCount(everyone))}
      {!(count.exact && everyone.exact) && (
        <>
          {' '}
          <button type="button" className="text-btn" disabled={isFetching} onClick={() => setIsWanted(true)}>
            {copy.countThem}
          </button>
        </>
      )}
    </>
  )
}
