import './forms.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { DetailBody } from '#app/office/list/detail-body.tsx'
import { useNow } from '#app/office/parts/use-now'
import { UnconvertedNote } from '#app/office/parts/unconverted-note.tsx'
import { formatInstant } from '#app/office/parts/format-when'
import { formsCopy as copy } from '#content/office/forms'
import { listSubmissions, type ReceivedSubmission } from '#contracts/list-submissions'
import { ChoosePerson } from './choose-person.tsx'
import type { FormActions } from './form-actions.ts'
import { formOf } from '#domain/form-of'
import { Sender } from './sender-line.tsx'
import { ContactCandidates } from './contact-candidates.tsx'
import { RawContent } from './raw-content.tsx'

interface ReceivedDetailProps {
  id: string
  /** The submission's row, if it is on the list's current page. */
  listed: ReceivedSubmission | undefined
  actions: FormActions
}

/** One submission with its contact or match candidates and every answer, even if the list does not contain it. */
export function ReceivedDetail({ id, listed, actions }: ReceivedDetailProps) {
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
      {row ? <Received row={row} actions={actions} /> : null}
    </DetailBody>
  )
}

function Received({ row, actions }: { row: ReceivedSubmission; actions: FormActions }) {
  const now = useNow()
  return (
    <>
      <p className="sub">{formatInstant(row.receivedAt, now)}</p>
      {row.contact ? (
        <Sender row={row} />
      ) : (
        <>
          <ContactCandidates row={row} actions={actions} />
          <ChoosePerson id={row.id} actions={actions} />
        </>
      )}
      <RawContent content={row.content} />
      <UnconvertedNote fields={row.fields} />
    </>
  )
}
