import '#app/office/parts/desk.css'
import './case-studies.css'
import { useState } from 'react'
import { useMay } from '#app/lib/admin-role'
import { useAction } from '#app/office/frame/use-action'
import { Filters } from '#app/office/list/filters.tsx'
import { formatCount } from '#app/office/list/format-count'
import { KeyLegend } from '#app/office/list/key-legend.tsx'
import { ListBody } from '#app/office/list/list-body.tsx'
import { OfficeTable } from '#app/office/list/office-table.tsx'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { useOfficeList } from '#app/office/list/use-office-list'
import { Views } from '#app/office/list/views.tsx'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { useNow } from '#app/office/parts/use-now'
import { officeStudiesCopy as copy } from '#content/office/studies'
import { fixCaseStudyThumbnails } from '#contracts/fix-case-study-thumbnails'
import { caseStudyStates, listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { isEmptyStudy } from '#domain/case-study'
import { AddStudySheet } from './add-study-sheet.tsx'
import { studyColumns } from './study-columns.tsx'
import { useStudyActions } from './use-study-actions.ts'

const views = ['all', ...caseStudyStates] as const

const viewAt = (address: URLSearchParams) => views.find((view) => view === address.get('view')) ?? 'all'

/** Returns the list's input for an address. Unknown views show all. */
function inputOf(address: URLSearchParams) {
  const q = address.get('q')
  const view = viewAt(address)
  return { ...(q && { q }), filters: view === 'all' ? {} : { state: view } }
}

export const handle = { rendersOnServer: true }

/** Lists every case study, published, draft or broken, with all actions. */
export default function CaseStudies() {
  const mayChange = useMay('editor')
  const list = useOfficeList(listAdminCaseStudies, { topic: 'case-studies', input: inputOf })
  const actions = useStudyActions()
  const now = useNow()
  const [isAdding, setIsAdding] = useState(false)
  const totals = list.answer?.totals
  const broken = totals?.broken.value ?? 0
  const keys = useRowKeys({
    ids: list.rows.map(({ id }) => id),
    acts: mayChange ? [{ press: 'p', label: copy.keys.publish, run: publish }] : [],
  })
  const fix = useAction(fixCaseStudyThumbnails, {
    topics: ['case-studies'],
    successMessage: ({ data }) => copy.fixed(data.fixed),
  })

  function publish(id: string) {
    const study = list.rows.find((each) => each.id === id)
    if (study && (study.is_published || !isEmptyStudy(study)))
      actions.set(id, { is_published: !study.is_published })
  }
  return (
    <>
      <Head
        muted={
          totals && totals.all.value > 0 && copy.head.onSite(totals.site.value, formatCount(totals.site))
        }
        strong={
          !totals
            ? copy.title
            : totals.all.value === 0
              ? copy.head.none
              : broken > 0
                ? copy.head.broken(broken, formatCount(totals.broken))
                : copy.head.sound
        }
      >
        {mayChange && (
          <>
            {broken > 0 && (
              <button
                type="button"
                className="btn btn--line"
                disabled={fix.isPending}
                onClick={() => fix.act({})}
              >
                {copy.fix}
              </button>
            )}
            <button type="button" className="btn" onClick={() => setIsAdding(true)}>
              {copy.add.title}
            </button>
          </>
        )}
      </Head>
      <Views
        label={copy.title}
        views={views
          .filter((view) => view !== 'broken' || broken > 0 || viewAt(list.address) === 'broken')
          .map((view) => ({
            name: copy.views[view],
            to: list.to({ view: view === 'all' ? null : view }),
            isCurrent: viewAt(list.address) === view,
            count: totals?.[view],
            isHot: view === 'broken',
          }))}
      />
      <Filters list={list} looksIn={copy.looksIn} />
      <ConflictNote conflict={actions.conflict} />
      <ListBody list={list} filters={['view']} empty={<p>{copy.empty.list}</p>}>
        <OfficeTable
          label={copy.title}
          className="studies"
          columns={studyColumns({ now, actions })}
          rows={list.rows}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          list={list}
          keys={keys}
        />
        {mayChange && <KeyLegend keys={copy.keys.legend} />}
      </ListBody>
      {isAdding && <AddStudySheet onClose={() => setIsAdding(false)} />}
    </>
  )
}
