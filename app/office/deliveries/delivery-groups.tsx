import './deliveries.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/states.css'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { figure } from '#app/office/list/format-count'
import type { ListAddress } from '#app/office/list/list-address'
import { useGroups } from '#app/office/list/use-groups'
import { type RowKeys, useRowKeys } from '#app/office/list/use-row-keys'
import { ListBody } from '#app/office/list/list-body.tsx'
import { deliveriesCopy as copy } from '#content/office/deliveries'
import { listCopy } from '#content/office/list'
import { todayCopy } from '#content/office/today'
import { maxAtOnce } from '#contracts/chosen'
import { type DeliveryGroup, listDeliveryGroups } from '#contracts/list-delivery-groups'
import type { ListedDelivery } from '#contracts/list-deliveries'
import type { DeliveryActions } from './delivery-actions.ts'
import { answerInAddress, filtersFrom, filterParameters, type ShownView } from './delivery-input.ts'
import { DecisionButtons, unsentOf } from './decision-buttons.tsx'
import { DeliveryRows } from './delivery-rows.tsx'

interface DeliveryGroupsProps {
  view: ShownView
  acts: DeliveryActions
}

/** Waiting and failed deliveries grouped by the response that stopped them; one button per group. */
export function DeliveryGroups({ view, acts }: DeliveryGroupsProps) {
  const list = useGroups(listDeliveryGroups, {
    topic: 'deliveries',
    input: (address) => filtersFrom(address, view),
  })
  const isAll = list.answer?.isAll !== false
  const rows = list.rows.flatMap((group) => group.deliveries)
  const canAct = useMay('editor')
  const keys = useRowKeys({
    ids: rows.map(({ id }) => id),
    acts: canAct
      ? [
          { press: 'r', label: copy.keys.replay, run: (id) => acts.replay.act({ ids: [id] }) },
          { press: 'd', label: copy.keys.cancel, run: (id) => acts.cancel.act({ id }) },
        ]
      : [],
  })
  // The tables share one set of row shortcuts, so their own refs are unused.
  const ofTable = useRef<HTMLElement | null>(null)

  return (
    <ListBody list={list} empty={copy.empty[view]} filters={filterParameters}>
      <div className="answers" ref={keys.ref as React.RefObject<HTMLDivElement | null>}>
        {list.rows.map((group) => (
          <Group
            key={`${group.service} ${group.answer} ${group.stale}`}
            group={group}
            isAll={isAll}
            view={view}
            list={list}
            keys={{ ...keys, ref: ofTable }}
            acts={acts}
          />
        ))}
        {!isAll && <p className="sub">{copy.notAll}</p>}
      </div>
    </ListBody>
  )
}

interface GroupProps extends DeliveryGroupsProps {
  group: DeliveryGroup
  list: ListAddress
  /** Whether the count is complete. */
  isAll: boolean
  keys: RowKeys
}

function Group({ group, view, isAll, list, keys, acts }: GroupProps) {
  const { service, answer, stale, count, canReplay, noAddress, givenUp, unsure, deliveries } = group
  const needAddress = noAddress === count
  const headingId = useId()
  const canAct = useMay('editor')
  const lacks = lackedBy(group)
  const connect = useMay('owner') && lacks !== null && (
    <Link to={`/admin/settings/${lacks === 'owner' ? 'alerts' : 'connections'}`}>
      {lacks === 'owner' ? todayCopy.alertSettings : copy.connect}
    </Link>
  )
  const asked = filtersFrom(list.address, view)
  const title = `${isAll ? '' : copy.atLeast}${figure(count)} ${copy.things[service][count === 1 ? 0 : 1]}${givenUp === count ? copy.givenUp : ''}${stale ? copy.outOfDate : ''}`
  // The one row says all that a heading would.
  if (count === 1 && isAll && stale === null && !needAddress)
    return (
      <section aria-label={title}>
        <DeliveryRows label={title} rows={deliveries} list={list} keys={keys} acts={acts} act={connect} />
      </section>
    )
  return (
    // The label includes the response, because titles of several groups can be equal.
    <section aria-labelledby={`${headingId} ${headingId}-answer`}>
      <div className="answers__head">
        <div>
          <h3 id={headingId}>{title}</h3>
          <p id={`${headingId}-answer`}>
            {reasonOf(group, lacks)} {unsure === count && copy.unsureToo}
          </p>
        </div>
        {connect}
        {canAct && stale !== null && <DecisionButtons group={group} isAll={isAll} asked={asked} />}
        {canAct && stale === null && canReplay > 0 && !needAddress && (
          <button
            type="button"
            className="btn btn--line"
            disabled={acts.replay.isPending}
            onClick={() =>
              acts.replay.act({
                filter: { ...asked, filters: { ...asked.filters, service, answer: answer ?? '' } },
                expectedCount: Math.min(count, maxAtOnce),
                ...(!isAll && { orMore: true }),
              })
            }
          >
            {isAll && canReplay === 1
              ? copy.replay
              : copy.replayAll(
                  isAll && count <= maxAtOnce
                    ? figure(canReplay)
                    : listCopy.newest(figure(Math.min(canReplay, maxAtOnce))),
                )}
            <span className="vh">: {answer ?? copy.noAnswer}</span>
          </button>
        )}
      </div>
      <DeliveryRows
        label={title}
        rows={deliveries}
        list={list}
        keys={keys}
        acts={stale === null ? acts : undefined}
        hasReasonAbove
        needAddress={canAct && needAddress}
      />
      {count > deliveries.length && (
        <Link
          className="text-btn"
          to={list.to(
            stale === null
              ? { view: needAddress ? 'no_address' : view, service, answer: answerInAddress(answer) }
              : { view, unsent: unsentOf(stale) },
          )}
        >
          {isAll
            ? (stale === null ? copy.more : copy.moreWaiting)(figure(count - deliveries.length))
            : copy.allOfThem}
        </Link>
      )}
    </section>
  )
}

/** The destination without which none of its deliveries can be sent. */
function lackedBy({ deliveries }: DeliveryGroup): ListedDelivery['lacks'] {
  const [lacks = null, ...others] = new Set(deliveries.map((each) => each.lacks))
  return others.length === 0 ? lacks : null
}

function reasonOf({ answer, stale, deliveries }: DeliveryGroup, lacks: ListedDelivery['lacks']): string {
  if (lacks !== null && deliveries.every(({ state }) => state === 'not_connected')) {
    return lacks === 'mail' ? copy.waitsForServer : copy.one.lacks(lacks)
  }
  if (stale === null) return answer ?? copy.noAnswer
  return stale ? copy.staleText : copy.writtenBefore
}
