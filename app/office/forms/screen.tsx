import './forms.css'
import '#app/office/list/alone.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { formatCount } from '#app/office/list/format-count'
import { isNarrowed } from '#app/office/list/narrowed'
import { Filters, FilterSelect, WhenSelect } from '#app/office/list/filters.tsx'
import { useOfficeList } from '#app/office/list/use-office-list'
import { Views } from '#app/office/list/views.tsx'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { formsCopy as copy, formViews } from '#content/office/forms'
import { forms } from '#domain/forms'
import { getSubmissionCounts, type SubmissionCounts } from '#contracts/get-submission-counts'
import { listSubmissions } from '#contracts/list-submissions'
import { useFormActions } from './form-actions.ts'
import { filterParameters, inputFromAddress, namedView } from './submission-list-parameters.ts'
import { QuarantinedList } from './quarantined-list.tsx'
import { ReceivedList } from './received-list.tsx'
import { SubmissionExport } from './submission-export.tsx'

export const handle = { rendersOnServer: true }

/** The screen of submissions: received, quarantined and unassigned ones. It opens on those held back, if there are any. */
export default function FormsScreen() {
  const actions = useFormActions()
  const { data } = useQuery({
    queryKey: ['submissions', getSubmissionCounts.name],
    queryFn: ({ signal }) => callFunction(getSubmissionCounts, {}, { signal }),
    meta: { topics: ['deliveries'] },
    placeholderData: keepPreviousData,
  })
  const counts = data?.data
  const viewAt = (address: URLSearchParams) =>
    namedView(address) ?? (counts && counts.held.value > 0 ? 'held' : 'received')
  const list = useOfficeList(listSubmissions, {
    topic: 'submissions',
    input: (address) => inputFromAddress(address, viewAt(address)),
  })
  const view = viewAt(list.address)
  // While another view loads, the rows are still those of the previous one.
  const held = list.rows.filter((row) => 'heldAt' in row)
  const received = list.rows.filter((row) => 'receivedAt' in row)
  const isStored =
    list.rows.length > 0 ? received.length > 0 : view === 'received' || view === 'without_address'
  // An empty tab has no search and filters, unless they have emptied it.
  const isEmpty = counts?.[view].value === 0 && !isNarrowed(list, filterParameters)
  return (
    <div className={isStored && list.address.has('one') ? 'alone' : undefined}>
      <Head {...headlineOf(counts)}>
        {received.length > 0 && <SubmissionExport asked={inputFromAddress(list.address, view)} />}
      </Head>
      <Views
        label={copy.viewsLabel}
        views={[
          ...formViews.map((each) => ({
            name: copy.views[each],
            to: `?view=${each}`,
            isCurrent: each === view,
            count: counts?.[each],
            isHot: each === 'held',
          })),
          {
            name: copy.waiting,
            to: '/admin/deliveries?view=held',
            isCurrent: false,
            count: counts?.waiting_for_release,
            isHot: true,
          },
        ].filter(({ isCurrent, count }) => isCurrent || (count && count.value > 0))}
      />
      {!isEmpty && (
        <Filters list={list} looksIn={copy.search}>
          <FilterSelect
            list={list}
            name="form"
            label={copy.form}
            any={copy.anyForm}
            options={Object.entries(forms).map(([value, { title }]) => ({ value, label: title }))}
          />
          <WhenSelect list={list} />
        </Filters>
      )}
      {list.rows.length > 0 && view !== 'received' && <p className="forms__lead">{copy.lead[view]}</p>}
      <ConflictNote conflict={actions.conflict} />
      {isStored ? (
        <ReceivedList list={list} view={view} rows={received} actions={actions} />
      ) : (
        <QuarantinedList list={list} view={view} rows={held} actions={actions} />
      )}
    </div>
  )
}

function headlineOf(counts: SubmissionCounts | undefined): { muted?: string; strong: string } {
  if (!counts) return { strong: copy.title }
  const { held, without_address: loose, waiting_for_release: mails } = counts
  if (held.value > 0) return { muted: copy.held(formatCount(held)), strong: copy.person(formatCount(held)) }
  if (loose.value > 0) return { muted: copy.noneHeld, strong: copy.loose(formatCount(loose)) }
  if (mails.value > 0) return { muted: copy.noneHeld, strong: copy.toRelease(formatCount(mails)) }
  return { muted: copy.kept, strong: copy.nothing }
}
