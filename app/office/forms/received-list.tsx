import './forms.css'
import '#app/office/parts/desk.css'
import { useMay } from '#app/lib/admin-role'
import { WithDetail } from '#app/office/list/detail.tsx'
import { figure } from '#app/office/list/format-count'
import { ListBody } from '#app/office/list/list-body.tsx'
import { type Column, OfficeTable, RowLink } from '#app/office/list/office-table.tsx'
import type { OfficeList } from '#app/office/list/use-office-list'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { When } from '#app/office/parts/when.tsx'
import { useNow } from '#app/office/parts/use-now'
import { formsCopy as copy, type FormView } from '#content/office/forms'
import { formOf } from '#domain/form-of'
import type { ReceivedSubmission } from '#contracts/list-submissions'
import type { FormActions } from './form-actions.ts'
import { filterParameters } from './submission-list-parameters.ts'
import { Sender } from './sender-line.tsx'
import { ContactCandidates } from './contact-candidates.tsx'
import { ReceivedDetail } from './received-detail.tsx'

interface ReceivedListProps {
  list: OfficeList<unknown>
  view: FormView
  rows: readonly ReceivedSubmission[]
  actions: FormActions
}

/** Lists stored submissions; those without a contact are shown with their match candidates. */
export function ReceivedList({ list, view, rows, actions }: ReceivedListProps) {
  const now = useNow()
  const isLoose = view === 'without_address'
  const mayJoin = useMay('editor')
  const first = ({ probably }: ReceivedSubmission | { probably: [] }) => probably[0]?.contact.id
  const keys = useRowKeys({
    ids: rows.map(({ id }) => id),
    acts:
      isLoose && mayJoin
        ? [
            {
              press: 'a',
              label: copy.join,
              run(id) {
                const contactId = first(rows.find((row) => row.id === id) ?? { probably: [] })
                if (contactId !== undefined) actions.assign.act({ id, contactId })
              },
            },
          ]
        : [],
  })
  return (
    <WithDetail list={list} detail={(id) => oneOf(id, rows, actions)}>
      <ListBody list={list} empty={copy.empty[view]} filters={filterParameters}>
        <OfficeTable
          label={copy.views[view]}
          className="received"
          columns={columnsFor({ list, actions, now, isLoose })}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={titleOf}
          list={list}
          keys={keys}
        />
      </ListBody>
    </WithDetail>
  )
}

const oneOf = (id: string, rows: ReceivedListProps['rows'], actions: FormActions) => (
  <ReceivedDetail id={id} listed={rows.find((row) => row.id === id)} actions={actions} />
)

interface ColumnsNeeds extends Pick<ReceivedListProps, 'list' | 'actions'> {
  now: Date
  isLoose: boolean
}

function columnsFor({ list, actions, now, isLoose }: ColumnsNeeds): Column<ReceivedSubmission>[] {
  const { what, says, probably, from, when } = copy.columns
  return [
    { id: 'received__what', name: what, cell: (row) => whatCell(row, list.toOpen(row.id)) },
    { id: 'received__says', name: says, cell: ({ gist }) => gist },
    isLoose
      ? { id: 'received__probably', name: probably, cell: (row) => probablyCell(row, actions) }
      : { id: 'received__from', name: from, cell: fromCell },
    { id: 'received__when', name: when, cell: (row) => <When at={row.receivedAt} now={now} /> },
  ]
}

const titleOf = ({ form, source }: ReceivedSubmission) => formOf({ kind: form, source }).title

const fromCell = (row: ReceivedSubmission) => <Sender row={row} />
const probablyCell = (row: ReceivedSubmission, actions: FormActions) => (
  <ContactCandidates row={row} actions={actions} />
)

function whatCell(row: ReceivedSubmission, to: string) {
  return (
    <>
      <RowLink to={to}>{titleOf(row)}</RowLink>
      <span className="sub">{copy.answers(figure(row.content.length))}</span>
    </>
  )
}
