import { draftValues } from '#app/lib/form-draft'
import { storedValue } from '#app/lib/stored-value'

/** The intake's unsent answers, so that a reload loses nothing (behavior 8.9, 9.6). */
export const draft = storedValue('week-1-intake-draft', draftValues)
