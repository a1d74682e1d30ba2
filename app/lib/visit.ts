import { type Touch, visit } from '#contracts/visit'
import { parseUrl } from '#contracts/parse-url'
import { takeArrival } from './arrival.ts'
import { kept } from './kept.ts'

const remembered = kept('visit', visit)

const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
] as const

/** How the visitor came, from the address of the page and of the one before it. */
export function touchOf({ address, referrer, at }: { address: string; referrer: string; at: Date }): Touch {
  const url = new URL(address)
  const from = /^https?:/.test(referrer) ? parseUrl(referrer) : undefined
  const isFromHere = from?.origin === url.origin
  // They may have left the page they landed on before its script had come: then it is the one before.
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

/** Remembers this arrival, once per tab, and the very first one for good. */
export function rememberVisit(): void {
  const arrival = takeArrival()
  if (!arrival) return
  const last = touchOf({ ...arrival, at: new Date(arrival.at) })
  remembered.write({ first: remembered.read()?.first ?? last, last })
}

/** What is remembered, for a form to send along. */
export const rememberedVisit = () => remembered.read()
