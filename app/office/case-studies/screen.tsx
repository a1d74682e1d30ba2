import '#app/office/parts/desk.css'
import './case-studies.css'
import { useState } from 'react'
import { useMay } from '#app/lib/admin-role'
import { useAct } from '#app/office/frame/use-act'
import { Filters } from '#app/office/list/filters.tsx'
import { KeyLegend } from '#app/office/list/key-legend.tsx'
import { ListBody } from '#app/office/list/list-body.tsx'
import { OfficeTable } from '#app/office/list/office-table.tsx'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { useWholeList } from '#app/office/list/use-whole-list'
import { Views } from '#app/office/list/views.tsx'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { useNow } from '#app/office/parts/use-now'
import { officeStudiesCopy as copy } from '#content/office-studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { fixCaseStudyThumbnails } from '#contracts/fix-case-study-thumbnails'
import { listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { isEmptyStudy } from '#domain/case-study'
import { AddStudySheet } from './add-study-sheet.tsx'
import { studyColumns } from './study-columns.tsx'
import { isThumbnailBroken } from './thumbnail.tsx'
import { useStudyActs } from './use-study-acts.ts'

const views = {
  all: () => true,
  site: ({ is_published }: AdminCaseStudy) => is_published,
  drafts: ({ is_published }: AdminCaseStudy) => !is_published,
  broken: isThumbnailBroken,
}
type View = keyof typeof views

const viewAt = (address: URLSearchParams): View =>
  (Object.keys(views) as View[]).find((view) => view === address.get('view')) ?? 'all'

function isAt(study: AdminCaseStudy, address: URLSearchParams): boolean {
  const q = address.get('q')?.toLowerCase() ?? ''
  const text = [study.title, study.client_name, study.industry].join('\n').toLowerCase()
  return views[viewAt(address)](study) && text.includes(q)
}

/** Every case study: what is public, what is a draft, what is broken; all that can be done with them is done here. */
export default function CaseStudies() {
  const mayChange = useMay('editor')
  const list = useWholeList(listAdminCaseStudies, { topic: 'case-studies', isAt })
  const acts = useStudyActs()
  const now = useNow()
  const [isAdding, setIsAdding] = useState(false)
  const all = list.all ?? []
  const broken = all.filter(isThumbnailBroken).length
  const keys = useRowKeys({
    ids: list.rows.map(({ id }) => id),
    acts: mayChange ? [{ press: 'p', does: copy.keys.publish, run: publish }] : [],
  })
  const fix = useAct(fixCaseStudyThumbnails, {
    topics: ['case-studies'],
    said: ({ data }) => copy.fixed(data.fixed),
  })

  function publish(id: string) {
    const study = list.rows.find((each) => each.id === id)
    if (study && (study.is_published || !isEmptyStudy(study)))
      acts.set(id, { is_published: !study.is_published })
  }
  return (
    <>
      <Head
        soft={list.all && all.length > 0 && copy.head.onSite(all.filter(views.site).length)}
        hard={
          !list.all
            ? copy.title
            : all.length === 0
              ? copy.head.none
              : broken > 0
                ? copy.head.broken(broken)
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
        views={(Object.keys(views) as View[])
          .filter((view) => view !== 'broken' || broken > 0 || viewAt(list.address) === 'broken')
          .map((view) => ({
            name: copy.views[view],
            to: list.to({ view: view === 'all' ? null : view }),
            isCurrent: viewAt(list.address) === view,
            count: list.all && all.filter(views[view]).length,
            isHot: view === 'broken',
          }))}
      />
      <Filters list={list} looksIn={copy.looksIn} />
      <ConflictNote conflict={acts.conflict} />
      <ListBody list={list} filters={['view']} empty={<p>{copy.empty.list}</p>} hasPages={false}>
        <OfficeTable
          label={copy.title}
          className="studies"
          columns={studyColumns({ now, acts })}
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
