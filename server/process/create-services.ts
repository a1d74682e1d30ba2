import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import type { HeldTime } from '#domain/open-times'
import { type Assistant, createAssistant } from '#server/assistant/assistant'
import { createFixedDelay, type FixedDelay } from '#server/calls/fixed-delay'
import type { Database } from '#server/db/connect'
import { tokenBudget } from '#server/queries/assistant/assistant-tokens.server'
import type { VisitorQuestions } from '#server/queries/assistant/assistant-questions.server'
import { nextSession } from '#server/queries/workshops/workshop-leads.server'
import type { HostGuard } from '#server/services/host-guard'
import { connectServices } from '#server/services/connect-services'
import type { ConnectNeeds } from '#server/services/define-service'
import type { ServiceClients } from '#server/services/index'
import { createSettingsRenderer, type SettingsRenderer } from '#server/settings/settings-renderer'
import type { ServiceSettings } from '#server/settings/service-settings'

/** How long a response waits for Zoom, which usually confirms within that time. */
const zoomDelayMs = 2_000
/** The delay without Zoom: longer than any difference in the time that writing takes. */
const delayWithoutZoomMs = 300

/** The settings that pages show. */
const renderedOf = ({ outsideLinks, keep }: ServiceSettings) => ({ outsideLinks, keep })

/** Everything that is built from the settings that the owner can change. */
export interface Services {
  readonly settings: ServiceSettings
  readonly settingsRenderer: SettingsRenderer
  readonly clients: ServiceClients
  readonly assistant: Assistant
  readonly responseDelay: FixedDelay
}

export interface ServicesNeeds {
  siteUrl: string
  captureDir: string
  /** Checks the hosts of settings that were saved in the office. */
  guard: HostGuard
  database: Database
  /** The site's secret. */
  secret?: string
  /** A secret that a service replaces by itself. */
  secretStore?: ConnectNeeds['secretStore']
  /** Counts the questions of visitors, across changes of the model’s settings. */
  questions: VisitorQuestions
  /** The times that calls already hold, from memory. */
  heldTimes(): readonly HeldTime[]
  log: Logger
}

/** @param before the services that these replace */
export function createServices(settings: ServiceSettings, needs: ServicesNeeds, before?: Services): Services {
  const { siteUrl, captureDir, guard, database, questions, log } = needs
  const settingsRenderer =
    before && isDeepStrictEqual(renderedOf(before.settings), renderedOf(settings))
      ? before.settingsRenderer
      : createSettingsRenderer({
          siteUrl,
          links: settings.outsideLinks,
          keep: settings.keep,
          version: before ? before.settingsRenderer.version + 1 : 0,
        })
  const clients = connectServices({
    options: settings.services,
    saved: settings.saved,
    guard,
    settingsRenderer,
    captureDir,
    now: database.now,
    secretStore: needs.secretStore,
    secret: needs.secret,
  })
  const { model, booking } = clients
  return {
    settings,
    settingsRenderer,
    clients,
    assistant: createAssistant({
      settingsRenderer,
      freeSeats: async () => (await nextSession(database.db, database.now())).seatsLeft,
      openCalls: () => (booking ? undefined : { rules: settings.callRules, held: needs.heldTimes() }),
      modelPath: model && {
        model,
        questions,
        tokens: tokenBudget(database.db, model.dailyTokenCap),
        note: (outcome, error) =>
          log.warn(
            { outcome, ...(error !== undefined && { err: error }) },
            'assistant: built-in answer instead of the model’s',
          ),
      },
    }),
    responseDelay: createFixedDelay(clients.zoom ? zoomDelayMs : delayWithoutZoomMs),
  }
}
