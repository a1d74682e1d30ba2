import './set-up.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { LoadError } from '#app/office/list/load-error.tsx'
import { copyText } from '#app/office/parts/copy-text'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { senderDomainCopy as copy } from '#content/office/sender-domain'
import { checkSenderDomain, type SenderRecord } from '#contracts/check-sender-domain'

const marks: Readonly<Record<SenderRecord['state'], MarkName>> = {
  done: 'ok',
  open: 'fault',
  unknown: 'wait',
}

/** SPF, DKIM and DMARC of the domain that mails are sent from, with what to enter where one is missing. */
export function SenderDomainRecords({ isFolded = false }: { isFolded?: boolean }) {
  const { data, error, isError, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['settings', checkSenderDomain.name],
    queryFn: async ({ signal }) => (await callFunction(checkSenderDomain, {}, { signal })).data,
    meta: { topics: ['settings'] },
  })
  const title = copy.title(data?.domain ?? '…')
  const missing = data?.records.filter(({ state }) => state === 'open').length ?? 0
  const again = (
    <button type="button" className="text-btn" disabled={isFetching} onClick={() => void refetch()}>
      {isFetching ? copy.looking : copy.again}
    </button>
  )
  const records = (
    <>
      <p>{copy.text}</p>
      {isError && (
        <LoadError
          error={error}
          lastLoadedAt={data && new Date(dataUpdatedAt)}
          onRetry={() => void refetch()}
        />
      )}
      <ul className="ready">
        {data?.records.map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
      </ul>
    </>
  )
  if (isFolded)
    return (
      <details className="sender-domain">
        <summary className="text-summary">
          <span>
            {title}
            {missing > 0 && <span className="signal">: {copy.missing(missing)}</span>}
          </span>
        </summary>
        {records}
        {again}
      </details>
    )
  return (
    <section className="sender-domain" aria-labelledby="sender-domain-title">
      <div className="area__head">
        <h3 id="sender-domain-title">{title}</h3>
        {again}
      </div>
      {records}
    </section>
  )
}

function RecordRow({ record: { id, state, type, name, value, text } }: { record: SenderRecord }) {
  return (
    <li className="ready__item">
      <Mark name={marks[state]} />
      <div>
        <h4 className={state === 'open' ? 'signal' : undefined}>
          {copy.names[id]}: {copy.state[state]}
        </h4>
        <p>{text}</p>
        <p className="sub">
          {type} {name}
        </p>
        {value !== null && (
          <p className="copyable">
            <code>{value}</code>
            <button type="button" className="text-btn" onClick={() => void copyText(value, copy)}>
              {copy.copy}
              <span className="vh"> {copy.names[id]}</span>
            </button>
          </p>
        )}
      </div>
    </li>
  )
}
