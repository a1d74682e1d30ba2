import type { OwnerSettingName } from '#domain/owner-setting'
import type { HostRefusal, PrivateHosts } from './private-hosts.ts'
import type { SettingFault } from './service-settings.ts'

type Values = Readonly<Partial<Record<OwnerSettingName, string>>>

const urlIn = (text: string | undefined) => (text === undefined ? undefined : (URL.parse(text) ?? undefined))

/** The settings that have this machine call a host, and where they lead. */
const addressIn: Partial<Record<OwnerSettingName, (value: string) => URL | undefined>> = {
  SMTP_URL: urlIn,
  WEBHOOK_URL: urlIn,
  AI_BASE_URL: urlIn,
  GOOGLE_SERVICE_ACCOUNT_JSON: (value) => urlIn(tokenUriIn(value)),
}

/** The secrets that are for one host alone, by the setting that names it. */
const secretFor: Partial<Record<OwnerSettingName, OwnerSettingName>> = {
  AI_BASE_URL: 'AI_API_KEY',
  WEBHOOK_URL: 'WEBHOOK_SECRET',
}

const messages: Record<HostRefusal, string> = {
  'link-local': 'leads to a link-local address, which is never called',
  private:
    'leads into a private network: whoever runs the server has to allow the host in ALLOWED_PRIVATE_HOSTS first',
}

/** What of saved settings leads to a host that must not be called, as far as that can be told without looking it up. */
export function calledHostFaults(values: Values, privateHosts: PrivateHosts): SettingFault[] {
  return entriesOf(values).flatMap(([name, value]) => {
    const url = addressIn[name]?.(value)
    const refusal = url && privateHosts.refusalOfHost(url.hostname)
    return refusal ? { name, message: messages[refusal] } : []
  })
}

/** The secrets that would follow an address to another host: that host would be given them. */
export function secretsLeftBehind(
  before: Values,
  changes: ReadonlyMap<OwnerSettingName, string | null>,
): OwnerSettingName[] {
  return entriesOf(secretFor).flatMap(([name, secret]) => {
    const earlier = urlIn(before[name])
    const isMoved = earlier && changes.has(name) && originOf(changes.get(name)) !== earlier.origin
    return isMoved && before[secret] !== undefined && !changes.has(secret) ? secret : []
  })
}

const originOf = (address: string | null | undefined) => urlIn(address ?? undefined)?.origin

function tokenUriIn(serviceAccount: string): string | undefined {
  try {
    const { token_uri: address } = JSON.parse(serviceAccount) as { token_uri?: unknown }
    return typeof address === 'string' ? address : undefined
  } catch {
    return undefined
  }
}

const entriesOf = <Value>(values: Readonly<Partial<Record<OwnerSettingName, Value>>>) =>
  Object.entries(values).filter((entry): entry is [OwnerSettingName, Value & {}] => entry[1] !== undefined)
