import './log.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callFunction } from '#app/lib/call-function'
import { DetailBody } from '#app/office/list/detail-body.tsx'
import { formatFullTime } from '#app/office/parts/format-when'
import { formatColumnNames } from '#content/office/format-column-names'
import { logCopy } from '#content/office/log'
import { listLog, type LoggedAction } from '#contracts/list-log'
import { actionAddress } from './action-address.ts'
import { ActionLine } from './action-line.tsx'
import { UndoAction } from './undo-action.tsx'

const copy = logCopy.detail

/** One log entry: values before and after, and everything else it changed. */
export function ActionDetail({ actId }: { actId: string }) {
  const read = useQuery({
    queryKey: ['log', listLog.name, 'act', actId],
    queryFn: ({ signal }) => callFunction(listLog, { filters: { actId }, limit: 100 }, { signal }),
  })
  const people = new Map(read.data?.people.map(({ id, name }) => [id, name]))
  const [first, ...others] = read.data?.data.toSorted((one, other) => other.count - one.count) ?? []
  return (
    <div className="act">
      <DetailBody read={read} heading={first ? <ActionLine act={first} /> : copy.one} gone={copy.missing}>
        {first ? <Act first={first} others={others} people={people} /> : null}
      </DetailBody>
    </div>
  )
}

/** Names of accounts by id. */
type People = ReadonlyMap<string, string>

interface ActionProps {
  first: LoggedAction
  others: readonly LoggedAction[]
  people: People
}

function Act({ first, others, people }: ActionProps) {
  const address = actionAddress(first)
  // A bulk action that is logged in several rows is too long for its values to be shown.
  const isInParts = first.subject.kind === 'contacts' && first.count > 1
  return (
    <>
      <p className="sub">
        {formatFullTime(first.at)}
        {first.who && `, ${first.who.email}`}
      </p>
      <UndoAction act={first} says />
      <h3>{copy.title}</h3>
      {isInParts ? <p>{copy.forgotten}</p> : <Contents act={first} people={people} />}
      <p className="row-of">
        {address && <Link to={address}>{copy.open}</Link>}
        <Link to={`?kind=${first.subject.kind}&about=${encodeURIComponent(first.subject.id)}`}>
          {copy.allAbout}
        </Link>
      </p>
      {others.length > 0 && !isInParts && (
        <>
          <h3>{copy.others}</h3>
          <ul className="act__others">
            {others.map((other) => (
              <li key={other.id}>
                <ActionLine act={other} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Contents({ act: { before, after }, people }: { act: LoggedAction; people: People }) {
  if (!before && !after) return <p>{copy.forgotten}</p>
  const names = Object.keys(after ?? before ?? {}).filter(
    (name) => !(before && after) || (name !== 'updated_at' && name !== 'version'),
  )
  const shown = names.filter((name) => !isEmpty(before?.[name]) || !isEmpty(after?.[name]))
  return (
    <>
      {!before && <p>{copy.made}</p>}
      {!after && <p>{copy.gone}</p>}
      <dl className="act__columns">
        {shown.map((name) => (
          <div key={name}>
            <dt>{formatColumnNames(name)}</dt>
            {before && (
              <dd className={after ? 'act__was' : undefined}>
                {after && <span className="vh">{copy.was}: </span>}
                {valueText(before[name], people)}
              </dd>
            )}
            {after && (
              <dd>
                {before && <span className="vh">{copy.is}: </span>}
                {valueText(after[name], people)}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  )
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A stored value in readable form; an account id becomes its name. */
function valueText(value: unknown, people: People): string {
  if (isEmpty(value)) return copy.nothing
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string')
    return moment.test(value) ? formatFullTime(value, { isShort: true }) : (people.get(value) ?? value)
  if (Array.isArray(value)) return value.map((each) => valueText(each, people)).join(', ')
  if (typeof value !== 'object') return `${value as number}`
  return Object.entries(value ?? {})
    .map(([key, each]) => `${formatColumnNames(key)}: ${valueText(each, people)}`)
    .join(' · ')
}
