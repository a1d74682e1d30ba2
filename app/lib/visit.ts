import { type Touch, visit } from '#contracts/visit'
import { parseUrl } from '#contracts/parse-url'
import { takeArrival } from './arrival.ts'
import { storedValue } from './stored-value.ts'

const remembered = storedValue('visit', visit)

const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
] as const

/** How the visitor arrived, from the page's address and its referrer. */
export function touchOf({ address, referrer, at }: { address: string; referrer: string; at: Date }): Touch {
  const url = new URL(address)
  const from = /^https?:/.test(referrer) ? parseUrl(referrer) : undefined
  const isFromHere = from?.origin === url.origin
  // They may have left the landing page before its script loaded; then it is the referrer.
  const landing = isFromHere && from ? from : url
  const campaign = campaignParameters.flatMap((name) => {
    const value = landing.searchParams.get(name)
    return value ? [[name, value.slice(0, 500)]] : []
  })
  return {
    at: at.toISOString(),
    landingPage: landing.pathname.slice(0, 500),
    ...(from && !isFromHere && { referrer: (from.origin + from.pathname).slice(0, 500) }),
    ...Object.fromEntries(campaign),
  }
}

/** Stores this arrival, once per tab, and the very first one permanently. */
export function rememberVisit(): void {
  const arrival = takeArrival()
  if (!arrival) return
  const last = touchOf({ ...arrival, at: new Date(arrival.at) })
  remembered.write({ first: remembered.read()?.first ?? last, last })
}

/** The stored visit, for a form to send along. */
export const rememberedVisit = () => remembered.read()
