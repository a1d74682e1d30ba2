import './detail.css'
import '#app/office/parts/desk.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useKeys } from '#app/office/frame/use-keys'
import { focusHeading } from '#app/lib/focus-heading'
import { Icon } from '#app/ui/icon.tsx'
import { listCopy as copy } from '#content/office/list'
import type { ListAddress } from './list-address.ts'

interface WithDetailProps {
  list: ListAddress
  /** Renders the open row by the `one` parameter of the address. */
  detail: (id: string) => ReactNode
  children: ReactNode
}

/** A list with the open row beside it from 60rem on; below that the row fills the page. */
export function WithDetail({ list, detail, children }: WithDetailProps) {
  const id = list.address.get('one')
  return (
    <div className={id === null ? undefined : 'with-detail'}>
      <div className="with-detail__list">{children}</div>
      {id !== null && (
        <Detail key={id} id={id} list={list}>
          {detail(id)}
        </Detail>
      )}
    </div>
  )
}

function Detail({ id, list, children }: { id: string; list: ListAddress; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null)

  function close() {
    list.open(null)
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-row-link]`)?.focus()
  }
  // On a page of its own focus starts at its heading; beside the list it stays in the list.
  useEffect(() => {
    if (window.matchMedia('(width < 60rem)').matches) {
      window.scrollTo(0, 0)
      focusHeading(panel.current)
    }
  }, [])
  useKeys([{ press: 'Escape', label: copy.keys.close, run: close }])

  return (
    <aside className="detail" ref={panel}>
      <button type="button" className="detail__close" onClick={close}>
        <Icon name="close" />
        <span className="vh">{copy.close}</span>
      </button>
      {children}
    </aside>
  )
}
