import { activityKinds } from './activity.ts'

/**
 * The subjects of deliveries: a form's submission, something that the office wrote, read or stores, or `none` for a
 * delivery without one subject, such as a digest.
 */
export const deliverySubjectKinds = [
  ...activityKinds,
  'reply',
  'message',
  'case-study',
  'sign-up',
  'invitation',
  'none',
] as const
export type DeliverySubjectKind = (typeof deliverySubjectKinds)[number]

export interface DeliverySubject {
  kind: Exclude<DeliverySubjectKind, 'none'>
  /** The row's id in the subject's own table. */
  id: string
}
