import '#app/features/case-studies/desk.css'
import { AdminGate } from '#app/features/account/admin-gate.tsx'
import { CaseStudyTools } from '#app/features/case-studies/case-study-tools.tsx'
import { caseStudyOfficeCopy as copy } from '#content/case-study-office'

/**
 * What `?admin=true` reveals on the case studies' page (S1 §2, "Admin mode"). Its tools are for admins: everybody else
 * is asked to sign in, and comes back here (readings of the specification, 21).
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
