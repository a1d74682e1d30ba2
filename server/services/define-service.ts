import type * as z from 'zod/mini'
import type { OwnerSettingName } from '#domain/owner-setting'
import type { CheckOf, ServiceName, SettingOf } from '#domain/services'
import type { GivenSettings, SettingFault } from '#server/settings/given-settings'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import type { HostGuard } from './host-guard.ts'
import type { SecretStore } from '#server/settings/secret-store'

export interface Setting<Value = unknown> {
  /** Checks the text, which is undefined while nothing is set. Messages follow the setting's name. */
  schema: z.ZodMiniType<Value>
  /** Never sent back, and sealed where it is stored. */
  isSecret?: true
  /** Returns what holds while nothing is set, as it would be written. */
  default?(siteUrl: string | undefined): string
  /** Returns the address that this machine calls because of it: one saved in the office is judged first. */
  addressIn?(value: string): URL | undefined
  /** It chooses among hosts that are known here; saved in the office, where they lead is judged too. */
  choosesHost?: true
  /** Of a secret: the setting that names the only host that gets it. When the host changes, it is entered again. */
  sentTo?: OwnerSettingName
}

type Settings = Readonly<Record<string, Setting>>
type Values<Given extends Settings> = { readonly [Name in keyof Given]: z.output<Given[Name]['schema']> }

/** What a client may be made with, besides its options. */
export interface ConnectNeeds {
  putIn: SettingsRenderer
  /** Where mails are kept as files while no mail server is connected. */
  captureDir: string
  /** The time by the database's clock. */
  now(): Date
  /** Judges hosts that were saved in the office; undefined for those that the environment names. */
  guard: HostGuard | undefined
  /** A secret that a service replaces by itself; without it, what it replaces is lost with the process. */
  secretStore?: ((name: OwnerSettingName) => SecretStore) | undefined
  /** The site's, which signs the addresses that answers come to; without it they are not signed. */
  secret?: string | undefined
  /** How long a service may be silent; default as each service has it. */
  timeoutMs?: number | undefined
}

/** Tries one thing and returns what the service answered, without secrets. @throws ServiceError */
export type CheckStep = () => Promise<string | void>

/** Everything about one outside service but its words, which browsers need (`content/services/`). */
export interface ServiceDefinition {
  readonly name: ServiceName
  /** What `.env.example` says about its settings. */
  readonly help: string
  /** What an owner can set. */
  readonly settings: Settings
  /** Addresses for stand-ins, which only the environment sets. */
  readonly environment: Settings
  /**
   * The settings without which there is no connection. The environment sets all of them or none: a key of its would
   * otherwise be sent where somebody else says.
   */
  readonly connection: readonly string[]
  /** Names what is wrong with settings together that are right alone. */
  faultsIn?(given: GivenSettings, siteUrl: string | undefined): SettingFault[]
  /** Makes options of the settings; undefined while it is not connected. */
  options(values: Readonly<Record<string, unknown>>, siteUrl: string | undefined): unknown
  /** Default: whether there are options. */
  isConnected?(options: object, given: GivenSettings): boolean
  /** Makes what functions and deliveries use. Calls nobody. */
  connect(options: object, needs: ConnectNeeds): unknown
  /** The steps of a test of the connection, which fail in the words that deliveries fail with. */
  checks(client: unknown): Readonly<Record<string, CheckStep>>
}

/** The same with the types of one service. */
interface TypedService<
  Name extends ServiceName,
  Options extends object | undefined,
  Client,
  Owned extends Settings,
  Environment extends Settings,
> extends ServiceDefinition {
  readonly name: Name
  readonly settings: Owned & Readonly<Record<SettingOf<Name>, Setting>>
  readonly environment: Environment
  readonly connection: readonly SettingOf<Name>[]
  options(values: Values<Owned & Environment>, siteUrl: string | undefined): Options
  isConnected?(options: NonNullable<Options>, given: GivenSettings): boolean
  connect(options: NonNullable<Options>, needs: ConnectNeeds): Client
  checks(client: Client): { readonly [Check in CheckOf<Name>]: CheckStep }
}

export function defineService<
  Name extends ServiceName,
  Options extends object | undefined,
  Client,
  Owned extends Settings,
  Environment extends Settings,
>(definition: TypedService<Name, Options, Client, Owned, Environment>) {
  return definition
}

/** Returns a fault for each missing setting, unless all are. @param need follows "is missing:" */
export function missingOf(given: GivenSettings, names: readonly string[], need: string): SettingFault[] {
  const missing = names.filter((name) => given[name] === undefined)
  if (missing.length === names.length) return []
  return missing.map((name) => ({ name, message: `is missing: ${need}` }))
}

export const urlIn = (text: string): URL | undefined => URL.parse(text) ?? undefined
