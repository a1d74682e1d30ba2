import { toast } from '#app/ui/toast'

interface Said {
  copied: string
  notCopied: string
}

/** Copies a text, and says whether the browser did. */
export async function copyText(text: string, { copied, notCopied }: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: copied })
  } catch {
    // Over plain http, or refused by the browser's settings.
    toast({ title: notCopied, tone: 'notice' })
  }
}
