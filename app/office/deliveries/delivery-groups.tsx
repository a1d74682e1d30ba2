import './deliveries.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/states.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import { figure } from '#app/office/list/count-text'
import type { ListAddress } from '#app/office/list/list-address'
import { type RowKeys, useRowKeys } from '#app/office/list/use-row-keys'
import { ListBody } from '#app/office/list/list-body.tsx'
import { deliveriesCopy as copy } from '#content/office-deliveries'
import { listCopy } from '#content/office-list'
import { mostAtOnce } from '#contracts/chosen'
import { type DeliveryGroup, listDeliveryGroups } from '#contracts/list-delivery-groups'
import type { DeliveryActs } from './delivery-acts.ts'
import { answerInAddress, askedIn, narrowing, viewOf } from './delivery-input.ts'
import { Decide, unsentOf } from './decide.tsx'
import { DeliveryRows } from './delivery-rows.tsx'

interface DeliveryGroupsProps {
  list: ListAddress
  acts: DeliveryActs
}

/** What waits or failed, by the answer that stopped it: one press for all that have the same. */
export function DeliveryGroups({ list, acts }: DeliveryGroupsProps) {
  const asked = askedIn(list.address)
  const { data, isError, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['deliveries', listDeliveryGroups.name, asked],
    queryFn: ({ signal }) => callFunction(listDeliveryGroups, asked, { signal }),
    placeholderData: keepPreviousData,
  })
  const groups = data?.data ?? []
  const rows = groups.flatMap((group) => group.deliveries)
  const mayAct = useMay('editor')
  const keys = useRowKeys({
    ids: rows.map(({ id }) => id),
    acts: mayAct
      ? [
          { press: 'r', does: copy.keys.replay, run: (id) => acts.replay.act({ ids: [id] }) },
          { press: 'd', does: copy.keys.cancel, run: (id) => acts.cancel.act({ id }) },
        ]
      : [],
  })
  // Each table has a ref of its own; the keys go through all of them.
  const ofTable = useRef<HTMLElement | null>(null)

  return (
    <ListBody
      list={{
        ...list,
        rows,
        count: undefined,
        state: isError ? 'failed' : data ? 'there' : 'loading',
        error,
        shownAt: dataUpdatedAt > 0 ? new Date(dataUpdatedAt) : undefined,
        isFetching,
        again: () => void refetch(),
        before: 0,
        earlier: undefined,
        later: undefined,
        nextCursor: null,
        input: asked,
      }}
      empty={copy.empty[viewOf(list.address)]}
      filters={narrowing}
      hasPages={false}
    >
      <div className="answers" ref={keys.ref as React.RefObject<HTMLDivElement | null>}>
        <h2 className="vh">{copy.views[viewOf(list.address)]}</h2>
        {groups.map((group) => (
          <Group
            key={`${group.service} ${group.answer} ${group.stale}`}
            group={group}
            isAll={data?.isAll !== false}
            list={list}
            keys={{ ...keys, ref: ofTable }}
            acts={acts}
          />
        ))}
        {data && !data.isAll && <p className="sub">{copy.notAll}</p>}
      </div>
    </ListBody>
  )
}

interface GroupProps extends DeliveryGroupsProps {
  group: DeliveryGroup
  /** Whether all of it was counted. */
  isAll: boolean
  keys: RowKeys
}

function Group({ group, isAll, list, keys, acts }: GroupProps) {
  const { service, answer, stale, count, canReplay, givenUp, unsure, deliveries } = group
  const [only] = count === 1 ? deliveries : []
  const headingId = useId()
  const mayAct = useMay('editor')
  const asked = askedIn(list.address)
  const title = `${isAll ? '' : copy.atLeast}${figure(count)} ${copy.things[service][count === 1 ? 0 : 1]}${givenUp === count ? copy.givenUp : ''}${stale ? copy.outOfDate : ''}`
  return (
    // Two services, or two answers, may stop as many things.
    <section aria-labelledby={`${headingId} ${headingId}-answer`}>
      <div className="answers__head">
        <div>
          <h3 id={headingId}>{title}</h3>
          <p id={`${headingId}-answer`}>
            {stale === null ? (answer ?? copy.noAnswer) : waitingText(stale, canReplay > 0)}{' '}
            {unsure === count && copy.unsureToo}
          </p>
        </div>
        {mayAct && only?.state === 'failed' && only.recipient !== null && (
          <Link className="btn btn--line" to={list.toOpen(only.id)} preventScrollReset>
            {copy.correct}
          </Link>
        )}
        {mayAct && stale !== null && <Decide group={group} isAll={isAll} asked={asked} />}
        {mayAct && stale === null && canReplay > 0 && (
          <button
            type="button"
            className="btn btn--line"
            disabled={acts.replay.isPending}
            onClick={() =>
              acts.replay.act({
                filter: { ...asked, filters: { ...asked.filters, service, answer: answer ?? '' } },
                expectedCount: Math.min(count, mostAtOnce),
                ...(!isAll && { orMore: true }),
              })
            }
          >
            {isAll && canReplay === 1
              ? copy.replay
              : copy.replayAll(
                  isAll && count <= mostAtOnce
                    ? figure(canReplay)
                    : listCopy.newest(figure(Math.min(canReplay, mostAtOnce))),
                )}
            <span className="vh">: {answer ?? copy.noAnswer}</span>
          </button>
        )}
      </div>
      <DeliveryRows label={title} rows={deliveries} list={list} keys={keys} />
      {count > deliveries.length && (
        <Link
          className="text-btn"
          to={list.to(
            stale === null ? { service, answer: answerInAddress(answer) } : { unsent: unsentOf(stale) },
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

function waitingText(isStale: boolean, mayBeSent: boolean): string {
  if (!mayBeSent) return copy.waitsForServer
  return isStale ? copy.staleText : copy.fromBefore
}
