import '#app/office/list/alone.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { WithDetail } from '#app/office/list/detail.tsx'
import { FilterChip, Filters, FilterSelect, WhenSelect } from '#app/office/list/filters.tsx'
import { useListAddress, type ListAddress } from '#app/office/list/list-address'
import { Views } from '#app/office/list/views.tsx'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { deliveriesCopy as copy, deliveryNames } from '#content/office/deliveries'
import { type DeliveryOverview, getDeliveryOverview } from '#contracts/get-delivery-overview'
import { branchNames } from '#content/office/branch-names'
import { deliveryViews, type DeliveryView } from '#domain/delivery-view'
import { Branches } from './branches.tsx'
import { type DeliveryActions, useDeliveryActions } from './delivery-actions.ts'
import { DeliveryDetail } from './delivery-detail.tsx'
import { DeliveryGroups } from './delivery-groups.tsx'
import { askedIn, viewOf } from './delivery-input.ts'
import { DeliveryList } from './delivery-list.tsx'
import { headlineOf } from './headline-of.ts'
import { CapturedEmails } from './captured-emails.tsx'

/** Views that are grouped by reason. */
const grouped = ['needs_you', 'no_address', 'waits', 'unsure', 'given_up', 'not_connected']

export const handle = { isEarly: true }

/** What was not delivered, and why: the destinations, then groups by the response that stopped them. */
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
  const view = viewOf(list.address)
  const { unsent } = askedIn(list.address).filters
  const isOneGroup = list.address.has('answer') || unsent === 'current' || unsent === 'stale'
  const isGrouped = grouped.includes(view) && !isOneGroup
  const isMailConnected = overview?.branches.some(({ name, connected }) => name === 'mail' && connected)
  const mayDecide = isMailConnected === true
  return (
    <div className={list.address.has('one') ? 'alone' : undefined}>
      <Head soft={copy.soft} hard={overview ? headlineOf(overview) : copy.title} />
      {overview && <Branches overview={overview} isFolded={unsent !== undefined} />}
      <Views
        label={copy.viewsLabel}
        views={deliveryViews
          .filter((each) => isShown(each, overview, view))
          .map((each) => ({
            name: each === 'not_connected' && mayDecide ? copy.toDecide : copy.views[each],
            to: each === 'needs_you' ? '?' : `?view=${each}`,
            isCurrent: each === view,
            count: overview?.counts[each],
            isHot: each === 'needs_you' || each === 'no_address',
          }))}
      />
      <Filters
        list={list}
        looksIn={copy.search}
        {...(isGrouped && { count: view === 'not_connected' ? copy.oldestFirst : copy.grouped })}
      >
        <FilterSelect
          list={list}
          name="kind"
          label={copy.kind}
          any={copy.anyKind}
          options={Object.entries(deliveryNames).map(([value, label]) => ({ value, label }))}
        />
        <WhenSelect list={list} />
        <Narrowed list={list} />
      </Filters>
      {!list.address.has('one') && <ConflictNote conflict={acts.conflict} />}
      <WithDetail list={list} detail={(id) => oneOf(id, acts)}>
        {isGrouped ? <DeliveryGroups acts={acts} /> : <DeliveryList acts={acts} mayDecide={mayDecide} />}
      </WithDetail>
      {overview && (isMailConnected === false || overview.counts.not_connected.value > 0) && (
        <CapturedEmails isCaptured={overview.isCaptured} />
      )}
    </div>
  )
}

/** With a mail server nothing is captured. */
const isShown = (each: DeliveryView, overview: DeliveryOverview | undefined, current: DeliveryView) =>
  each !== 'captured' || each === current || (overview?.counts.captured.value ?? 0) > 0

const oneOf = (id: string, acts: DeliveryActions) => <DeliveryDetail id={id} acts={acts} />

function Narrowed({ list }: { list: ListAddress }) {
  const { service, answer, branch: to, unsent } = askedIn(list.address).filters
  return (
    <>
      {to && (
        <FilterChip onRemove={() => list.change({ to: null })}>
          <b>{branchNames[to]}</b>
        </FilterChip>
      )}
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
