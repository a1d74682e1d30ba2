import './kept-mails.css'
import '#app/office/parts/desk.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { ListFault } from '#app/office/list/list-body.tsx'
import { momentText } from '#app/office/parts/when-text'
import { useNow } from '#app/office/parts/use-now'
import { deliveriesCopy } from '#content/office-deliveries'
import { type KeptMail, listKeptMails } from '#contracts/list-kept-mails'

const copy = deliveriesCopy.mails

/** Copies of the mail that was written without a mail server; each opens to what it says. */
export function KeptMails({ isCaptured }: { isCaptured: boolean }) {
  const now = useNow()
  const mails = useInfiniteQuery({
    queryKey: ['deliveries', listKeptMails.name],
    queryFn: ({ pageParam, signal }) =>
      callFunction(listKeptMails, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  const shown = mails.data?.pages.flatMap(({ data }) => data)
  return (
    <section className="area" aria-labelledby="kept-mails-title">
      <header className="area__head">
        <h2 id="kept-mails-title">{copy.title}</h2>
        <p>{isCaptured ? copy.capturedText : copy.text}</p>
      </header>
      {mails.isError && (
        <ListFault error={mails.error} shownAt={undefined} again={() => void mails.refetch()} />
      )}
      {shown?.length === 0 && <p>{copy.none}</p>}
      <ul>
        {shown?.map((mail) => (
          <Mail key={mail.id} mail={mail} now={now} />
        ))}
      </ul>
      {mails.hasNextPage && (
        <button
          type="button"
          className="btn btn--line"
          disabled={mails.isFetchingNextPage}
          onClick={() => void mails.fetchNextPage()}
        >
          {copy.older}
        </button>
      )}
    </section>
  )
}

function Mail({ mail: { subject, to, keptAt, text, state }, now }: { mail: KeptMail; now: Date }) {
  return (
    <li className="kept-mail">
      <details>
        <summary>
          <b>{subject || copy.noSubject}</b>
          <span className="sub">
            {copy.to} {to}
            {state !== null && `, ${copy.fates[state]}`}
          </span>
          <time className="sub" dateTime={keptAt}>
            {momentText(keptAt, now)}
          </time>
        </summary>
        <p className="kept-mail__text">{text ?? copy.unreadable}</p>
      </details>
    </li>
  )
}
