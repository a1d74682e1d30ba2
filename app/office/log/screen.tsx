import './log.css'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import { WithDetail } from '#app/office/list/detail.tsx'
import { FilterChip, Filters, FilterSelect } from '#app/office/list/filters.tsx'
import { ListBody } from '#app/office/list/list-body.tsx'
import { type Column, OfficeTable, RowLink } from '#app/office/list/office-table.tsx'
import { narrowedCount } from '#app/office/list/narrowed'
import { useOfficeList } from '#app/office/list/use-office-list'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { Head } from '#app/office/parts/head.tsx'
import { useNow } from '#app/office/parts/use-now'
import { formatClock, weekdayText } from '#app/office/parts/format-when'
import { logCopy as copy } from '#content/office/log'
import { listLog, type LoggedAction } from '#contracts/list-log'
import { logSubjects } from '#domain/log-subject'
import { ActionDetail } from './action-detail.tsx'
import { ActionLine } from './action-line.tsx'
import { describeAction } from './describe-action.ts'
import { UndoAction } from './undo-action.tsx'

const filterNames = ['who', 'kind', 'about', 'undone']

const detailOf = (actId: string) => <ActionDetail actId={actId} />

export const handle = { rendersOnServer: true }

/** The audit log of the back office, with undo. */
export default function Log() {
  const list = useOfficeList(listLog, { topic: 'log', topics: ['accounts'], input: inputFromAddress })
  const keys = useRowKeys({ ids: list.rows.map(({ actId }) => actId) })
  const now = useNow()
  const about = list.address.get('about')
  const people = useTeam()
  const mayUndo = useMay('editor')
  const kinds = logSubjects.map((kind) => ({ value: kind, label: copy.kinds[kind].many }))
  return (
    <>
      <Head strong={copy.title} lead={mayUndo && copy.undoRule} />
      <Filters list={list} count={narrowedCount(list, filterNames)}>
        <FilterSelect
          list={list}
          name="who"
          label={copy.person}
          any={copy.anybody}
          options={[
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'nobody', label: copy.server },
          ]}
        />
        {about === null ? (
          <FilterSelect list={list} name="kind" label={copy.subject} any={copy.anything} options={kinds} />
        ) : (
          <FilterChip onRemove={() => list.change({ about: null, kind: null })}>
            {copy.about(list.rows[0] ? describeAction(list.rows[0]).name : about)}
          </FilterChip>
        )}
        <FilterSelect
          list={list}
          name="undone"
          label={copy.show}
          any={copy.all}
          options={[{ value: 'yes', label: copy.onlyUndone }]}
        />
      </Filters>
      <WithDetail list={list} detail={detailOf}>
        <ListBody list={list} empty={<p>{copy.empty}</p>} filters={filterNames}>
          <OfficeTable
            label={copy.title}
            className="acts"
            columns={columnsOf(list.toOpen, now)}
            rows={list.rows}
            idOf={({ actId }) => actId}
            nameOf={(act) => describeAction(act).name}
            list={list}
            keys={keys}
          />
        </ListBody>
      </WithDetail>
    </>
  )
}

/** Returns the list's input for an address. Unknown filters are ignored. */
function inputFromAddress(address: URLSearchParams) {
  const person = address.get('who')
  const kind = logSubjects.find((each) => each === address.get('kind'))
  const subjectId = address.get('about')
  return {
    filters: {
      ...(person && { person }),
      ...(kind && { kind }),
      ...(kind && subjectId && { subjectId }),
      ...(address.has('undone') && { undone: true as const }),
    },
  }
}

/** Loads the team, whatever the filters. */
function useTeam() {
  const { data } = useQuery({
    queryKey: ['log', listLog.name, 'team'],
    queryFn: ({ signal }) => callFunction(listLog, { limit: 1 }, { signal }),
    meta: { topics: ['accounts'] },
  })
  return data?.people ?? []
}

const columnsOf = (toOpen: (id: string) => string, now: Date): readonly Column<LoggedAction>[] => [
  {
    id: 'acts__when',
    name: copy.columns.when,
    cell: ({ at }) => (
      <time dateTime={at}>
        {weekdayText(at, now)} <span>{formatClock(at)}</span>
      </time>
    ),
  },
  {
    id: 'acts__what',
    name: copy.columns.what,
    cell: (act) => (
      <RowLink to={toOpen(act.actId)}>
        <ActionLine act={act} />
      </RowLink>
    ),
  },
  { id: 'acts__undo', name: copy.columns.state, cell: (act) => <UndoAction act={act} /> },
]
