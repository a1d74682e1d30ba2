import type { ReactNode } from 'react'
import { useLate } from '#app/office/parts/use-late'
import { listCopy as copy } from '#content/office-list'
import { isMissing } from './is-missing.ts'
import { ListFault } from './list-body.tsx'

interface DetailBodyProps {
  read: { data: unknown; isError: boolean; error: unknown; refetch: () => unknown }
  heading: ReactNode
  /** Said where it was looked for and is not there. */
  gone: string
  /** Null as long as it is not there. */
  children: ReactNode
}

/** What is open beside a list, with whatever has to be said of it: that it is late, not there, or could not be read. */
export function DetailBody({
  read: { data, isError, error, refetch },
  heading,
  gone,
  children,
}: DetailBodyProps) {
  const isNone = children === null
  const isNowhere = isMissing(error)
  const isUnread = isNone && data === undefined && !isNowhere
  const isLate = useLate(isUnread && !isError)
  if (isUnread && isError) return <ListFault error={error} shownAt={undefined} again={() => void refetch()} />
  return (
    <>
      {/* There from the beginning: on a phone the keyboard goes to it. */}
      <h2 tabIndex={-1}>{heading}</h2>
      {children}
      {isNone && !isUnread && <p role="status">{gone}</p>}
      {isLate && <p role="status">{copy.loading}</p>}
    </>
  )
}
