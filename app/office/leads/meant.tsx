import './leads.css'
import { leadsCopy as copy } from '#content/office-leads'
import type { ListAddress } from '#app/office/list/list-address'

interface MeantProps {
  list: ListAddress
  typed: string
  meant: string
}

/** Says that the list shows what was probably meant, as nobody is found by what was typed. */
export const Meant = ({ list, typed, meant }: MeantProps) => (
  <p className="leads-meant" role="status">
    {copy.meant(typed, meant)}{' '}
    <button type="button" className="text-btn" onClick={() => list.change({ q: meant })}>
      {copy.searchMeant(meant)}
    </button>
  </p>
)
