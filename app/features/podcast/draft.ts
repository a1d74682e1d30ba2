import { draftValues } from '#app/lib/form-draft'
import { storedValue } from '#app/lib/stored-value'

/** A guest's unsent answers, so that a reload loses nothing. */
export const draft = storedValue('guest-intake-draft', draftValues)
