import './desk.css'
import { AdminGate } from '#app/features/account/admin-gate.tsx'
import { CaseStudyTools } from './case-study-tools.tsx'
import { caseStudyOfficeCopy as copy } from '#content/office/case-study-tools'

/**
 * What `?admin=true` reveals on the case studies' page (behavior 12.7). Its tools are for admins: everybody else
 * is asked to sign in, and comes back here (behavior 12.7).
 */
export default function CaseStudyOffice() {
  return (
    <section className="manila desk" aria-labelledby="office-title">
      <div className="wrap">
        <h2 id="office-title">{copy.title}</h2>
        <AdminGate>
          <CaseStudyTools />
        </AdminGate>
      </div>
    </section>
  )
}
