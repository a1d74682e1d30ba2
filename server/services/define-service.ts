import type * as z from 'zod/mini'
import type { OwnerSettingName } from '#domain/owner-setting'
import type { CheckOf, ServiceName, SettingOf } from '#domain/services'
import type { GivenSettings, SettingFault } from '#server/settings/given-settings'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import type { HostGuard } from './host-guard.ts'
import type { SecretStore } from '#server/settings/secret-store'

/** Only the functions below create settings, so each states whether it is secret and which host it leads to. */
declare const marked: unique symbol

export interface Setting {
  readonly [marked]: true
  /** Validates the text, which is undefined while nothing is set. Messages are shown after the setting's name. */
  schema: z.ZodMiniType
  /** Never returned to the office, and stored sealed. */
  isSecret?: true
  /** For a secret: returns the part that may be shown in the office. Default: nothing. */
  openPart?: ((value: string) => string) | undefined
  /** Returns the value that applies while nothing is set, as text. */
  default?: Default | undefined
  /** Returns the address that this machine calls because of the setting. A saved one is checked by the guard. */
  addressIn?: AddressIn | undefined
  /** The setting chooses among hosts in the code. A saved choice is checked by the guard too. */
  choosesHost?: true
  /** For a secret: the setting with the only host that receives it. A new host requires entering it again. */
  sentTo?: OwnerSettingName | undefined
}

type Default = (siteUrl: string | undefined) => string
type AddressIn = (value: string) => URL | undefined
type Schema = z.ZodMiniType
type Marks = Omit<Setting, 'schema' | typeof marked>

const mark = <S extends Schema>(schema: S, marks: Marks = {}) =>
  ({ schema, ...marks }) as Omit<Setting, 'schema'> & { readonly schema: S }

/** Makes an address fail to compile as a {@link plain} setting: it is a host, a link or a stand-in. */
type NoAddress<S> = S extends z.ZodMiniURL
  ? never
  : S extends z.ZodMiniOptional<infer Inner> | z.ZodMiniDefault<infer Inner>
    ? [NoAddress<Inner>] extends [never]
      ? never
      : S
    : S

/** A setting that is neither secret nor an address. */
export const plain = <S extends Schema>(schema: S & NoAddress<S>, usual?: Default) =>
  mark<S>(schema, { default: usual })

/** An address that people follow in their browsers, and this machine never calls. */
export const link = <S extends Schema>(schema: S, usual?: Default) => mark(schema, { default: usual })

/** A setting with a host that this machine calls. */
export const host = <S extends Schema>(schema: S, addressIn: AddressIn) => mark(schema, { addressIn })

/** A setting that chooses among hosts in the code. */
export const hostChoice = <S extends Schema>(schema: S, usual?: Default) =>
  mark(schema, { choosesHost: true, default: usual })

/**
 * A password, a key, or an address that only its owner may know.
 * @param leads where it is sent: `sentTo` names the setting with the only host that receives it, `addressIn` finds the
 *   address in it, and `known` is a host in the code
 * @param openPart returns the part that may be shown in the office
 */
export const secret = <S extends Schema>(
  schema: S,
  leads: { sentTo: OwnerSettingName } | { addressIn: AddressIn } | 'known',
  openPart?: Setting['openPart'],
) => mark(schema, { isSecret: true, openPart, ...(leads !== 'known' && leads) })

/** The address of a stand-in for the service, which only the environment can set. */
export const standIn = <S extends Schema>(schema: S) => mark(schema)

type Settings = Readonly<Record<string, Setting>>
type Values<Given extends Settings> = { readonly [Name in keyof Given]: z.output<Given[Name]['schema']> }

/** What `connect` may use besides the options of its service. */
export interface ConnectNeeds {
  settingsRenderer: SettingsRenderer
  /** The folder for captured emails while no mail server is connected. */
  captureDir: string
  /** The time by the database's clock. */
  now(): Date
  /** Checks hosts that were saved in the office; undefined for settings from the environment. */
  guard: HostGuard | undefined
  /** Stores a secret that a service replaces by itself, such as a refresh token. Without it, new ones are lost. */
  secretStore?: ((name: OwnerSettingName) => SecretStore) | undefined
  /** The site's secret, which signs the addresses for replies; without it they are not signed. */
  secret?: string | undefined
  /** The timeout of calls. Default: each service's own. */
  timeoutMs?: number | undefined
}

/** One step of a connection test. Returns the service's response, without secrets. @throws ServiceError */
export type CheckStep = () => Promise<string | void>

/** Everything about one outside service except its texts, which browsers need too (`content/services/`). */
export interface ServiceDefinition {
  readonly name: ServiceName
  /** The comment on its settings in `.env.example`. */
  readonly help: string
  /** What an owner can set. */
  readonly settings: Settings
  /** Addresses for stand-ins, which only the environment sets. */
  readonly environment: Settings
  /**
   * The settings that a connection needs. The environment sets all of them or none: otherwise its key could be sent to
   * an address that was saved in the office.
   */
  readonly connection: readonly string[]
  /** Returns faults in the combination of settings that are valid one by one. */
  faultsIn?(given: GivenSettings, siteUrl: string | undefined): SettingFault[]
  /** Returns the options from the settings; undefined while the service is not connected. */
  options(values: Readonly<Record<string, unknown>>, siteUrl: string | undefined): unknown
  /** Default: whether there are options. */
  isConnected?(options: object, given: GivenSettings): boolean
  /** Creates the client that functions and deliveries use, without any network call. */
  connect(options: object, needs: ConnectNeeds): unknown
  /** The steps of a connection test, which fail with the messages of failed deliveries. */
  checks(client: unknown): Readonly<Record<string, CheckStep>>
}

/** A `ServiceDefinition` with the types of one service. */
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

/** Returns a fault for each missing setting, unless all are missing. @param need the text after "is missing:" */
export function missingOf(given: GivenSettings, names: readonly string[], need: string): SettingFault[] {
  const missing = names.filter((name) => given[name] === undefined)
  if (missing.length === names.length) return []
  return missing.map((name) => ({ name, message: `is missing: ${need}` }))
}

export const urlIn = (text: string): URL | undefined => URL.parse(text) ?? undefined
