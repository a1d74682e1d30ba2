import { draftValues } from '#app/lib/form-draft'
import { kept } from '#app/lib/kept'

/** The intake's answers until they are sent, so that a reload loses nothing (S1 §2). */
export const draft = kept('week-1-intake-draft', draftValues)
