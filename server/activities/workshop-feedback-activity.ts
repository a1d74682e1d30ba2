import type { InputOf } from '#contracts/contract'
import type { submitWorkshopFeedback } from '#contracts/submit-workshop-feedback'
import type { NewActivity } from '#server/queries/contacts/contacts.server'
import { answered } from './answered.ts'

/** The feedback question by question. It belongs to nobody when no address was given. */
export function workshopFeedbackActivity(
  id: string,
  input: InputOf<typeof submitWorkshopFeedback>,
): NewActivity {
  const { name, email, company } = input
  return {
    kind: 'workshop-feedback',
    subjectId: id,
    person: email === undefined ? undefined : { email, name, company },
    content: answered(
      ['Name', name],
      ['Email', email],
      ['Company', company],
      ['Overall value, 1 to 5', String(input.overallValue)],
      ['Key insight', input.keyInsight],
      ['Clarity on AI ROI, 1 to 5', String(input.roiClarity)],
      ['Suggestions', input.improvementSuggestions],
      ['Would recommend', input.wouldRecommend ? 'Yes' : 'No'],
      ['Allows a testimonial', input.allowTestimonial ? 'Yes: it waits for your approval' : 'No'],
      ['Testimonial', input.testimonialContent],
    ),
    visit: input.visit,
  }
}
