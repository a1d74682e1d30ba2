import { startModelStandIn } from '#server/services/model/stand-in'
import { sheetsSettings, startSheetsStandIn } from '#server/services/spreadsheet/stand-in'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { startWebhookStandIn } from '#server/services/webhook/stand-in'
import { startZoomStandIn, zoomSettings } from '#server/services/zoom/stand-in'

const mailModes = [
  'stall',
  'drip',
  'endless',
  'temporary',
  'refuse',
  'stall-after-data',
  'die-after-accepting',
] as const
const sheetModes = ['endless', 'stall', 'bomb', 'nonsense', 503, 'die-after-accepting', 'redirect'] as const
const zoomModes = ['bomb', 'endless', 'stall', 'nonsense', 'redirect', 503, 'die-after-accepting'] as const
const webhookModes = [410, 'die-after-accepting', 'endless', 'stall', 'redirect', 503, 'bomb'] as const
const modelModes = ['endless', 'bomb', 'stall', 'nonsense', 'cut-off', 500, 'redirect'] as const

/** Starts stand-ins for all providers, which fail together, each in another way at every turn. */
export async function startProviders() {
  const [smtp, sheets, zoom, webhook, model] = await Promise.all([
    startSmtpStandIn(),
    startSheetsStandIn(),
    startZoomStandIn(),
    startWebhookStandIn(),
    startModelStandIn(),
  ])
  return {
    smtp,
    sheets,
    zoom,
    webhook,
    /** The settings that connect a site to them. */
    env: {
      SMTP_URL: smtp.url,
      ...sheetsSettings(sheets),
      ...zoomSettings(zoom),
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: webhook.secret,
      AI_BASE_URL: model.url,
      AI_MODEL: 'stand-in',
      AI_DAILY_TOKEN_CAP: '1000000000',
    },
    /** Makes all of them fail in the ways of this turn, and returns those. */
    fail(turn: number): string {
      const at = <Modes extends readonly unknown[]>(modes: Modes) =>
        modes[turn % modes.length] as Modes[number]
      const [mail, sheet, meeting] = [at(mailModes), at(sheetModes), at(zoomModes)]
      const [hook, answer] = [at(webhookModes), at(modelModes)]
      smtp.behave(mail)
      sheets.behave(sheet)
      zoom.behave(meeting)
      webhook.behave(hook)
      model.behave(answer)
      return [mail, sheet, meeting, hook, answer].join(' ')
    },
    recover(): void {
      smtp.behave('accept')
      for (const standIn of [sheets, zoom, webhook, model]) standIn.behave('ok')
      zoom.nextDay()
    },
    stop: () => Promise.all([smtp.stop(), sheets.stop(), zoom.stop(), webhook.stop(), model.stop()]),
  }
}
