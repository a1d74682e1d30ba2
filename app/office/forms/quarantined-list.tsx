import './forms.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { BulkAction } from '#app/office/list/bulk-action.tsx'
import { BulkBar } from '#app/office/list/bulk-bar.tsx'
import { ListBody } from '#app/office/list/list-body.tsx'
import type { OfficeList } from '#app/office/list/use-office-list'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { useSelection } from '#app/office/list/use-selection'
import { useNow } from '#app/office/parts/use-now'
import { formsCopy as copy, type FormView } from '#content/office/forms'
import { maxAtOnce } from '#contracts/chosen'
import type { QuarantinedSubmission } from '#contracts/list-submissions'
import { maxReleased } from '#contracts/release-submission'
import type { FormActions } from './form-actions.ts'
import { inputFromAddress, filterParameters } from './submission-list-parameters.ts'
import { QuarantinedItem } from './quarantined-item.tsx'

interface QuarantinedListProps {
  list: OfficeList<unknown>
  view: FormView
  rows: readonly QuarantinedSubmission[]
  actions: FormActions
}

/** Lists quarantined submissions, which can be released or rejected one by one or in bulk. */
export function QuarantinedList({ list, view, rows, actions }: QuarantinedListProps) {
  const now = useNow()
  const ids = rows.map(({ id }) => id)
  const canChoose = useMay('editor') && view === 'held'
  const canRelease = useMay('editor') && view !== 'released'
  const input = inputFromAddress(list.address, view)
  const selection = useSelection(JSON.stringify(input), ids, list.count?.value ?? 0)
  const keys = useRowKeys({
    ids,
    ...(canChoose && { selection }),
    acts: [
      ...(canRelease
        ? [{ press: 'a', label: copy.keys.release, run: (id: string) => actions.release.act({ id }) }]
        : []),
      ...(canChoose
        ? [{ press: 'd', label: copy.keys.reject, run: (id: string) => actions.reject.act({ id }) }]
        : []),
    ],
  })

  function withChosen(act: FormActions['release']['act'] | FormActions['reject']['act'], max: number) {
    const { state: _held, ...filters } = input.filters
    act(selection.chosen({ ...input, filters }, max), selection.clear)
  }

  return (
    <ListBody list={list} empty={<Empty view={view} />} filters={filterParameters}>
      {canChoose && (
        <BulkBar selection={selection} total={list.count} shown={rows.length}>
          <BulkAction
            selection={selection}
            maxCount={maxReleased}
            isPending={actions.release.isPending}
            label={copy.release}
            labelFor={copy.releaseAll}
            onPress={() => withChosen(actions.release.act, maxReleased)}
          />
          <BulkAction
            selection={selection}
            maxCount={maxAtOnce}
            isPending={actions.reject.isPending}
            label={copy.reject}
            labelFor={copy.rejectAll}
            onPress={() => withChosen(actions.reject.act, maxAtOnce)}
          />
        </BulkBar>
      )}
      <ul
        className="held-list"
        aria-label={copy.views[view]}
        ref={keys.ref as React.RefObject<HTMLUListElement | null>}
      >
        {rows.map((held) => (
          <QuarantinedItem
            key={held.id}
            held={held}
            isAt={keys.at === held.id}
            onFocus={() => keys.setAt(held.id)}
            actions={actions}
            now={now}
            {...(canChoose && { selection })}
          />
        ))}
      </ul>
    </ListBody>
  )
}

/** An empty tab; what waits for nobody's decision is in another. */
const Empty = ({ view }: { view: FormView }) => (
  <>
    <p>{copy.empty[view]}</p>
    {view === 'held' && (
      <Link className="text-btn" to="?view=received">
        {copy.seeReceived}
      </Link>
    )}
  </>
)
