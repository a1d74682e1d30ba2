import { useCallback, useEffect, useState } from 'react'
import type { Contract, OutputOf, RawInputOf } from '#contracts/contract'
import { callFunction } from './call-function.ts'

type Answer<Output> = { state: 'loading' | 'failed' } | { state: 'there'; value: Output }

/** What a function answers to a fixed input, asked once; `again` asks anew. */
export function useAnswer<C extends Contract>(
  contract: C,
  input: RawInputOf<C>,
): { answer: Answer<OutputOf<C>>; again: () => void } {
  const [answer, setAnswer] = useState<Answer<OutputOf<C>>>({ state: 'loading' })
  const [asked, setAsked] = useState(0)
  const [fixed] = useState(input)

  useEffect(() => {
    const left = new AbortController()
    callFunction(contract, fixed, { signal: left.signal }).then(
      (value) => setAnswer({ state: 'there', value }),
      () => !left.signal.aborted && setAnswer({ state: 'failed' }),
    )
    return () => left.abort()
  }, [contract, fixed, asked])

  const again = useCallback(() => {
    setAnswer({ state: 'loading' })
    setAsked((count) => count + 1)
  }, [])
  return { answer, again }
}
