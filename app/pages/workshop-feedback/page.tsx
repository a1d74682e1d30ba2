import { Survey } from '#app/blocks/survey.tsx'
import { FeedbackForm } from '#app/features/workshops/feedback-form.tsx'
import { formAction } from '#app/lib/form-action'
import { pageMeta } from '#app/lib/page-meta'
import { workshopFeedbackCopy, workshopFeedbackPage } from '#content/pages/workshop-feedback'
import { submitWorkshopFeedback } from '#contracts/submit-workshop-feedback'
import type { Route } from './+types/page'

export const meta = () => pageMeta(workshopFeedbackPage)
export const action = formAction(submitWorkshopFeedback)

export default function WorkshopFeedback({ actionData }: Route.ComponentProps) {
  return (
    <Survey title={workshopFeedbackPage.title} {...workshopFeedbackCopy}>
      <FeedbackForm posted={actionData} />
    </Survey>
  )
}
