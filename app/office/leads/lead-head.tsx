import '#app/office/parts/desk.css'
import { Link, useNavigate } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { useMayExport } from '#app/office/frame/use-may-export'
import { formatCount } from '#app/office/list/format-count'
import { Head } from '#app/office/parts/head.tsx'
import { type MoreAction, MoreMenu } from '#app/office/parts/more-menu.tsx'
import type { Count } from '#contracts/count'
import { leadsCopy as copy } from '#content/office/leads'

const importPath = '/admin/leads/import'

interface LeadHeadProps {
  /** The number of leads in the list; undefined until it is loaded. */
  count: Count | undefined
  onExport: () => void
}

/** Actions for the list as a whole: side by side, on a phone in a menu beside the first. */
export function LeadHead({ count, onExport }: LeadHeadProps) {
  const navigate = useNavigate()
  const mayWork = useMay('editor')
  const canExport = useMayExport() === true && count !== undefined && count.value > 0
  const inMenu: MoreAction[] = [
    ...(mayWork ? [{ name: copy.import, run: () => void navigate(importPath) }] : []),
    ...(canExport ? [{ name: copy.export(formatCount(count)), run: onExport }] : []),
  ]
  return (
    <Head strong={copy.title}>
      {mayWork && (
        <Link className="btn btn--line wide" to={importPath}>
          {copy.import}
        </Link>
      )}
      {canExport && (
        <button type="button" className="btn btn--line wide" onClick={onExport}>
          {copy.export(formatCount(count))}
        </button>
      )}
      {mayWork && (
        <Link className="btn" to="/admin/leads/new">
          {copy.add}
        </Link>
      )}
      <span className="narrow">
        <MoreMenu acts={inMenu} />
      </span>
    </Head>
  )
}
