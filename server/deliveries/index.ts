import type { DeliveryKind } from './delivery-kind.ts'
import { freeWorkshopMail } from './free-workshop-mail.ts'
import { guestIntakeMail } from './guest-intake-mail.ts'
import { ownerNotice } from './owner-notice.ts'
import { podcastApplicationMail } from './podcast-application-mail.ts'
import { scoreMail } from './score-mail.ts'
import { scoreRow } from './score-row.ts'
import { workshopMail } from './workshop-mail.ts'
import { zoomRegistrant } from './zoom-registrant.ts'

/** Every kind of delivery, once. */
export const deliveryKinds: readonly DeliveryKind[] = [
  freeWorkshopMail,
  guestIntakeMail,
  ownerNotice,
  podcastApplicationMail,
  scoreMail,
  scoreRow,
  workshopMail,
  zoomRegistrant,
]
