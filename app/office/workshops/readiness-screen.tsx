import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import './workshops.css'
import { formatCount } from '#app/office/list/format-count'
import { narrowedCount } from '#app/office/list/narrowed'
import { Filters } from '#app/office/list/filters.tsx'
import { ListBody } from '#app/office/list/list-body.tsx'
import { type Column, OfficeTable, RowLink } from '#app/office/list/office-table.tsx'
import { useOfficeList } from '#app/office/list/use-office-list'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { dayText } from '#app/office/parts/format-when'
import { Head } from '#app/office/parts/head.tsx'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { useNow } from '#app/office/parts/use-now'
import { workshopsCopy } from '#content/office/workshops'
import { type ListedRegistration, listWorkshopRegistrations } from '#contracts/list-workshop-registrations'
import { AttendeeExport } from './attendee-export.tsx'
import { WorkshopViews } from './workshop-views.tsx'

const copy = workshopsCopy.readiness

const marks: Record<ListedRegistration['zoom'], MarkName> = {
  confirmed: 'ok',
  approval: 'wait',
  not_yet: 'node',
}

export const handle = { rendersOnServer: true }

/** Lists registrations for the readiness workshop, and whether they are registered in Zoom. */
export default function ReadinessScreen() {
  const list = useOfficeList(listWorkshopRegistrations, {
    topic: 'contacts',
    topics: ['deliveries'],
    input(address) {
      const q = address.get('q')
      return { ...(q && { q }) }
    },
  })
  const keys = useRowKeys({ ids: list.rows.map(({ id }) => id) })
  const now = useNow()
  const { count } = list
  const isSearched = list.address.has('q')
  return (
    <>
      <Head
        muted={!isSearched && count && copy.muted(count.value, formatCount(count))}
        strong={!isSearched && count ? copy.strong : workshopsCopy.view.readiness}
        lead={copy.text}
      >
        {list.rows.length > 0 && <AttendeeExport workshop="readiness" />}
      </Head>
      <WorkshopViews current="readiness" />
      <Filters list={list} looksIn={copy.looksIn} count={narrowedCount(list)} />
      <ListBody list={list} empty={<p>{copy.empty}</p>}>
        <OfficeTable
          label={workshopsCopy.view.readiness}
          className="registrations"
          columns={columnsOf(now)}
          rows={list.rows}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          list={list}
          keys={keys}
        />
      </ListBody>
    </>
  )
}

const columnsOf = (now: Date): readonly Column<ListedRegistration>[] => [
  {
    id: 'registrations__who',
    name: copy.columns.who,
    cell: ({ name, email, company, contactId }) => (
      <>
        {contactId === null ? <b>{name}</b> : <RowLink to={`/admin/leads/${contactId}`}>{name}</RowLink>}
        <span className="sub">{company}</span>
        <span className="sub">{email}</span>
      </>
    ),
  },
  {
    id: 'registrations__zoom',
    name: copy.columns.zoom,
    cell: ({ zoom }) => (
      <span className="state">
        <Mark name={marks[zoom]} />
        {copy.zoom[zoom]}
      </span>
    ),
  },
  {
    id: 'registrations__registered',
    name: copy.columns.registered,
    cell: ({ registeredAt }) => <time dateTime={registeredAt}>{dayText(registeredAt, now)}</time>,
  },
]
