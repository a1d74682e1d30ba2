import './list-body.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/states.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { reasonOf } from '#app/lib/toast-failure'
import { useLate } from '#app/office/parts/use-late'
import { useNow } from '#app/office/parts/use-now'
import { momentText } from '#app/office/parts/when-text'
import { LineLink, LineNode, Line } from '#app/ui/line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { listCopy as copy } from '#content/office-list'
import { figure } from './count-text.ts'
import type { OfficeList } from './use-office-list.ts'

interface ListBodyProps {
  list: OfficeList<unknown>
  /** What stands in its place while nothing has come yet at all; a search or a filter without a match says so itself. */
  empty: ReactNode
  /** Names in the address that narrow the list, its search aside. */
  filters?: readonly string[]
  /** Where else to look when a search finds nothing. */
  elsewhere?: ReactNode
  /** Whether it says how many there are and leads to other pages; default true. */
  hasPages?: boolean
  /** What is said while nothing has come yet. */
  loading?: string
  children: ReactNode
}

/** The rows of a list with whatever has to be said of them: that they are late, old, none, and on which page. */
export function ListBody({
  list,
  empty,
  filters = [],
  elsewhere,
  hasPages = true,
  loading,
  children,
}: ListBodyProps) {
  const isLate = useLate(list.isFetching && list.state !== 'failed')
  if (list.state === 'loading')
    return isLate ? <Ghost says={loading} /> : <div className="ghost-room" aria-busy="true" />
  return (
    <div className={isLate ? 'list-body list-body--late' : 'list-body'} aria-busy={isLate}>
      {list.state === 'failed' && <ListFault {...list} />}
      {list.rows.length > 0 ? (
        <>
          {children}
          {hasPages && <Pager list={list} />}
        </>
      ) : (
        list.state === 'there' && <NoRows list={list} empty={empty} filters={filters} elsewhere={elsewhere} />
      )}
    </div>
  )
}

/** Rows to come, as high as they will be. */
function Ghost({ says }: { says: string | undefined }) {
  return (
    <div role="status">
      <p className={says === undefined ? 'vh' : 'sub'}>{says ?? copy.loading}</p>
      <Line className="ghost__line">
        <LineNode />
        <LineLink className="l--wait" />
      </Line>
      <ul className="ghost" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((each) => (
          <li key={each}>
            <i />
            <i />
            <i />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Why something could not be read. What is on the screen stays, and says of when it is. */
export function ListFault({
  error,
  shownAt,
  again,
}: Pick<OfficeList<unknown>, 'error' | 'shownAt' | 'again'>) {
  const now = useNow()
  return (
    <div className="list-fault" role="alert">
      <Icon name="break" />
      <p>
        <b>{reasonOf(error)}</b> {shownAt ? copy.stale(momentText(shownAt.toISOString(), now)) : copy.stuck}
      </p>
      <button type="button" className="btn btn--line" onClick={again}>
        {copy.again}
      </button>
    </div>
  )
}

function NoRows({ list, empty, filters, elsewhere }: Omit<ListBodyProps, 'children'>) {
  const search = list.address.get('q')
  const isFiltered = filters?.some((name) => list.address.has(name))
  if (!search && !isFiltered) return <div className="no-rows">{empty}</div>
  const off = Object.fromEntries([...(filters ?? []), ...(search ? ['q'] : [])].map((name) => [name, null]))
  return (
    <div className="no-rows" role="status">
      <p>
        <b>{search ? copy.noMatch(search) : copy.noFiltered}</b>
      </p>
      {elsewhere}
      <button type="button" className="text-btn" onClick={() => list.change(off)}>
        {search && !isFiltered ? copy.clear : copy.clearFilters}
      </button>
    </div>
  )
}

/** Where the page stands in the list, and the ways to the pages beside it. */
function Pager({ list: { rows, count, before, earlier, later } }: { list: OfficeList<unknown> }) {
  const total = count && (count.exact ? figure(count.value) : copy.moreThan(figure(count.value)))
  return (
    <div className="pager">
      <p>
        {earlier || later
          ? copy.range(figure(before + 1), figure(before + rows.length), total ?? '')
          : copy.all(figure(rows.length))}
      </p>
      {(earlier || later) && (
        <nav aria-label={copy.pages}>
          <PageStep link={earlier}>{copy.earlier}</PageStep>
          <PageStep link={later}>{copy.later}</PageStep>
        </nav>
      )}
    </div>
  )
}

const PageStep = ({ link, children }: { link: string | undefined; children: ReactNode }) =>
  link && (
    <Link className="btn btn--line" to={link}>
      {children}
    </Link>
  )
