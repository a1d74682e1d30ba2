import '#app/office/parts/desk.css'
import { Link, useNavigate } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { useMayExport } from '#app/office/frame/use-may-export'
import { countText } from '#app/office/list/count-text'
import { Head } from '#app/office/parts/head.tsx'
import { type MoreAct, MoreMenu } from '#app/office/parts/more-menu.tsx'
import type { Count } from '#contracts/count'
import { leadsCopy as copy } from '#content/office-leads'

const importPath = '/admin/leads/import'

interface LeadHeadProps {
  /** Of the leads that the list finds; undefined until it is read. */
  count: Count | undefined
  onExport: () => void
}

/** What can be done with the list as a whole: side by side, and on a phone in a menu beside the first of them. */
export function LeadHead({ count, onExport }: LeadHeadProps) {
  const navigate = useNavigate()
  const mayWork = useMay('editor')
  const canExport = useMayExport() === true && count !== undefined && count.value > 0
  const inMenu: MoreAct[] = [
    ...(mayWork ? [{ name: copy.import, run: () => void navigate(importPath) }] : []),
    ...(canExport ? [{ name: copy.export(countText(count)), run: onExport }] : []),
  ]
  return (
    <Head hard={copy.title}>
      {mayWork && (
        <Link className="btn btn--line wide" to={importPath}>
          {copy.import}
        </Link>
      )}
      {canExport && (
        <button type="button" className="btn btn--line wide" onClick={onExport}>
          {copy.export(countText(count))}
        </button>
      )}
      {mayWork && (
        <Link className="btn" to="/admin/leads/new">
          {copy.add}
        </Link>
      )}
      <span className="narrow">
        <MoreMenu acts={inMenu} isServerRendered />
      </span>
    </Head>
  )
}
