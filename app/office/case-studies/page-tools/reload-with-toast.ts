import { dismissToast, shownToasts, toast } from '#app/ui/toast'

const reloadMs = 1_000

/** Replaces all toasts with this one, and reloads the page after a delay to read it (behavior 12.8, 12.10). */
export function reloadWithToast(words: { title: string; description: string }): void {
  for (const { id } of shownToasts()) dismissToast(id)
  toast(words)
  setTimeout(() => window.location.reload(), reloadMs)
}
