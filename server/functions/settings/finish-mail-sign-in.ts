import { finishMailSignIn } from '#contracts/finish-mail-sign-in'
import type { OwnerSettingName } from '#domain/owner-setting'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { AppError } from '#server/errors/app-error'
import { loggedSetting } from '#server/queries/settings/logged-setting'
import {
  deleteSettings,
  savedSettings,
  savedSettingsForUpdate,
  saveSettingRows,
} from '#server/queries/settings/settings.server'
import { asMailSignInRefusal } from './mail-sign-in-refusal.ts'

/** Replaces the mail server by the sign-in, and stores its mailbox unless the owner has entered another one. */
export const finishMailSignInFunction = defineChange(finishMailSignIn, {
  access: 'owner',
  prepare: ({ code, state }, { caller: { sessionId }, outside }) =>
    asMailSignInRefusal(outside.mailSignIn.finish({ code, state, sessionId })),
  async change({ tx, outside: { settings }, caller, now, prepared: { signIn, email } }) {
    if (settings.lockedBy('MAIL_OAUTH_SIGN_IN'))
      throw new AppError('invalid', {
        userMessage: 'Mail can’t be changed here: it is set on the site’s server, which comes first.',
      })
    const saved = await savedSettingsForUpdate(tx)
    const user = settings.valueIn(saved, 'MAIL_OAUTH_USER') ?? email
    if (user === undefined)
      throw new AppError('invalid', {
        userMessage:
          'The provider did not say whose mailbox this is. Enter its address, save it and sign in again.',
      })
    const wanted: [OwnerSettingName, string][] = [
      ['MAIL_OAUTH_SIGN_IN', signIn],
      ...(settings.lockedBy('MAIL_OAUTH_USER')
        ? []
        : [['MAIL_OAUTH_USER', user] as [OwnerSettingName, string]]),
    ]
    await saveSettingRows(
      tx,
      wanted.map(([key, value]) => ({
        key,
        value: settings.kept(key, value),
        updated_at: now,
        updated_by: caller.userId,
      })),
    )
    await deleteSettings(tx, ['SMTP_URL'])
    await announceChange(tx, 'settings')
    const after = await savedSettings(tx)
    const changed = [...wanted.map(([name]) => name), 'SMTP_URL' as const]
    return {
      answer: { data: settings.shown(after) },
      changes: changed.map((name) => ({
        on: { kind: 'setting' as const, id: name },
        before: loggedSetting(settings, saved, name),
        after: loggedSetting(settings, after, name),
      })),
    }
  },
})
