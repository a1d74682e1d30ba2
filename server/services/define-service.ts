import type * as z from 'zod/mini'
import type { OwnerSettingName } from '#domain/owner-setting'
import type { CheckOf, ServiceName, SettingOf } from '#domain/services'
import type { GivenSettings, SettingFault } from '#server/settings/given-settings'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import type { HostGuard } from './host-guard.ts'
import type { SecretStore } from '#server/settings/secret-store'

/** Made by one of the marks below alone: so each setting says whether it is secret, and where it leads. */
declare const marked: unique symbol

export interface Setting {
  readonly [marked]: true
  /** Checks the text, which is undefined while nothing is set. Messages follow the setting's name. */
  schema: z.ZodMiniType
  /** Never sent back, and sealed where it is stored. */
  isSecret?: true
  /** For a secret: returns its part that is not secret, which is sent back; default nothing. */
  openPart?: ((value: string) => string) | undefined
  /** Returns what holds while nothing is set, as it would be written. */
  default?: Default | undefined
  /** Returns the address that this machine calls because of it: one saved in the office is judged first. */
  addressIn?: AddressIn | undefined
  /** It chooses among hosts that are known here; saved in the office, where they lead is judged too. */
  choosesHost?: true
  /** For a secret: the setting that names the only host that gets it. When the host changes, it is entered again. */
  sentTo?: OwnerSettingName | undefined
}

type Default = (siteUrl: string | undefined) => string
type AddressIn = (value: string) => URL | undefined
type Schema = z.ZodMiniType
type Marks = Omit<Setting, 'schema' | typeof marked>

const mark = <S extends Schema>(schema: S, marks: Marks = {}) =>
  ({ schema, ...marks }) as Omit<Setting, 'schema'> & { readonly schema: S }

/** An address is no {@link plain} setting: it is a host, a link or a stand-in's. */
type NoAddress<S> = S extends z.ZodMiniURL
  ? never
  : S extends z.ZodMiniOptional<infer Inner> | z.ZodMiniDefault<infer Inner>
    ? [NoAddress<Inner>] extends [never]
      ? never
      : S
    : S

/** Neither secret nor an address. */
export const plain = <S extends Schema>(schema: S & NoAddress<S>, usual?: Default) =>
  mark<S>(schema, { default: usual })

/** An address that people follow in their browsers, and this machine never calls. */
export const link = <S extends Schema>(schema: S, usual?: Default) => mark(schema, { default: usual })

/** Names a host that this machine calls. */
export const host = <S extends Schema>(schema: S, addressIn: AddressIn) => mark(schema, { addressIn })

/** Chooses among hosts that are known here. */
export const hostChoice = <S extends Schema>(schema: S, usual?: Default) =>
  mark(schema, { choosesHost: true, default: usual })

/**
 * A password, a key, or an address that only its owner may know.
 * @param leads `sentTo`: the setting that names the only host that gets it; `addressIn`: it is an address itself;
 *   `known`: it goes to a host that is written down in the code
 * @param openPart returns what of it may be sent back
 */
export const secret = <S extends Schema>(
  schema: S,
  leads: { sentTo: OwnerSettingName } | { addressIn: AddressIn } | 'known',
  openPart?: Setting['openPart'],
) => mark(schema, { isSecret: true, openPart, ...(leads !== 'known' && leads) })

/** Where a stand-in listens instead of the service; the environment alone sets it. */
export const standIn = <S extends Schema>(schema: S) => mark(schema)

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
  /** The site's secret, which signs the addresses for replies; without it they are not signed. */
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
