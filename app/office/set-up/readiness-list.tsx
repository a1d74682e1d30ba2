import './set-up.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { LoadError } from '#app/office/list/load-error.tsx'
import { copyText } from '#app/office/parts/copy-text'
import { Mark } from '#app/office/parts/mark.tsx'
import { useLate } from '#app/office/parts/use-late'
import { useMyAccount } from '#app/office/settings/you/use-my-account'
import { otherOwnersFix, readinessCopy as copy, readinessItems } from '#content/office/readiness'
import type { ReadinessItem } from '#contracts/get-readiness'
import { useReadiness } from './use-readiness.ts'

/** Lists what is left before the site goes live, each with a button that leads to it; empty once all is done. */
export function ReadinessList() {
  const { data, error, isError, isPending, dataUpdatedAt, refetch } = useReadiness()
  const isLate = useLate(isPending)
  const left = data?.items.filter(({ state }) => state === 'open') ?? []
  if (data && left.length === 0) return null
  const required = left.filter((item) => item.required)
  return (
    <section className="area" aria-labelledby="ready-title">
      <div className="area__head">
        <h2 id="ready-title">{copy.title}</h2>
        {data && <p>{data.ready ? copy.ready : copy.left(required.length)}</p>}
      </div>
      {isError && (
        <LoadError
          error={error}
          lastLoadedAt={data && new Date(dataUpdatedAt)}
          onRetry={() => void refetch()}
        />
      )}
      {isLate && <p role="status">{copy.loading}</p>}
      <ul className="ready">
        {left.map((item) => (
          <ReadinessRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function ReadinessRow({ item: { id, required, text } }: { item: ReadinessItem }) {
  const { title, developers } = readinessItems[id]
  const isOwner = useMay('owner')
  return (
    <li className="ready__item">
      <Mark name={required ? 'node' : 'wait'} />
      <div>
        <h3>{title}</h3>
        <p>
          {text} {!required && copy.optional}
        </p>
        {developers && <p className="sub">{copy.forDevelopers(developers)}</p>}
      </div>
      {isOwner && (id === 'two-step' ? <TwoStepFix /> : <Fix id={id} text={text} />)}
    </li>
  )
}

/** An item's button: it leads to where the item is done, or copies a message for the person who runs the server. */
function Fix({ id, text }: Pick<ReadinessItem, 'id' | 'text'>) {
  const { title, fix, developers = '' } = readinessItems[id]
  if (fix) return <FixLink {...fix} />
  const message = `${title}: ${text} ${copy.forDevelopers(developers)}`
  return (
    <button type="button" className="text-btn" onClick={() => void copyText(message, copy)}>
      {copy.copy}
      <span className="vh"> {title}</span>
    </button>
  )
}

/** Leads an owner without two-step sign-in to turning it on, and others to the owners who lack it. */
function TwoStepFix() {
  const count = useMyAccount().data?.factors.length ?? 0
  const { fix = otherOwnersFix } = readinessItems['two-step']
  return <FixLink {...(count > 0 ? otherOwnersFix : fix)} />
}

const FixLink = ({ label, to }: { label: string; to: string }) => (
  <Link className="text-btn" to={to}>
    {label}
  </Link>
)
