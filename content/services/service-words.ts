import type { CheckOf, ServiceName, ServiceWithCard, ServiceWithLane, SettingOf } from '#domain/services'
import type { SettingField } from './setting-field.ts'

/** One or several, as an owner calls them. */
export type Counted = readonly [one: string, several: string]

export interface DeliveryWords {
  /** What it gets, where its name stands beside it. */
  things: Counted
  /** What Today says while it is not connected; empty where it says nothing. */
  off: string
  lane: LaneWords
  /** Its own kinds of delivery, in lists and in a contact's timeline. Mails are named with the others. */
  kinds: Readonly<Record<string, { name: string; timeline: string }>>
}

export interface LaneWords {
  name: string
  /** What goes in it, where nothing else says to which service. */
  things: Counted
  /** Whom a delivery without an address is for. */
  where: string
  /** Why a replay does no harm. */
  once: string
}

/** All that the back office says about one service. No part is optional: a service that lacks one does not compile. */
export interface ServiceWords<Name extends ServiceName> {
  name: string
  /** What the owner calls each setting, within a sentence. */
  settings: Readonly<Record<SettingOf<Name>, string>>
  /** What its card says while it is connected, and while it is not. */
  card: Name extends ServiceWithCard ? { on: string; off: string } : null
  /** The form of its settings; `needs` are those without which it does nothing. */
  form: Name extends ServiceWithCard
    ? {
        text: string
        needs: readonly SettingOf<Name>[]
        /** What does as well as those. */
        insteadOfNeeds?: readonly SettingOf<Name>[]
        /** The site does the same without it, with a part of its own. */
        isBuiltIn?: true
        fields: Readonly<Record<SettingOf<Name>, SettingField>>
      }
    : null
  /** What a test of the connection tries. */
  checks: Readonly<Record<CheckOf<Name>, string>>
  deliveries: Name extends ServiceWithLane ? DeliveryWords : null
}
