import '#app/office/list/filters.css'
import './leads.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { useSession } from '#app/lib/session'
import { repliesBegun } from '#app/office/form/drafts'
import { useRememberList } from '#app/office/contact/list-navigation'
import { callFunction } from '#app/lib/call-function'
import { formatCount } from '#app/office/list/format-count'
import { Filters, FilterSelect } from '#app/office/list/filters.tsx'
import { KeyLegend } from '#app/office/list/key-legend.tsx'
import { ListBody } from '#app/office/list/list-body.tsx'
import { OfficeTable } from '#app/office/list/office-table.tsx'
import { useOfficeList } from '#app/office/list/use-office-list'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { useSelection } from '#app/office/list/use-selection'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { useNow } from '#app/office/parts/use-now'
import { contactSorts } from '#contracts/contact-filters'
import type { RawInputOf } from '#contracts/contract'
import type { createExport } from '#contracts/create-export'
import { type ListedContact, listContacts } from '#contracts/list-contacts'
import { listViews } from '#contracts/list-views'
import { leadsCopy as copy } from '#content/office/leads'
import { ColumnSheet, useColumnChoice } from './column-sheet.tsx'
import { ExportSheet } from './export-sheet.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { isNarrowed } from '#app/office/list/narrowed'
import { searchInputOf, filterNames, sortOf } from './lead-address.ts'
import { LeadBulk } from './lead-bulk.tsx'
import { LeadChips } from './lead-chips.tsx'
import { leadColumns } from './lead-columns.tsx'
import { LeadCount } from './lead-count.tsx'
import { LeadHead } from './lead-head.tsx'
import { LeadViews } from './lead-views.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { Elsewhere, NoLeads } from './no-leads.tsx'
import { SaveViewSheet } from './save-view-sheet.tsx'
import { StatusSheet } from './status-sheet.tsx'
import { StepSheet } from './step-sheet.tsx'
import { type Chosen, useLeadActions } from './use-lead-actions.ts'

/** The open dialog; the last two have the one lead that they are for, as it was when they opened. */
type Over =
  | { sheet: 'filter' | 'columns' | 'save' }
  | {
      sheet: 'export'
      which: Pick<RawInputOf<typeof createExport>, 'q' | 'filters' | 'sort' | 'ids'>
      count: string
    }
  | { sheet: 'status' | 'step'; row: ListedContact }

export const handle = { rendersOnServer: true }

/** The list of leads. */
export default function LeadsScreen() {
  const list = useOfficeList(listContacts, { topic: 'contacts', input: searchInputOf })
  const { data: views } = useQuery({
    queryKey: ['contacts', listViews.name],
    queryFn: ({ signal }) => callFunction(listViews, {}, { signal }),
  })
  const [over, setOver] = useState<Over>()
  const mayWork = useMay('editor')
  const navigate = useNavigate()
  const now = useNow()
  const choice = useColumnChoice()

  const { rows, count, address } = list
  const ids = rows.map(({ id }) => id)
  useRememberList({ ...list, from: `${address}` })
  const selection = useSelection(JSON.stringify(list.input), ids, count?.value ?? 0)
  const acts = useLeadActions({ onBulkDone: selection.clear })
  const typed = searchInputOf(address)
  const meant = list.answer?.didYouMean ?? undefined
  // With a corrected spelling, counts, exports and bulk actions use the corrected text like the rows on the screen.
  const shownInput = { ...typed, q: meant ?? typed.q }
  const team = views?.team ?? []
  const everyone = views?.data.find(({ id }) => id === 'everyone')?.count

  const one = ({ id, version }: ListedContact): Chosen => ({ ids: [id], versions: { [id]: version } })
  const openFor = (sheet: 'status' | 'step') => (id: string) => {
    const row = rows.find((each) => each.id === id)
    if (row) setOver({ sheet, row })
  }
  const many: Chosen = selection.chosen({ q: shownInput.q, filters: shownInput.filters })
  const toLead = (id: string, act?: string) =>
    `/admin/leads/${id}?${new URLSearchParams({ from: `${address}`, ...(act && { do: act }) })}`
  const goTo = (act: string) => (id: string) => void navigate(toLead(id, act))

  const isBegun = repliesBegun(useSession().email)

  const keys = useRowKeys({
    ids,
    selection,
    acts: mayWork
      ? [
          { press: 'r', label: copy.keys.reply, run: goTo('reply') },
          { press: 'n', label: copy.keys.note, run: goTo('note') },
          { press: 'a', label: copy.keys.answered, run: acts.markAnswered },
          { press: 't', label: copy.keys.step, run: openFor('step') },
          { press: 's', label: copy.keys.status, run: openFor('status') },
        ]
      : [],
  })
  const close = () => setOver(undefined)

  return (
    <>
      <LeadHead
        count={count}
        onExport={() => count && setOver({ sheet: 'export', which: shownInput, count: formatCount(count) })}
      />
      <LeadViews views={views?.data} list={list} onSave={() => setOver({ sheet: 'save' })} />
      <Filters
        list={list}
        looksIn={copy.looksIn}
        count={
          count &&
          everyone &&
          (isNarrowed(list, filterNames) || !count.exact) && (
            <LeadCount
              key={JSON.stringify(shownInput)}
              asked={shownInput}
              count={count}
              everyone={everyone}
            />
          )
        }
      >
        <span className="leads-sort">
          <FilterSelect
            list={list}
            name="sort"
            label={copy.sort.label}
            any={copy.sort[sortOf(address)]}
            options={contactSorts.map((sort) => ({ value: sort, label: copy.sort[sort] }))}
          />
        </span>
        <button type="button" className="filter" onClick={() => setOver({ sheet: 'filter' })}>
          {copy.filter.button}
        </button>
        <LeadChips list={list} team={team} now={now} />
        <button type="button" className="filter wide" onClick={() => setOver({ sheet: 'columns' })}>
          {copy.columns.button}
        </button>
      </Filters>
      <ConflictNote conflict={acts.conflict} />
      {typed.q !== undefined && meant !== undefined && (
        <DidYouMean list={list} typed={typed.q} meant={meant} />
      )}
      <ListBody
        list={list}
        filters={filterNames}
        empty={<NoLeads isFirstDay={everyone?.value === 0} />}
        elsewhere={<Elsewhere q={shownInput.q} toLead={toLead} />}
      >
        <OfficeTable
          label={copy.title}
          className="leads"
          columns={leadColumns({ now, toLead, isBegun }).filter(({ id }) => choice.isShown(id))}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ name, email }) => name ?? email}
          list={list}
          sorted={sortOf(address)}
          keys={keys}
          selection={selection}
        />
      </ListBody>
      <LeadBulk
        selection={selection}
        total={count}
        shown={rows.length}
        team={team}
        chosen={many}
        acts={acts}
        onExport={() =>
          setOver({
            sheet: 'export',
            which: {
              ...shownInput,
              ...(!selection.isAll && { q: undefined, filters: {}, ids: [...selection.ids] }),
            },
            count: selection.isAll && count ? formatCount(count) : String(selection.count),
          })
        }
      />
      {mayWork && rows.length > 0 && <KeyLegend keys={copy.keys.legend} />}
      {over?.sheet === 'filter' && (
        <FilterSheet list={list} team={team} sources={views?.sources ?? []} now={now} onClose={close} />
      )}
      {over?.sheet === 'columns' && <ColumnSheet choice={choice} onClose={close} />}
      {over?.sheet === 'export' && <ExportSheet count={over.count} which={over.which} onClose={close} />}
      {over?.sheet === 'save' && <SaveViewSheet address={address} onClose={close} />}
      {over?.sheet === 'status' && (
        <StatusSheet
          current={over.row.status}
          onSet={(status) => acts.setStatus(one(over.row), status)}
          onClose={close}
        />
      )}
      {over?.sheet === 'step' && (
        <StepSheet
          count={1}
          given={over.row}
          chosen={one(over.row)}
          onClear={() => acts.clearStep(one(over.row))}
          onClose={close}
        />
      )}
    </>
  )
}
