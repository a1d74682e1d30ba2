import './leads.css'
import { leadsCopy as copy } from '#content/office/leads'
import type { ListAddress } from '#app/office/list/list-address'

interface DidYouMeanProps {
  list: ListAddress
  typed: string
  meant: string
}

/** Says that the list shows results for a corrected spelling, because nothing matched the text. */
export const DidYouMean = ({ list, typed, meant }: DidYouMeanProps) => (
  <p className="leads-meant" role="status">
    {copy.meant(typed, meant)}{' '}
    <button type="button" className="text-btn" onClick={() => list.change({ q: meant })}>
      {copy.searchSuggested(meant)}
    </button>
  </p>
)
