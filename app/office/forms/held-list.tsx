import './forms.css'
import { useMay } from '#app/lib/admin-role'
import { BulkAct } from '#app/office/list/bulk-act.tsx'
import { BulkBar } from '#app/office/list/bulk-bar.tsx'
import { ListBody } from '#app/office/list/list-body.tsx'
import type { OfficeList } from '#app/office/list/use-office-list'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { useSelection } from '#app/office/list/use-selection'
import { useNow } from '#app/office/parts/use-now'
import { formsCopy as copy } from '#content/office-forms'
import { mostAtOnce } from '#contracts/chosen'
import type { HeldSubmission } from '#contracts/list-submissions'
import { mostReleased } from '#contracts/release-submission'
import type { FormActs } from './form-acts.ts'
import { askedIn, narrowing, viewOf } from './form-input.ts'
import { HeldItem } from './held-item.tsx'

interface HeldListProps {
  list: OfficeList<unknown>
  rows: readonly HeldSubmission[]
  acts: FormActs
}

/** What was held back, to be let through or rejected, one by one or many at once. */
export function HeldList({ list, rows, acts }: HeldListProps) {
  const now = useNow()
  const view = viewOf(list.address)
  const ids = rows.map(({ id }) => id)
  const canChoose = useMay('editor') && view === 'held'
  const canRelease = useMay('editor') && view !== 'released'
  const asked = askedIn(list.address)
  const selection = useSelection(JSON.stringify(asked), ids, list.count?.value ?? 0)
  const keys = useRowKeys({
    ids,
    ...(canChoose && { selection }),
    acts: [
      ...(canRelease
        ? [{ press: 'a', does: copy.keys.letThrough, run: (id: string) => acts.release.act({ id }) }]
        : []),
      ...(canChoose
        ? [{ press: 'd', does: copy.keys.reject, run: (id: string) => acts.reject.act({ id }) }]
        : []),
    ],
  })

  function withChosen(act: FormActs['release']['act'] | FormActs['reject']['act'], most: number) {
    const { state: _held, ...filters } = asked.filters
    act(selection.chosen({ ...asked, filters }, most), selection.clear)
  }

  return (
    <ListBody list={list} empty={copy.empty[view]} filters={narrowing}>
      {canChoose && (
        <BulkBar selection={selection} total={list.count} shown={rows.length}>
          <BulkAct
            selection={selection}
            most={mostReleased}
            isPending={acts.release.isPending}
            does={copy.letThrough}
            doesTo={copy.letThroughAll}
            onPress={() => withChosen(acts.release.act, mostReleased)}
          />
          <BulkAct
            selection={selection}
            most={mostAtOnce}
            isPending={acts.reject.isPending}
            does={copy.reject}
            doesTo={copy.rejectAll}
            onPress={() => withChosen(acts.reject.act, mostAtOnce)}
          />
        </BulkBar>
      )}
      <ul
        className="held-list"
        aria-label={copy.views[view]}
        ref={keys.ref as React.RefObject<HTMLUListElement | null>}
      >
        {rows.map((held) => (
          <HeldItem
            key={held.id}
            held={held}
            isAt={keys.at === held.id}
            onFocus={() => keys.setAt(held.id)}
            acts={acts}
            now={now}
            {...(canChoose && { selection })}
          />
        ))}
      </ul>
    </ListBody>
  )
}
