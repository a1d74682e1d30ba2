import './log.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callFunction } from '#app/lib/call-function'
import { DetailBody } from '#app/office/list/detail-body.tsx'
import { fullText } from '#app/office/parts/when-text'
import { columnWords } from '#content/column-words'
import { logCopy } from '#content/office-log'
import { listLog, type LoggedAct } from '#contracts/list-log'
import { actAddress } from './act-address.ts'
import { ActLine } from './act-line.tsx'
import { UndoAct } from './undo-act.tsx'

const copy = logCopy.detail

/** One act: what it changed, as it was and as it is, and whatever else it changed with it. */
export function ActDetail({ actId }: { actId: string }) {
  const read = useQuery({
    queryKey: ['log', listLog.name, 'act', actId],
    queryFn: ({ signal }) => callFunction(listLog, { filters: { actId }, limit: 100 }, { signal }),
  })
  const people = new Map(read.data?.people.map(({ id, name }) => [id, name]))
  const [first, ...others] = read.data?.data.toSorted((one, other) => other.count - one.count) ?? []
  return (
    <div className="act">
      <DetailBody read={read} heading={first ? <ActLine act={first} /> : copy.one} gone={copy.missing}>
        {first ? <Act first={first} others={others} people={people} /> : null}
      </DetailBody>
    </div>
  )
}

/** What accounts are called, by their id. */
type People = ReadonlyMap<string, string>

interface ActProps {
  first: LoggedAct
  others: readonly LoggedAct[]
  people: People
}

function Act({ first, others, people }: ActProps) {
  const address = actAddress(first)
  // An act on many may have a row for each part of them: none of those says more than the first.
  const isInParts = first.subject.kind === 'contacts' && first.count > 1
  return (
    <>
      <p className="sub">
        {fullText(first.at)}
        {first.who && `, ${first.who.email}`}
      </p>
      <UndoAct act={first} says />
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
                <ActLine act={other} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Contents({ act: { before, after }, people }: { act: LoggedAct; people: People }) {
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
            <dt>{columnWords(name)}</dt>
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

/** A stored value as a person reads it; the id of somebody of the team is their name. */
function valueText(value: unknown, people: People): string {
  if (isEmpty(value)) return copy.nothing
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string')
    return moment.test(value) ? fullText(value, { isShort: true }) : (people.get(value) ?? value)
  if (Array.isArray(value)) return value.map((each) => valueText(each, people)).join(', ')
  if (typeof value !== 'object') return `${value as number}`
  return Object.entries(value ?? {})
    .map(([key, each]) => `${columnWords(key)}: ${valueText(each, people)}`)
    .join(' · ')
}
