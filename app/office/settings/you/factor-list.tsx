import '#app/office/parts/desk.css'
import './you.css'
import { useState } from 'react'
import { dayText } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { loadAuth } from '#app/lib/session'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast'
import { youCopy as copy } from '#content/office/you'
import type { MyFactor } from '#contracts/get-my-account'
import { useReload } from './use-my-account.ts'

/** Lists the account's second steps, each with a button that removes it. */
export function FactorList({ factors, unnamed }: { factors: readonly MyFactor[]; unnamed: string }) {
  const [asked, setAsked] = useState<MyFactor>()
  const reload = useReload()
  const now = useNow()
  const nameOf = ({ name }: MyFactor) => name || unnamed

  async function remove({ id }: MyFactor) {
    setAsked(undefined)
    const { error } = await (await loadAuth()).mfa.unenroll({ factorId: id })
    if (error) toast({ title: copy.failed, description: error.message, tone: 'destructive' })
    else toast({ title: copy.removed })
    await reload()
  }

  if (factors.length === 0) return null
  return (
    <>
      <ul className="you__list">
        {factors.map((factor) => (
          <li key={factor.id}>
            <div>
              <b>{nameOf(factor)}</b>
              <span className="sub">
                {copy.added(dayText(factor.addedAt, now))}
                {factor.lastUsedAt && `, ${copy.used(dayText(factor.lastUsedAt, now))}`}
              </span>
            </div>
            <button type="button" className="text-btn" onClick={() => setAsked(factor)}>
              {copy.remove}
              <span className="vh"> {nameOf(factor)}</span>
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={copy.remove}
          question={copy.removeAsk(nameOf(asked))}
          confirm={copy.remove}
          cancel={copy.keep}
          onConfirm={() => void remove(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
