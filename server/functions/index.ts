import { changeSubscriptionFunction } from './newsletter/change-subscription.ts'
import { chatbotResponseFunction } from './assistant/chatbot-response.ts'
import type { FunctionDefinition } from '#server/calls/any-function'
import { getAdminTestimonialsFunction } from './testimonials/get-admin-testimonials.ts'
import { listKeptMailsFunction } from './deliveries/list-kept-mails.ts'
import { listSinksFunction } from './deliveries/list-sinks.ts'
import { listDeliveriesFunction } from './deliveries/list-deliveries.ts'
import { listTestimonialsFunction } from './testimonials/list-testimonials.ts'
import { registerFreeWorkshopFunction } from './workshops/register-free-workshop.ts'
import { registerWorkshopFunction } from './workshops/register-workshop.ts'
import { addCaseStudyFromLinkFunction } from './case-studies/add-case-study-from-link.ts'
import { confirmSubscriptionFunction } from './newsletter/confirm-subscription.ts'
import { fixCaseStudyThumbnailsFunction } from './case-studies/fix-case-study-thumbnails.ts'
import { getIntakeGreetingFunction } from './intake/get-intake-greeting.ts'
import { keepSeatFunction } from './workshops/keep-seat.ts'
import { listAdminCaseStudiesFunction } from './case-studies/list-admin-case-studies.ts'
import { listCaseStudiesFunction } from './case-studies/list-case-studies.ts'
import { replayDeliveriesFunction } from './deliveries/replay-deliveries.ts'
import { updateCaseStudyImageFunction } from './case-studies/update-case-study-image.ts'
import { listSubmissionsFunction } from './submissions/list-submissions.ts'
import { rejectSubmissionFunction } from './submissions/reject-submission.ts'
import { releaseSubmissionFunction } from './submissions/release-submission.ts'
import { sendScoreEmailFunction } from './scorecard/send-score-email.ts'
import { sendToSheetsFunction } from './scorecard/send-to-sheets.ts'
import { submitAuditIntakeFunction } from './intake/submit-audit-intake.ts'
import { submitGuestIntakeFunction } from './podcast/submit-guest-intake.ts'
import { submitPodcastGuestFunction } from './podcast/submit-podcast-guest.ts'
import { submitScoreFeedbackFunction } from './scorecard/submit-score-feedback.ts'
import { submitWorkshopFeedbackFunction } from './workshops/submit-workshop-feedback.ts'
import { submitTestimonialFunction } from './testimonials/submit-testimonial.ts'
import { subscribeContactFunction } from './contact/subscribe-contact.ts'
import { subscribeNewsletterFunction } from './newsletter/subscribe-newsletter.ts'
import { updateTestimonialStatusFunction } from './testimonials/update-testimonial-status.ts'
import { zoomRegistrationFunction } from './workshops/zoom-registration.ts'
import { getContentFunction } from './content/get-content.ts'
import { listContentVersionsFunction } from './content/list-content-versions.ts'
import { previewContentFunction } from './content/preview-content.ts'
import { publishContentFunction } from './content/publish-content.ts'
import { restoreContentVersionFunction } from './content/restore-content-version.ts'
import { saveContentFunction } from './content/save-content.ts'
import { getSettingsFunction } from './settings/get-settings.ts'
import { saveSettingsFunction } from './settings/save-settings.ts'

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
  getSettingsFunction,
  saveSettingsFunction,
  getContentFunction,
  listContentVersionsFunction,
  previewContentFunction,
  publishContentFunction,
  restoreContentVersionFunction,
  saveContentFunction,
]
