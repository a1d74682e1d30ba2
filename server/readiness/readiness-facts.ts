import { usableOverlay } from '#content/facts/checked-overlay'
import { type Content, contentWith } from '#content/facts/content'
import { defaultContent } from '#content/facts/default-content'
import type { SenderDomain } from '#contracts/check-sender-domain'
import { type LastBackup, lastBackup } from '#server/backup/last-backup'
import type { Database } from '#server/db/connect'
import { ownersWithoutSecondFactor } from '#server/queries/accounts/owners-without-second-factor.server'
import { hasOwner } from '#server/queries/accounts/users.server'
import { publishedVersion } from '#server/queries/content/content-versions.server'
import { tallyOpen } from '#server/queries/deliveries/open-tally.server'
import { countSamples } from '#server/queries/readiness/count-samples.server'
import { storedProofs } from '#server/queries/readiness/proofs.server'
import { savedSettings } from '#server/queries/settings/settings.server'
import type { Env } from '#server/settings/env.server'
import type { OwnerSettings } from '#server/settings/owner-settings'
import type { ServiceSettings } from '#server/settings/service-settings'
import { proofSubjects } from './proof-subjects.ts'
import { senderDomainOf } from './sender-domain-of.ts'
import { judgeStorage, type Storage } from './storage.ts'

/** The facts from which the readiness of a site is judged. */
export interface ReadinessFacts {
  readonly now: Date
  readonly siteUrl: string | undefined
  readonly isDevelopment: boolean
  readonly trustsProxy: boolean
  readonly settings: ServiceSettings
  /** The mail server's last response if mails are refused now; otherwise undefined. */
  readonly mailRefusal: { answer: string | null } | undefined
  readonly isProved: { readonly mail: boolean; readonly owner: boolean; readonly restore: boolean }
  /** Undefined while no mail server is connected. */
  readonly senderDomain: SenderDomain | undefined
  readonly content: Content
  readonly samples: number
  readonly backup: LastBackup
  readonly backsUp: boolean
  readonly storage: Storage
  readonly hasOwner: boolean
  readonly ownersWithoutSecondFactor: number
}

/** A site, whether it runs or not. */
export interface ReadinessPlace {
  database: Pick<Database, 'db' | 'engine' | 'now'>
  env: Pick<Env, 'siteUrl' | 'trustedProxies' | 'backups' | 'dataDir' | 'dnsServers'>
  ownerSettings: Pick<OwnerSettings, 'inForce'>
  secret: string
  isDevelopment: boolean
}

/** Reads the facts from the database, the environment and DNS. */
export async function readReadinessFacts({
  database,
  env,
  ownerSettings,
  secret,
  isDevelopment,
}: ReadinessPlace): Promise<ReadinessFacts> {
  const { db, now } = database
  const { settings } = ownerSettings.inForce(await savedSettings(db))
  const [open, proofs, published, samples, backup, storage, hasAnOwner, unprotected, senderDomain] =
    await Promise.all([
      tallyOpen(db, ['needs_you']),
      storedProofs(db),
      publishedVersion(db),
      countSamples(db),
      lastBackup(db, now()),
      judgeStorage(database, env.dataDir),
      hasOwner(db),
      ownersWithoutSecondFactor(db),
      settings.connected.mail ? senderDomainOf(settings, { servers: env.dnsServers }) : undefined,
    ])
  const refused = open.of('needs_you', 'mail')
  const subjects = proofSubjects(settings, secret)
  const isProved = (name: string, subject: string | undefined) =>
    proofs.some((proof) => proof.name === name && proof.subject === subject)
  return {
    now: now(),
    siteUrl: env.siteUrl,
    isDevelopment,
    trustsProxy: env.trustedProxies.length > 0,
    settings,
    mailRefusal: refused.count > 0 ? { answer: refused.answer } : undefined,
    isProved: {
      mail: isProved('mail', subjects.mail),
      owner: isProved('owner-address', subjects.owner),
      restore: isProved('restore', ''),
    },
    senderDomain,
    content: contentWith(defaultContent, usableOverlay(published?.overlay ?? {}).overlay),
    samples,
    backup,
    backsUp: env.backups.isOn,
    storage,
    hasOwner: hasAnOwner,
    ownersWithoutSecondFactor: unprotected.length,
  }
}
