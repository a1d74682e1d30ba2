import { count, eq } from 'drizzle-orm'
import { getMyAccount } from '#contracts/get-my-account'
import { twoStepRequiredFrom } from '#domain/missing-step'
import { defineRead } from '#server/calls/define-function'
import { requireAccess } from '#server/calls/require-access'
import { recoveryCodes } from '#server/db/schema/recovery-codes'
import { factorsOf, isVerified } from '#server/queries/accounts/factors.server'
import { alertReader } from '#server/queries/accounts/alert-readers.server'
import { userById } from '#server/queries/accounts/users.server'
import { savedSettings } from '#server/queries/settings/settings.server'
import { secondStepRequiredSince } from '#server/queries/accounts/second-step-required-since.server'

/** The alerts of an account that has just lost its role. */
const noAlerts = { submissions: false, lateReplies: false, quiet: null, isAlertAddress: false }

export const getMyAccountFunction = defineRead(getMyAccount, {
  access: 'viewer',
  async read({ db, caller, outside: { requireTwoStep, settings } }) {
    const { userId, role } = requireAccess('viewer', caller)
    const user = await userById(db, userId)
    const factors = (await factorsOf(db, userId)).filter(isVerified)
    const [codes] = await db
      .select({ left: count() })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.user_id, userId))
    const requiredSince = await secondStepRequiredSince(db)
    const from = user && twoStepRequiredFrom({ user, role, requiredSince, rule: requireTwoStep })
    const alertAddress = settings.valueIn(await savedSettings(db), 'OWNER_EMAIL')
    const reader = await alertReader(db, userId, alertAddress)
    const { submissions, lateReplies, quiet, isAlertAddress } = reader ?? noAlerts
    return {
      data: {
        email: user?.email ?? '',
        name: user?.name ?? null,
        factors: factors.map((factor) => ({
          id: factor.id,
          type: factor.factor_type,
          name: factor.friendly_name,
          addedAt: factor.created_at.toISOString(),
          lastUsedAt: factor.last_used_at?.toISOString() ?? null,
        })),
        recoveryCodesLeft: codes?.left ?? 0,
        requiredFrom: from?.toISOString() ?? null,
        alerts: { submissions, lateReplies, quiet, isAlertAddress },
      },
    }
  },
})
