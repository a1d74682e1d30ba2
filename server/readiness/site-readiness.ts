import type { Readiness } from '#contracts/get-readiness'
import { readReadinessFacts, type ReadinessPlace } from './readiness-facts.ts'
import { readinessOf } from './readiness-of.ts'

/** Judges whether a site is ready to go live, for the office, the function and the command. */
export const siteReadiness = async (place: ReadinessPlace): Promise<Readiness> =>
  readinessOf(await readReadinessFacts(place))
