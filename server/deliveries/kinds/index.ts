import { callMail } from './call-mail.ts'
import { callReminder } from './call-reminder.ts'
import { contactMail } from './contact-mail.ts'
import type { DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import { freeWorkshopMail } from './free-workshop-mail.ts'
import { guestIntakeMail } from './guest-intake-mail.ts'
import { invitationMail } from './invitation-mail.ts'
import { newsletterConfirmation } from './newsletter-confirmation.ts'
import { heldMailsNotice } from './held-mails-notice.ts'
import { heldNotice } from './held-notice.ts'
import { lateReply } from './late-reply.ts'
import { openTimesMail } from './open-times-mail.ts'
import { newsletterWelcome } from './newsletter-welcome.ts'
import { messageNotice } from './message-notice.ts'
import { missedCallMail } from './missed-call-mail.ts'
import { ownerDigest } from './owner-digest.ts'
import { ownerNotice } from './owner-notice.ts'
import { passwordChangedMail } from './password-changed-mail.ts'
import { permissionMail } from './permission-mail.ts'
import { podcastApplicationMail } from './podcast-application-mail.ts'
import { recoveryMail } from './recovery-mail.ts'
import { caseStudyPicture } from './case-study-picture.ts'
import { gammaPreview } from './gamma-preview.ts'
import { replyMail } from './reply-mail.ts'
import { scoreMail } from './score-mail.ts'
import { scoreRow } from './score-row.ts'
import { secondFactorMail } from './second-factor-mail.ts'
import { signUpMail } from './sign-up-mail.ts'
import { testimonialPicture } from './testimonial-picture.ts'
import { weekOneIntakeMail } from './week-1-intake-mail.ts'
import { webhook } from './webhook.ts'
import { workshopMail } from './workshop-mail.ts'
import { zoomMeeting } from './zoom-meeting.ts'
import { zoomRegistrant } from './zoom-registrant.ts'

/** Every kind of delivery. */
export const deliveryKinds: readonly DeliveryKind[] = [
  callMail,
  callReminder,
  contactMail,
  freeWorkshopMail,
  guestIntakeMail,
  invitationMail,
  newsletterConfirmation,
  heldMailsNotice,
  heldNotice,
  lateReply,
  messageNotice,
  missedCallMail,
  newsletterWelcome,
  openTimesMail,
  ownerDigest,
  ownerNotice,
  passwordChangedMail,
  permissionMail,
  podcastApplicationMail,
  recoveryMail,
  replyMail,
  scoreMail,
  scoreRow,
  secondFactorMail,
  signUpMail,
  testimonialPicture,
  weekOneIntakeMail,
  workshopMail,
  zoomMeeting,
  zoomRegistrant,
  webhook,
  gammaPreview,
  caseStudyPicture,
]
