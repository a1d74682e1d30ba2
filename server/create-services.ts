import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import type { OwnerSettingName } from '#domain/owner-setting'
import { type Assistant, createAssistant } from './assistant/assistant.ts'
import { createPatience, type Patience } from './calls/patience.ts'
import type { Database } from './db/connect.ts'
import type { DeliveryServices } from './deliveries/ledger/delivery-kind.ts'
import { tokenBudget } from './queries/assistant/assistant-tokens.server.ts'
import type { VisitorQuestions } from './queries/assistant/assistant-questions.server.ts'
import { nextSession } from './queries/workshops/workshop-leads.server.ts'
import type { HostGuard } from './services/host-guard.ts'
import { createModel } from './services/model.ts'
import { createSheets } from './services/sheets.ts'
import { createMailer } from './services/smtp.ts'
import { createWebhook } from './services/webhook.ts'
import { createZoom } from './services/zoom.ts'
import type { KeepDays } from './settings/keep-settings.ts'
import { connectedBy, type Outside } from './settings/outside.ts'
import { createPutIn, type PutIn } from './settings/put-in.ts'
import type { ServiceSettings } from './settings/service-settings.ts'

/** When a visitor hears whether Zoom has taken something; it usually has by then. */
const zoomPatienceMs = 2_000
/** Without Zoom: longer than any difference in what is written. */
const patienceWithoutZoomMs = 300

/** All that is made of the settings that the owner can change. */
export interface Services extends Pick<DeliveryServices, 'mailer' | 'sheets' | 'zoom' | 'webhook'> {
  readonly settings: ServiceSettings
  readonly putIn: PutIn
  readonly assistant: Assistant
  readonly patience: Patience
  readonly connected: Outside['connected']
}

export interface ServicesNeeds {
  siteUrl: string
  captureDir: string
  keep: KeepDays
  /** Judges the hosts of what was set in the office. */
  guard: HostGuard
  database: Database
  /** Counted over every model there has been. */
  questions: VisitorQuestions
  log: Logger
}

/** @param before those that these take the place of */
export function createServices(settings: ServiceSettings, needs: ServicesNeeds, before?: Services): Services {
  const { siteUrl, captureDir, keep, guard, database, questions, log } = needs
  const guardOf = (name: OwnerSettingName) => (settings.saved.has(name) ? guard : undefined)
  const { sheets, zoom, webhook, model } = settings
  const putIn =
    before && isDeepStrictEqual(before.settings.outsideLinks, settings.outsideLinks)
      ? before.putIn
      : createPutIn({
          siteUrl,
          links: settings.outsideLinks,
          keep,
          version: before ? before.putIn.version + 1 : 0,
        })
  return {
    settings,
    putIn,
    mailer: createMailer({ smtpUrl: settings.smtpUrl, captureDir, putIn, guard: guardOf('SMTP_URL') }),
    sheets: sheets && createSheets({ ...sheets, guard: guardOf('GOOGLE_SERVICE_ACCOUNT_JSON') }),
    zoom: zoom && createZoom(zoom),
    webhook: webhook && createWebhook({ ...webhook, now: database.now, guard: guardOf('WEBHOOK_URL') }),
    assistant: createAssistant({
      putIn,
      freeSeats: async () => (await nextSession(database.db, database.now())).seatsLeft,
      modelPath: model && {
        model: createModel({ ...model, guard: guardOf('AI_BASE_URL') }),
        questions,
        tokens: tokenBudget(database.db, model.dailyTokenCap),
        note: (outcome, error) =>
          log.warn(
            { outcome, ...(error !== undefined && { err: error }) },
            'assistant: built-in answer instead of the model’s',
          ),
      },
    }),
    patience: createPatience(zoom ? zoomPatienceMs : patienceWithoutZoomMs),
    connected: connectedBy(settings),
  }
}
