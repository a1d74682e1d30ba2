import { toast } from '#app/ui/toast'

interface Said {
  copied: string
  notCopied: string
}

/** Copies a text to the clipboard and shows a toast with the result. */
export async function copyText(text: string, { copied, notCopied }: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: copied })
  } catch {
    // Over plain http, or refused by the browser's settings.
    toast({ title: notCopied, tone: 'notice' })
  }
}
