import '#app/office/list/filters.css'
import './deliveries.css'
import { Link } from 'react-router'
import { figure } from '#app/office/list/format-count'
import type { ListAddress } from '#app/office/list/list-address'
import { branchNames } from '#content/office/branch-names'
import { deliveriesCopy as copy } from '#content/office/deliveries'
import type { DeliveryBranch } from '#contracts/get-delivery-overview'
import { openViews } from '#domain/delivery-view'
import { isNarrowable, type ShownView } from './delivery-input.ts'

interface DestinationsProps {
  list: ListAddress
  view: ShownView
  branches: readonly DeliveryBranch[]
}

/** Links that filter a view by destination, each with its number of deliveries. */
export function Destinations({ list, view, branches }: DestinationsProps) {
  const to = list.address.get('to')
  const open = openViews.find((each) => each === view)
  const shown = branches.filter(({ name, counts }) => name === to || (open && counts[open] > 0))
  if (!isNarrowable(view) || (to === null && shown.length < 2)) return null
  return (
    <nav className="filters filters__each destinations" aria-label={copy.destinations}>
      {[undefined, ...shown].map((branch) => {
        const isCurrent = to === (branch?.name ?? null)
        return (
          <Link
            key={branch?.name ?? ''}
            className={isCurrent ? 'filter filter--on' : 'filter'}
            to={list.to({ view, to: branch?.name ?? null, service: null, answer: null })}
            aria-current={isCurrent ? 'true' : undefined}
            preventScrollReset
          >
            {branch ? branchNames[branch.name] : copy.anyDestination}
            {branch && open && <b>{figure(branch.counts[open])}</b>}
          </Link>
        )
      })}
    </nav>
  )
}
