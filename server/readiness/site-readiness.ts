import type { Readiness } from '#contracts/get-readiness'
import { readReadinessFacts, type ReadinessPlace } from './readiness-facts.ts'
import { readinessOf } from './readiness-of.ts'

/** What stands between a site and going live: the list of the screens, the function and the command. */
export const siteReadiness = async (place: ReadinessPlace): Promise<Readiness> =>
  readinessOf(await readReadinessFacts(place))
