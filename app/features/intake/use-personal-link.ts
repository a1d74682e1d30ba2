import { callFunction } from '#app/lib/call-function'
import { getIntakeGreeting, personalLinkParameter } from '#contracts/get-intake-greeting'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

export interface PersonalLink {
  /** Sent with the answers, so that they belong to the link's contact. */
  token: string | undefined
  /** Undefined while loading, and for an unknown link. */
  firstName: string | undefined
}

/** The client's personal link that opened the page, if any. */
export function usePersonalLink(): PersonalLink {
  const [parameters] = useSearchParams()
  const token = parameters.get(personalLinkParameter) ?? undefined
  const [firstName, setFirstName] = useState<string>()

  useEffect(() => {
    if (token === undefined) return
    let isGone = false
    callFunction(getIntakeGreeting, { token }).then(
      ({ data }) => !isGone && setFirstName(data.firstName ?? undefined),
      // No greeting; the form works all the same.
      () => undefined,
    )
    return () => {
      isGone = true
      setFirstName(undefined)
    }
  }, [token])

  return { token, firstName }
}
