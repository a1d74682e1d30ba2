import { databaseName } from './office-database.ts'

/** Storage keys of settings that belong to the device, not to its user. */
const ofDevice = ['office-single-keys', 'office-lead-columns', 'office-set-up']
/** Storage keys of typed text that is not on the server. */
const ofAuthor = ['office-outbox', 'office-drafts']

/**
 * Deletes the signed-in account's back-office data in this browser: cached reads, navigated lists, and drafts.
 * @param keepsText keeps unsent text: the session expired without a sign-out
 */
export function clearOfficeData({ keepsText = false } = {}): void {
  const stays = keepsText ? [...ofDevice, ...ofAuthor] : ofDevice
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith('office-') && !stays.includes(key)) storage.removeItem(key)
    indexedDB.deleteDatabase(databaseName)
    // Makes other parts of this tab read the storage again.
    window.dispatchEvent(new Event('storage'))
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Whether this browser has unsent text, which signing out would delete. */
export function hasUnsentText(): boolean {
  try {
    return ofAuthor.some((key) => !/^(?:null|\{\}|\[\])?$/.test(localStorage.getItem(key) ?? ''))
  } catch {
    return false
  }
}
