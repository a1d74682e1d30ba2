import '#app/office/parts/desk.css'
import './case-studies.css'
import { Link, useNavigate, useParams } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { ListBody } from '#app/office/list/list-body.tsx'
import { useWholeList } from '#app/office/list/use-whole-list'
import { Head } from '#app/office/parts/head.tsx'
import { studyFormCopy as copy } from '#content/office-studies'
import { listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { StudyPlace } from './study-place.tsx'
import { StudyForm } from './study-form.tsx'
import { StudyPreview } from './study-preview.tsx'

/** One case study: all of it to edit, for who may; for the others as visitors see it. */
export default function StudyScreen() {
  const { id } = useParams()
  const navigate = useNavigate()
  const mayChange = useMay('editor')
  const list = useWholeList(listAdminCaseStudies, { topic: 'case-studies', isAt: (study) => study.id === id })
  const [study] = list.rows
  const toList = () => void navigate('/admin/case-studies')
  const back = (
    <Link className="back" to="/admin/case-studies">
      {copy.back}
    </Link>
  )
  if (!study)
    return (
      <>
        <Head over={back} hard={list.all ? copy.gone : copy.groups.top} />
        {!list.all && (
          <ListBody list={list} empty={null}>
            {null}
          </ListBody>
        )}
      </>
    )
  if (!mayChange) return <StudyPreview study={study} leave={copy.back} onClose={toList} />
  return (
    <>
      <Head
        over={back}
        soft={study.is_published ? copy.head.site : copy.head.draft}
        hard={study.title}
        lead={study.is_published && <StudyPlace study={study} />}
      />
      <StudyForm key={study.id} study={study} onRemoved={toList} />
    </>
  )
}
