import '#app/office/parts/desk.css'
import './case-studies.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { callFunction } from '#app/lib/call-function'
import { useMay } from '#app/lib/admin-role'
import { isMissing } from '#app/office/list/is-missing'
import { LoadError } from '#app/office/list/load-error.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { useLate } from '#app/office/parts/use-late'
import { studyFormCopy as copy } from '#content/office/studies'
import { listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { StudyPlace } from './study-place.tsx'
import { StudyForm } from './study-form.tsx'
import { StudyPreview } from './study-preview.tsx'

/** One case study: an editor for those who may edit, and the visitors' view for everyone else. */
export default function StudyScreen() {
  const { id } = useParams()
  const navigate = useNavigate()
  const mayChange = useMay('editor')
  const read = useQuery({
    queryKey: ['case-studies', listAdminCaseStudies.name, id],
    queryFn: ({ signal }) => callFunction(listAdminCaseStudies, { filters: { id } }, { signal }),
  })
  const study = read.data?.data[0]
  const isLate = useLate(read.isPending)
  const toList = () => void navigate('/admin/case-studies')
  const back = (
    <Link className="back" to="/admin/case-studies">
      {copy.back}
    </Link>
  )
  if (!study) {
    const isGone = read.isSuccess || isMissing(read.error)
    return (
      <>
        <Head eyebrow={back} strong={isGone ? copy.gone : isLate ? '…' : copy.groups.top} />
        {!isGone && read.isError && (
          <LoadError error={read.error} lastLoadedAt={undefined} onRetry={() => void read.refetch()} />
        )}
      </>
    )
  }
  if (!mayChange) return <StudyPreview study={study} leave={copy.back} onClose={toList} />
  return (
    <>
      <Head
        eyebrow={back}
        muted={study.is_published ? copy.head.site : copy.head.draft}
        strong={study.title}
        lead={study.is_published && <StudyPlace study={study} />}
      />
      <StudyForm key={study.id} study={study} onRemoved={toList} />
    </>
  )
}
