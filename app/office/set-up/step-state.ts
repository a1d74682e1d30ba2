import { groupState } from '#app/office/settings/group-state'
import { setUpGroups, type SetUpStep } from '#content/office/set-up'
import type { Readiness } from '#contracts/get-readiness'
import type { OwnerSetting } from '#contracts/owner-setting'
import type { ReadinessId } from '#domain/readiness'

/** The readiness items that prove each step; the other steps are proved by their settings. */
const provedBy: Partial<Record<SetUpStep, readonly ReadinessId[]>> = {
  business: ['company'],
  mail: ['mail'],
  alerts: ['owner-address'],
  samples: ['samples', 'claims'],
}

/** The data that proves steps; undefined until loaded. */
interface Proofs {
  settings: readonly OwnerSetting[] | undefined
  readiness: Readiness | undefined
  hasMailedScore: boolean | undefined
}

/** Whether a step is done, as proved by an event or a setting, never by the user's word. */
export function isStepDone(
  step: SetUpStep,
  { settings, readiness, hasMailedScore = false }: Proofs,
): boolean {
  if (step === 'test') return hasMailedScore
  const ids = provedBy[step]
  if (ids) {
    const items = readiness?.items.filter(({ id }) => ids.includes(id)) ?? []
    return items.length === ids.length && items.every(({ state }) => state === 'done')
  }
  const group = setUpGroups[step]
  if (!group || !settings) return false
  return (
    groupState(
      group,
      settings.filter(({ name }) => group.names.includes(name)),
    ) === 'on'
  )
}
