import * as z from 'zod/mini'
import { capitalized } from '#content/facts/capitalized'
import { outsideLinks } from '#content/facts/outside-links'
import { formatSetting } from '#content/office/format-setting'
import type { OwnerSetting } from '#contracts/owner-setting'
import { type OwnerSettingName, ownerSettingNames } from '#domain/owner-setting'
import { calledHostFaults, secretsLeftBehind } from './called-hosts.ts'
import { createPrivateHosts, type PrivateHosts } from './private-hosts.ts'
import { createSeal } from './sealed.ts'
import { serviceDefinitions } from '#server/services/index'
import type { GivenSettings, SettingFault } from './given-settings.ts'
import { keepDefaults } from './keep-settings.ts'
import {
  isSecretSetting as isSecret,
  callDefaults,
  promiseDefaults,
  requireTwoStepDefault,
  serviceFaults,
  type ServiceSettings,
  serviceSettingsOf,
  settingsOfServices,
  viewerExportsDefault,
} from './service-settings.ts'

/** Returns the settings that the environment sets all of or none. */
const connectionOf = (name: string): readonly string[] =>
  serviceDefinitions
    .map(({ connection }) => connection)
    .find((names) => names.some((each) => each === name)) ?? [name]

/** A fault as a sentence for the owner. */
const sentenceOf = ({ name, message }: SettingFault) => `${capitalized(formatSetting(name))} ${message}.`

/**
 * Returns the part of a valid secret that is not secret, as its setting’s `openPart` defines it; otherwise undefined.
 */
function openPart(name: OwnerSettingName, value: string | undefined): string | undefined {
  const setting = settingsOfServices[name]
  return value !== undefined && setting?.openPart && z.safeParse(setting.schema, value).success
    ? setting.openPart(value)
    : undefined
}

/** The fault of the mail connection; one of the sender's address alone does not count. */
function mailFaultIn(faults: readonly SettingFault[]): string | null {
  const connection: readonly string[] =
    serviceDefinitions.find(({ name }) => name === 'mail')?.connection ?? []
  const fault = faults.find(({ name }) => connection.includes(name))
  return fault ? sentenceOf(fault) : null
}

/** The stored value of a setting: plain text, or sealed. */
export interface SavedSetting {
  key: string
  value: string | { sealed: string }
  updated_at: Date
}

type Values = Partial<Record<OwnerSettingName, string>>

/** The owner's saved settings, overridden by the environment. */
export interface OwnerSettings {
  /** The environment variable that overrides a setting. */
  lockedBy(name: OwnerSettingName): string | undefined
  /** The settings in force. Invalid saved ones are left out with their connection, so that they stop no start. */
  inForce(saved: readonly SavedSetting[]): { settings: ServiceSettings; faults: readonly SettingFault[] }
  /** What would be invalid after saving these; null resets. */
  faultsOf(
    saved: readonly SavedSetting[],
    changes: ReadonlyMap<OwnerSettingName, string | null>,
  ): readonly SettingFault[]
  /** The secrets that these changes would send to a host they were not entered for. */
  secretsLeftBehind(
    saved: readonly SavedSetting[],
    changes: ReadonlyMap<OwnerSettingName, string | null>,
  ): readonly OwnerSettingName[]
  /** The value of a setting, secrets too; undefined for one that cannot be read. */
  valueIn(saved: readonly SavedSetting[], name: OwnerSettingName): string | undefined
  /** Returns the value in its stored form. */
  kept(name: OwnerSettingName, value: string): SavedSetting['value']
  shown(saved: readonly SavedSetting[]): OwnerSetting[]
}

interface OwnerSettingsOptions {
  environment: GivenSettings
  /** The site's secret; never in the database. */
  secret: string
  siteUrl: string | undefined
  /** Which private hosts may be called; default none. */
  privateHosts?: PrivateHosts
}

export function ownerSettingsUnder({
  environment,
  secret,
  siteUrl,
  privateHosts = createPrivateHosts(),
}: OwnerSettingsOptions): OwnerSettings {
  const seal = createSeal(secret)
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const lockedBy = (name: OwnerSettingName) => connectionOf(name).find((each) => set[each] !== undefined)

  /** The effective settings, and the errors of the others. */
  function readable(saved: readonly SavedSetting[]): { values: Values; faults: SettingFault[] } {
    const values: Values = {}
    const faults: SettingFault[] = []
    for (const { key, value } of saved) {
      const name = ownerSettingNames.find((each) => each === key)
      if (!name || lockedBy(name)) continue
      const text = typeof value === 'string' ? value : seal.decrypt(name, value.sealed)
      if (text !== undefined) values[name] = text
      else faults.push({ name, message: 'was saved under another secret of this site: save it again' })
    }
    return { values, faults }
  }

  function usable(saved: readonly SavedSetting[]): { values: Values; faults: SettingFault[] } {
    const { values, faults } = readable(saved)
    faults.push(...faultsIn(values))
    const faulty = new Set(faults.flatMap(({ name }) => connectionOf(name)))
    const sound = Object.entries(values).filter(([name]) => !faulty.has(name))
    return { values: Object.fromEntries(sound), faults }
  }

  /** The environment itself may name any host. */
  function faultsIn(values: Values): SettingFault[] {
    const faults = serviceFaults({ ...set, ...values }, siteUrl)
    const isFaulty = new Set(faults.map(({ name }) => name))
    return [...faults, ...calledHostFaults(values, privateHosts).filter(({ name }) => !isFaulty.has(name))]
  }

  const siteDefaults: Values = {
    ...outsideLinks,
    ...promiseDefaults,
    ...callDefaults,
    ...keepDefaults,
    VIEWER_EXPORTS: viewerExportsDefault,
    REQUIRE_TWO_STEP: requireTwoStepDefault,
  }
  const defaultOf = (name: OwnerSettingName) =>
    settingsOfServices[name]?.default?.(siteUrl) ?? siteDefaults[name] ?? null

  return {
    lockedBy,
    inForce(saved) {
      const { values, faults } = usable(saved)
      const faulty = serviceDefinitions.filter(({ connection }) =>
        faults.some(({ name }) => connection.some((each) => each === name)),
      )
      const settings = {
        ...serviceSettingsOf({ ...set, ...values }, siteUrl),
        saved: new Set(Object.keys(values)),
        faulty: new Set(faulty.map(({ name }) => name)),
        mailFault: mailFaultIn(faults),
      }
      return { settings, faults }
    },
    faultsOf(saved, changes) {
      const { values } = readable(saved)
      for (const [name, value] of changes) values[name] = value ?? undefined
      // Errors in other connections must not prevent fixing this one.
      const touched = new Set<string>([...changes.keys()].flatMap(connectionOf))
      return faultsIn(values).filter(({ name }) => touched.has(name))
    },
    secretsLeftBehind: (saved, changes) => secretsLeftBehind(readable(saved).values, changes),
    valueIn: (saved, name) => (lockedBy(name) ? set[name] : readable(saved).values[name]),
    kept: (name, value) => (isSecret(name) ? { sealed: seal.encrypt(name, value) } : value),
    shown(saved) {
      const { values } = readable(saved)
      const { faults } = usable(saved)
      return ownerSettingNames.map((name) => {
        const locked = lockedBy(name)
        const value = locked ? set[name] : values[name]
        const row = saved.find(({ key }) => key === name)
        const fault = faults.find((each) => each.name === name)
        return {
          name,
          value: (isSecret(name) ? openPart(name, locked ? undefined : value) : value) ?? null,
          isSet: value !== undefined,
          isSecret: isSecret(name),
          default: defaultOf(name),
          lockedBy: locked ?? null,
          fault: fault ? sentenceOf(fault) : null,
          updatedAt: row?.updated_at.toISOString() ?? null,
        }
      })
    },
  }
}
