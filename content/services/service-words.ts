import type { CheckOf, ServiceName, ServiceWithCard, ServiceWithLane, SettingOf } from '#domain/services'
import type { SettingField } from './setting-field.ts'

/** The singular and the plural, in an owner's words. */
export type Counted = readonly [one: string, several: string]

export interface DeliveryWords {
  /** What is delivered to it, for use beside its name. */
  things: Counted
  /** Today's text while it is not connected; empty for none. */
  off: string
  lane: LaneWords
  /** Its own kinds of delivery, in lists and in a contact's timeline. Mails are named with the others. */
  kinds: Readonly<Record<string, { name: string; timeline: string }>>
}

export interface LaneWords {
  name: string
  /** What is delivered in the lane, for texts that do not name the service. */
  things: Counted
  /** Whom a delivery without an address is for. */
  where: string
  /** Why a replay does no harm. */
  once: string
}

/** The back office's texts about one service. No property is optional: a service that lacks one does not compile. */
export interface ServiceWords<Name extends ServiceName> {
  name: string
  /** The name of each setting within a sentence. */
  settings: Readonly<Record<SettingOf<Name>, string>>
  /** The texts of its card while it is connected, and while it is not. */
  card: Name extends ServiceWithCard ? { on: string; off: string } : null
  /** The form of its settings; without those in `needs` it does nothing. */
  form: Name extends ServiceWithCard
    ? {
        text: string
        needs: readonly SettingOf<Name>[]
        /** Settings that are enough instead of `needs`. */
        insteadOfNeeds?: readonly SettingOf<Name>[]
        /** Without the service, a built-in part of the site does the same. */
        isBuiltIn?: true
        fields: Readonly<Record<SettingOf<Name>, SettingField>>
      }
    : null
  /** The labels of a connection test's steps. */
  checks: Readonly<Record<CheckOf<Name>, string>>
  deliveries: Name extends ServiceWithLane ? DeliveryWords : null
}
