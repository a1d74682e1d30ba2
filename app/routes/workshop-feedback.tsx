import { Survey } from '#app/blocks/survey.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { workshopFeedbackCopy, workshopFeedbackPage } from '#content/pages/workshop-feedback'

export const meta = () => pageMeta(workshopFeedbackPage)

export default function WorkshopFeedback() {
  return (
    <Survey title={workshopFeedbackPage.title} {...workshopFeedbackCopy} action="Send feedback by email" />
  )
}
