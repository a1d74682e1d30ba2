import { getScorecardToTake } from '#contracts/get-scorecard-to-take'
import { defineRead } from '#server/calls/define-function'
import { scorecardsByToken } from '#server/queries/scorecard/scorecard-links.server'

export const getScorecardToTakeFunction = defineRead(getScorecardToTake, {
  access: 'public',
  async read({ input: { token }, db, outside: { now } }) {
    const scorecard = (await scorecardsByToken(db, { tokens: [token], now: now() })).get(token)
    if (!scorecard) return { data: null }
    const { full_name: name, email, score, created_at } = scorecard
    return { data: { name, email, score, finishedAt: created_at.toISOString() } }
  },
})
