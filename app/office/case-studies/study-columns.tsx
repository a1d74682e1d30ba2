import '#app/office/parts/mark.css'
import '#app/office/parts/desk.css'
import './case-studies.css'
import type { Column } from '#app/office/list/office-table.tsx'
import { RowLink } from '#app/office/list/office-table.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { dayText } from '#app/office/parts/format-when'
import { officeStudiesCopy as copy } from '#content/office/studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { isEmptyStudy } from '#domain/case-study'
import { StudyActions } from './study-actions.tsx'
import { StudyPlace } from './study-place.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { useStudyActions } from './use-study-actions.ts'

interface ColumnsOptions {
  now: Date
  actions: ReturnType<typeof useStudyActions>
}

/** The columns of the case studies, in their order. */
export function studyColumns({ now, actions }: ColumnsOptions): readonly Column<AdminCaseStudy>[] {
  return [
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
          <span className="state">
            <Mark name={study.is_published ? 'ok' : 'wait'} />
            <StudyPlace study={study} />
          </span>
          <span className="sub">
            {[
              !study.is_published && isEmptyStudy(study) && copy.empty.draft,
              study.featured && copy.state.featured,
              study.is_sample && copy.state.sample,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </>
      ),
    },
    {
      id: 'studies__when',
      name: copy.columns.when,
      cell: ({ updated_at }) => <time dateTime={updated_at}>{dayText(updated_at, now)}</time>,
    },
    {
      id: 'studies__acts',
      name: <span className="vh">{copy.columns.acts}</span>,
      cell: (study) => (
        <div className="row-of">
          <StudyActions study={study} actions={actions} />
        </div>
      ),
    },
  ]
}
