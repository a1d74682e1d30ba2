import type { OutputOf } from '#contracts/contract'
import type { cancelCall } from '#contracts/cancel-call'
import type { moveCall } from '#contracts/move-call'

/** What has come of a press on the page of a call. */
export interface CallChanged {
  did: 'move' | 'cancel'
  state: OutputOf<typeof moveCall>['data']['state'] | OutputOf<typeof cancelCall>['data']['state'] | 'failed'
  /** For a time that cannot be had. */
  nearest: readonly string[]
  /** The time that the visitor wanted. */
  wanted?: string | undefined
}
