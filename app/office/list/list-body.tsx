import './list-body.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/states.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLate } from '#app/office/parts/use-late'
import { LineLink, LineNode, Line } from '#app/ui/line.tsx'
import { listCopy as copy } from '#content/office/list'
import { figure } from './format-count.ts'
import { LoadError } from './load-error.tsx'
import { isNarrowed } from './narrowed.ts'
import type { OfficeList } from './use-office-list.ts'

interface ListBodyProps {
  list: OfficeList<unknown>
  /** Shown when the list is empty; an unmatched search or filter has its own message. */
  empty: ReactNode
  /** Parameters that filter the list, except its search. */
  filters?: readonly string[]
  /** Suggestions when a search finds nothing. */
  elsewhere?: ReactNode
  /** Shown while the first page loads. */
  loading?: string
  children: ReactNode
}

/** The rows of a list with its loading, stale and empty states and pagination. */
export function ListBody({ list, empty, filters = [], elsewhere, loading, children }: ListBodyProps) {
  const isLate = useLate(list.isFetching && list.state !== 'failed')
  if (list.state === 'loading')
    return isLate ? <Ghost says={loading} /> : <div className="ghost-room" aria-busy="true" />
  return (
    <div className={isLate ? 'list-body list-body--late' : 'list-body'} aria-busy={isLate}>
      {list.state === 'failed' && <LoadError {...list} />}
      {list.rows.length > 0 ? (
        <>
          {children}
          <Pager list={list} />
        </>
      ) : (
        list.state === 'there' && <NoRows list={list} empty={empty} filters={filters} elsewhere={elsewhere} />
      )}
    </div>
  )
}

/** Placeholder rows of the final height. */
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

function NoRows({
  list,
  empty,
  filters,
  elsewhere,
}: Omit<ListBodyProps, 'children' | 'filters'> & { filters: readonly string[] }) {
  if (!isNarrowed(list, filters)) return <div className="no-rows">{empty}</div>
  const search = list.address.get('q')
  const isFiltered = filters.some((name) => list.address.has(name))
  const off = Object.fromEntries(['q', ...filters].map((name) => [name, null]))
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

/** The position of the page in a list of several, with links to its neighbors. */
function Pager({ list: { rows, count, before, earlier, later } }: { list: OfficeList<unknown> }) {
  if (!earlier && !later) return null
  const total = count && (count.exact ? figure(count.value) : copy.moreThan(figure(count.value)))
  return (
    <div className="pager">
      <p>{copy.range(figure(before + 1), figure(before + rows.length), total ?? '')}</p>
      <nav aria-label={copy.pages}>
        <PageStep link={earlier}>{copy.earlier}</PageStep>
        <PageStep link={later}>{copy.later}</PageStep>
      </nav>
    </div>
  )
}

const PageStep = ({ link, children }: { link: string | undefined; children: ReactNode }) =>
  link && (
    <Link className="btn btn--line" to={link}>
      {children}
    </Link>
  )
