import { connectServices } from '#server/services/connect-services'
import { createHostGuard } from '#server/services/host-guard'
import type { ServiceClients } from '#server/services/index'
import { createSafeFetch } from '#server/services/web/safe-fetch'
import { noOutside, type OutsideStandIn } from '#server/services/web/stand-in'
import type { GivenSettings } from '#server/settings/given-settings'
import { createPrivateHosts } from '#server/settings/private-hosts'
import { createSettingsRenderer } from '#server/settings/settings-renderer'
import { serviceSettingsOf } from '#server/settings/service-settings'

interface Options {
  /** Without it, no host name resolves. */
  outside?: OutsideStandIn | undefined
  captureDir?: string
  timeoutMs?: number
}

const siteUrl = 'https://site.example'

/** Connects the services that these settings configure, with defaults for mail addresses. */
export function connectStandIns(
  given: GivenSettings,
  { outside, captureDir = '', timeoutMs = 15_000 }: Options = {},
): ServiceClients {
  const settings = serviceSettingsOf(
    { MAIL_FROM: 'Site <hello@site.example>', OWNER_EMAIL: 'owner@site.example', ...given },
    siteUrl,
  )
  const clients = connectServices({
    options: settings.services,
    saved: new Set(),
    guard: createHostGuard(createPrivateHosts()),
    settingsRenderer: createSettingsRenderer({ siteUrl, links: settings.outsideLinks }),
    captureDir,
    now: () => new Date(),
    timeoutMs,
  })
  return { ...clients, web: createSafeFetch(outside?.network ?? noOutside) }
}
