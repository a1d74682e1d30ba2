import { useMay } from '#app/lib/admin-role'
import { useAction } from '#app/office/frame/use-action'
import { type ListAddress, pageParameters } from '#app/office/list/list-address'
import { Views } from '#app/office/list/views.tsx'
import { contactViews } from '#contracts/contact-views'
import { deleteView } from '#contracts/delete-view'
import type { ListedView } from '#contracts/list-views'
import { leadsCopy } from '#content/office/leads'
import { addressOf } from './lead-address.ts'

const copy = leadsCopy.save

interface LeadViewsProps {
  /** The built-in and saved views with their counts; undefined until loaded. */
  views: readonly ListedView[] | undefined
  list: ListAddress
  onSave: () => void
}

/** The views as tabs: built-in ones, saved ones, and a button to save the current one. */
export function LeadViews({ views, list, onSave }: LeadViewsProps) {
  const { address } = list
  const mayWork = useMay('editor')
  const current = address.get('view') ?? contactViews[0]?.id
  const shown = views ?? contactViews.map((view) => ({ ...view, isOwn: false, count: undefined }))
  const isChanged = [...address.keys()].some((name) => !['view', ...pageParameters].includes(name))
  const own = shown.find(({ id, isOwn }) => isOwn && id === current)
  const { act: drop } = useAction(deleteView, {
    topics: ['contacts'],
    successMessage: () => copy.deleted(own?.name ?? ''),
    onDone: () => list.change(clearedParameters(address)),
  })
  return (
    <Views
      label={leadsCopy.views}
      views={shown.map((view) => ({
        name: view.name,
        to: view.isOwn ? addressOf(view) : `?view=${view.id}`,
        isCurrent: view.id === current,
        count: view.count,
        isHot: view.id === 'waiting',
      }))}
    >
      {mayWork && (own || isChanged) && (
        <button type="button" onClick={own ? () => drop({ id: own.id }) : onSave}>
          {own ? copy.delete : copy.button}
        </button>
      )}
    </Views>
  )
}

/** Changes that remove every parameter of an address. */
const clearedParameters = (address: URLSearchParams) =>
  Object.fromEntries([...address.keys()].map((name) => [name, null]))
