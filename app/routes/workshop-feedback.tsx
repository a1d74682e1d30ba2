import '#app/styles/form-place.css'
import '#app/styles/workshop-feedback.css'
import { FormPlace } from '#app/blocks/form-place.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineBreak, LineLink, LineNode } from '#app/ui/line.tsx'
import { workshopFeedbackCopy as copy, workshopFeedbackPage } from '#content/pages/workshop-feedback'

export const meta = () => pageMeta(workshopFeedbackPage)

export default function WorkshopFeedback() {
  return (
    <main id="main" className="survey">
      <div className="wrap">
        <h1>{workshopFeedbackPage.title}</h1>
        <Line className="line--bleed survey__line">
          <LineLink />
          <LineNode />
          <LineLink />
          <LineNode />
          <LineLink />
          <LineBreak />
          <LineLink />
          <LineNode />
          <LineLink />
          <LineNode />
          <LineLink />
        </Line>
        <div className="survey__in">
          <div>
            <p className="survey__lead">{copy.lead}</p>
            <p className="survey__effort">{copy.effort}</p>
            <ul className="survey__terms">
              {copy.promises.map((promise) => (
                <li key={promise}>
                  <Icon name="repair" />
                  {promise}
                </li>
              ))}
            </ul>
          </div>
          <FormPlace
            fields={copy.fields}
            action="Send feedback by email"
            subject={workshopFeedbackPage.title}
          />
        </div>
      </div>
    </main>
  )
}
