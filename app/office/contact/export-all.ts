import { callFunction } from '#app/lib/call-function'
import { toastFailure } from '#app/lib/toast-failure'
import { contactCopy } from '#content/office-contact'
import { type ContactEntry, type ContactPage, getContact } from '#contracts/get-contact'

/** Everything that is known of somebody, every page of it, as a file. */
export async function exportAll({ id, email }: ContactPage): Promise<void> {
  try {
    const { data } = await callFunction(getContact, { id })
    const entries: ContactEntry[] = [...data.timeline.data]
    for (let cursor = data.timeline.nextCursor; cursor !== null;) {
      const { timeline } = (await callFunction(getContact, { id, cursor })).data
      entries.push(...timeline.data)
      cursor = timeline.nextCursor
    }
    // Who works here, and others it may be, are not about this person.
    const { team: _team, duplicates: _duplicates, timeline: _page, ...known } = data
    const file = new Blob([JSON.stringify({ ...known, timeline: entries }, null, 2)], {
      type: 'application/json',
    })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = contactCopy.agreed.exportFile(email)
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  } catch (error) {
    toastFailure(error)
  }
}
