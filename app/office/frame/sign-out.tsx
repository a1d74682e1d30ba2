import '#app/ui/confirm-dialog.css'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetOffice, hasUnsentWords } from '#app/lib/forget-office'
import { useSession } from '#app/lib/session'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { frameCopy as copy } from '#content/office-frame'
import { SignOutContext } from './use-sign-out.ts'

/** Lets what is inside end the session, which forgets what the office has kept on this device. */
export function SignOut({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { signOut } = useSession()
  const [isAsking, setIsAsking] = useState(false)

  async function leave() {
    // While the screens are there to see that nothing waits anymore.
    forgetOffice()
    // In this order: a screen that needs a session would otherwise go to sign in and want to come back.
    await Promise.resolve(navigate('/auth')).catch(() => undefined)
    await signOut()
    forgetOffice()
  }

  return (
    <SignOutContext value={() => (hasUnsentWords() ? setIsAsking(true) : void leave())}>
      {children}
      {isAsking && (
        <ConfirmDialog {...copy.unsent} onConfirm={() => void leave()} onClose={() => setIsAsking(false)} />
      )}
    </SignOutContext>
  )
}
