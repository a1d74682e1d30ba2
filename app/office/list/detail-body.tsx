import type { ReactNode } from 'react'
import { useLate } from '#app/office/parts/use-late'
import { listCopy as copy } from '#content/office/list'
import { isMissing } from './is-missing.ts'
import { LoadError } from './load-error.tsx'

interface DetailBodyProps {
  read: { data: unknown; isError: boolean; error: unknown; refetch: () => unknown }
  heading: ReactNode
  /** Shown when the row does not exist. */
  gone: string
  /** The content; null until it is loaded. */
  children: ReactNode
}

/** The row that is open beside a list, with its loading, missing and error states. */
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
  if (isUnread && isError)
    return <LoadError error={error} lastLoadedAt={undefined} onRetry={() => void refetch()} />
  return (
    <>
      {/* Rendered from the start, so that focus can move to it on a phone. */}
      <h2 tabIndex={-1}>{heading}</h2>
      {children}
      {isNone && !isUnread && <p role="status">{gone}</p>}
      {isLate && <p role="status">{copy.loading}</p>}
    </>
  )
}
