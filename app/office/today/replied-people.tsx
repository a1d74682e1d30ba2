import './first-replies.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { callFunction } from '#app/lib/call-function'
import { figure } from '#app/office/list/format-count'
import { LoadError } from '#app/office/list/load-error.tsx'
import { listCopy } from '#content/office/list'
import { todayCopy } from '#content/office/today'
import { listFirstReplies } from '#contracts/list-first-replies'
import { bucketsOf } from './reply-strip.ts'

const copy = todayCopy.replies

/** Lists the people behind the first response times, and loads them when it is expanded. */
export function RepliedPeople({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, isError, isPending, refetch } = useQuery({
    queryKey: ['contacts', listFirstReplies.name],
    queryFn: async ({ signal }) => (await callFunction(listFirstReplies, {}, { signal })).data,
    enabled: isOpen,
  })
  return (
    <details className="replies__table" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="text-summary">{children}</summary>
      {isError && <LoadError error={error} lastLoadedAt={undefined} onRetry={() => void refetch()} />}
      {isOpen && isPending && <p role="status">{listCopy.loading}</p>}
      {data && (
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.took}</th>
              <th scope="col">{copy.people}</th>
            </tr>
          </thead>
          <tbody>
            {bucketsOf(data)
              .filter(({ replies }) => replies.length > 0)
              .map(({ name, replies }) => (
                <tr key={name}>
                  <th scope="row">{name || copy.later}</th>
                  <td>
                    <b>{figure(replies.length)}</b>
                    {replies.map(({ contactId, who }) => (
                      <Link key={contactId} to={`/admin/leads/${contactId}`}>
                        {who}
                      </Link>
                    ))}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
