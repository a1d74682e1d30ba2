import '#app/office/parts/desk.css'
import './case-studies.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { useAct } from '#app/office/frame/use-act'
import { Filters } from '#app/office/list/filters.tsx'
import { ListBody } from '#app/office/list/list-body.tsx'
import { type Column, OfficeTable, RowLink } from '#app/office/list/office-table.tsx'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { useWholeList } from '#app/office/list/use-whole-list'
import { Views } from '#app/office/list/views.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { officeStudiesCopy as copy } from '#content/office-studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { fixCaseStudyThumbnails } from '#contracts/fix-case-study-thumbnails'
import { listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { BeginStudy } from './begin-study.tsx'
import { StudyActs } from './study-acts.tsx'
import { StudyPlace } from './study-place.tsx'
import { isThumbnailBroken, Thumbnail } from './thumbnail.tsx'

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

/** Every case study: what is public, what is a draft, what is broken. */
export default function CaseStudies() {
  const mayChange = useMay('editor')
  const list = useWholeList(listAdminCaseStudies, { topic: 'case-studies', isAt })
  const keys = useRowKeys({ ids: list.rows.map(({ id }) => id) })
  const all = list.all ?? []
  const broken = all.filter(isThumbnailBroken).length
  const fix = useAct(fixCaseStudyThumbnails, {
    topics: ['case-studies'],
    said: ({ data }) => copy.fixed(data.fixed),
  })
  return (
    <>
      <Head
        soft={list.all && copy.head.counts(all.filter(views.site).length, all.filter(views.drafts).length)}
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
            <Link className="btn btn--line" to="/case-studies?admin=true">
              {copy.fromLink}
            </Link>
            <BeginStudy />
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
      <ListBody list={list} filters={['view']} empty={<p>{copy.empty}</p>}>
        <OfficeTable
          label={copy.title}
          className="studies"
          columns={columns}
          rows={list.rows}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          list={list}
          keys={keys}
        />
      </ListBody>
    </>
  )
}

const days = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' })

const columns: readonly Column<AdminCaseStudy>[] = [
  { id: 'studies__picture', name: copy.columns.picture, cell: (study) => <Thumbnail study={study} /> },
  {
    id: 'studies__title',
    name: copy.columns.title,
    cell: ({ id, title, client_name, industry, image_error }) => (
      <>
        <RowLink to={`/admin/case-studies/${id}`}>{title}</RowLink>
        <span className="sub">{[client_name, industry].filter(Boolean).join(', ')}</span>
        {image_error && <span className="sub signal">{image_error}</span>}
      </>
    ),
  },
  {
    id: 'studies__state',
    name: copy.columns.state,
    cell: (study) => (
      <>
        <StudyPlace study={study} />
        <span className="sub">
          {[study.featured && copy.state.featured, study.is_sample && copy.state.sample]
            .filter(Boolean)
            .join(', ')}
        </span>
        <time className="sub" dateTime={study.updated_at}>
          {days.format(new Date(study.updated_at))}
        </time>
      </>
    ),
  },
  {
    id: 'studies__acts',
    name: copy.columns.acts,
    cell: (study) => (
      <div className="row-of">
        <StudyActs study={study} />
      </div>
    ),
  },
]
