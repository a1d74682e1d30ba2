import { outsideLinks } from '#content/outside-links'
import type { OwnerSetting } from '#contracts/owner-setting'
import { type OwnerSettingName, ownerSettingNames } from '#domain/owner-setting'
import { calledHostFaults, secretsLeftBehind } from './called-hosts.ts'
import { createPrivateHosts, type PrivateHosts } from './private-hosts.ts'
import { createSeal } from './sealed.ts'
import {
  type GivenSettings,
  promiseDefaults,
  serviceFaults,
  type ServiceSettings,
  type SettingFault,
  serviceSettingsOf,
  viewerExportsDefault,
} from './service-settings.ts'

/** Never told back, and sealed where they are stored. */
const secrets: ReadonlySet<OwnerSettingName> = new Set([
  'SMTP_URL',
  'GOOGLE_SERVICE_ACCOUNT_JSON',
  'ZOOM_CLIENT_SECRET',
  'AI_API_KEY',
  // Whoever knows it can post to it: most of these services ask for nothing else.
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
])

/** One connection each: the environment sets all of it or none, or a key of its would be sent where somebody else says. */
const connections: readonly (readonly OwnerSettingName[])[] = [
  ['GOOGLE_SHEETS_ID', 'GOOGLE_SERVICE_ACCOUNT_JSON'],
  ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET', 'ZOOM_MEETING_ID'],
  ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
]
const connectionOf = (name: OwnerSettingName) => connections.find((names) => names.includes(name)) ?? [name]

/** What was saved of a setting: a text, or sealed. */
export interface SavedSetting {
  key: string
  value: string | { sealed: string }
  updated_at: Date
}

type Values = Partial<Record<OwnerSettingName, string>>

/** What the owner has saved, under what the environment says. */
export interface OwnerSettings {
  /** The environment variable that decides about a setting. */
  lockedBy(name: OwnerSettingName): string | undefined
  /** What holds. What was saved and cannot be used is left out, with its whole connection: a fault stops no start. */
  inForce(saved: readonly SavedSetting[]): { settings: ServiceSettings; faults: readonly SettingFault[] }
  /** What would be wrong if these were saved besides; null sets back. */
  faultsOf(
    saved: readonly SavedSetting[],
    changes: ReadonlyMap<OwnerSettingName, string | null>,
  ): readonly SettingFault[]
  /** The secrets that these changes would have sent to another host than the one they were entered for. */
  secretsLeftBehind(
    saved: readonly SavedSetting[],
    changes: ReadonlyMap<OwnerSettingName, string | null>,
  ): readonly OwnerSettingName[]
  /** As it is stored. */
  kept(name: OwnerSettingName, value: string): SavedSetting['value']
  shown(saved: readonly SavedSetting[]): OwnerSetting[]
}

interface OwnerSettingsOptions {
  environment: GivenSettings
  /** Of this site; never in the database. */
  secret: string
  siteUrl: string | undefined
  /** Which hosts of private networks may be called; default none. */
  privateHosts?: PrivateHosts
}

export function ownerSettingsUnder({
  environment,
  secret,
  siteUrl,
  privateHosts = createPrivateHosts(),
}: OwnerSettingsOptions): OwnerSettings {
  const seal = createSeal(secret)
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const lockedBy = (name: OwnerSettingName) => connectionOf(name).find((each) => given[each] !== undefined)

  /** Those that decide, and what is wrong with the others. */
  function readable(saved: readonly SavedSetting[]): { values: Values; faults: SettingFault[] } {
    const values: Values = {}
    const faults: SettingFault[] = []
    for (const { key, value } of saved) {
      const name = ownerSettingNames.find((each) => each === key)
      if (!name || lockedBy(name)) continue
      const text = typeof value === 'string' ? value : seal.open(name, value.sealed)
      if (text !== undefined) values[name] = text
      else faults.push({ name, message: 'was saved under another secret of this site: save it again' })
    }
    return { values, faults }
  }

  function usable(saved: readonly SavedSetting[]): { values: Values; faults: SettingFault[] } {
    const { values, faults } = readable(saved)
    faults.push(...faultsIn(values))
    const faulty = new Set(faults.flatMap(({ name }) => connectionOf(name as OwnerSettingName)))
    const sound = Object.entries(values).filter(([name]) => !faulty.has(name as OwnerSettingName))
    return { values: Object.fromEntries(sound), faults }
  }

  /** The environment itself may name any host. */
  function faultsIn(values: Values): SettingFault[] {
    const faults = serviceFaults({ ...given, ...values }, siteUrl)
    const isFaulty = new Set(faults.map(({ name }) => name))
    return [...faults, ...calledHostFaults(values, privateHosts).filter(({ name }) => !isFaulty.has(name))]
  }

  const defaults = serviceSettingsOf({}, siteUrl)
  const defaultOf: Values = {
    ...outsideLinks,
    MAIL_FROM: defaults.mailFrom,
    AI_DAILY_TOKEN_CAP: '500000',
    ...promiseDefaults,
    VIEWER_EXPORTS: viewerExportsDefault,
  }

  return {
    lockedBy,
    inForce(saved) {
      const { values, faults } = usable(saved)
      const isFaulty = (...names: OwnerSettingName[]) =>
        faults.some(({ name }) => names.some((each) => each === name))
      const settings = {
        ...serviceSettingsOf({ ...given, ...values }, siteUrl),
        saved: new Set(Object.keys(values)),
        isMailFaulty: isFaulty('SMTP_URL'),
        isWebhookFaulty: isFaulty('WEBHOOK_URL', 'WEBHOOK_SECRET'),
      }
      return { settings, faults }
    },
    faultsOf(saved, changes) {
      const { values } = readable(saved)
      for (const [name, value] of changes) values[name] = value ?? undefined
      // What is wrong with other connections must not stand in the way of repairing this one.
      const touched = new Set<string>([...changes.keys()].flatMap(connectionOf))
      return faultsIn(values).filter(({ name }) => touched.has(name))
    },
    secretsLeftBehind: (saved, changes) => secretsLeftBehind(readable(saved).values, changes),
    kept: (name, value) => (secrets.has(name) ? { sealed: seal.close(name, value) } : value),
    shown(saved) {
      const { values } = readable(saved)
      const { faults } = usable(saved)
      return ownerSettingNames.map((name) => {
        const locked = lockedBy(name)
        const value = locked ? given[name] : values[name]
        const row = saved.find(({ key }) => key === name)
        const fault = faults.find((each) => each.name === name)
        return {
          name,
          value: secrets.has(name) ? null : (value ?? null),
          isSet: value !== undefined,
          isSecret: secrets.has(name),
          default: defaultOf[name] ?? null,
          lockedBy: locked ?? null,
          fault: fault ? `${name} ${fault.message}.` : null,
          updatedAt: row?.updated_at.toISOString() ?? null,
        }
      })
    },
  }
}
