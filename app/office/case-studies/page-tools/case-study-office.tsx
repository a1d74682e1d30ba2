import './desk.css'
import { AdminGate } from '#app/features/account/admin-gate.tsx'
import { CaseStudyTools } from './case-study-tools.tsx'
import { caseStudyOfficeCopy as copy } from '#content/office/case-study-tools'

/**
 * The tools that `?admin=true` adds to the case studies' page (behavior 12.7). Visitors without an admin account are
 * asked to sign in, which returns them here.
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
