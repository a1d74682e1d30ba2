import { type OwnerSettingName, ownerSettingNames } from '#domain/owner-setting'
import type { HostRefusal, PrivateHosts } from './private-hosts.ts'
import type { SettingFault } from './given-settings.ts'
import { settingsOfServices } from './service-settings.ts'

type Values = Readonly<Partial<Record<OwnerSettingName, string>>>

const messages: Record<HostRefusal, string> = {
  'link-local': 'leads to a link-local address, which is never called',
  private: 'leads into a private network: ask the person who runs the site to allow this host first',
}

/** Saved settings that lead to a forbidden host, as far as that is known without DNS. */
export function calledHostFaults(values: Values, privateHosts: PrivateHosts): SettingFault[] {
  return entriesOf(values).flatMap(([name, value]) => {
    const url = settingsOfServices[name]?.addressIn?.(value)
    const refusal = url && privateHosts.refusalOfHost(url.hostname)
    return refusal ? { name, message: messages[refusal] } : []
  })
}

/** The secrets that a changed address would send to another host. */
export function secretsLeftBehind(
  before: Values,
  changes: ReadonlyMap<OwnerSettingName, string | null>,
): OwnerSettingName[] {
  return ownerSettingNames.flatMap((secret) => {
    const name = settingsOfServices[secret]?.sentTo
    const earlier = name && hostOf(name, before[name])
    const isMoved = earlier && changes.has(name) && hostOf(name, changes.get(name)) !== earlier
    return isMoved && before[secret] !== undefined && !changes.has(secret) ? secret : []
  })
}

/** The host that a setting leads to. */
const hostOf = (name: OwnerSettingName, value: string | null | undefined) =>
  settingsOfServices[name]?.choosesHost
    ? (value ?? undefined)
    : settingsOfServices[name]?.addressIn?.(value ?? '')?.origin

const entriesOf = <Value>(values: Readonly<Partial<Record<OwnerSettingName, Value>>>) =>
  Object.entries(values).filter((entry): entry is [OwnerSettingName, Value & {}] => entry[1] !== undefined)
