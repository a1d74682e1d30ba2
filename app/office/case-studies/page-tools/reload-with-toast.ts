import { dismissToast, shownToasts, toast } from '#app/ui/toast'

const reloadMs = 1_000

/** Shows a toast instead of any before it, and reloads the page once it has been seen (behavior 12.8, 12.10). */
export function reloadWithToast(words: { title: string; description: string }): void {
  for (const { id } of shownToasts()) dismissToast(id)
  toast(words)
  setTimeout(() => window.location.reload(), reloadMs)
}
