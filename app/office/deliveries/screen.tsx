import '#app/office/list/alone.css'
import './deliveries.css'
import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { WithDetail } from '#app/office/list/detail.tsx'
import { FilterChip, Filters, FilterSelect, WhenSelect } from '#app/office/list/filters.tsx'
import { isNarrowed } from '#app/office/list/narrowed'
import { useListAddress, type ListAddress } from '#app/office/list/list-address'
import { Views } from '#app/office/list/views.tsx'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { branchNames } from '#content/office/branch-names'
import { deliveriesCopy as copy, deliveryNames } from '#content/office/deliveries'
import {
  type DeliveryBranch,
  type DeliveryOverview,
  getDeliveryOverview,
} from '#contracts/get-delivery-overview'
import { laneOfService } from '#domain/delivery-service'
import { deliveryViews } from '#domain/delivery-view'
import { CapturedEmails } from './captured-emails.tsx'
import { type DeliveryActions, useDeliveryActions } from './delivery-actions.ts'
import { DeliveryDetail } from './delivery-detail.tsx'
import { DeliveryGroups } from './delivery-groups.tsx'
import { filterParameters, filtersFrom, firstView, namedView, type ShownView } from './delivery-input.ts'
import { DeliveryList } from './delivery-list.tsx'
import { Destinations } from './destinations.tsx'
import { headlineOf, isFromBefore } from './headline-of.ts'
import { useMoveIntoView } from './use-move-into-view.ts'

/** Views that are grouped by reason. */
const grouped = ['to_decide', 'needs_you', 'no_address', 'waits', 'unsure', 'given_up', 'not_connected']
/** So many deliveries are read one by one, without a search. */
const fewRows = 5
const withoutDestination = filterParameters.filter((name) => name !== 'to')

export const handle = { rendersOnServer: true }

/** The screen of deliveries. It opens on the first view that needs a decision. */
export default function DeliveriesScreen() {
  const list = useListAddress()
  const acts = useDeliveryActions()
  const { data } = useQuery({
    queryKey: ['deliveries', getDeliveryOverview.name],
    queryFn: ({ signal }) => callFunction(getDeliveryOverview, {}, { signal }),
    meta: { topics: ['settings'] },
    placeholderData: keepPreviousData,
  })
  const overview = data?.data
  const isMailConnected = overview?.branches.some(({ name, connected }) => name === 'mail' && connected)
  const mayDecide = isMailConnected === true
  const named = namedView(list.address)
  const view = named ?? (overview ? firstView(overview.counts, mayDecide) : 'to_decide')
  const { branch, unsent } = filtersFrom(list.address, view).filters
  const isOneGroup = list.address.has('answer') || unsent === 'current' || unsent === 'stale'
  const isGrouped = grouped.includes(view) && !isOneGroup
  const isFew =
    isGrouped &&
    view !== 'all' &&
    (!overview || overview.counts[view].value <= fewRows) &&
    !isNarrowed(list, withoutDestination)
  // Once they are shown, they stay, because somebody may be in one of them.
  const [filteredView, setFilteredView] = useState<ShownView>()
  if (!isFew && filteredView !== view) setFilteredView(view)
  const isCalm = named === undefined && view === 'all'
  const heading = useMoveIntoView(`${named} ${branch}`)
  return (
    <div className={list.address.has('one') ? 'alone' : undefined}>
      <Head
        muted={copy.muted}
        strong={overview ? headlineOf(overview) : copy.title}
        lead={isCalm && copy.empty.to_decide}
      />
      <Views
        label={copy.viewsLabel}
        views={[...deliveryViews, 'all' as const]
          .filter((each) => isShown(each, overview, view))
          .map((each) => ({
            name: nameOf(each, overview),
            to: `?view=${each}`,
            isCurrent: each === view,
            count: each === 'all' ? undefined : overview?.counts[each],
            isHot: each === 'to_decide',
          }))}
      />
      {overview && <Destinations list={list} view={view} branches={overview.branches} />}
      {(!isFew || filteredView === view) && (
        <Filters
          list={list}
          looksIn={copy.search}
          {...(isGrouped && view === 'not_connected' && { count: copy.oldestFirst })}
        >
          <FilterSelect
            list={list}
            name="kind"
            label={copy.kind}
            any={copy.anyKind}
            options={Object.entries(deliveryNames).map(([value, label]) => ({ value, label }))}
          />
          <WhenSelect list={list} />
          <Narrowed list={list} view={view} />
        </Filters>
      )}
      {!list.address.has('one') && <ConflictNote conflict={acts.conflict} />}
      <h2 className={branch || isCalm ? 'sendings-title' : 'vh'} ref={heading}>
        {view === 'all' ? copy.allDeliveries : nameOf(view, overview)}
        {branch && `: ${branchNames[branch]}`}
      </h2>
      <WithDetail list={list} detail={(id) => oneOf(id, acts)}>
        {isGrouped ? (
          <DeliveryGroups view={view} acts={acts} />
        ) : (
          <DeliveryList view={view} acts={acts} mayDecide={mayDecide} />
        )}
      </WithDetail>
      {overview && (isMailConnected === false || overview.branches.some(hasWaitingMail)) && (
        <CapturedEmails isCaptured={overview.isCaptured} />
      )}
    </div>
  )
}

const nameOf = (view: ShownView, overview: DeliveryOverview | undefined) =>
  view === 'not_connected' && overview && isFromBefore(overview.branches) ? copy.fromBefore : copy.views[view]

const hasWaitingMail = ({ name, counts }: DeliveryBranch) =>
  laneOfService(name) === 'mail' && counts.not_connected > 0

/**
 * Whether a view has a tab. Empty views have none, the two parts of `to_decide` only while they are open, and failed
 * deliveries only if more failed than need a decision.
 */
const isShown = (each: ShownView, overview: DeliveryOverview | undefined, current: ShownView) =>
  each === current ||
  each === 'all' ||
  (each !== 'needs_you' &&
    each !== 'no_address' &&
    overview !== undefined &&
    overview.counts[each].value > (each === 'given_up' ? overview.counts.needs_you.value : 0))

const oneOf = (id: string, acts: DeliveryActions) => <DeliveryDetail id={id} acts={acts} />

function Narrowed({ list, view }: { list: ListAddress; view: ShownView }) {
  const { service, answer, unsent } = filtersFrom(list.address, view).filters
  return (
    <>
      {unsent && unsent !== 'all' && (
        <FilterChip onRemove={() => list.change({ unsent: null })}>
          <b>{copy.unsentOnly[unsent]}</b>
        </FilterChip>
      )}
      {service && (
        <FilterChip onRemove={() => list.change({ service: null, answer: null })}>
          <b>{copy.services[service]}</b> {answer === '' ? copy.noAnswer : answer}
        </FilterChip>
      )}
    </>
  )
}
