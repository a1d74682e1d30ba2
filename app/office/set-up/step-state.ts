import { groupState } from '#app/office/settings/group-state'
import { setUpGroups, type SetUpStep } from '#content/office/set-up'
import type { Readiness } from '#contracts/get-readiness'
import type { OwnerSetting } from '#contracts/owner-setting'
import type { ReadinessId } from '#domain/readiness'

/** What proves each step, by the ids of readiness; the others are proved by their settings. */
const provedBy: Partial<Record<SetUpStep, readonly ReadinessId[]>> = {
  business: ['company'],
  mail: ['mail'],
  alerts: ['owner-address'],
  samples: ['samples', 'claims'],
}

/** What proves steps; undefined until it is known. */
interface Proofs {
  settings: readonly OwnerSetting[] | undefined
  readiness: Readiness | undefined
  hasMailedScore: boolean | undefined
}

/** Whether something has proved that a step is done: an event or a setting, never a tick. */
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
