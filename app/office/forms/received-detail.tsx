import './forms.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { DetailBody } from '#app/office/list/detail-body.tsx'
import { useNow } from '#app/office/parts/use-now'
import { momentText } from '#app/office/parts/when-text'
import { formsCopy as copy } from '#content/office-forms'
import { listSubmissions, type ReceivedSubmission } from '#contracts/list-submissions'
import { ChoosePerson } from './choose-person.tsx'
import type { FormActs } from './form-acts.ts'
import { formOf } from '#domain/form-of'
import { From } from './from.tsx'
import { Probably } from './probably.tsx'
import { RawContent } from './raw-content.tsx'

interface ReceivedDetailProps {
  id: string
  /** As the page of the list has it, where it does. */
  listed: ReceivedSubmission | undefined
  acts: FormActs
}

/** One submission, wherever in the list it stands: whose it is or may be, and every answer. */
export function ReceivedDetail({ id, listed, acts }: ReceivedDetailProps) {
  const read = useQuery({
    queryKey: ['submissions', listSubmissions.name, 'one', id],
    queryFn: ({ signal }) =>
      callFunction(listSubmissions, { filters: { state: 'received', id } }, { signal }),
    enabled: listed === undefined,
  })
  const row = listed ?? read.data?.data.find((each) => 'receivedAt' in each)
  return (
    <DetailBody
      read={read}
      heading={row ? formOf({ kind: row.form, source: row.source }).title : copy.one}
      gone={copy.gone}
    >
      {row ? <Received row={row} acts={acts} /> : null}
    </DetailBody>
  )
}

function Received({ row, acts }: { row: ReceivedSubmission; acts: FormActs }) {
  const now = useNow()
  return (
    <>
      <p className="sub">{momentText(row.receivedAt, now)}</p>
      {row.contact ? (
        <From row={row} />
      ) : (
        <>
          <Probably row={row} acts={acts} />
          <ChoosePerson id={row.id} acts={acts} />
        </>
      )}
      <RawContent content={row.content} />
    </>
  )
}
