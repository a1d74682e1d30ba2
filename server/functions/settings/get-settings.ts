import { getSettings } from '#contracts/get-settings'
import { savedSettings } from '#server/queries/settings/settings.server'
import { defineRead } from '#server/calls/define-function'

export const getSettingsFunction = defineRead(getSettings, {
  access: 'owner',
  read: async ({ db, outside }) => ({
    data: outside.settings.shown(await savedSettings(db)),
    mailSignInAddress: outside.mailSignIn.redirectUri(),
  }),
})
