import { getPrivacyFunction } from './settings/get-privacy.ts'
import { saveMyAlertsFunction } from './you/save-my-alerts.ts'
import { createBackupFunction } from './backups/create-backup.ts'
import { testBackupFunction } from './backups/test-backup.ts'
import { getWorkshopSessionFunction } from './workshops/get-workshop-session.ts'
import { listWorkshopRegistrationsFunction } from './workshops/list-workshop-registrations.ts'
import { listWorkshopSessionsFunction } from './workshops/list-workshop-sessions.ts'
import { createIntakeLinkFunction } from './intake/create-intake-link.ts'
import { listSubscribersFunction } from './newsletter/list-subscribers.ts'
import { listBackupsFunction } from './backups/list-backups.ts'
import { changeSubscriptionFunction } from './newsletter/change-subscription.ts'
import { bookCallFunction } from './calls/book-call.ts'
import { joinCallWaitlistFunction } from './calls/join-call-waitlist.ts'
import { getOpenTimesFunction } from './calls/get-open-times.ts'
import { getCallFunction } from './calls/get-call.ts'
import { getScorecardToTakeFunction } from './calls/get-scorecard-to-take.ts'
import { cancelCallFunction } from './calls/cancel-call.ts'
import { undoCancelCallFunction } from './calls/undo-cancel-call.ts'
import { sendCallMailAgainFunction } from './calls/send-call-mail-again.ts'
import { correctCallAddressFunction } from './calls/correct-call-address.ts'
import { moveCallFunction } from './calls/move-call.ts'
import { rescheduleCallFunction } from './calls/reschedule-call.ts'
import { listCallsFunction } from './calls/list-calls.ts'
import { listCalendarsFunction } from './calls/list-calendars.ts'
import { saveCalendarFunction } from './calls/save-calendar.ts'
import { removeCalendarFunction } from './calls/remove-calendar.ts'
import { renewCallFeedFunction } from './calls/renew-call-feed.ts'
import { checkCallTimeFunction } from './calls/check-call-time.ts'
import { confirmCallFunction } from './calls/confirm-call.ts'
import { confirmCallByLinkFunction } from './calls/confirm-call-by-link.ts'
import { declineCallFunction } from './calls/decline-call.ts'
import { markCallFunction } from './calls/mark-call.ts'
import { chatbotResponseFunction } from './assistant/chatbot-response.ts'
import type { FunctionDefinition } from '#server/calls/any-function'
import { givePermissionFunction } from './testimonials/give-permission.ts'
import { getAdminTestimonialsFunction } from './testimonials/get-admin-testimonials.ts'
import { listKeptMailsFunction } from './deliveries/list-kept-mails.ts'
import { listSinksFunction } from './deliveries/list-sinks.ts'
import { cancelDeliveriesFunction } from './deliveries/cancel-deliveries.ts'
import { cancelDeliveryFunction } from './deliveries/cancel-delivery.ts'
import { correctAddressFunction } from './contacts/correct-address.ts'
import { correctDeliveryFunction } from './deliveries/correct-delivery.ts'
import { getDeliveryFunction } from './deliveries/get-delivery.ts'
import { getDeliveryOverviewFunction } from './deliveries/get-delivery-overview.ts'
import { listDeliveriesFunction } from './deliveries/list-deliveries.ts'
import { listDeliveryGroupsFunction } from './deliveries/list-delivery-groups.ts'
import { listTestimonialsFunction } from './testimonials/list-testimonials.ts'
import { registerFreeWorkshopFunction } from './workshops/register-free-workshop.ts'
import { registerWorkshopFunction } from './workshops/register-workshop.ts'
import { addCaseStudyFromLinkFunction } from './case-studies/add-case-study-from-link.ts'
import { confirmSubscriptionFunction } from './newsletter/confirm-subscription.ts'
import { fixCaseStudyThumbnailsFunction } from './case-studies/fix-case-study-thumbnails.ts'
import { getTodayFunction } from './today/get-today.ts'
import { listFirstRepliesFunction } from './today/list-first-replies.ts'
import { getIntakeGreetingFunction } from './intake/get-intake-greeting.ts'
import { keepSeatFunction } from './workshops/keep-seat.ts'
import { listAdminCaseStudiesFunction } from './case-studies/list-admin-case-studies.ts'
import { listCaseStudiesFunction } from './case-studies/list-case-studies.ts'
import { replayDeliveriesFunction } from './deliveries/replay-deliveries.ts'
import { updateCaseStudyImageFunction } from './case-studies/update-case-study-image.ts'
import { assignSubmissionFunction } from './submissions/assign-submission.ts'
import { getSubmissionCountsFunction } from './submissions/get-submission-counts.ts'
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
import { endOtherSessionsFunction } from './you/end-other-sessions.ts'
import { endSessionFunction } from './you/end-session.ts'
import { endMemberSessionsFunction } from './team/end-member-sessions.ts'
import { getMyAccountFunction } from './you/get-my-account.ts'
import { listMySessionsFunction } from './you/list-my-sessions.ts'
import { resetMemberFactorsFunction } from './you/reset-member-factors.ts'
import { getContentFunction } from './content/get-content.ts'
import { listContentVersionsFunction } from './content/list-content-versions.ts'
import { previewContentFunction } from './content/preview-content.ts'
import { publishContentFunction } from './content/publish-content.ts'
import { restoreContentVersionFunction } from './content/restore-content-version.ts'
import { saveContentFunction } from './content/save-content.ts'
import { checkSenderDomainFunction } from './readiness/check-sender-domain.ts'
import { getReadinessFunction } from './readiness/get-readiness.ts'
import { proveMailFunction } from './readiness/prove-mail.ts'
import { removeSamplesFunction } from './readiness/remove-samples.ts'
import { sendTestMailFunction } from './readiness/send-test-mail.ts'
import { publishFactsFunction } from './content/publish-facts.ts'
import { getSettingsFunction } from './settings/get-settings.ts'
import { saveSettingsFunction } from './settings/save-settings.ts'
import { getConnectionHistoryFunction } from './settings/get-connection-history.ts'
import { finishMailSignInFunction } from './settings/finish-mail-sign-in.ts'
import { startMailSignInFunction } from './settings/start-mail-sign-in.ts'
import { testConnectionFunction } from './settings/test-connection.ts'
import { addNoteFunction } from './contacts/add-note.ts'
import { eraseContactFunction } from './contacts/erase-contact.ts'
import { previewErasureFunction } from './contacts/preview-erasure.ts'
import { getContactFunction } from './contacts/get-contact.ts'
import { markAnsweredFunction } from './contacts/mark-answered.ts'
import { mergeContactsFunction } from './contacts/merge-contacts.ts'
import { markAnsweredByLinkFunction } from './contacts/say-answered.ts'
import { cancelReplyFunction } from './contacts/cancel-reply.ts'
import { sendReplyFunction } from './contacts/send-reply.ts'
import { updateContactFunction } from './contacts/update-contact.ts'
import { createCaseStudyFunction } from './case-studies/create-case-study.ts'
import { updateCaseStudyFunction } from './case-studies/update-case-study.ts'
import { deleteCaseStudyFunction } from './case-studies/delete-case-study.ts'
import { featureTestimonialFunction } from './testimonials/feature-testimonial.ts'
import { askPermissionFunction } from './testimonials/ask-permission.ts'
import { correctTestimonialFunction } from './testimonials/correct-testimonial.ts'
import { listLogFunction } from './log/list-log.ts'
import { undoFunction } from './log/undo.ts'
import { countContactsFunction } from './contacts/count-contacts.ts'
import { listContactsFunction } from './contacts/list-contacts.ts'
import { listViewsFunction } from './contacts/list-views.ts'
import { saveViewFunction } from './contacts/save-view.ts'
import { deleteViewFunction } from './contacts/delete-view.ts'
import { listTemplatesFunction } from './contacts/list-templates.ts'
import { saveTemplateFunction } from './contacts/save-template.ts'
import { deleteTemplateFunction } from './contacts/delete-template.ts'
import { setContactStatusFunction } from './contacts/set-contact-status.ts'
import { updateContactsFunction } from './contacts/update-contacts.ts'
import { createContactFunction } from './contacts/create-contact.ts'
import { createExportFunction } from './contacts/create-export.ts'
import { importContactsFunction } from './contacts/import-contacts.ts'
import { acceptInvitationFunction } from './team/accept-invitation.ts'
import { getInvitationFunction } from './team/get-invitation.ts'
import { inviteMemberFunction } from './team/invite-member.ts'
import { listTeamFunction } from './team/list-team.ts'
import { removeMemberFunction } from './team/remove-member.ts'
import { revokeInvitationFunction } from './team/revoke-invitation.ts'
import { setMemberRoleFunction } from './team/set-member-role.ts'

/** Every function, served under the name of its contract. */
export const functions: readonly FunctionDefinition[] = [
  getPrivacyFunction,
  saveMyAlertsFunction,
  createBackupFunction,
  testBackupFunction,
  listBackupsFunction,
  changeSubscriptionFunction,
  createIntakeLinkFunction,
  listSubscribersFunction,
  getWorkshopSessionFunction,
  listWorkshopRegistrationsFunction,
  listWorkshopSessionsFunction,
  bookCallFunction,
  joinCallWaitlistFunction,
  getOpenTimesFunction,
  getCallFunction,
  getScorecardToTakeFunction,
  cancelCallFunction,
  undoCancelCallFunction,
  sendCallMailAgainFunction,
  correctCallAddressFunction,
  moveCallFunction,
  rescheduleCallFunction,
  listCallsFunction,
  listCalendarsFunction,
  checkCallTimeFunction,
  saveCalendarFunction,
  removeCalendarFunction,
  renewCallFeedFunction,
  confirmCallFunction,
  confirmCallByLinkFunction,
  declineCallFunction,
  markCallFunction,
  chatbotResponseFunction,
  confirmSubscriptionFunction,
  getAdminTestimonialsFunction,
  getIntakeGreetingFunction,
  getTodayFunction,
  listFirstRepliesFunction,
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
  cancelDeliveriesFunction,
  cancelDeliveryFunction,
  correctAddressFunction,
  correctDeliveryFunction,
  getDeliveryFunction,
  getDeliveryOverviewFunction,
  listDeliveriesFunction,
  listDeliveryGroupsFunction,
  replayDeliveriesFunction,
  assignSubmissionFunction,
  getSubmissionCountsFunction,
  listSubmissionsFunction,
  releaseSubmissionFunction,
  rejectSubmissionFunction,
  checkSenderDomainFunction,
  getReadinessFunction,
  proveMailFunction,
  removeSamplesFunction,
  sendTestMailFunction,
  publishFactsFunction,
  endOtherSessionsFunction,
  endSessionFunction,
  getMyAccountFunction,
  listMySessionsFunction,
  resetMemberFactorsFunction,
  endMemberSessionsFunction,
  getSettingsFunction,
  saveSettingsFunction,
  getConnectionHistoryFunction,
  startMailSignInFunction,
  finishMailSignInFunction,
  testConnectionFunction,
  addNoteFunction,
  eraseContactFunction,
  previewErasureFunction,
  getContactFunction,
  markAnsweredFunction,
  mergeContactsFunction,
  markAnsweredByLinkFunction,
  cancelReplyFunction,
  sendReplyFunction,
  updateContactFunction,
  createCaseStudyFunction,
  updateCaseStudyFunction,
  deleteCaseStudyFunction,
  featureTestimonialFunction,
  askPermissionFunction,
  givePermissionFunction,
  correctTestimonialFunction,
  listLogFunction,
  undoFunction,
  listContactsFunction,
  countContactsFunction,
  listViewsFunction,
  saveViewFunction,
  deleteViewFunction,
  listTemplatesFunction,
  saveTemplateFunction,
  deleteTemplateFunction,
  setContactStatusFunction,
  updateContactsFunction,
  createContactFunction,
  createExportFunction,
  importContactsFunction,
  getContentFunction,
  listContentVersionsFunction,
  previewContentFunction,
  publishContentFunction,
  restoreContentVersionFunction,
  saveContentFunction,
  acceptInvitationFunction,
  getInvitationFunction,
  inviteMemberFunction,
  listTeamFunction,
  removeMemberFunction,
  revokeInvitationFunction,
  setMemberRoleFunction,
]
