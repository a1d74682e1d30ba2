import '#app/office/parts/desk.css'
import { figure } from '#app/office/list/format-count'
import { deliveriesCopy as copy } from '#content/office/deliveries'
import type { DeliveryGroup } from '#contracts/list-delivery-groups'
import type { filtersFrom } from './delivery-input.ts'
import { useDecideAll } from './use-decide-all.ts'

interface DecideProps {
  group: DeliveryGroup
  /** Whether the count is complete. */
  isAll: boolean
  asked: ReturnType<typeof filtersFrom>
}

/** The value of the `unsent` filter that selects outdated or current mails. */
export const unsentOf = (isStale: boolean): 'stale' | 'current' => (isStale ? 'stale' : 'current')

/** Buttons that send or discard mails from before a mail server was connected. For outdated ones, Discard is first. */
export function DecisionButtons({ group: { stale, count, canReplay }, isAll, asked }: DecideProps) {
  const { send, discard, progress } = useDecideAll()
  const isStale = stale === true
  const filter = { ...asked, filters: { ...asked.filters, unsent: unsentOf(isStale) } }
  // Alerts cannot be sent without the owner's address, so only mails to visitors count.
  const sendable =
    canReplay < count ? { ...filter, filters: { ...filter.filters, branch: 'mail' as const } } : filter
  const name = (number: number) => `${isAll ? '' : copy.atLeast.toLowerCase()}${figure(number)}`
  const button = (isFirst: boolean, words: string, onPress: () => void) => (
    <button
      key={words}
      type="button"
      className={isFirst ? 'btn btn--line' : 'text-btn'}
      disabled={progress !== undefined}
      onClick={onPress}
    >
      {words}
    </button>
  )
  const mayBeSent =
    canReplay > 0 &&
    button(!isStale, (isStale ? copy.sendAnyway : copy.send)(name(canReplay)), () =>
      send(sendable, canReplay),
    )
  const discarded = button(isStale || canReplay === 0, copy.discard(name(count)), () =>
    discard(filter, count),
  )
  return (
    <p className="row-of">
      {progress && <span role="status">{copy.progress(figure(progress.done), figure(progress.of))}</span>}
      {isStale ? [discarded, mayBeSent] : [mayBeSent, discarded]}
    </p>
  )
}
