import { draftValues } from '#app/lib/form-draft'
import { kept } from '#app/lib/kept'

/** A guest's answers until they are sent, so that a reload loses nothing. */
export const draft = kept('guest-intake-draft', draftValues)
