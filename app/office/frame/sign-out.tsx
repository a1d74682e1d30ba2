import '#app/ui/confirm-dialog.css'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { clearOfficeData, hasUnsentText } from '#app/lib/clear-office-data'
import { useSession } from '#app/lib/session'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { frameCopy as copy } from '#content/office/frame'
import { SignOutContext } from './use-sign-out.ts'

/** Provides the function that ends the session and deletes the office's data on this device. */
export function SignOut({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { signOut } = useSession()
  const [isAsking, setIsAsking] = useState(false)

  async function leave() {
    // Checked while the screens are still mounted, so that the queue is known to be empty.
    clearOfficeData()
    // In this order, because a screen without a session would redirect to sign in and back.
    await Promise.resolve(navigate('/auth')).catch(() => undefined)
    await signOut()
    clearOfficeData()
  }

  return (
    <SignOutContext value={() => (hasUnsentText() ? setIsAsking(true) : void leave())}>
      {children}
      {isAsking && (
        <ConfirmDialog {...copy.unsent} onConfirm={() => void leave()} onClose={() => setIsAsking(false)} />
      )}
    </SignOutContext>
  )
}
