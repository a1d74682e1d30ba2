import { callFunction } from '#app/lib/call-function'
import { getIntakeGreeting, personalLinkParameter } from '#contracts/get-intake-greeting'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

export interface PersonalLink {
  /** Goes with the answers, so that they belong to whoever the link was made for. */
  token: string | undefined
  /** Undefined until it is known, and for a link that is none of ours. */
  firstName: string | undefined
}

/** The client's own link that the page was opened by, if it was. */
export function usePersonalLink(): PersonalLink {
  const [parameters] = useSearchParams()
  const token = parameters.get(personalLinkParameter) ?? undefined
  const [firstName, setFirstName] = useState<string>()

  useEffect(() => {
    if (token === undefined) return
    let isGone = false
    callFunction(getIntakeGreeting, { token }).then(
      ({ data }) => !isGone && setFirstName(data.firstName ?? undefined),
      // Nobody is greeted: the form works all the same.
      () => undefined,
    )
    return () => {
      isGone = true
      setFirstName(undefined)
    }
  }, [token])

  return { token, firstName }
}
