import type { Role } from './role.ts'

/**
 * What a session lacks in two-step sign-in:
 * - `verify`: the account has a second factor, and this session began without it
 * - `enroll`: the site already requires one, and the account has none
 */
export type MissingStep = 'verify' | 'enroll'

export type TwoStepRule = 'on' | 'off'

/** The setting by which an owner requires a second step. */
export const twoStepSetting = 'REQUIRE_TWO_STEP'

/** Parses the setting; undefined for any other value. */
export function twoStepRuleIn(
  environment: Readonly<Record<string, string | undefined>>,
): TwoStepRule | undefined {
  const value = environment[twoStepSetting]
  return value === 'on' || value === 'off' ? value : undefined
}

/** How long an account may go without a second step after the owner required it, or after it was created. */
export const twoStepGraceDays = 7
const dayMs = 24 * 3_600_000

interface Required {
  user: { created_at: Date }
  role: Role
  /** When the owner required it; undefined if nobody has. */
  requiredSince: Date | undefined
  /** The rule in the environment. It has no start date, so the grace period begins when the account was created. */
  rule: TwoStepRule | undefined
}

/** When an account needs a second step to write; undefined if it never does. Viewers write nothing. */
export function twoStepRequiredFrom({ user, role, requiredSince, rule }: Required): Date | undefined {
  if (role !== 'owner' && role !== 'editor') return undefined
  const since = rule === 'on' ? new Date(0) : rule === 'off' ? undefined : requiredSince
  if (!since) return undefined
  return new Date(Math.max(since.getTime(), user.created_at.getTime()) + twoStepGraceDays * dayMs)
}

interface SessionState extends Required {
  session: { aal: 'aal1' | 'aal2' }
  /** Whether the account has a verified factor. */
  hasFactor: boolean
  now: Date
}

/** The step that a session lacks before it may write (behavior 13.10). */
export function missingStepOf({
  session,
  hasFactor,
  now,
  ...required
}: SessionState): MissingStep | undefined {
  if (session.aal === 'aal2') return undefined
  if (hasFactor) return 'verify'
  const from = twoStepRequiredFrom(required)
  return from && from <= now ? 'enroll' : undefined
}
