import { activityKinds } from './activity.ts'

/**
 * What a delivery can be about: a form's submission, something the office wrote, read or stores, or `none` for what is about
 * nothing in particular, such as a digest.
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
