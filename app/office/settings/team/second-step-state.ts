import { teamCopy } from '#content/office/team'
import type { Member } from '#contracts/list-team'

const copy = teamCopy.list
const dayMs = 24 * 3_600_000

/** Whether more than a password protects the account. */
export const isProtected = ({ secondStep }: Pick<Member, 'secondStep'>): boolean =>
  secondStep.hasApp || secondStep.passkeys > 0

/** Describes the account's second steps; without any, how many days it can still make changes. */
export function describeSecondStep(
  { secondStep, requiredFrom }: Pick<Member, 'secondStep' | 'requiredFrom'>,
  now: Date,
): string {
  const { hasApp, passkeys } = secondStep
  const factors = [...(hasApp ? [copy.app] : []), ...(passkeys > 0 ? [copy.passkeys(passkeys)] : [])]
  if (factors.length > 0) return factors.join(', ')
  if (requiredFrom === null) return copy.off
  const leftMs = new Date(requiredFrom).getTime() - now.getTime()
  return leftMs > 0 ? copy.daysLeft(Math.ceil(leftMs / dayMs)) : copy.overdue
}
