import { changeSubscriptionFunction } from './change-subscription.ts'
import { chatbotResponseFunction } from './chatbot-response.ts'
import type { FunctionDefinition } from './define-function.ts'
import { getAdminTestimonialsFunction } from './get-admin-testimonials.ts'
import { listKeptMailsFunction } from './list-kept-mails.ts'
import { listSinksFunction } from './list-sinks.ts'
import { listDeliveriesFunction } from './list-deliveries.ts'
import { listTestimonialsFunction } from './list-testimonials.ts'
import { registerFreeWorkshopFunction } from './register-free-workshop.ts'
import { registerWorkshopFunction } from './register-workshop.ts'
import { addCaseStudyFromLinkFunction } from './add-case-study-from-link.ts'
import { confirmSubscriptionFunction } from './confirm-subscription.ts'
import { fixCaseStudyThumbnailsFunction } from './fix-case-study-thumbnails.ts'
import { getIntakeGreetingFunction } from './get-intake-greeting.ts'
import { keepSeatFunction } from './keep-seat.ts'
import { listAdminCaseStudiesFunction } from './list-admin-case-studies.ts'
import { listCaseStudiesFunction } from './list-case-studies.ts'
import { replayDeliveriesFunction } from './replay-deliveries.ts'
import { updateCaseStudyImageFunction } from './update-case-study-image.ts'
import { listSubmissionsFunction } from './list-submissions.ts'
import { rejectSubmissionFunction } from './reject-submission.ts'
import { releaseSubmissionFunction } from './release-submission.ts'
import { sendScoreEmailFunction } from './send-score-email.ts'
import { sendToSheetsFunction } from './send-to-sheets.ts'
import { submitAuditIntakeFunction } from './submit-audit-intake.ts'
import { submitGuestIntakeFunction } from './submit-guest-intake.ts'
import { submitPodcastGuestFunction } from './submit-podcast-guest.ts'
import { submitScoreFeedbackFunction } from './submit-score-feedback.ts'
import { submitWorkshopFeedbackFunction } from './submit-workshop-feedback.ts'
import { submitTestimonialFunction } from './submit-testimonial.ts'
import { subscribeContactFunction } from './subscribe-contact.ts'
import { subscribeNewsletterFunction } from './subscribe-newsletter.ts'
import { updateTestimonialStatusFunction } from './update-testimonial-status.ts'
import { zoomRegistrationFunction } from './zoom-registration.ts'

/** Every function, once; its address is its contract's name. */
export const functions: readonly FunctionDefinition[] = [
  changeSubscriptionFunction,
  chatbotResponseFunction,
  confirmSubscriptionFunction,
  getAdminTestimonialsFunction,
  getIntakeGreetingFunction,
  keepSeatFunction,
  listKeptMailsFunction,
  listSinksFunction,
  listTestimonialsFunction,
  registerFreeWorkshopFunction,
  registerWorkshopFunction,
  sendScoreEmailFunction,
  sendToSheetsFunction,
  submitAuditIntakeFunction,
  submitGuestIntakeFunction,
  submitPodcastGuestFunction,
  submitScoreFeedbackFunction,
  submitWorkshopFeedbackFunction,
  submitTestimonialFunction,
  subscribeContactFunction,
  subscribeNewsletterFunction,
  updateTestimonialStatusFunction,
  zoomRegistrationFunction,
  addCaseStudyFromLinkFunction,
  fixCaseStudyThumbnailsFunction,
  listAdminCaseStudiesFunction,
  listCaseStudiesFunction,
  updateCaseStudyImageFunction,
  listDeliveriesFunction,
  replayDeliveriesFunction,
  listSubmissionsFunction,
  releaseSubmissionFunction,
  rejectSubmissionFunction,
]
