import { byService } from '#content/services/index'

/** The back office's names of delivery destinations. */
export const branchNames = byService((_words, name) => name)
