import { databaseName } from './office-database.ts'

/** Of the device, and of nobody who uses it: what the office keeps there of a choice. */
const ofDevice = ['office-single-keys', 'office-lead-columns']
/** What somebody wrote, and the server has not. */
const ofAuthor = ['office-outbox', 'office-drafts']

/**
 * Forgets what the back office keeps in this browser of the signed-in account: what its screens have read, the lists
 * they walked through, and what they wrote.
 * @param keepsWords leaves what was written and not sent: the session has ended, and nobody has said so
 */
export function forgetOffice({ keepsWords = false } = {}): void {
  const stays = keepsWords ? [...ofDevice, ...ofAuthor] : ofDevice
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith('office-') && !stays.includes(key)) storage.removeItem(key)
    indexedDB.deleteDatabase(databaseName)
    // Whatever has read it in this tab looks again.
    window.dispatchEvent(new Event('storage'))
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Whether something here was written and not sent: to sign out would delete it. */
export function hasUnsentWords(): boolean {
  try {
    return ofAuthor.some((key) => !/^(?:null|\{\}|\[\])?$/.test(localStorage.getItem(key) ?? ''))
  } catch {
    return false
  }
}
